import type { Language } from '@shop/server/screens'
import type { ReactNode } from 'react'
import { IntlProvider, type MessageFormatElement } from 'react-intl'

export type Messages = Record<string, MessageFormatElement[]>

/** Days and times are the shop's, wherever the visitor is. */
export const timeZone = 'Europe/Amsterdam'

/** How days, times and amounts are written. */
export const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }

export function SiteIntl(props: { language: Language; messages: Messages; children: ReactNode }) {
  const locale = locales[props.language]
  return (
    <IntlProvider locale={locale} defaultLocale={locale} messages={props.messages} timeZone={timeZone}>
      {props.children}
    </IntlProvider>
  )
}
