/** What is printed on a tile, with the icon that shows it. */
import type { TileView } from '../../../../api/views'

export interface TileIcon {
  kind: string
  icon: string
  /** What is wanted here, of the sign that says so. */
  goal?: string
}

export const TILE_ICONS: Record<string, string> = {
  camera: 'cctv-camera',
  'gas-leak': 'gas-stove',
  lurking: 'haunting',
  secure: 'shield',
  terminal: 'computing',
}

export const FUNCTION_ICONS: Record<string, string> = {
  sprinkler: 'water-drop',
  'medic-bay': 'first-aid-kit',
  'ammo-reserve': 'ammo-box',
  'antidote-cabinet': 'erlenmeyer',
  'reactor-shutdown': 'radioactive',
}

/** The icons of a tile: its camera, its function, its terminal and the advanced ones. */
export function tileIcons(
  tile: Pick<TileView, 'function' | 'terminal' | 'gas_leak' | 'lurking' | 'secure'>,
  camera: boolean,
): TileIcon[] {
  const kinds = [
    camera && 'camera',
    tile.terminal && 'terminal',
    tile.gas_leak && 'gas-leak',
    tile.lurking && 'lurking',
    tile.secure && 'secure',
  ].filter((kind): kind is string => typeof kind === 'string')
  const own = FUNCTION_ICONS[tile.function]
  const icons = kinds.map((kind) => ({ kind, icon: TILE_ICONS[kind] ?? 'cube' }))
  return own ? [{ kind: tile.function, icon: own }, ...icons] : icons
}
