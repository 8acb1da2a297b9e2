import { createHash, randomBytes } from 'node:crypto'

/** A text that nobody can guess. It is given away once; what is kept is its hash, which opens nothing. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Whether a text may be a secret at all; anything else need not be looked up. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
