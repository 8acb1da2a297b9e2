import type { I18nProvider } from 'ra-core'
import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import { rememberState } from '../cookies/stateCookie'
import type { ManagedCatalogue } from '../managed/ManagedCatalogue'
import type { Language } from '../managed/ManagedEntity'
import { shopTimeZone } from '../shop/shopFacts'
import type lateTexts from './agenda.nl.json'
import en from './en.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }

export type MessageKey = keyof typeof nl | keyof typeof lateTexts

const catalogues: Record<Language, Record<string, string>> = { nl: { ...nl }, en: { ...en } }

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
      language = locale === 'en' ? 'en' : 'nl'
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
