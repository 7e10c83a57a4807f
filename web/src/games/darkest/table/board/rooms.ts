/** The rooms of the house, and where everything in them lies. */
import type { DarkestView, TileView } from '../../../../api/views'
import { name } from '../../../../words/words.svelte'
import { middle, type Box } from './geometry'
import { layOut, locksOf, type RoomLayout } from './layout'
import { piecesIn } from './standing'
import { wantedIn, type Wanted } from '../people/goals'
import { tileIcons, type TileIcon } from './tileicons'

export interface LaidRoom {
  tile: TileView
  room: TileView['rooms'][number]
  laid: RoomLayout
}

/** How large a figure is on the screen at least, in pixels: where many are in one room, the camera comes closer. */
const FIGURE = 34

/** What hangs on the walls of a tile, but for its camera; with the sign of the goal where it names the tile. */
export function iconsOf(tile: TileView, { rooms }: Wanted): TileIcon[] {
  if (tile.destroyed) return []
  const goal = rooms.get(tile.rooms[0]?.id ?? '')
  return [...tileIcons(tile, false), ...(goal ? [{ kind: 'goal', icon: '', goal }] : [])]
}

/** All rooms, or those that are asked for; a burnt tile is one room. */
export function laidRooms(view: DarkestView, only?: ReadonlySet<string>): LaidRoom[] {
  const watched = new Set(view.cameras.map((camera) => camera.room))
  const locks = locksOf(view)
  const wanted = wantedIn(view)
  return view.house.flatMap((tile) =>
    (tile.destroyed ? tile.rooms.slice(0, 1) : tile.rooms).flatMap((room) => {
      if (only && !only.has(room.id)) return []
      const isFirst = room === tile.rooms[0]
      const lying = tile.destroyed ? tile.rooms.map((one) => one.id) : [room.id]
      const content = {
        name: name('darkest', 'room', room.id),
        searched: room.searched,
        icons: isFirst ? iconsOf(tile, wanted).length : 0,
        camera: watched.has(room.id) && !tile.destroyed,
        flames: isFirst && !tile.destroyed ? tile.burns : 0,
        pieces: lying.flatMap((one) => piecesIn(view, one)),
      }
      return [{ tile, room, laid: layOut(tile, room.id, content, locks) }]
    }),
  )
}

/** What of a drawing of a hundred by a hundred has lines in it, and how large it is at most. */
const DRAWN = { x: 6, y: 4, w: 88, h: 65 }
const LARGEST = 2

/** A drawing in the middle of a box, as large as it can be. */
export function drawnIn(box: Box): { x: number; y: number; scale: number } {
  const scale = Math.min(LARGEST, box.w / DRAWN.w, box.h / DRAWN.h)
  const at = middle(box)
  return { x: at.x - (DRAWN.x + DRAWN.w / 2) * scale, y: at.y - (DRAWN.y + DRAWN.h / 2) * scale, scale }
}

/** How large the board is drawn at least, so that those who act can be told from each other. */
export function closeEnough(view: DarkestView): number {
  const acting = new Set(view.survivors.filter((who) => who.active).map((who) => who.room))
  const sizes = laidRooms(view, acting).flatMap(({ laid }) => laid.pieces.map((piece) => piece.size))
  return sizes.length ? FIGURE / Math.min(...sizes) : 0
}
