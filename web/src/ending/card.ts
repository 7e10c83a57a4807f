/** The picture to share: the scene, those who were there, and over it a few words. Nothing on it that not everybody may know, and no person's name. */
import { list, say, language } from '../words/words.svelte'
import type { Fate, Scene } from './contract'

export interface Card {
  game: string
  played: string
  winner: string
  date: string
  scene: Scene
  faces: Pick<Fate, 'name' | 'picture' | 'colour' | 'text' | 'isLost'>[]
}

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 64
const FACE = 52
const MOST_FACES = 6
/** How wide what has the house is drawn, and those who come out of it; how far from the edge they stand. */
const FIGURE = 520
const EDGE = 30
/** So much is left between it and what is written. */
const GAP = 16

/** The day as its reader writes it. */
export function dayOf(time: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(time)
}

/** The same in words, for those to whom a picture says nothing. */
export function cardText({ game, played, winner, date, faces }: Card): string {
  const people = list(faces.map(({ name, text }) => `${name} (${text})`))
  return say('ending-card', { game, played, winner, date, people })
}

/** A drawing with every colour in it as it is here: elsewhere nobody knows the names of ours. */
export function inlined(drawing: string, colourOf: (token: string) => string): string {
  return drawing.replace(/var\((--[\w-]+)\)/g, (_, token: string) => colourOf(token))
}

const here = (token: string): string => getComputedStyle(document.documentElement).getPropertyValue(token).trim()

/** A colour or a drawing as this screen shows it. */
const shown = (text: string): string => inlined(text, here)

async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image(WIDTH, HEIGHT)
  const copy = drawing.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(WIDTH))
  copy.setAttribute('height', String(HEIGHT))
  for (const part of copy.querySelectorAll('[data-aside]'))
    part.setAttribute('transform', 'translate(450 118) scale(0.8)')
  const text = new XMLSerializer().serializeToString(copy)
  image.src = `data:image/svg+xml,${encodeURIComponent(shown(text))}`
  await image.decode()
  return image
}

/** Draw the card over the scene, and give it as a PNG. */
export async function paint(card: Card, drawing: SVGSVGElement): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('nothing to draw with')
  pen.drawImage(await imageOf(drawing), 0, 0, WIDTH, HEIGHT)
  await drawThere(pen, card.scene)
  pen.fillStyle = shown('var(--ending-veil)')
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  const room = (card.scene.figure ? WIDTH - EDGE - FIGURE - GAP : WIDTH - MARGIN) - MARGIN
  const write = (text: string, weight: number, size: number, font: string, colour: string, y: number) => {
    pen.font = `${weight} ${size}px ${font}`
    // What is too long for its place is written smaller, not narrower.
    const fits = Math.min(1, room / pen.measureText(text).width)
    pen.font = `${weight} ${Math.floor(size * fits)}px ${font}`
    pen.fillStyle = shown(colour)
    pen.fillText(text, MARGIN, y)
  }
  write('DREADHALL', 700, 30, 'Cinzel, serif', 'var(--brass-bright)', 84)
  write(card.game, 600, 34, "'Cormorant Garamond', serif", 'var(--text-muted)', 132)
  write(card.played, 700, 46, "'Cormorant Garamond', serif", 'var(--brass-bright)', 210)
  write(card.winner, 700, 76, "'Cormorant Garamond', serif", 'var(--text)', 296)
  write(card.date, 500, 28, "'Alegreya Sans', sans-serif", 'var(--text-muted)', 584)
  for (const [n, face] of card.faces.slice(0, MOST_FACES).entries())
    await drawFace(pen, MARGIN + FACE + n * (2 * FACE + 28), 410, face)
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  )
}

/** A picture of the game's own; nothing where it does not come. */
async function pictureAt(address: string): Promise<HTMLImageElement | null> {
  const image = new Image(480, 480)
  image.src = address
  return image.decode().then(
    () => image,
    () => null,
  )
}

/** Those who come out of it, and what has the house now, at the right. */
async function drawThere(pen: CanvasRenderingContext2D, { figure, people }: Scene): Promise<void> {
  const drawn = await Promise.all([...(figure ? [figure] : []), ...people.slice(0, MOST_FACES)].map(pictureAt))
  let right = WIDTH - EDGE
  for (const [n, picture] of drawn.entries()) {
    const size = figure && n === 0 ? FIGURE : figure ? 190 : 230
    right -= n ? size * 0.8 : size
    if (picture) pen.drawImage(picture, right, HEIGHT - size, size, size)
  }
}

/** A portrait in a ring of its colour, grey where they did not live, with the name below. */
async function drawFace(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  { name, picture, colour, isLost }: Card['faces'][number],
): Promise<void> {
  const portrait = picture ? await pictureAt(picture) : null
  pen.save()
  pen.beginPath()
  pen.arc(x, y, FACE, 0, 2 * Math.PI)
  pen.fillStyle = shown('var(--medallion)')
  pen.fill()
  pen.clip()
  if (isLost) pen.filter = 'grayscale(1) brightness(0.7)'
  if (portrait) pen.drawImage(portrait, x - FACE, y - FACE, 2 * FACE, 2 * FACE)
  pen.restore()
  pen.beginPath()
  pen.arc(x, y, FACE, 0, 2 * Math.PI)
  pen.lineWidth = 5
  pen.globalAlpha = isLost ? 0.45 : 1
  pen.strokeStyle = shown(colour)
  pen.stroke()
  pen.fillStyle = shown('var(--text)')
  pen.font = "700 26px 'Cormorant Garamond', serif"
  pen.textAlign = 'center'
  pen.fillText(name, x, y + FACE + 32, 2 * FACE + 26)
  pen.textAlign = 'start'
  pen.globalAlpha = 1
}

/** Hand the picture on where the browser can, else keep it as a file. */
export async function handOn(picture: Blob, card: Card): Promise<void> {
  const file = new File([picture], 'dreadhall.png', { type: 'image/png' })
  const shared = { files: [file], text: cardText(card) }
  if (typeof navigator.canShare === 'function' && navigator.canShare(shared)) {
    await navigator.share(shared).catch(() => undefined)
    return
  }
  const url = URL.createObjectURL(picture)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  URL.revokeObjectURL(url)
}
