import { IsNull, Not } from 'typeorm'
import { records } from '../../kernel/records/records.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import type { Demo } from '../demo/Demo.js'
import { withFinalRowsOpen } from '../invoices/DocumentGuard.js'
import type { Job } from '../jobs/Job.js'
import { type JobKind, jobTypes } from '../jobs/jobKinds.js'
import { Payment } from '../payments/Payment.js'

/** The jobs of the demo were paid on the days on which they were collected, and not as the demo was loaded. */
export async function loadDemoPayments({ context }: Demo): Promise<void> {
  await context.services.database.write((manager) =>
    withFinalRowsOpen(manager, async () => {
      for (const { id, jobKind, job } of await manager.findBy(Payment, { job: Not(IsNull()) })) {
        const paid = (await manager.findOneBy(jobTypes[jobKind as JobKind], { id: job } as object)) as Job | null
        if (!paid?.paidAt) continue
        const { paidAt } = paid
        const then = { receivedAt: paidAt, createdAt: paidAt, updatedAt: paidAt }
        await records.updateWhere(manager, Payment, { id }, then, unnoticed)
      }
    }),
  )
}
