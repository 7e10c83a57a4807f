/** A name that is mine without an account: a key in this browser, by which my things go along to another one.
 *
 *  The key never leaves the browser. What goes to the server is sealed with one half of what follows from it, and lies
 *  there under the other half. */
import { api, Refused } from '../api/client'
import { bundleHere, keepBundle, packed, together, type Bundle } from './bundle'
import { bytes64, text64 } from '../parts/base64'
import { BYTES, fromWords, toWords } from './words'

const KEPT = 'dreadhall-own'
const TRIES = 3

/** Whether this browser can seal anything: it does so only where the connection is safe. */
export const canCarry = (): boolean => globalThis.crypto?.subtle !== undefined

/** The words of the key that is kept here, or none. */
export function ownWords(): string {
  return localStorage.getItem(KEPT) ?? ''
}

/** A new key for this browser. */
export function makeOwn(): string {
  const words = toWords(crypto.getRandomValues(new Uint8Array(BYTES)))
  localStorage.setItem(KEPT, words)
  return words
}

/** Go by the key of another device from now on; whether these words are one. */
export function takeOwn(words: string): boolean {
  const key = fromWords(words)
  if (key) localStorage.setItem(KEPT, toWords(key))
  return key !== null
}

/** Have no key any more, neither here nor what is kept under it. */
export async function forgetOwn(): Promise<void> {
  const { place } = await derived()
  await api.forgetOwn(place)
  localStorage.removeItem(KEPT)
}

/** Bring together what this browser and others have; nothing happens where there is no key. */
export async function carry(): Promise<void> {
  if (!ownWords() || !canCarry()) return
  for (let left = TRIES; left > 0; left -= 1) {
    try {
      return await carryOnce()
    } catch (error) {
      if (left === 1 || !(error instanceof Refused && error.code === 'stale')) throw error
    }
  }
}

async function carryOnce(): Promise<void> {
  const { place, seal } = await derived()
  const { box, version } = await api.lookAtOwn(place)
  const there = version ? await opened(box, seal) : null
  const here = bundleHere()
  const both = there ? together(here, there) : here
  if (there) keepBundle(both)
  const said = JSON.stringify(packed(both))
  if (!there || said !== JSON.stringify(packed(there))) await api.keepOwn(place, await sealed(said, seal), version)
}

interface Derived {
  /** Where it lies. */
  place: string
  /** By which it is sealed. */
  seal: CryptoKey
}

async function derived(): Promise<Derived> {
  const key = fromWords(ownWords())
  if (!key) throw new Error('no key')
  const root = await crypto.subtle.importKey('raw', key, 'HKDF', false, ['deriveBits', 'deriveKey'])
  const from = (purpose: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode(`dreadhall ${purpose}`),
  })
  const place = await crypto.subtle.deriveBits(from('place'), root, 256)
  const seal = await crypto.subtle.deriveKey(from('seal'), root, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  return { place: text64(new Uint8Array(place)), seal }
}

async function sealed(said: string, seal: CryptoKey): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const small = await through(new Blob([said]), new CompressionStream('gzip'))
  const box = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, seal, small))
  return text64(Uint8Array.of(...iv, ...box))
}

async function opened(box: string, seal: CryptoKey): Promise<Bundle> {
  const read = bytes64(box)
  const small = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: read.slice(0, 12) }, seal, read.slice(12))
  const said = await through(new Blob([small]), new DecompressionStream('gzip'))
  return JSON.parse(new TextDecoder().decode(said)) as Bundle
}

const through = (blob: Blob, by: CompressionStream | DecompressionStream) =>
  new Response(blob.stream().pipeThrough(by)).arrayBuffer()
