import type { Row } from '../../../kernel/context/Row.js'
import { messageKinds } from '../../messages/messageKinds.js'
import { type EventKind, named } from './EventKind.js'

const ofCustomers = named('customer')

/** Customers, of whom only the id is told, and what visitors send. */
export const personKinds = {
  'message-received': {
    isOf: ({ type }) => Object.values(messageKinds).some((kind) => kind.type === type),
    tells: ({ before, after }) => (before === null && after ? { language: after.language } : null),
  },
  'customer-registered': {
    isOf: ofCustomers,
    tells: ({ before, after }) => (before === null && isCustomer(after) ? {} : null),
  },
  'customer.changed': {
    isOf: ofCustomers,
    tells: ({ before, after }) => (before && isCustomer(after) ? {} : null),
  },
  'customer.removed': {
    isOf: ofCustomers,
    tells: ({ before, after, occasion }) => (isCustomer(before) && !after && occasion !== 'erased' ? {} : null),
  },
  'customer.erased': {
    isOf: ofCustomers,
    tells: ({ before, occasion }) => (isCustomer(before) && occasion === 'erased' ? {} : null),
  },
} satisfies Record<string, EventKind>

function isCustomer(row: Row | null): boolean {
  return row?.role === 'cms-status-user'
}
