/** A QR code as the path of an SVG. */
import qrcode from 'qrcode-generator'

export interface QrPath {
  size: number
  d: string
}

/** The dark modules of the code, a unit square each, joined along rows. */
export function qrPath(text: string): QrPath {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  let d = ''
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!code.isDark(row, column)) continue
      const from = column
      while (column + 1 < size && code.isDark(row, column + 1)) column++
      d += `M${from} ${row}h${column - from + 1}v1H${from}z`
    }
  }
  return { size, d }
}
