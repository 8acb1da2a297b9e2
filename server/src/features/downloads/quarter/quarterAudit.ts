import { type EntityManager, In } from 'typeorm'
import type { ValueOf } from '../../../kernel/fields/Choice.js'
import { productVersion } from '../../../kernel/settings/productVersion.js'
import type { Settings } from '../../../kernel/settings/readSettings.js'
import type { purchaseMethods } from '../../boughtItems/boughtItemChoices.js'
import { Customer } from '../../customers/Customer.js'
import type { ReceivedBy } from '../../payments/paymentMethods.js'
import { readShop } from '../../shop/readShop.js'
import type { ShopSettings } from '../../shop/ShopSettings.js'
import type { Quarter } from './Quarter.js'
import type { QuarterContent } from './quarterContent.js'
import type { AuditCustomer, Auditfile, AuditInvoice, AuditMethod, AuditPurchase } from './xaf/Auditfile.js'
import { auditInvoice } from './xaf/auditInvoice.js'
import { ledgerAccounts } from './xaf/ledgerAccounts.js'

const methods: Record<ReceivedBy, AuditMethod> = {
  card: 'card',
  cash: 'cash',
  transfer: 'bank',
  'payment-request': 'online',
  online: 'online',
  'trade-in': 'tradeIn',
}

const purchased: Record<ValueOf<typeof purchaseMethods>, AuditPurchase['paidBy']> = {
  cash: 'cash',
  transfer: 'bank',
  'set-off': 'tradeIn',
}

const software = { name: 'Computerwinkel', version: productVersion }

/** A quarter for bookkeeping: what was issued, and jobs that were never invoiced, as sales; what was paid of them; and what was bought in. */
export async function quarterAudit(
  manager: EntityManager,
  { documents, jobs, payments, purchases }: QuarterContent,
  { firstDay: from, lastDay: to, zone }: Quarter,
  { currency }: Pick<Settings, 'currency'>,
): Promise<Auditfile> {
  const shop = await readShop(manager)
  const sales = documents.map(({ document, customer, creditsDeposit }) =>
    auditInvoice(document, customer, creditsDeposit),
  )
  const ofJobs = jobs.map(({ number, day: issuedOn, rates }): AuditInvoice => {
    const shares = rates.map(({ excluding: net, ...rate }) => ({ ...rate, net, isPrepayment: false }))
    return { number, issuedOn, customer: null, shares }
  })
  const invoices = [...sales, ...ofJobs].toSorted((one, other) => (one.issuedOn < other.issuedOn ? -1 : 1))
  const named = [...sales, ...payments.flatMap(({ shares }) => shares)].flatMap(({ customer }) => customer ?? [])
  return {
    ...{ from, to, createdOn: zone.dayOf(Date.now()), currency, software },
    company: {
      name: shop.name,
      ...{ street: shop.street, postalCode: shop.postalCode, city: shop.city, country: shop.country },
      ...{ chamberOfCommerce: shop.chamberOfCommerce, vatNumber: shop.vatNumber },
    },
    accounts: ledgerAccounts(shop.ledgerNumbers),
    customers: await auditCustomers(manager, [...new Set(named)], shop),
    invoices,
    payments: payments.map(({ id, day, method, amount: received, rounding, shares }) => ({
      ...{ id, day, method: methods[method], received, shares },
      rounding: rounding === 0 ? 0 : -rounding,
    })),
    purchases: purchases.map(({ number, payout, day, amount: cents, paidBy }) => {
      return { number, payout, day, cents, paidBy: purchased[paidBy] }
    }),
  }
}

/** So many are read in one statement. */
const customersAtOnce = 500

/** Customers have no country of their own: they are where the shop is. */
async function auditCustomers(
  manager: EntityManager,
  ids: readonly number[],
  { country }: Pick<ShopSettings, 'country'>,
): Promise<AuditCustomer[]> {
  const found: Customer[] = []
  for (let from = 0; from < ids.length; from += customersAtOnce) {
    found.push(...(await manager.findBy(Customer, { id: In(ids.slice(from, from + customersAtOnce)) })))
  }
  return found.map(({ id, name, company, email, address, houseNumber, zipCode, city, kvkNumber, vatNumber }) => ({
    ...{ id, name: company ?? name, email, chamberOfCommerce: kvkNumber, vatNumber, country },
    street: [address, houseNumber].filter(Boolean).join(' ') || null,
    ...{ postalCode: zipCode, city },
  }))
}
