import type { Values } from '../context/Row.js'
import { fieldOf } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'

/** Fields of a stored record as a client sends them. */
export function sentFields({ type }: ManagedEntity, row: Values, names: Iterable<string>): Values {
  const sent: Values = {}
  for (const name of names) {
    const field = fieldOf(type, name)
    const value = row[name]
    const { parts } = field?.kind ?? {}
    sent[name] = field && parts && Array.isArray(value) ? value.map((part: Values) => parts.sent(field, part)) : value
  }
  return sent
}
