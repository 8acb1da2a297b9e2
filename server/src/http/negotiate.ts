import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { Encoding } from '../cache/ResponseCache.js'
import { defaultLanguage, type Language, languages } from '../shared/screens.js'

/** The one that is smallest comes first. */
const encodings: readonly Encoding[] = ['br', 'gzip', 'identity']

/** In which form an answer is sent to a client whose `Accept-Encoding` this is. */
export const acceptedEncoding = memoized((header) => {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(encodings)
  return encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity'
})

/** The language of the texts for a client whose `Accept-Language` this is. */
export const acceptedLanguage = memoized((header): Language => {
  const accepted = new Negotiator({ headers: { 'accept-language': header } }).language(languages)
  return languages.find((language) => language === accepted) ?? defaultLanguage
})

/** Browsers send a few headers again and again; to negotiate anew each time costs more than to send a cached answer. */
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
