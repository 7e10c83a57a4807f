/** Fetch something once for each key, when it is first needed; where that fails, the next one who asks tries again. */
export function onceEach<K, T>(fetch: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const kept = new Map<K, Promise<T>>()
  return (key) => {
    const known = kept.get(key)
    if (known) return known
    const fetched = fetch(key)
    kept.set(key, fetched)
    fetched.catch(() => kept.delete(key))
    return fetched
  }
}

/** The same where there is only one. */
export function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  const fetched = onceEach<null, T>(fetch)
  return () => fetched(null)
}
