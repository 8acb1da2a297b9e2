import type { Language } from '@shop/server/screens'
import type { ReactNode } from 'react'
import { createIntl, createIntlCache, type IntlShape, RawIntlProvider } from 'react-intl'

/** The compiled texts of a language; in the browser those of some screens come later. */
export type Messages = IntlShape['messages']

/** How days, times and amounts are written. */
export const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }

const cache = createIntlCache()
const intls = new Map<Messages, IntlShape>()

/**
 * One per language for all renders: formats are slow to construct. It knows no time zone, which react-intl would merge into
 * its formats at each message; ShopDate and ShopTime name it.
 */
export function intlOf(language: Language, messages: Messages): IntlShape {
  let intl = intls.get(messages)
  if (!intl) {
    intl = createIntl({ locale: locales[language], messages }, cache)
    intls.set(messages, intl)
  }
  return intl
}

export function SiteIntl(props: { language: Language; messages: Messages; children: ReactNode }) {
  return <RawIntlProvider value={intlOf(props.language, props.messages)}>{props.children}</RawIntlProvider>
}
