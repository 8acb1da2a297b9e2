import type { I18nProvider } from 'ra-core'
import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import type nl from '../../generated/words.nl.json'
import { rememberState } from '../cookies/stateCookie'
import { patiently, repeats } from '../graphql/sendGraphql'
import type { ManagedCatalogue } from '../managed/ManagedCatalogue'
import type { Language } from '../managed/ManagedEntity'
import { shopTimeZone } from '../shop/shopFacts'
import startEn from './start.en.json' with { type: 'json' }
import startNl from './start.nl.json' with { type: 'json' }

/** What features add once their screens are loaded: each declares its own here. */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it
export interface LateTexts {}

export type MessageKey = keyof typeof nl | keyof typeof startNl | keyof LateTexts

/** At first what is said where nothing else could be loaded. */
const catalogues: Record<Language, Record<string, string>> = { nl: { ...startNl }, en: { ...startEn } }

const files = {
  nl: () => import('../../generated/words.nl.json', { with: { type: 'json' } }),
  en: () => import('../../generated/words.en.json', { with: { type: 'json' } }),
} satisfies Record<Language, () => Promise<unknown>>

const loaded: Partial<Record<Language, Promise<void>>> = {}

/**
 * Loads the texts of a language, once: one of the two is a tenth of all scripts until the first list.
 * @throws NoAnswer when they could not be loaded, repeatedly; another call tries again
 */
export function loadTexts(language: Language): Promise<void> {
  loaded[language] ??= patiently(files[language], { repeats }).then(
    (file) => void Object.assign(catalogues[language], file.default),
    (failure) => {
      delete loaded[language]
      throw failure
    },
  )
  return loaded[language]
}

/** Adds the texts of a screen that is loaded on demand with them. */
export function addTexts(texts: Record<Language, Record<string, string>>): void {
  Object.assign(catalogues.nl, texts.nl)
  Object.assign(catalogues.en, texts.en)
}

/** react-intl for one of the two languages. Times are those of the shop. */
export function intlFor(language: Language): IntlShape {
  return createIntl(
    {
      locale: language,
      defaultLocale: 'nl',
      messages: catalogues[language],
      timeZone: shopTimeZone(),
      onError: report,
    },
    createIntlCache(),
  )
}

function report(error: Error): void {
  if (import.meta.env.DEV) console.error(error)
}

/** react-admin's texts from our own catalogues; the names of entities and fields from the server's description. */
export function createI18nProvider(catalogue: ManagedCatalogue, start: Language): I18nProvider & { intl(): IntlShape } {
  let language = start
  let intl = intlFor(language)
  document.documentElement.lang = language

  const translate: I18nProvider['translate'] = (key, options = {}) => {
    if (key in catalogues[language]) return String(intl.formatMessage({ id: key }, options))
    return managedName(catalogue, key, language, options.smart_count) ?? options._ ?? key
  }
  return {
    translate,
    intl: () => intl,
    getLocale: () => language,
    getLocales: () => [
      { locale: 'nl', name: 'Nederlands' },
      { locale: 'en', name: 'English' },
    ],
    async changeLocale(locale) {
      const chosen = locale === 'en' ? 'en' : 'nl'
      await loadTexts(chosen)
      language = chosen
      intl = intlFor(language)
      document.documentElement.lang = language
      rememberState({ language })
    },
  }
}

/** `resources.product.name` and `resources.product.fields.price`. */
function managedName(catalogue: ManagedCatalogue, key: string, language: Language, count?: number): string | undefined {
  const [root, name, part, fieldName] = key.split('.')
  const entity = root === 'resources' ? catalogue.entities.find((candidate) => candidate.name === name) : undefined
  if (!entity) return undefined
  if (part === 'name') return (count === 1 ? entity.label : entity.pluralLabel)[language]
  if (part === 'fields') return entity.fields.find((field) => field.name === fieldName)?.label[language]
  return undefined
}
