import { createContext, useContext } from 'react'
import type { IntlShape } from 'react-intl'
import { intlFor, type MessageKey } from '../../../kernel/i18n/createI18nProvider'

export interface StockTranslation {
  intl: IntlShape
  translate(key: MessageKey, values?: Record<string, string | number>): string
}

export function stockTranslation(language: 'nl' | 'en'): StockTranslation {
  const intl = intlFor(language)
  return { intl, translate: (id, values) => intl.formatMessage({ id }, values) }
}

export const StockTranslationContext = createContext<StockTranslation>(stockTranslation('nl'))

/** The translations of the stock list into the current language. */
export function useStockTranslation(): StockTranslation {
  return useContext(StockTranslationContext)
}
