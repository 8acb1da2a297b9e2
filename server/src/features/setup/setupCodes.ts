import { createHash, randomInt } from 'node:crypto'
import { type EntityManager, LessThan } from 'typeorm'
import type { CoreServices } from '../../kernel/context/Context.js'
import type { Database } from '../../kernel/database/Database.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { beginPath } from '../../kernel/shared/screens.js'
import { Customer } from '../customers/Customer.js'
import { SetupCode } from './SetupCode.js'
import { ShopSetup } from './ShopSetup.js'

/** Without letters and digits that look alike: 20 of them are 98 bits. */
const letters = '23456789abcdefghjkmnpqrstvwxyz'
const length = 20
const groupLength = 5

/** What was printed in a month that nobody made an account in is worth nothing any more. */
const validMilliseconds = 30 * 24 * 60 * 60 * 1000

/** Whether no owner has an account yet; customers may, in what was a demo shop. */
export async function isWithoutAccount(reader: EntityManager): Promise<boolean> {
  return !(await reader.existsBy(Customer, { role: 'cms-admin' })) && !(await reader.exists(ShopSetup))
}

/**
 * The address where the first account is made; null when there is one. The code is in the fragment, which browsers send
 * to no server, so that it reaches no log of a proxy.
 */
export async function newBeginAddress({
  database,
  settings,
}: Pick<CoreServices, 'database' | 'settings'>): Promise<string | null> {
  if (!(await isWithoutAccount(database.reader))) return null
  const code = newSetupCode()
  await database.write((manager) => addSetupCode(manager, code))
  return beginAddress(settings, code)
}

/** A code that opens nothing before it is added; in groups, as it is printed. */
export function newSetupCode(): string {
  const code = Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
  return (code.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-')
}

export function beginAddress({ publicUrl }: Pick<Settings, 'publicUrl'>, code: string): string {
  return `${publicUrl}${beginPath}#${code}`
}

/** From now on the first account is made with it, too. */
export async function addSetupCode(manager: EntityManager, code: string): Promise<void> {
  const now = Date.now()
  await manager.delete(SetupCode, { createdAt: LessThan(new Date(now - validMilliseconds).toISOString()) })
  await manager.insert(SetupCode, { codeHash: hashCode(code), createdAt: new Date(now).toISOString() })
}

/** Whether this code was given out, however it was typed. */
export async function isSetupCode({ reader }: Database, code: string): Promise<boolean> {
  return reader.existsBy(SetupCode, { codeHash: hashCode(code) })
}

/** Ends all codes. */
export async function removeSetupCodes(manager: EntityManager): Promise<void> {
  await manager.createQueryBuilder().delete().from(SetupCode).execute()
}

function hashCode(code: string): string {
  const typed = code.toLowerCase().replace(/[^a-z\d]/g, '')
  return createHash('sha256').update(typed).digest('hex')
}
