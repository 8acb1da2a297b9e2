import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Settings } from '../settings/readSettings.js'

/** What a text is signed as: a signature for one purpose is none for another. */
type Purpose = 'csrf' | 'visitor' | 'browser' | 'found job' | 'customer' | 'network' | 'mail recipient'

/** Signs a text under SESSION_SECRET, so that a browser can keep it and cannot make one itself. */
export function signatureOf(
  purpose: Purpose,
  text: string,
  { sessionSecret }: Pick<Settings, 'sessionSecret'>,
): string {
  return createHmac('sha256', sessionSecret).update(`${purpose} ${text}`).digest('base64url')
}

/** Compares in constant time. */
export function isSame(left: string, right: string): boolean {
  return timingSafeEqual(digestOf(left), digestOf(right))
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
