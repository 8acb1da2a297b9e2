import { CombinedGraphQLErrors } from '@apollo/client'
import { errorStatus } from '@shop/server/errorCodes'
import { HttpError } from 'ra-core'
import type { GraphqlError } from '../graphql/GraphqlAnswer'
import { NoAnswer } from '../graphql/NoAnswer'
import { Refusal } from '../graphql/Refusal'

const statuses: Record<string, number> = errorStatus

/**
 * react-admin's error for whatever went wrong: the status and code of the server's catalogue, its text, and with
 * VALIDATION one text per field path under `body.errors`, where forms look for them.
 */
export function failureOf(failure: unknown): HttpError {
  const cause = failure instanceof HttpError && failure.body instanceof Error ? failure.body : failure
  if (CombinedGraphQLErrors.is(cause)) return fromAnswer(cause.errors[0] as GraphqlError | undefined)
  if (cause instanceof HttpError) return cause
  if (cause instanceof NoAnswer) return new HttpError(cause.message, cause.status, { code: 'NO_ANSWER' })
  return new HttpError('failure.other', 0, { code: 'UNKNOWN' })
}

function fromAnswer(error: GraphqlError | undefined): HttpError {
  const { code = 'INTERNAL', title, errors } = error?.extensions ?? {}
  const body = { code, ...(errors ? { errors: oneTextPerField(errors) } : {}) }
  return new HttpError(error?.message || title || 'failure.other', statuses[code] ?? 500, body)
}

function oneTextPerField(errors: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([path, texts]) => [path, texts.join(' ')]))
}

/** The code of the server's error catalogue. */
export function codeOf(failure: unknown): string | undefined {
  if (failure instanceof Refusal) return failure.code
  return failure instanceof HttpError ? failure.body?.code : undefined
}
