import { say } from '../../kernel/i18n/say.js'
import type { Language } from '../../kernel/shared/screens.js'

/** The sentence of a mail about a message to which photos belong. */
export function photosAlong(count: number, language: Language): string {
  return say(language, count === 1 ? { key: 'photos.one' } : { key: 'photos.many', values: { count } })
}
