import type { FieldDescription } from '../FieldDescription.js'

/** Of a value that is stored as it was sent. */
export function asSent(_: FieldDescription, value: unknown): unknown {
  return value
}
