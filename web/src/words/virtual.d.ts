declare module 'virtual:words' {
  /** What the first screen says, in every language. */
  export const first: Record<string, string>
  /** The other catalogues by language and group: `common`, and each game's own. */
  export const groups: Record<string, Record<string, () => Promise<{ default: string }>>>
}
