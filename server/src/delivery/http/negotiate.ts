import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { Encoding } from '../../kernel/cache/CachedResponse.js'
import { defaultLanguage, type Language, languages } from '../../kernel/shared/screens.js'

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

/** The media types of an answer of GraphQL, the usual one first. */
const graphqlTypes = ['application/json; charset=utf-8', 'application/graphql-response+json; charset=utf-8'] as const
const otherTypes = 'none'

/** The media type of an answer of GraphQL for an `Accept` header; `none` when it accepts neither. */
export const acceptedGraphqlType = memoized((header): (typeof graphqlTypes)[number] | typeof otherTypes => {
  if (!header) return graphqlTypes[0]
  const accepted = new Negotiator({ headers: { accept: header } }).mediaType([...graphqlTypes])
  return graphqlTypes.find((type) => type === accepted) ?? otherTypes
})

/** Longer headers do not occur in earnest. */
const longestKnown = 200

/** Few different headers occur; parsing one on every request would cost more than sending a cached answer. */
function memoized<Result extends string>(negotiate: (header: string | undefined) => Result) {
  const known = new LRUCache<string, Result>({ max: 100 })
  return (header: string | undefined): Result => {
    const found = known.get(header ?? '')
    if (found !== undefined) return found
    const result = negotiate(header)
    if ((header?.length ?? 0) <= longestKnown) known.set(header ?? '', result)
    return result
  }
}
