import { printError, ShopError } from '../../kernel/errors/ShopError.js'
import { type ErrorCode, errorStatus } from '../../kernel/shared/errorCodes.js'
import type { JsonSchema } from './jsonSchemas.js'

const codes = Object.keys(errorStatus) as ErrorCode[]

/** CONFLICT with the version that `If-Match` requires. */
export const preconditionFailed = 412

/** Every status that a call may be refused with. */
const statuses: number[] = [...new Set([...Object.values(errorStatus), preconditionFailed])]

/** The refusals of any call at all: by another name than the shop's, and a network may have only so many calls under way at once. */
const always: readonly number[] = [421, 429, 500, 503]

/** What a call may be refused with, each with its codes. */
export function refusedWith(of: readonly number[]): Record<string, JsonSchema> {
  return Object.fromEntries(
    [...of, ...always].map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }]),
  )
}

function nameOf(status: number): string {
  return `Refused${status}`
}

/** The responses of errors, by the name under which the calls refer to them. */
export function refusalResponses(): Record<string, JsonSchema> {
  return Object.fromEntries(statuses.map((status) => [nameOf(status), refusal(status)]))
}

function refusal(status: number): JsonSchema {
  const own = codes.filter(
    (code) =>
      errorStatus[code] === (status === preconditionFailed ? 409 : status) &&
      code !== (status === preconditionFailed ? 'OTHER_ROLE' : undefined),
  )
  const code = { properties: { code: { enum: own } } }
  return {
    description: own.map((name) => `\`${name}\`: ${describedCodes[name]}`).join(' '),
    ...(status === 429 && {
      headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' }, ...limitHeaders },
    }),
    content: {
      'application/json': {
        schema: { allOf: [{ $ref: '#/components/schemas/Error' }, code] },
        examples: Object.fromEntries(own.map((name) => [name, { value: exampleOf(name) }])),
      },
    },
  }
}

const describedCodes: Record<ErrorCode, string> = {
  BAD_REQUEST: 'it cannot be read: no JSON, no id, an unknown language or field.',
  UNAUTHENTICATED: 'nobody is logged in, or the access token is not known.',
  FORBIDDEN: 'this role may not.',
  CSRF: 'the token of `GET csrf-cookie` is missing.',
  NOT_FOUND: 'there is no such record.',
  METHOD_NOT_ALLOWED: 'the address knows other methods, which `Allow` names.',
  CONFLICT: 'the record has changed since it was read, the id or the time is taken, or others refer to the record.',
  OTHER_ROLE: 'this browser is logged in with another role.',
  TOO_LARGE: 'the body is too large.',
  FILE_TYPE: 'the body, or the file in it, is of another type.',
  MISDIRECTED: '`Host` is neither that of the shop nor an address.',
  VALIDATION: 'fields are missing or invalid; `errors` names each of them.',
  CREDENTIALS: 'the password or the address is wrong.',
  SECOND_FACTOR: 'the account has a second factor: send its `code` too.',
  LOCKED: 'the account is locked for a while after failed logins.',
  RATE_LIMITED: 'this network has made too many of these calls, or has too many under way.',
  INTERNAL: 'something went wrong on our side; the message has a number for anyone who looks it up.',
  UNAVAILABLE: 'the database cannot be reached for a moment.',
}

function exampleOf(code: ErrorCode): object {
  const fields = {
    email: [{ key: 'field.required' as const, values: { field: { owner: 'customer', name: 'email' } } }],
  }
  const { code: _, ...printed } = printError(new ShopError(code, code === 'VALIDATION' ? { fields } : {}), 'en')
  return { ...printed, code }
}

/** The answers of calls that a network may make only so many of. */
export const limitHeaders: Record<string, JsonSchema> = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
}

/** Of reads. */
export const etagHeader: Record<string, JsonSchema> = { ETag: { $ref: '#/components/headers/ETag' } }

/** The headers of answers, by the name under which the calls refer to them. */
export const answerHeaders: Record<string, JsonSchema> = {
  RateLimit: {
    description:
      'Calls that are left (`r`), and seconds until all of them are back (`t`). Missing where no limit is set.',
    schema: { type: 'string', pattern: '^"[a-z-]+";r=\\d+;t=\\d+$' },
    example: '"login";r=19;t=60',
  },
  'RateLimit-Policy': {
    description: 'How many calls (`q`) a network may make in how many seconds (`w`). Missing where no limit is set.',
    schema: { type: 'string', pattern: '^"[a-z-]+";q=\\d+;w=\\d+$' },
    example: '"login";q=20;w=60',
  },
  ETag: {
    description: 'A weak name of this answer, for `If-None-Match`.',
    schema: { type: 'string', pattern: '^W/"[\\w-]+"$' },
    example: 'W/"2jmj7l5rSw0yVb_vlWAYkK_YBwk"',
  },
  'Retry-After': {
    description: 'Seconds after which it may be tried again.',
    schema: { type: 'string', pattern: '^\\d+$' },
    example: '60',
  },
}

export const errorSchema: JsonSchema = {
  type: 'object',
  required: ['title', 'message', 'code'],
  properties: {
    title: { type: 'string' },
    message: { type: 'string' },
    code: { type: 'string', enum: codes },
    errors: {
      type: 'object',
      description:
        'With 422, and with 409 where one field is to be chosen again: what is wrong, by the path of the field.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    next_slots: {
      type: 'array',
      description: 'Only with 409 of an appointment whose time has gone: the next that are free.',
      items: {
        type: 'object',
        required: ['starts_at', 'ends_at', 'time'],
        properties: {
          starts_at: { type: 'string', format: 'date-time' },
          ends_at: { type: 'string', format: 'date-time' },
          time: { type: 'string' },
        },
      },
    },
  },
}

export function json(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } }
}
