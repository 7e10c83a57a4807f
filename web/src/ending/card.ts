/** The picture to share: the scene, and over it a few words. Nothing on it that not everybody may know, and nobody's name. */
import { say, language } from '../words/words.svelte'

export interface Card {
  game: string
  played: string
  title: string
  winner: string
  date: string
  faces: { colour: string; isLost: boolean }[]
}

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 64
const FACE = 34

/** The day as its reader writes it. */
export function dayOf(time: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(time)
}

/** The same in words, for those to whom a picture says nothing. */
export function cardText({ game, played, title, winner, date }: Card): string {
  return say('ending-card', { game, played, title, winner, date })
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
  pen.fillStyle = shown('var(--ending-veil)')
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  const write = (text: string, font: string, colour: string, y: number) => {
    pen.font = font
    pen.fillStyle = shown(colour)
    pen.fillText(text, MARGIN, y, WIDTH - 2 * MARGIN)
  }
  write('DREADHALL', '700 30px Cinzel, serif', 'var(--brass-bright)', 84)
  write(card.game, "600 34px 'Cormorant Garamond', serif", 'var(--text-muted)', 132)
  write(card.title, "700 84px 'Cormorant Garamond', serif", 'var(--text)', 262)
  write(card.played, "700 46px 'Cormorant Garamond', serif", 'var(--brass-bright)', 330)
  write(card.winner, "600 40px 'Cormorant Garamond', serif", 'var(--text)', 388)
  write(card.date, "500 28px 'Alegreya Sans', sans-serif", 'var(--text-muted)', 566)
  card.faces.forEach(({ colour, isLost }, n) => drawFace(pen, MARGIN + FACE + n * (2 * FACE + 18), 466, colour, isLost))
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  )
}

function drawFace(pen: CanvasRenderingContext2D, x: number, y: number, colour: string, isLost: boolean): void {
  const own = shown(colour)
  pen.globalAlpha = isLost ? 0.45 : 1
  pen.beginPath()
  pen.arc(x, y, FACE, 0, 2 * Math.PI)
  pen.fillStyle = shown('var(--medallion)')
  pen.fill()
  pen.lineWidth = 6
  pen.strokeStyle = own
  pen.stroke()
  pen.fillStyle = own
  pen.beginPath()
  pen.arc(x, y - 9, 11, 0, 2 * Math.PI)
  pen.fill()
  pen.beginPath()
  pen.arc(x, y + 24, 19, Math.PI, 2 * Math.PI)
  pen.fill()
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
