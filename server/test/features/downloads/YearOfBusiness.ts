import { jest } from '@jest/globals'
import { billDeposit } from '../../../src/features/billing/billDeposit.js'
import { billJobs } from '../../../src/features/billing/billJobs.js'
import { takeBack } from '../../../src/features/billing/takeBack.js'
import { Invoice } from '../../../src/features/invoices/Invoice.js'
import { StatusRepair } from '../../../src/features/jobs/StatusRepair.js'
import { lockInvoices, payInvoices } from '../../../src/features/payments/payInvoices.js'
import type { ReceivedBy } from '../../../src/features/payments/paymentMethods.js'
import { TimeZone } from '../../../src/features/shop/hours/TimeZone.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { records } from '../../../src/kernel/records/records.js'
import { Chance } from '../../attacks/fuzz/Chance.js'
import { startClock, stopClock } from '../accounts/clock.js'
import type { JobShop } from '../jobs/jobShop.js'

export const zone = TimeZone.named('Europe/Amsterdam')

/** Moments around which something is issued on either side: quarters and years that turn in the shop, not in UTC. */
const turns = [
  '2025-03-31T21:59:00Z',
  '2025-03-31T22:01:00Z',
  '2025-06-30T22:01:00Z',
  '2025-12-31T22:59:00Z',
  '2025-12-31T23:01:00Z',
]

/** What a shop may do in a year, at random: jobs that are invoiced, paid in parts, credited, or merely collected. */
export class YearOfBusiness {
  private readonly chance: Chance
  private job = 0
  private readonly paid: ReceivedBy[] = ['card', 'cash', 'transfer', 'payment-request']

  /** @param customers with addresses */
  constructor(
    private readonly shop: JobShop,
    private readonly customers: readonly number[],
    seed: number,
  ) {
    this.chance = new Chance(seed)
  }

  /** @param count of jobs */
  async run(count: number): Promise<void> {
    const year = Date.parse('2025-01-01T08:00:00Z')
    const moments = Array.from({ length: count }, () => year + this.chance.below(364 * 86_400) * 1000)
    moments.push(...turns.map((at) => Date.parse(at)))
    stopClock()
    try {
      for (const at of moments.toSorted((one, other) => one - other)) {
        jest.setSystemTime(at)
        await this.happening()
      }
    } finally {
      startClock()
    }
  }

  private async happening(): Promise<void> {
    const job = await this.collected()
    const kind = this.chance.below(10)
    if (kind < 3) return
    if (kind < 5) await this.deposit(job)
    // A job of which only the deposit was invoiced.
    if (kind === 3) return
    const invoice = await this.billed(job, kind < 7 ? 'invoice' : 'receipt')
    if (kind === 9) await this.credited(invoice)
  }

  /** A job that is finished and collected at this moment. */
  private collected(): Promise<number> {
    const { chance } = this
    const at = new Date().toISOString()
    const number = `25-${String(++this.job).padStart(4, '0')}`
    const lines = Array.from({ length: chance.below(4) }, () => ({
      ...{ kind: 'labour', description: 'Werk', stockProduct: null },
      quantity: chance.oneOf(['1', '2', '0.5', '1.333']),
      unitPrice: 3000 + chance.below(20_000),
      ...chance.oneOf([{ vatRate: 21 }, { vatRate: 21 }, { vatRate: 9 }, { vatRate: 0 }]),
      discount: chance.oneOf([0, 0, 333]),
    }))
    return this.shop.services.database.write(async (manager) => {
      const [template] = await manager.find(StatusRepair, { take: 1 })
      const { id: _, ...row } = template as StatusRepair
      const { id } = await records.insert(
        manager,
        StatusRepair,
        {
          ...row,
          ...{ number, lines: lines as never, costs: lines.length > 0 ? null : 4990 + chance.below(9000) },
          ...{
            includingVat: chance.below(3) > 0,
            customer: chance.oneOf(this.customers),
            status: 'finished',
            isOpen: false,
          },
          ...{ endDate: zone.dayOf(Date.now()), pickedUpAt: at, paidWith: null, paidAt: null },
        },
        { by: this.context },
      )
      return id
    })
  }

  private async deposit(job: number): Promise<void> {
    const amount = 500 + this.chance.below(1500)
    await billDeposit(this.context, { job: { kind: 'statusRepair', id: job }, amount, payments: [], key: null })
  }

  private async billed(job: number, kind: 'invoice' | 'receipt'): Promise<number> {
    const billing = { total: null, payments: [], isAboveAgreed: true, reference: null, key: null }
    const id = await billJobs(this.context, { ...billing, kind, jobs: [{ kind: 'statusRepair', id: job }] })
    const parts = this.chance.below(3)
    for (let part = 0; part < parts; part++) await this.pay(id, part === 1)
    return id
  }

  /** A part of what is open, or all of it. */
  private pay(id: number, isRest: boolean): Promise<unknown> {
    return this.shop.services.database.write(async (manager) => {
      const locked = await lockInvoices(manager, [id])
      const open = locked[0]?.openAmount ?? 0
      const amount = isRest ? open : Math.ceil(open / 3)
      if (amount > 0) await payInvoices(manager, this.context, locked, { method: this.chance.oneOf(this.paid), amount })
    })
  }

  private async credited(id: number): Promise<void> {
    const { lines } = await this.shop.services.database.reader.findOneByOrFail(Invoice, { id })
    const some = this.chance.below(2) === 0 ? null : [this.chance.below(lines.length)]
    const refund = this.chance.oneOf([null, 'card', 'cash'] as const)
    const asked = { lines: some, text: null, refund, givesBackStock: false, key: null }
    await takeBack(this.context, { ...asked, invoice: id })
  }

  private get context() {
    return ownContext<object>(this.shop.services)
  }
}
