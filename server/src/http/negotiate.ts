import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { Encoding } from '../cache/ResponseCache.js'
import { defaultLanguage, type Language, languages } from '../shared/screens.js'

/** Smallest result first. */
const encodings: readonly Encoding[] = ['br', 'gzip', 'identity']

/** The response encoding for an `Accept-Encoding` header. */
export const acceptedEncoding = memoized((header) => {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(encodings)
  return encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity'
})

/** The language for an `Accept-Language` header. */
export const acceptedLanguage = memoized((header): Language => {
  const accepted = new Negotiator({ headers: { 'accept-language': header } }).language(languages)
  return languages.find((language) => language === accepted) ?? defaultLanguage
})

/** Few different headers occur; parsing one on every request would cost more than sending a cached answer. */
function memoized<Result extends string>(negotiate: (header: string | undefined) => Result) {
  const known = new LRUCache<string, Result>({ max: 100 })
  return (header: string | undefined): Result => {
    const found = known.get(header ?? '')
    if (found !== undefined) return found
    const result = negotiate(header)
    known.set(header ?? '', result)
    return result
  }
}
