import type { RecordedWrite } from '../../../kernel/context/Context.js'
import { unitsOf } from '../../../kernel/shared/money.js'
import { type EventKind, named } from './EventKind.js'

/** Invoices, payments and the till. One that is issued and paid in the same transaction is written twice, so that each is told. */
export const moneyKinds = {
  'invoice.issued': {
    isOf: named('invoice'),
    tells: (write) => (isIssued(write) && write.before?.status !== 'issued' ? invoice(write) : null),
  },
  'invoice.paid': {
    isOf: named('invoice'),
    tells: (write) => (isIssued(write) && isPaidNow(write) ? invoice(write) : null),
  },
  'payment.received': {
    isOf: named('payment'),
    tells: ({ before, after }) =>
      before === null && after
        ? { title: after.title, method: after.method, amount: unitsOf(Number(after.amount)) }
        : null,
  },
  'till.closed': {
    isOf: named('tillClosing'),
    tells: ({ before, after }) => {
      if (before !== null || !after) return null
      const [takings, counted, difference] = [after.takings, after.counted, after.difference].map((cents) =>
        unitsOf(Number(cents)),
      )
      return { number: after.number, takings, counted, difference }
    },
  },
} satisfies Record<string, EventKind>

function isIssued({ after }: RecordedWrite): boolean {
  return after?.status === 'issued'
}

function isPaidNow({ before, after }: RecordedWrite): boolean {
  const [was, is] = [before?.status === 'issued' ? Number(before.openAmount) : 1, Number(after?.openAmount)]
  return after?.kind !== 'credit' && was > 0 && is <= 0
}

function invoice({ after }: RecordedWrite) {
  return { number: after?.number, kind: after?.kind, total: unitsOf(Number(after?.total)) }
}
