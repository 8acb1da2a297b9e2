import { jobKinds } from '../../jobs/jobKinds.js'
import { type EventKind, named } from './EventKind.js'

const isOf = named(...jobKinds.values)

/** Repairs and new PCs, with their quotes. */
export const jobEventKinds = {
  'job-changed': {
    isOf,
    tells: ({ before, after }) =>
      after && before?.status !== after.status ? { status: after.status, formerStatus: before?.status ?? null } : null,
  },
  'job.message': { isOf, tells: ({ occasion }) => (occasion === 'customerWrote' ? {} : null) },
  'job.collected': {
    isOf,
    tells: ({ before, after }) =>
      after?.pickedUpAt && !before?.pickedUpAt ? { number: after.number, pickedUpAt: after.pickedUpAt } : null,
  },
  'job.paid': {
    isOf,
    tells: ({ before, after }) =>
      after?.paidAt && !before?.paidAt
        ? { number: after.number, paidAt: after.paidAt, paidWith: after.paidWith }
        : null,
  },
  'quote.sent': quote('sent'),
  'quote.decided': quote('accepted', 'declined'),
} satisfies Record<string, EventKind>

/** A quote that has come to one of these. */
function quote(...statuses: string[]): EventKind {
  return {
    isOf: named('quote'),
    tells: ({ before, after }) => {
      const status = String(after?.status)
      if (!after || before?.status === status || !statuses.includes(status)) return null
      return { name: after.name, status, jobKind: after.jobKind, job: after.job }
    },
  }
}
