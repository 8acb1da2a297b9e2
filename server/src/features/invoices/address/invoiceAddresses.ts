import { type EntityManager, In, IsNull } from 'typeorm'
import type { Context } from '../../../kernel/context/Context.js'
import { RowReader } from '../../../kernel/database/RowReader.js'
import { managedEntity } from '../../../kernel/fields/Managed.js'
import { lockExistingRow } from '../../../kernel/records/lockedRow.js'
import { eventOf } from '../../../kernel/records/RecordEvent.js'
import { Revision } from '../../../kernel/records/Revision.js'
import { records } from '../../../kernel/records/records.js'
import { hashAddressCode, isAddressCode, newAddressCode } from '../../../kernel/secrets/addressCode.js'
import { type Binding, seal, unseal } from '../../../kernel/secrets/secretBox.js'
import type { Settings } from '../../../kernel/settings/readSettings.js'
import { Invoice } from '../Invoice.js'
import { InvoiceAddress } from './InvoiceAddress.js'

type Secret = Pick<Settings, 'sessionSecret'>

function bindingOf(invoice: number): Binding {
  return { purpose: 'invoice address', owner: `invoice ${invoice}` }
}

/**
 * The code of an invoice that the caller has locked, made where there is none that can be read: one that was sealed under another
 * SESSION_SECRET is shown no more, and opens all the same.
 */
export async function invoiceCode(manager: EntityManager, settings: Secret, invoice: number): Promise<string> {
  const known = await manager.findOneBy(InvoiceAddress, { invoice, current: 1 })
  return (known && unseal(known.sealed, bindingOf(invoice), settings)) ?? insertCode(manager, settings, invoice)
}

/** The codes that can be shown, by the id of their invoice. */
export async function knownInvoiceCodes(
  manager: EntityManager,
  settings: Secret,
  invoices: readonly number[],
): Promise<Map<number, string>> {
  const rows = await manager.findBy(InvoiceAddress, { invoice: In([...invoices]), current: 1 })
  return new Map(
    rows.flatMap(({ invoice, sealed }) => {
      const code = unseal(sealed, bindingOf(invoice), settings)
      return code === null ? [] : [[invoice, code] as const]
    }),
  )
}

/** The id of the invoice that a code opens; null alike for one that is unknown and one that was revoked. */
export async function invoiceOfCode(manager: EntityManager, code: string): Promise<number | null> {
  if (!isAddressCode(code)) return null
  // Without the query builder, whose work is most of what a guessed code costs.
  const address = await new RowReader(manager).first(InvoiceAddress, {
    codeHash: hashAddressCode(code),
    revokedAt: null,
  })
  return address && Number(address.invoice)
}

/**
 * Gives an issued invoice a new address; no earlier one opens any more. The history says who did it.
 * @throws ShopError NOT_FOUND
 */
export async function renewInvoiceAddress(context: Context, id: number): Promise<string> {
  const { database, settings } = context.services
  const entity = managedEntity(Invoice)
  return database.write(async (manager) => {
    const invoice = await lockExistingRow(manager, entity, id)
    const at = new Date().toISOString()
    await manager.update(InvoiceAddress, { invoice: id, revokedAt: IsNull() }, { revokedAt: at })
    await records.touch(manager, Invoice, id)
    const code = await insertCode(manager, settings, id)
    const event = { ...eventOf(context.viewer, entity, invoice), version: invoice.version + 1 }
    await manager.insert(Revision, { ...event, action: 'new-link', changes: {} })
    return code
  })
}

async function insertCode(manager: EntityManager, settings: Secret, invoice: number): Promise<string> {
  const code = newAddressCode()
  await manager.update(InvoiceAddress, { invoice, current: 1 }, { current: null })
  await manager.insert(InvoiceAddress, {
    invoice,
    codeHash: hashAddressCode(code),
    sealed: seal(code, bindingOf(invoice), settings),
    current: 1,
    createdAt: new Date().toISOString(),
    revokedAt: null,
  })
  return code
}
