import { randomUUID } from 'node:crypto'
import { Invoice } from '../../src/features/invoices/Invoice.js'
import { OnlinePayment } from '../../src/features/onlinePayments/OnlinePayment.js'
import { Payment } from '../../src/features/payments/Payment.js'
import { verifyMoney } from '../../src/features/till/verifyMoney.js'
import { done } from '../features/appointments/appointmentShop.js'
import { MoneyShop } from '../features/invoices/MoneyShop.js'
import type { JobShop } from '../features/jobs/jobShop.js'
import { apiKey, type FakeMollie } from '../features/onlinePayments/FakeMollie.js'
import { QuoteShop, whole } from '../features/quotes/QuoteShop.js'
import { callsOf } from '../features/reservations/reservationShop.js'

const terminal = 'term_counter'
const wholeDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }))
const onTerminal =
  'mutation ($sale: String!, $terminal: String!) { begun: startTerminalPaymentOfSale(sale: $sale, terminal: $terminal, amount: 25) { id } }'
const sellIt = `mutation ($onlinePayment: Int!, $key: String!) {
  sellAtTill(lines: [{ description: "Kabel", unitPrice: 25 }], payments: [], onlinePayment: $onlinePayment, total: 25, key: $key) { id }
}`

/** One payment of each kind, which its customer has paid and the shop does not know of; a sale waits for the last one. */
export interface Batch {
  /** By the ids of the provider. */
  deposit: string
  job: string
  invoice: string
  reservation: string
  sale: string
  /** Paid and recorded: the till books its sale with it. */
  sold: { payment: string; onlinePayment: number; key: string }
}

/** What customers have paid online, and how it has to stand with the shop. */
export class PaidOnline {
  private count = 0

  private constructor(
    readonly shop: JobShop,
    private readonly mollie: FakeMollie,
    private readonly money: MoneyShop,
  ) {}

  static async open(shop: JobShop, mollie: FakeMollie): Promise<PaidOnline> {
    mollie.terminals.push({ id: terminal, description: 'Balie', status: 'active' })
    shop.services.onlinePayments.standIn = { endpoint: mollie.endpoint }
    const address = { address: 'Dorpsstraat', house_number: '1', zip_code: '1234 AB', city: 'Utrecht' }
    const money = new MoneyShop(shop, await shop.person('Anna', address))
    done(await money.ask('mutation ($key: String) { setMollieKey(key: $key) { isOn } }', { key: apiKey }))
    const input = { openingHours: wholeDay, openingExceptions: [], email: 'winkel@example.com' }
    done(await money.ask('mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }', { input }))
    return new PaidOnline(shop, mollie, money)
  }

  async batch(): Promise<Batch> {
    const deposit = await this.deposit()
    const job = await this.readyJob()
    const invoice = await this.invoice()
    const reservation = await this.reservation()
    const { payment: sale } = await this.sale()
    const { payment, onlinePayment } = await this.sale()
    this.mollie.set(payment, 'paid')
    await this.shop.services.onlinePayments.told(payment)
    for (const each of [deposit, job, invoice, reservation, sale]) this.mollie.set(each, 'paid')
    return { deposit, job, invoice, reservation, sale, sold: { payment, onlinePayment, key: randomUUID() } }
  }

  /** As the till that books its sale, by the shop at that address. @returns the receipt; null where there was no answer */
  async sell(url: string, { sold: { onlinePayment, key } }: Batch): Promise<number | null> {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.shop.admin.headers },
      body: JSON.stringify({ query: sellIt, variables: { onlinePayment, key } }),
    }).catch(() => null)
    const read = (await answer?.json().catch(() => null)) as { data: { sellAtTill: { id: number } } } | null
    return read?.data.sellAtTill.id ?? null
  }

  /** How each payment of the batch stands; what is booked once and wholly is like `booked`. */
  async standing(batch: Batch): Promise<Record<string, unknown>> {
    const { sold, ...others } = batch
    const entries = Object.entries({ ...others, sold: sold.payment }).map(async ([kind, payment]) => {
      return [kind, await this.standingOf(payment)] as const
    })
    return Object.fromEntries(await Promise.all(entries))
  }

  private async standingOf(providerId: string) {
    const { reader } = this.shop.services.database
    const { status, invoice: id, isUnbooked, isRefundDue } = await reader.findOneByOrFail(OnlinePayment, { providerId })
    const invoice = id === null ? null : await reader.findOneByOrFail(Invoice, { id })
    return {
      ...{ status, isUnbooked, isRefundDue },
      received: await reader.countBy(Payment, { providerKey: providerId }),
      invoice: invoice && { kind: invoice.kind, openAmount: invoice.openAmount },
    }
  }

  /** How many documents and payments there are at all, and what is wrong with them. */
  async books() {
    const { reader } = this.shop.services.database
    const { documents, faults } = await verifyMoney({ services: this.shop.services } as never)
    return { documents, faults, payments: await reader.count(Payment) }
  }

  private async deposit(): Promise<string> {
    const quotes = new QuoteShop(this.shop, this.money.customer)
    const { code, quote } = await quotes.sent({ ...whole, lines: whole.lines.slice(0, 2), deposit: '80' })
    done(await quotes.decide(code, quotes.accepting(quote)))
    return this.payJob(code)
  }

  private async readyJob(): Promise<string> {
    const id = await this.money.job({ status: 'return-appointment' })
    return this.payJob(await new QuoteShop(this.shop, this.money.customer).code(id))
  }

  private async payJob(code: string): Promise<string> {
    const start = 'mutation ($code: String!) { startOnlinePaymentOfJob(code: $code) { checkoutUrl } }'
    done(await this.shop.graphql(start, { code }))
    return this.mollie.last.id
  }

  private async invoice(): Promise<string> {
    const { id } = await this.money.bill(await this.money.job())
    const start =
      'mutation ($id: Int!, $terminal: String!) { startTerminalPayment(invoice: $id, terminal: $terminal, amount: 121) { id } }'
    done(await this.money.ask(start, { id, terminal }))
    return this.mollie.last.id
  }

  private async reservation(): Promise<string> {
    this.count += 1
    const input = { title: `Laptop ${this.count}`, price: 24900, stock: 1, language: 'nl' }
    const create = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }'
    const { createProduct } = done(await this.money.ask<{ createProduct: { id: number } }>(create, { input }))
    const person = { email: `anna${this.count}@example.org` }
    const { reserveProduct } = done(await callsOf(this.shop).reserve(createProduct.id, person))
    const start = 'mutation ($code: String!) { startOnlinePaymentOfReservation(code: $code) { checkoutUrl } }'
    done(await this.shop.graphql(start, { code: reserveProduct.code }))
    return this.mollie.last.id
  }

  private async sale(): Promise<{ payment: string; onlinePayment: number }> {
    const { begun } = done(
      await this.money.ask<{ begun: { id: number } }>(onTerminal, { sale: randomUUID(), terminal }),
    )
    return { payment: this.mollie.last.id, onlinePayment: begun.id }
  }
}

const once = { status: 'paid', received: 1, isRefundDue: false, isUnbooked: false }

/** What was booked once: whatever is billed is paid, and what is not waits for its bill. */
export const booked = {
  deposit: { ...once, invoice: { kind: 'deposit', openAmount: 0 } },
  job: { ...once, invoice: null },
  invoice: { ...once, invoice: { kind: 'invoice', openAmount: 0 } },
  reservation: { ...once, invoice: null },
  sale: { ...once, isUnbooked: true, invoice: null },
  sold: { ...once, invoice: { kind: 'receipt', openAmount: 0 } },
}
