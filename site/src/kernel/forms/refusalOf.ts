import { QueryError } from '../data/Query'
import type { Faults, Field } from './Field'

/** The messages of a failed mutation per field, and the one about the form as a whole. */
export function refusalOf(error: unknown, fields: Field[]): { faults: Faults; other: string | null } {
  if (!(error instanceof QueryError)) return { faults: {}, other: null }
  const perField = fields.flatMap(({ name }) =>
    error.fields[name]?.[0] ? [[name, error.fields[name][0]] as const] : [],
  )
  const [other] = Object.entries(error.fields)
    .filter(([name]) => !fields.some((field) => field.name === name))
    .flatMap(([, texts]) => texts)
  const hasMessage = !['NO_RESPONSE', 'INTERNAL'].includes(error.code) && perField.length === 0
  return { faults: Object.fromEntries(perField), other: other ?? (hasMessage ? error.message || null : null) }
}
