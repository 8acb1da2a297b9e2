import type { EntityManager } from 'typeorm'
import { allow, isThere } from '../../kernel/access/allow.js'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import { noteText } from '../../kernel/records/noteText.js'
import { notFound } from '../../kernel/records/notFound.js'
import { Customer } from './Customer.js'
import { CustomerNote } from './CustomerNote.js'
import { MergedCustomer } from './MergedCustomer.js'

/** The notes about a customer, oldest first. @throws ShopError NOT_FOUND */
export async function readCustomerNotes(context: Context, customer: number): Promise<CustomerNote[]> {
  await assertCustomer(context, customer)
  return context.services.database.rows.find(CustomerNote, { where: { customer }, order: [['id', 'ASC']] })
}

/** The customers that were merged into one, oldest first. @throws ShopError NOT_FOUND */
export async function readMergedCustomers(context: Context, customer: number): Promise<MergedCustomer[]> {
  await assertCustomer(context, customer)
  return context.services.database.rows.find(MergedCustomer, { where: { customer }, order: [['id', 'ASC']] })
}

/** @throws ShopError VALIDATION, NOT_FOUND */
export async function addCustomerNote(context: Context, customer: number, given: string): Promise<CustomerNote> {
  const text = noteText(given)
  await assertCustomer(context, customer)
  return context.services.database.write(async (manager: EntityManager) => {
    // Locked, so that no note is added to a customer who is being deleted.
    await lockExistingRow(manager, managedEntity(Customer), customer)
    const written = { at: new Date().toISOString(), userName: context.viewer?.name ?? null }
    return manager.save(manager.create(CustomerNote, { customer, text, ...written }))
  })
}

/** @throws ShopError NOT_FOUND */
export async function deleteCustomerNote({ services: { database } }: Context, id: number): Promise<void> {
  const { affected } = await database.write((manager) => manager.delete(CustomerNote, { id }))
  if (!affected) throw new ShopError('NOT_FOUND', { message: { key: 'notFound.internalNote' } })
}

/** @throws ShopError NOT_FOUND also for an account of the shop itself */
async function assertCustomer({ services: { database }, viewer }: Context, id: number): Promise<void> {
  const entity = managedEntity(Customer)
  const customer = await database.reader.findOneBy(Customer, { id })
  if (!customer || !isThere(allow(viewer, 'read', entity.name), { ...customer })) throw notFound(entity)
}
