import { IsNull, Not } from 'typeorm'
import { deposit } from '../../../../demo/content/money/invoices.js'
import type { Row } from '../../../kernel/context/Row.js'
import { centsOf, roundedCash } from '../../../kernel/shared/money.js'
import { dayAfter, weekdayOf } from '../../../kernel/shared/openingHours.js'
import { billDeposit } from '../../billing/billDeposit.js'
import { billJobs } from '../../billing/billJobs.js'
import { jobBilling } from '../../billing/jobBilling.js'
import { Customer } from '../../customers/Customer.js'
import type { Demo } from '../../demo/Demo.js'
import { instantOf } from '../../demo/daysBack.js'
import { isBusiness } from '../../invoices/assertIssuable.js'
import type { Job } from '../../jobs/Job.js'
import { type JobKind, jobKinds, jobTypes } from '../../jobs/jobKinds.js'
import type { DemoMoment } from './DemoMoment.js'
import { payAll } from './demoInvoices.js'

export type DemoJob = Pick<Row & Job, 'id' | 'customer' | 'pickedUpAt' | 'updatedAt'> & { kind: JobKind }

/** Days after which a company pays. */
const paysAfter = 11

/** Of those who collect, each so many pays in cash. */
const inCash = 4

/** The jobs of the demo that were collected. */
export async function collectedJobs({ context }: Demo): Promise<DemoJob[]> {
  const { reader } = context.services.database
  const jobs: DemoJob[] = []
  for (const kind of jobKinds.values) {
    const rows = (await reader.findBy(jobTypes[kind], { pickedUpAt: Not(IsNull()) } as object)) as (Row & Job)[]
    jobs.push(...rows.map((job) => ({ ...job, kind })))
  }
  return jobs
}

/** Jobs were billed as they were collected: who is at the counter pays at once, a company later. */
export async function demoJobs({ context }: Demo, jobs: readonly DemoJob[]): Promise<DemoMoment[]> {
  const customers = await context.services.database.reader.find(Customer)
  const today = new Date().toISOString().slice(0, 10)
  return jobs.flatMap(({ kind, id, customer, pickedUpAt }, index) => {
    const named = customers.find((one) => one.id === customer)
    const at = pickedUpAt ?? ''
    let bill = 0
    const later = isBusiness(named ?? null)
    const method = index % inCash === inCash - 1 ? ('cash' as const) : ('card' as const)
    const happen = async (now: Date) => {
      const { kind: suitable, total } = await jobBilling(context, kind, id)
      if (!total) return 0
      const payments = later ? [] : [{ method, amount: total, receivedAt: at }]
      const about = { jobs: [{ kind, id }], kind: suitable, total, payments }
      bill = await billJobs(context, { ...about, isAboveAgreed: true, reference: null, key: null }, now)
      return method === 'cash' && !later ? roundedCash(total) : 0
    }
    const moments: DemoMoment[] = [{ at, happen }]
    const paidOn = bankDayAfter(at.slice(0, 10), paysAfter)
    if (later && paidOn < today) {
      moments.push({ at: `${paidOn}T08:10:00.000Z`, happen: (now) => payAll(context, bill, now) })
    }
    if (named?.email === deposit.customer && kind === 'statusNewPc') {
      const asked = instantOf(deposit.asked)
      const amount = centsOf(deposit.amount)
      const payments = [{ method: 'card' as const, amount, receivedAt: asked }]
      const about = { job: { kind, id }, amount, payments, key: null }
      moments.push({
        at: asked,
        async happen(now) {
          await billDeposit(context, about, now)
          return 0
        },
      })
    }
    return moments
  })
}

function bankDayAfter(day: string, days: number): string {
  const then = dayAfter(day, days)
  return weekdayOf(then) >= 6 ? dayAfter(then, 2) : then
}
