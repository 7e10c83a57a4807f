/** From the card of a game to its first question: a table with good company, laid as it is proposed, and begun. */
import { api } from '../api/client'
import { keepKey } from '../api/keys'
import type { GameInfo } from '../api/views'
import { cardOf, screensOf } from '../games'
import { keepPreset, proposedPreset, valuesOf } from './card'
import { keepGame } from './lastgame'
import { GUEST } from './names'
import { changed } from './options/options'
import { openPlanned, proposed } from './seats/plan'
import { myName } from './tables'

/** Open the table, sit down among bots, and begin; gives the table's id. */
export async function playNow(game: GameInfo): Promise<string> {
  void screensOf(game.name).catch(() => undefined) // on its way while the table is laid
  const preset = proposedPreset(game.name, await cardOf(game.name))
  const plan = proposed('bots', game.fewest_seats, game.most_seats, game.bots, preset?.seats)
  const table = await openPlanned(api, keepKey, {
    game: game.name,
    plan,
    options: changed(game.options, valuesOf(preset, game, plan.length)),
    title: '',
    away: 0,
    name: myName() || GUEST,
  })
  keepGame(game.name)
  keepPreset(game.name, preset)
  return table
}
