import { createContext, useContext } from 'react'
import type { IntlShape } from 'react-intl'
import { intlFor, type MessageKey } from '../i18n/createI18nProvider'

export interface StockWords {
  intl: IntlShape
  say(key: MessageKey, values?: Record<string, string | number>): string
}

export function stockWords(language: 'nl' | 'en'): StockWords {
  const intl = intlFor(language)
  return { intl, say: (id, values) => intl.formatMessage({ id }, values) }
}

export const WordsContext = createContext<StockWords>(stockWords('nl'))

/** The texts of the stock list, in the language that is on. */
export function useStockWords(): StockWords {
  return useContext(WordsContext)
}
