/** Drawings lie in files of their own: they change less often than code, and weigh for themselves. */

const DRAWN = /^\0virtual:icons\/([a-z]+)$/
const SCENE = /\/(ending)\/Sky\.svelte$|\/(lobby)\/Scene\.svelte$/
const LINES = /\/games\/([a-z]+)\/art\/[a-z]+\.json$/

/** What both skies are made of goes with the first screen's: it would bring the other one along. */
export const firstScene = {
  debugName: 'first scene',
  name: (id: string) => (/\/lobby\/scene\.ts$/.test(id) ? 'pictures-lobby-shapes' : null),
}

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
