/** What has to be seen on the stage while something is told: who acts, whom and where it is about, and one's own figures. */
import type { Area, Beat, GameScreens } from '../games'
import type { Frame } from './camera'
import type { Kept } from './placing'

export interface Sight {
  stage: HTMLElement
  frame: Frame
  /** The part of the board that is on the stage. */
  part: string
  position: unknown
  beat: Beat | null
  mine: readonly number[]
  /** Whether somebody is asked: where one could go has to be seen, too. */
  isAsked: boolean
  screens: Pick<GameScreens, 'figuresOf' | 'standsAt' | 'placeOf'>
}

/** A figure matters more than the room around it and where one could go, that more than those it is not about, and any
 *  room more than the dark. */
const ELSEWHERE = 0.05
const ANYBODY = 0.5
const TARGET = 1
const ROOM = 1
const BUTTONS = 10
const FIGURE = 20

/** Where it happens, and where one's own figures are, on this part of the board. */
export function areasOf({ part, position, beat, mine, screens }: Omit<Sight, 'stage' | 'frame' | 'isAsked'>): Area[] {
  const figures = [...(beat?.figures ?? []), ...(screens.figuresOf?.(position, mine) ?? [])]
  const stood = figures.map((figure) => screens.standsAt?.(figure, position) ?? '')
  const rooms = [...new Set([...stood, ...(beat?.places ?? []), ...(beat?.walk?.places.slice(-1) ?? [])])].filter(
    Boolean,
  )
  return rooms.flatMap((room) => {
    const at = screens.placeOf?.(room, position)
    return at?.part === part ? [at.area] : []
  })
}

/** The boxes on the stage, once the camera stands where it goes. */
export function keptOn({ stage, frame, isAsked, ...sight }: Sight): Kept[] {
  const { position, beat, mine, screens } = sight
  const figures = [...new Set([...(screens.figuresOf?.(position, mine) ?? []), ...(beat?.figures ?? [])])]
  return [
    ...areasOf(sight).map((area) => ({ box: onStage(area, frame), weight: ROOM })),
    ...figures
      .flatMap((figure) => onSheet(stage, `[data-figure="${CSS.escape(figure)}"]`, frame))
      .map((box) => ({ box, weight: FIGURE })),
    ...buttonsOn(stage),
    ...onSheet(stage, '[data-figure]', frame).map((box) => ({ box, weight: ANYBODY })),
    ...onSheet(stage, '[data-room]', frame).map((box) => ({ box, weight: ELSEWHERE })),
    ...(isAsked ? onSheet(stage, '[role=button][tabindex="0"]', frame) : []).map((box) => ({
      box,
      weight: TARGET,
      isTarget: true,
    })),
  ]
}

const onStage = ({ x, y, w, h }: Area, { scale, x: dx, y: dy }: Frame): Area => ({
  x: x * scale + dx,
  y: y * scale + dy,
  w: w * scale,
  h: h * scale,
})

/** What is drawn on the board, as it will be seen when the camera is where it goes. */
function onSheet(stage: HTMLElement, what: string, frame: Frame): Area[] {
  const sheet = stage.querySelector('.camera svg')?.getBoundingClientRect()
  if (!sheet?.width) return []
  return [...stage.querySelectorAll(`.camera svg ${what}`)].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    // The sheet is one unit wide.
    const now = sheet.width
    const area = { x: (left - sheet.left) / now, y: (top - sheet.top) / now, w: width / now, h: height / now }
    return onStage(area, frame)
  })
}

/** The buttons of the stage itself. */
export function buttonsOn(stage: HTMLElement): Kept[] {
  const around = stage.getBoundingClientRect()
  return [...stage.querySelectorAll('[data-kept]')].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return { box: { x: left - around.left, y: top - around.top, w: width, h: height }, weight: BUTTONS }
  })
}
