import { LessThanOrEqual, MoreThan } from 'typeorm'
import type { Caller, Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import type { StoredFile } from '../../kernel/storage/FileFolder.js'
import { Customer } from '../customers/Customer.js'
import { reauthenticate } from '../secondFactor/changeSecondFactor.js'
import { ownAccount } from '../sessions/ownAccount.js'
import { hashSecret, isSecret, newSecret } from '../sessions/secrets.js'
import { addSignIn } from '../sessions/signIns.js'
import { BackupPermit } from './BackupPermit.js'
import type { BackupServices } from './Backups.js'

/** From the proof until the download begins. */
const validMilliseconds = 60_000

/**
 * Lets the caller download a backup once, after the password.
 * @returns the token, which is of use to this account alone
 * @throws ShopError VALIDATION, SECOND_FACTOR, RATE_LIMITED, LOCKED, NOT_FOUND, CONFLICT, or FORBIDDEN to a program
 */
export async function permitDownload(
  context: Context<BackupServices>,
  { name: copy, password, code }: { name: string; password: string; code: string },
): Promise<string> {
  const { id: user } = await reauthenticate(context, password, code)
  const stored = await context.services.backups.storedCopies().open(copy)
  if (!stored) throw notThere()
  await stored.close()
  const token = newSecret()
  const now = Date.now()
  await context.services.database.write(async (manager) => {
    await manager.delete(BackupPermit, { expiresAt: LessThanOrEqual(new Date(now).toISOString()) })
    const expiresAt = new Date(now + validMilliseconds).toISOString()
    await manager.insert(BackupPermit, { tokenHash: hashSecret(token), user, copy, expiresAt })
  })
  return token
}

/**
 * Opens the backup that a token permits, and uses it up. The download is put on record among the account's sign-ins.
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND for a token that was used, has expired, or is another account's
 */
export async function openPermitted(
  context: Context<BackupServices>,
  token: string,
): Promise<{ name: string; stored: StoredFile }> {
  const { caller, viewer } = ownAccount(context)
  if (viewer.role !== 'cms-admin' || viewer.right) throw new ShopError('FORBIDDEN')
  const name = await spendPermit(context, viewer.id, caller, token)
  const stored = await context.services.backups.storedCopies().open(name)
  if (!stored) throw notThere()
  context.log.warn({ user: viewer.id, backup: name }, 'A backup is downloaded')
  return { name, stored }
}

async function spendPermit(
  { services: { database } }: Context<BackupServices>,
  user: number,
  caller: Caller,
  token: string,
): Promise<string> {
  const permit = { tokenHash: hashSecret(token), user, expiresAt: MoreThan(new Date().toISOString()) }
  const name = await database.write(async (manager) => {
    const found = isSecret(token) ? await manager.findOneBy(BackupPermit, permit) : null
    // Only the deletion tells which of two calls was the first.
    const { affected } = found ? await manager.delete(BackupPermit, permit) : { affected: 0 }
    if (!found || !affected) return null
    const account = await manager.findOneByOrFail(Customer, { id: user })
    await addSignIn(manager, account, 'backup-downloaded', caller)
    return found.copy
  })
  if (name === null) throw new ShopError('NOT_FOUND', { message: { key: 'notFound.backupPermit' } })
  return name
}

function notThere(): ShopError {
  return new ShopError('NOT_FOUND', { message: { key: 'notFound.backup' } })
}
