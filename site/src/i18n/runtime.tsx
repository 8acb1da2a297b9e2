/**
 * What the site uses of react-intl, under its names: the build and the tests resolve `react-intl` to this file. Messages
 * are parsed at build time, so what is left of formatting one is a page of code; the library brings four kilobytes more.
 */
import { createContext, createElement, Fragment, type ReactNode, use } from 'react'
import type { IntlShape } from 'react-intl'

/** A compiled message: a text, or a list of texts and of what is filled in; see scripts/messages.mjs. */
export type CompiledMessage = string | MessagePart[]

type MessagePart =
  | string
  | {
      /** The name of what is filled in; without it the number that a plural counts. */
      of?: string
      /** By value, else `other`. */
      one?: Record<string, CompiledMessage>
      /** By number, as `=0`, or plural category of the language, else `other`. */
      count?: Record<string, CompiledMessage>
    }

type Given = Record<string, ReactNode | Date>
type Options = Record<string, unknown>

interface Setting {
  /** Such as nl-NL. */
  locale: string
  /** By id; those that come later are added to it. */
  messages: Readonly<Record<string, CompiledMessage | undefined>>
  timeZone: string
}

const Context = createContext<IntlShape | null>(null)

export const RawIntlProvider = Context

export function useIntl(): IntlShape {
  const intl = use(Context)
  if (!intl) throw new Error('Texts are formatted within SiteIntl')
  return intl
}

export function FormattedMessage({ id = '', values }: { id?: string; values?: Given }): ReactNode {
  return shown(useIntl().formatMessage({ id } as never, values as never))
}

export function FormattedDate({ value, ...options }: { value: string | Date }): ReactNode {
  return useIntl().formatDate(value, options)
}

export function FormattedTime({ value, ...options }: { value: string | Date }): ReactNode {
  return useIntl().formatTime(value, options)
}

export function FormattedNumber({ value, ...options }: { value: number }): ReactNode {
  return useIntl().formatNumber(value, options)
}

/** What stands within a text never changes its place, so it needs no keys. */
function shown(text: ReactNode): ReactNode {
  return Array.isArray(text) ? createElement(Fragment, null, ...text) : text
}

/** The texts, days and numbers of a language. */
export function createIntl({ locale, messages, timeZone }: Setting): IntlShape {
  const formats = new Map<string, { format(value: never): string; select(value: number): string }>()

  /** Formats are slow to construct. */
  function formatOf(kind: 'DateTimeFormat' | 'NumberFormat' | 'PluralRules', options: Options) {
    const key = kind + JSON.stringify(options)
    const format =
      formats.get(key) ??
      new (Intl[kind] as unknown as new (locale: string, options: Options) => never)(locale, options)
    formats.set(key, format)
    return format as { format(value: never): string; select(value: number): string }
  }

  // A browser takes a tenth of a second on a phone to construct its first format; small whole numbers need none.
  const formatNumber = (value: number, options?: Options) =>
    options === undefined && Number.isInteger(value) && Math.abs(value) < 1000
      ? String(value)
      : formatOf('NumberFormat', options ?? {}).format(value as never)
  const formatDate = (value: string | number | Date, options: Options = {}) =>
    formatOf('DateTimeFormat', { timeZone, ...options }).format(new Date(value) as never)

  function add(message: CompiledMessage, given: Given, counted: number, into: ReactNode[]): void {
    for (const part of typeof message === 'string' ? [message] : message) {
      if (typeof part === 'string') push(into, part)
      else if (part.of === undefined) push(into, formatNumber(counted))
      else {
        const { of, one, count } = part
        const filled = given[of]
        const number = Number(filled)
        if (one) add(one[String(filled)] ?? one.other ?? '', given, counted, into)
        else if (count) {
          const rule = formatOf('PluralRules', {}).select(number)
          add(count[`=${number}`] ?? count[rule] ?? count.other ?? '', given, number, into)
        } else push(into, filled as ReactNode)
      }
    }
  }

  function formatMessage({ id = '' }: { id?: string }, given: Given = {}): ReactNode {
    const message = messages[id]
    if (typeof message === 'string') return message
    const into: ReactNode[] = []
    add(message ?? id, given, 0, into)
    return into.every((part) => typeof part === 'string') ? into.join('') : into
  }

  return {
    locale,
    timeZone,
    formatMessage,
    formatDate,
    formatTime: (value: string | Date, options: Options = {}) =>
      formatDate(value, { hour: 'numeric', minute: 'numeric', ...options }),
    formatNumber,
  } as unknown as IntlShape
}

/** Texts beside each other are one. */
function push(into: ReactNode[], part: ReactNode): void {
  const last = into.length - 1
  const text = part === null || part === undefined || typeof part === 'boolean' ? '' : part
  if (typeof text !== 'string' && typeof text !== 'number') into.push(text)
  else if (typeof into[last] === 'string') into[last] += String(text)
  else into.push(String(text))
}
