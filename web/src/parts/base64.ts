/** Bytes as they can stand in an address. */
export function text64(bytes: Uint8Array): string {
  const said = btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(''))
  return said.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function bytes64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
}
