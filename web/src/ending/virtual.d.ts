declare module 'virtual:balance/*' {
  /** The chance of those whom everybody begins with, by what was played. */
  const chances: Record<string, number>
  export default chances
}
