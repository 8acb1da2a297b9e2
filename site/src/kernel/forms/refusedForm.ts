import type { IntlShape } from 'react-intl'
import { QueryError } from '../data/Query'
import type { Field, Values } from './Field'
import type { Refused } from './Refused'
import { refusalOf } from './refusalOf'

const statuses: Record<string, number> = {
  VALIDATION: 422,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
}

/** The HTTP status with which the page of a refused form is answered. */
export function statusOf({ code }: QueryError): number {
  return statuses[code] ?? 500
}

/** How a plain form is answered whose operation was refused. Throws what is no refusal. */
export function refusedForm(
  error: unknown,
  values: Values,
  fields: Field[],
  intl: Pick<IntlShape, 'formatMessage'>,
): { status: number; outcome: Refused; error: QueryError } {
  if (!(error instanceof QueryError)) throw error
  const { faults, other } = refusalOf(error, fields)
  const hasFaults = Object.keys(faults).length > 0
  const problem = other ?? (hasFaults ? null : intl.formatMessage({ id: 'form.notSent' }))
  return { status: statusOf(error), outcome: { values, faults, problem }, error }
}
