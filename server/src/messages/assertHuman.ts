import type { Values } from '../context/Row.js'
import { invalidField, ShopError } from '../errors/ShopError.js'

/** No person fills in a form faster. */
const leastMilliseconds = 2000

/** @throws ShopError VALIDATION for the behaviour of bots: filling in the hidden field, or the form too fast */
export function assertHuman({ website, millisecondsOpen }: Values): void {
  if (website != null && website !== '') throw invalidField('website', { key: 'message.leaveEmpty' })
  if (millisecondsOpen == null || Number(millisecondsOpen) >= leastMilliseconds) return
  const message = { key: 'message.tooFast' } as const
  throw new ShopError('VALIDATION', { message, fields: { millisecondsOpen: [message] } })
}
