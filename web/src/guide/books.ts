/** The catalogue and the rules, fetched once and when they are needed. */
import { api } from '../api/client'
import type { Catalogue, Rulebook } from '../api/views'

function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null
  return () => {
    kept ??= fetch().catch((error: unknown) => {
      kept = null
      throw error
    })
    return kept
  }
}

export const catalogue: () => Promise<Catalogue> = once(api.catalogue)
export const rulebook: () => Promise<Rulebook> = once(api.rules)
