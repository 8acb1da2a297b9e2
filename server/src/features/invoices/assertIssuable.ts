import type { EntityManager } from 'typeorm'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import type { Message } from '../../kernel/i18n/say.js'
import type { Bill } from '../../kernel/shared/bill.js'
import { centsOf } from '../../kernel/shared/money.js'
import { Customer } from '../customers/Customer.js'
import type { ShopSettings } from '../shop/ShopSettings.js'
import type { Invoice } from './Invoice.js'

/** What a simplified invoice may come to for an entrepreneur, in cents with VAT. */
const maxSimplified = 10_000

/**
 * Whether the law's facts are there: of the shop, of the customer, and of lines that charge the VAT to the customer.
 * @throws ShopError VALIDATION that names all that is missing
 */
export async function assertIssuable(
  manager: EntityManager,
  invoice: Pick<Invoice, 'kind' | 'customer'>,
  { lines, totals }: Bill,
  shop: ShopSettings,
): Promise<void> {
  const customer = invoice.customer === null ? null : await manager.findOneBy(Customer, { id: invoice.customer })
  const fields: Record<string, Message | false> = {
    lines: lines.length === 0 && { key: 'invoice.noLines' },
    shop: shopLacks(shop),
    customer: customerLacks(invoice, customer, lines),
    kind: invoice.kind === 'receipt' &&
      isBusiness(customer) &&
      centsOf(totals.total) > maxSimplified && {
        key: 'invoice.receiptTooMuch',
        values: { max: { cents: maxSimplified } },
      },
  }
  const wrong = Object.entries(fields).filter((entry): entry is [string, Message] => entry[1] !== false)
  if (wrong.length === 1 && wrong[0]) throw invalidField(...wrong[0])
  if (wrong.length > 0)
    throw new ShopError('VALIDATION', { fields: Object.fromEntries(wrong.map(([name, message]) => [name, [message]])) })
}

function shopLacks(shop: ShopSettings): Message | false {
  const { street, postalCode, city, chamberOfCommerce, vatNumber, vatStandard, smallBusiness } = shop
  const chargesVat = vatStandard !== null && !smallBusiness
  const isWhole = street && postalCode && city && chamberOfCommerce && (vatNumber || !chargesVat)
  return !isWhole && { key: 'invoice.shopLacks' }
}

function customerLacks(
  { kind }: Pick<Invoice, 'kind'>,
  customer: Customer | null,
  lines: Bill['lines'],
): Message | false {
  if (kind === 'receipt' || kind === 'credit') return false
  if (!customer) return { key: 'invoice.customerNeeded' }
  if (!(customer.address && customer.zipCode && customer.city)) return { key: 'invoice.customerLacks' }
  const isReversed = lines.some(({ treatment }) => treatment === 'reverseCharge')
  return isReversed && !customer.vatNumber && { key: 'invoice.vatNumberNeeded' }
}

/** Whether a customer is an entrepreneur, as far as the shop knows. */
export function isBusiness(customer: Pick<Customer, 'company' | 'kvkNumber' | 'vatNumber'> | null): boolean {
  return Boolean(customer && (customer.company || customer.kvkNumber || customer.vatNumber))
}
