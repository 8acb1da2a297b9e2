import type { GraphqlAnswer } from '../../startTestShop.js'
import type { JobShop, Person } from '../jobs/jobShop.js'
import { kinds } from '../jobs/kinds.js'

const [, repair] = kinds

export interface ShownInvoice {
  id: number
  version: number
  number: string | null
  kind: string
  state: string
  total: number
  net: number
  vat: number
  openAmount: number
  issuedOn: string | null
  dueOn: string | null
}

export const shown = 'id version number kind state total net vat openAmount issuedOn dueOn'

export const labour = { kind: 'labour', description: 'Scherm vervangen', quantity: '1', unit_price: 121, vat_rate: 21 }

/** A payment as it is entered. */
interface Entered {
  method: string
  amount: number
  tendered?: number
}

/** What tests of money do, as the shop. */
export class MoneyShop {
  /** @param customer with an address */
  constructor(
    readonly shop: JobShop,
    readonly customer: Person,
  ) {}

  async job(record: object = {}): Promise<number> {
    const job = { customer: this.customer.id, lines: [labour], hold_back_notice: true, ...record }
    return (await this.shop.addJob(repair, job)).id
  }

  async invoice(id: number): Promise<ShownInvoice> {
    const { data } = await this.ask<{ invoice: ShownInvoice }>(`query ($id: Int!) { invoice(id: $id) { ${shown} } }`, {
      id,
    })
    if (!data) throw new Error('There is no such invoice')
    return data.invoice
  }

  async document(id: number): Promise<Record<string, never>> {
    const { data } = await this.ask<{ invoiceDocument: { document: string } }>(
      'query ($id: Int!) { invoiceDocument(id: $id) { document } }',
      { id },
    )
    return JSON.parse(data?.invoiceDocument.document ?? '{}')
  }

  async bill(job: number, payments: Entered[] = [], more: object = {}): Promise<ShownInvoice> {
    return this.whole(await this.tryToBill(job, payments, more), 'billJobs')
  }

  tryToBill(job: number | number[], payments: Entered[] = [], more: object = {}) {
    const jobs = [job].flat().map((id) => ({ kind: 'statusRepair', id }))
    return this.ask<Record<string, ShownInvoice>>(
      `mutation ($jobs: [BilledJobInput!]!, $kind: InvoiceKind, $total: Money, $payments: [ReceivedInput!], $key: String, $isAboveAgreed: Boolean) {
        billJobs(jobs: $jobs, kind: $kind, total: $total, payments: $payments, key: $key, isAboveAgreed: $isAboveAgreed) { ${shown} }
      }`,
      { jobs, payments, ...more },
    )
  }

  credit(id: number, more: object = {}) {
    return this.ask<Record<string, ShownInvoice>>(
      `mutation ($id: Int!, $lines: [Int!], $refund: ReceivedBy, $givesBackStock: Boolean, $key: String) {
        creditInvoice(id: $id, lines: $lines, refund: $refund, givesBackStock: $givesBackStock, key: $key) { ${shown} }
      }`,
      { id, ...more },
    )
  }

  deposit(job: number, amount: number, payments: Entered[] = []) {
    return this.ask<Record<string, ShownInvoice>>(
      `mutation ($id: Int!, $amount: Money!, $payments: [ReceivedInput!]) {
        billDeposit(job: statusRepair, id: $id, amount: $amount, payments: $payments) { ${shown} }
      }`,
      { id: job, amount, payments },
    )
  }

  pay(invoices: number[], payment: Entered & { reason?: string }, key: string | null = null) {
    return this.ask<{ recordPayment: ShownInvoice[] }>(
      `mutation ($invoices: [Int!]!, $payment: ReceivedInput!, $key: String) {
        recordPayment(invoices: $invoices, payment: $payment, key: $key) { ${shown} }
      }`,
      { invoices, payment, key },
    )
  }

  ask<Data = Record<string, unknown>>(query: string, variables?: object): Promise<GraphqlAnswer<Data>> {
    return this.shop.admin.ask<Data>(query, variables)
  }

  whole(answer: GraphqlAnswer<Record<string, ShownInvoice>>, name: string): ShownInvoice {
    const invoice = answer.data?.[name]
    if (!invoice) throw new Error(JSON.stringify(answer.errors))
    return invoice
  }
}

/** The code of the first error. */
export function codeOf({ errors }: GraphqlAnswer<unknown>): unknown {
  return errors?.[0]?.extensions?.code
}

/** The fields that the first error names. */
export function wrongOf({ errors }: Pick<GraphqlAnswer<unknown>, 'errors'>): string[] {
  return Object.keys((errors?.[0]?.extensions?.errors ?? {}) as object)
}
