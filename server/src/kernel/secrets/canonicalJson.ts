import { createHash } from 'node:crypto'

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/**
 * JSON in the one form of RFC 8785: names in order, no space, so that the same content has the same bytes. Texts are
 * composed (NFC) before.
 */
export function canonicalJson(value: object): string {
  return written(value as Json)
}

function written(value: Json): string {
  if (typeof value === 'string') return JSON.stringify(value.normalize('NFC'))
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`
  const names = Object.keys(value).sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${written((value as Record<string, Json>)[name] ?? null)}`).join(',')}}`
}

/** SHA-256 of the bytes of a text, as hex. */
export function shaOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}
