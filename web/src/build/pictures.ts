/** Drawings lie in files of their own: they change less often than code, and weigh for themselves. */

const DRAWN = /^\0virtual:icons\/([a-z]+)$/
const SCENE = /\/ending\/Sky\.svelte$/
const LINES = /\/games\/([a-z]+)\/art\/[a-z]+\.json$/

export const pictures = {
  debugName: 'pictures',
  name: (id: string) => {
    if (SCENE.test(id)) return 'pictures-ending'
    const lined = LINES.exec(id)?.[1]
    if (lined) return `pictures-${lined}-lines`
    const whose = DRAWN.exec(id)?.[1] ?? 'first'
    return whose === 'first' ? null : `pictures-${whose}`
  },
}
