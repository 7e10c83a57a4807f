/** Fetch something once, when it is first needed; where that fails, the next one who asks tries again. */
export function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null
  return () => {
    kept ??= fetch().catch((error: unknown) => {
      kept = null
      throw error
    })
    return kept
  }
}
