/** A QR code as the path of an SVG. */
import { correction, generate } from 'lean-qr/nano'

export interface QrPath {
  size: number
  d: string
}

/** The dark modules of the code, a unit square each, joined along rows. */
export function qrPath(text: string): QrPath {
  const code = generate(text, { minCorrectionLevel: correction.M })
  let d = ''
  for (let row = 0; row < code.size; row++) {
    for (let column = 0; column < code.size; column++) {
      if (!code.get(column, row)) continue
      const from = column
      while (code.get(column + 1, row)) column++
      d += `M${from} ${row}h${column - from + 1}v1H${from}z`
    }
  }
  return { size: code.size, d }
}
