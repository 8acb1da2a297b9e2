import type { Language } from '@shop/server/screens'
import type { ReactNode } from 'react'
import type { IntlShape } from 'react-intl'
import { deployment } from './deployment'
import type { MessageId } from './MessageId'
import { type CompiledMessage, createIntl, RawIntlProvider } from './runtime'

/** The compiled texts of a language; in the browser those of some screens come later. */
export type Messages = Record<MessageId, CompiledMessage>

/** How days, times and amounts are written. */
export const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }

const intls = new Map<Messages, IntlShape>()

/** One per language for all renders: formats are slow to construct. Days and times are the shop's, wherever the visitor is. */
export function intlOf(language: Language, messages: Messages): IntlShape {
  const { timeZone } = deployment()
  let intl = intls.get(messages)
  if (intl?.timeZone !== timeZone) {
    intl = createIntl({ locale: locales[language], messages, timeZone })
    intls.set(messages, intl)
  }
  return intl as IntlShape
}

export function SiteIntl(props: { language: Language; messages: Messages; children: ReactNode }) {
  return <RawIntlProvider value={intlOf(props.language, props.messages)}>{props.children}</RawIntlProvider>
}
