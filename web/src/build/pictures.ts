/** Drawings lie in files of their own: they change less often than code, and weigh for themselves. */

const DRAWN = /^\0virtual:icons\/([a-z]+)$/
/** What both skies are made of comes with the first screen's: it would bring all of the other along. */
const SCENE = /\/(ending)\/Sky\.svelte$|\/(lobby)\/(?:Scene\.svelte|scene\.ts)$/
const LINES = /\/games\/([a-z]+)\/art\/[a-z]+\.json$/

export const pictures = {
  debugName: 'pictures',
  name: (id: string) => {
    const scene = SCENE.exec(id)
    if (scene) return `pictures-${scene[1] ?? scene[2]}`
    const lined = LINES.exec(id)?.[1]
    if (lined) return `pictures-${lined}-lines`
    const whose = DRAWN.exec(id)?.[1] ?? 'first'
    return whose === 'first' ? null : `pictures-${whose}`
  },
}
