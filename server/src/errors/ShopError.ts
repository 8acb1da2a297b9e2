import { type Message, say } from '../i18n/say.js'
import type { Language } from '../shared/screens.js'
import { type ErrorCode, errorStatus } from './errorCodes.js'

/** What is wrong per field; a path such as `blocks.0.cards.1.title` leads into lists. */
export type FieldErrors = Record<string, Message[]>

interface Details {
  /** Says more than the code's own text, e.g. which record was not found. */
  message?: Message
  /** Only with VALIDATION. */
  fields?: FieldErrors
  /** Seconds until it makes sense to try again; only with LOCKED and RATE_LIMITED. */
  retryAfter?: number
  /** The methods that the address does know; only with METHOD_NOT_ALLOWED. */
  allow?: string[]
}

/** An answer from the error catalogue. Whoever refuses a call throws one; both APIs print it the same way. */
export class ShopError extends Error {
  override readonly name = 'ShopError'

  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(details.message?.key ?? code)
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

export interface PrintedError {
  code: ErrorCode
  title: string
  message: string
  errors?: Record<string, string[]>
}

/** The error in the reader's language. */
export function printError(error: ShopError, language: Language): PrintedError {
  const title = say(language, { key: `error.${error.code}.title` })
  const message = say(language, error.details.message ?? { key: `error.${error.code}` })
  if (!error.details.fields) return { code: error.code, title, message }
  const errors = Object.fromEntries(
    Object.entries(error.details.fields).map(([path, messages]) => [path, messages.map((text) => say(language, text))]),
  )
  return { code: error.code, title, message, errors }
}

/** One field at fault. */
export function invalidField(path: string, message: Message): ShopError {
  return new ShopError('VALIDATION', { fields: { [path]: [message] } })
}
