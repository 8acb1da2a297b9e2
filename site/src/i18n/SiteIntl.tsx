import type { Language } from '@shop/server/screens'
import type { ReactNode } from 'react'
import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement, RawIntlProvider } from 'react-intl'
import type { MessageId } from './MessageId'

/** The compiled texts of a language; in the browser those of some screens come later. */
export type Messages = Record<MessageId, MessageFormatElement[]>

/** Days and times are the shop's, wherever the visitor is. */
export const timeZone = 'Europe/Amsterdam'

/** How days, times and amounts are written. */
export const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }

const intls = new Map<Messages, IntlShape>()

/** One per language for all renders: formats are slow to construct. */
export function intlOf(language: Language, messages: Messages): IntlShape {
  let intl = intls.get(messages)
  if (!intl) {
    const locale = locales[language]
    intl = createIntl({ locale, defaultLocale: locale, messages, timeZone }, createIntlCache())
    intls.set(messages, intl)
  }
  return intl
}

export function SiteIntl(props: { language: Language; messages: Messages; children: ReactNode }) {
  return <RawIntlProvider value={intlOf(props.language, props.messages)}>{props.children}</RawIntlProvider>
}
