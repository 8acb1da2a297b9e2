import type { Language } from '@shop/server/screens'
import type { ReactNode } from 'react'
import { IntlProvider, type MessageFormatElement } from 'react-intl'

export type Messages = Record<string, MessageFormatElement[]>

/** Days and times are the shop's, wherever the visitor is. */
export const timeZone = 'Europe/Amsterdam'

export function SiteIntl(props: { language: Language; messages: Messages; children: ReactNode }) {
  return (
    <IntlProvider locale={props.language} defaultLocale={props.language} messages={props.messages} timeZone={timeZone}>
      {props.children}
    </IntlProvider>
  )
}
