import { createHash, randomInt } from 'node:crypto'

// Letters and digits alone: mail programs cut addresses that end in - or _.
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const characters = 22

/** A random code of 131 bits. */
export function newAddressCode(): string {
  return Array.from({ length: characters }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
}

/** Whether a text has the form of a code; any other need not be looked up. */
export function isAddressCode(text: string): boolean {
  return /^[0-9A-Za-z]{22}$/.test(text)
}

export function hashAddressCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
