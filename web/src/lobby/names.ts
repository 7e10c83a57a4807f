/** What games, options, bots and seats are called. */
import type { OptionInfo, SeatInfo } from '../api/views'
import { has, help, language, list, name, say } from '../words/words.svelte'
import { readable, type Field, type OptionHints } from './options/options'

export function gameTitle(game: string): string {
  return has(`${game}-title`) ? say(`${game}-title`) : readable(game)
}

/** A few sentences about a game, or none. */
export function gameBlurb(game: string): string {
  return has(`${game}-blurb`) ? say(`${game}-blurb`) : help(`${game}-title`)
}

export function optionName(option: OptionInfo): string {
  return has(option.help) ? say(option.help) : readable(option.name)
}

export function optionHelp(option: OptionInfo): string {
  return help(option.help)
}

/** The message of one value of an option: `option-darkest-mode-darker`. */
function valueMessage(option: OptionInfo, value: string): string {
  return `${option.help}-${value.replace(/[^A-Za-z0-9-]/g, '-')}`
}

export function valueName(option: OptionInfo, value: string): string {
  const message = valueMessage(option, value)
  if (has(message)) return say(message)
  return option.added.find((one) => one.value === value)?.titles[language()] ?? readable(value)
}

export function valueHelp(option: OptionInfo, value: string): string {
  return help(valueMessage(option, value))
}

/** The name of a component that an option speaks of, such as a survivor. */
export function entryName(game: string, hints: OptionHints, option: OptionInfo, entry: string): string {
  const kind = hints.component[option.name]
  const called = kind ? name(game, kind, entry) : entry
  return called === entry ? valueName(option, entry) : called
}

/** A bot that is somebody: `clever-barnaby` is Barnaby, playing cleverly. Others are only a kind of bot. */
function companion(bot: string): string {
  const message = `web-companion-${bot.split('-')[1] ?? ''}`
  return bot.includes('-') && has(message) ? message : ''
}

/** The kind of a bot: how well it plays. */
export function botKind(bot: string): string {
  return companion(bot) ? (bot.split('-')[0] ?? bot) : bot
}

/** What a bot is called, or a kind of bots. */
export function botName(bot: string): string {
  const message = companion(bot) || `web-bot-${bot}`
  return has(message) ? say(message) : readable(bot)
}

/** A line about a kind of bots. */
export function botHelp(kind: string): string {
  return help(`web-bot-${kind}`)
}

/** How well a bot plays, and what it likes; empty where there is nothing to say. */
export function botAbout(bot: string): string {
  const message = companion(bot)
  return message ? `${say(`web-bot-${botKind(bot)}`)} · ${help(message)}` : ''
}

/** The name of somebody who gave none: each reader is told so in their own language. */
export const GUEST = '~guest'

export function personName(name: string): string {
  return name === GUEST ? say('web-guest') : name
}

/** Who has a seat. */
export function seatHolder(seat: SeatInfo): string {
  if (seat.taken) return personName(seat.name)
  return seat.bot === null ? say('web-seat-free') : botName(seat.bot)
}

/** What a seat is called in a sentence. */
export function seatName({ seat, name, bot }: Pick<SeatInfo, 'seat' | 'name' | 'bot'>): string {
  return personName(name) || (bot === null ? say('play-seat', { seat: seat + 1 }) : botName(bot))
}

/** The value of an option in words, for a summary. */
export function valueText(game: string, hints: OptionHints, option: OptionInfo, field: Field, value: unknown): string {
  switch (field.kind) {
    case 'flag':
      return say(value ? 'web-on' : 'web-off')
    case 'choice':
      return valueName(option, String(value))
    case 'made':
      return field.values.includes(String(value)) ? valueName(option, String(value)) : say('web-option-own')
    case 'number':
      return typeof value === 'number' ? String(value) : say('web-option-auto')
    case 'picks':
      return list((value as string[]).map((one) => entryName(game, hints, option, one))) || say('web-option-chance')
    case 'shares':
      return (value as number[]).join(' + ') || say('web-option-auto')
    case 'ways': {
      const ways = value as Record<string, string>
      return (
        list(field.of.flatMap(({ id, title }) => (ways[id] ? [`${title}: ${field.wayName(ways[id])}`] : []))) ||
        say('web-option-none')
      )
    }
    case 'counts': {
      const counts = Object.entries(value as Record<string, number>)
      return (
        list(counts.map(([one, count]) => `${entryName(game, hints, option, one)} × ${count}`)) ||
        say('web-option-none')
      )
    }
  }
}
