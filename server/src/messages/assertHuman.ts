import type { Values } from '../context/Row.js'
import { invalidField, ShopError } from '../errors/ShopError.js'

/** Nobody fills in a form in less. */
const leastMilliseconds = 2000

/** @throws ShopError VALIDATION for what machines do: fill in a field that nobody sees, or a whole form in no time */
export function assertHuman({ website, millisecondsOpen }: Values): void {
  if (website != null && website !== '') throw invalidField('website', { key: 'message.leaveEmpty' })
  if (millisecondsOpen == null || Number(millisecondsOpen) >= leastMilliseconds) return
  const message = { key: 'message.tooFast' } as const
  throw new ShopError('VALIDATION', { message, fields: { millisecondsOpen: [message] } })
}
