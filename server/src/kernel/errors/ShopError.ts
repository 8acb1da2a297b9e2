import { type Message, say } from '../i18n/say.js'
import { type ErrorCode, errorStatus } from '../shared/errorCodes.js'
import type { Language } from '../shared/screens.js'

/** Messages per field; a path such as `blocks.0.cards.1.title` refers to an item of a list. */
export type FieldErrors = Record<string, Message[]>

/** A time that is still free, as both APIs print it. */
export interface SlotOffer {
  /** UTC. */
  startsAt: string
  endsAt: string
  /** On the clock in the shop, such as `14:30`. */
  time: string
}

interface Details {
  /** Replaces the code's general text, e.g. to name the record that was not found. */
  message?: Message
  /** Replaces the code's general title. */
  title?: Message
  /** With VALIDATION, and with CONFLICT or RATE_LIMITED where one field is to be chosen again. */
  fields?: FieldErrors
  /** Seconds to wait before retrying; only with LOCKED and RATE_LIMITED. */
  retryAfter?: number
  /** Replaces the code's status: 412 for CONFLICT with what a header required. */
  status?: 412
  /** The allowed methods; only with METHOD_NOT_ALLOWED. */
  allow?: string[]
  /** What can be chosen instead, in the form of the API: printed as it is. */
  nextSlots?: readonly SlotOffer[]
}

/** An error of the catalogue, thrown to refuse a call. Both APIs print it the same way. */
export class ShopError extends Error {
  override readonly name = 'ShopError'

  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(details.message?.key ?? code)
  }

  get status(): number {
    return this.details.status ?? errorStatus[this.code]
  }
}

export interface PrintedError {
  code: ErrorCode
  title: string
  message: string
  errors?: Record<string, string[]>
  nextSlots?: readonly SlotOffer[]
}

/** The error in the reader's language. */
export function printError(error: ShopError, language: Language): PrintedError {
  const title = say(language, error.details.title ?? { key: `error.${error.code}.title` })
  const message = say(language, error.details.message ?? { key: `error.${error.code}` })
  const { nextSlots } = error.details
  const printed: PrintedError = { code: error.code, title, message, ...(nextSlots && { nextSlots }) }
  if (!error.details.fields) return printed
  const errors = Object.fromEntries(
    Object.entries(error.details.fields).map(([path, messages]) => [path, messages.map((text) => say(language, text))]),
  )
  return { ...printed, errors }
}

/** An error for a single field. */
export function invalidField(path: string, message: Message): ShopError {
  return new ShopError('VALIDATION', { fields: { [path]: [message] } })
}
