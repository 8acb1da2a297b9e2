import { QueryError } from '../data/Query'
import type { Faults, Field } from './Field'

/** What a refusal says per field, and about the form as a whole. */
export function refusalOf(error: unknown, fields: Field[]): { faults: Faults; other: string | null } {
  if (!(error instanceof QueryError)) return { faults: {}, other: null }
  const told = fields.flatMap(({ name }) => (error.fields[name]?.[0] ? [[name, error.fields[name][0]] as const] : []))
  const [other] = Object.entries(error.fields)
    .filter(([name]) => !fields.some((field) => field.name === name))
    .flatMap(([, texts]) => texts)
  const isSaid = !['NO_RESPONSE', 'INTERNAL'].includes(error.code) && told.length === 0
  return { faults: Object.fromEntries(told), other: other ?? (isSaid ? error.message || null : null) }
}
