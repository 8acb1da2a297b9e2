import type { Language } from '@shop/server/screens'
import type { ReactNode } from 'react'
import {
  createIntl,
  createIntlCache,
  type IntlShape,
  type MessageDescriptor,
  type MessageFormatElement,
  RawIntlProvider,
} from 'react-intl'
import { deployment } from './deployment'
import type { MessageId } from './MessageId'

/** The compiled texts of a language; in the browser those of some screens come later. */
export type Messages = Record<MessageId, MessageFormatElement[]>

/** How days, times and amounts are written. */
export const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }

const intls = new Map<Messages, IntlShape>()

/** One per language for all renders: formats are slow to construct. Days and times are the shop's, wherever the visitor is. */
export function intlOf(language: Language, messages: Messages): IntlShape {
  const { timeZone } = deployment()
  let intl = intls.get(messages)
  if (intl?.timeZone !== timeZone) {
    const locale = locales[language]
    intl = withPlainMessages(
      createIntl({ locale, defaultLocale: locale, messages, timeZone }, createIntlCache()),
      messages,
    )
    intls.set(messages, intl)
  }
  return intl as IntlShape
}

/** As the parser of messages numbers the kinds of their parts. */
const literal = 0

/** react-intl serializes its arguments at each call, which a message of nothing but text does not need. */
function withPlainMessages(intl: IntlShape, messages: Messages): IntlShape {
  const format = intl.formatMessage as (...all: unknown[]) => ReactNode
  const formatMessage = (descriptor: MessageDescriptor, ...rest: unknown[]) => {
    const [only, ...others] = (descriptor.id && messages[descriptor.id]) || []
    return only?.type === literal && others.length === 0 ? only.value : format(descriptor, ...rest)
  }
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] }
}

export function SiteIntl(props: { language: Language; messages: Messages; children: ReactNode }) {
  return <RawIntlProvider value={intlOf(props.language, props.messages)}>{props.children}</RawIntlProvider>
}
