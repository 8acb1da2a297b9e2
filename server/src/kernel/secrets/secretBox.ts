import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Settings } from '../settings/readSettings.js'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

type Secret = Pick<Settings, 'sessionSecret'>

/** Each purpose has a key of its own: what was sealed for one cannot be read for another. */
type Purpose =
  | 'second factor'
  | 'invitation link'
  | 'reset link'
  | 'job link'
  | 'review link'
  | 'appointment link'
  | 'reservation link'
  | 'confirmation link'
  | 'invoice link'
  | 'calendar feed'
  | 'webhook secret'
  | 'access code'
  | 'job address'
  | 'appointment address'
  | 'reservation address'
  | 'invoice address'
  | 'self intake'
  | 'program address'
  | 'payment provider'
  | 'mail server'
  | 'repeated call'
  | 'preview address'

/** What a sealed text is bound to. */
export interface Binding {
  purpose: Purpose
  /** Such as an account: the text cannot be decrypted for another. */
  owner: string
}

/** Encrypts a text that the product must be able to read again, under SESSION_SECRET. */
export function seal(text: string, { purpose, owner }: Binding, settings: Secret): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyFor(purpose, settings), iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text; null when it was encrypted under another SESSION_SECRET, for something else, or has been changed. */
export function unseal(sealed: string, { purpose, owner }: Binding, settings: Secret): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)]
  try {
    const decipher = createDecipheriv(algorithm, keyFor(purpose, settings), iv, { authTagLength: tagBytes })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag)
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

function keyFor(purpose: Purpose, { sessionSecret }: Secret): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', purpose, 32))
}
