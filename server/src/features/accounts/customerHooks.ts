import type { EntityManager } from 'typeorm'
import { isProgram, type Viewer } from '../../kernel/access/Viewer.js'
import type { WriteHooks } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import type { FieldErrors } from '../../kernel/errors/ShopError.js'
import { records } from '../../kernel/records/records.js'
import { CustomerNote } from '../customers/CustomerNote.js'
import { MergedCustomer } from '../customers/MergedCustomer.js'
import { AccountantDownload } from '../downloads/AccountantDownload.js'
import type { DownloadServices } from '../downloads/Downloads.js'
import { collectOrphanedFiles, removeOrphanedFiles } from '../downloads/orphanedFiles.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { passwordFault } from '../passwords/passwordFault.js'
import { hashPassword } from '../passwords/passwords.js'
import { readShop } from '../shop/readShop.js'
import { type Account, emailChanged, invite } from './emailChanged.js'

/**
 * A new account has a hashed password or gets an invitation to choose one, where it has an e-mail address. An
 * accountant's has a download, which is deleted with the account.
 */
export const customerHooks: WriteHooks<MailServices & DownloadServices> = {
  async faults({ services, viewer }, { password }, whole): Promise<FieldErrors> {
    const ofProgram = isProgram(viewer) ? faultsOfProgram(password, whole) : faultsOfColleague(viewer, whole)
    if (typeof password !== 'string' || ofProgram.password) return ofProgram
    const fault = passwordFault(password, whole, await readShop(services.database.reader))
    return fault ? { ...ofProgram, password: [fault] } : ofProgram
  },
  async prepare(_, { password }, whole) {
    // The contact details of an account may change without its password.
    if (whole.version !== undefined && typeof password !== 'string') return {}
    return { demo: false, passwordHash: typeof password === 'string' ? await hashPassword(password) : null }
  },
  async inTransaction(manager, context, { before, after, sent }) {
    if (before && !after) {
      await collectOrphanedFiles(manager, context, before.id)
      await records.removeWhere(manager, AccountantDownload, { accountant: before.id })
    }
    if (before && after) await emailChanged(manager, context, before as Account, after as Account)
    if (before || !after) return
    if (sent.password === null && after.email !== null) {
      await invite(manager, after as Account, context.services.settings)
    }
    if (after.role === 'cms-accountant') await addDownload(manager, after)
  },
  async trash(manager, { id }) {
    return {
      notes: await manager.find(CustomerNote, { where: { customer: id }, order: { id: 'ASC' } }),
      merged: await manager.find(MergedCustomer, { where: { customer: id }, order: { id: 'ASC' } }),
    }
  },
  /** The trash contains neither password nor documents. */
  async restore(manager, { services }, customer, { notes = [], merged = [] }) {
    await manager.insert(CustomerNote, notes as CustomerNote[])
    await manager.insert(MergedCustomer, merged as MergedCustomer[])
    if (customer.email !== null) await invite(manager, customer as Account, services.settings)
    if (customer.role === 'cms-accountant') await addDownload(manager, customer)
  },
  async afterCommit(context) {
    context.services.mail.wake()
    await removeOrphanedFiles(context)
  },
}

/** What a program would set up for itself lives on when its token is revoked: a password, or an account of more than a customer. */
function faultsOfProgram(password: unknown, { version, role }: Readonly<Record<string, unknown>>): FieldErrors {
  const message = { key: 'accessToken.noAccount' } as const
  const isNew = version === undefined
  return {
    ...(password == null ? {} : { password: [message] }),
    ...(isNew && role !== 'cms-status-user' ? { role: [message] } : {}),
  }
}

/** A colleague gives nobody an account that reaches further than the own one. */
function faultsOfColleague(viewer: Viewer | null, { role }: Readonly<Record<string, unknown>>): FieldErrors {
  return viewer?.right && role !== 'cms-status-user' ? { role: [{ key: 'staffRight.noRole' }] } : {}
}

async function addDownload(manager: EntityManager, accountant: Row): Promise<void> {
  const title = String(accountant.name)
  await records.insert(manager, AccountantDownload, { title, description: null, accountant: accountant.id })
}
