/** A QR code as the path of an SVG. */
import { encode } from 'uqr'

export interface QrPath {
  size: number
  d: string
}

/** The dark modules of the code, a unit square each, joined along rows. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  let d = ''
  data.forEach((modules, row) => {
    for (let column = 0; column < size; column++) {
      if (!modules[column]) continue
      const from = column
      while (modules[column + 1]) column++
      d += `M${from} ${row}h${column - from + 1}v1H${from}z`
    }
  })
  return { size, d }
}
