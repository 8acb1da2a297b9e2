import type { Caller, CoreServices } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { CallLimit } from '../../kernel/limits/CallLimit.js'
import { invoiceOfCode } from '../invoices/address/invoiceAddresses.js'
import { Invoice } from '../invoices/Invoice.js'

/** Addresses that open nothing. One that opens an invoice is never limited. */
const missLimit = new CallLimit('invoice-address', () => ({ points: 20, seconds: 600 }))

interface Opening {
  services: CoreServices
  /** Null for the product itself, whose calls are not counted. */
  caller: Caller | null
}

/** What was issued, with its exact bytes. */
export type OpenedInvoice = Invoice & { document: string }

/**
 * The invoice that a code opens, for any caller. A code that is unknown or revoked, one of what is kept no more, and one of a
 * shop that does its invoices elsewhere are refused alike.
 * @throws ShopError NOT_FOUND, or RATE_LIMITED for a network that has tried many in vain
 */
export async function openInvoice({ services, caller }: Opening, code: string): Promise<OpenedInvoice> {
  const { reader } = services.database
  const id = (await services.switches.now()).entities.has('invoice') ? null : await invoiceOfCode(reader, code)
  const invoice =
    id === null
      ? null
      : await reader
          .createQueryBuilder(Invoice, 'invoice')
          .addSelect('invoice.document')
          .where('invoice.id = :id', { id })
          .getOne()
  if (invoice && invoice.document !== null) return invoice as OpenedInvoice
  if (caller) await missLimit.spend(services, { address: caller.address })
  throw new ShopError('NOT_FOUND', { message: { key: 'notFound.invoiceAddress' } })
}
