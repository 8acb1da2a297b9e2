import { createHash, randomBytes } from 'node:crypto'

/** A random token. It is shown once; only its hash is stored, which gives no access. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Whether a text has the form of a secret; any other need not be looked up. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
