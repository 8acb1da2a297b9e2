import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { ownAccount } from '../sessions/ownAccount.js'
import { Preference } from './Preference.js'

/** Limits that suffice for preferences, and prevent an account from storing anything else. */
const longestValue = 20_000
const maxPreferences = 200

/** The caller's preferences. @throws ShopError UNAUTHENTICATED, FORBIDDEN to a program */
export async function readPreferences(context: Context): Promise<Preference[]> {
  const { id } = ownAccount(context).viewer
  return context.services.database.rows.find<Preference>(Preference, { where: { user: id }, order: [['name', 'ASC']] })
}

/**
 * Sets one of the caller's preferences.
 * @param value JSON; null removes the preference
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN to a program, BAD_REQUEST, TOO_LARGE
 */
export async function keepPreference(context: Context, name: string, value: string | null): Promise<void> {
  const { id: user } = ownAccount(context).viewer
  if (!/^[\w:.-]{1,80}$/.test(name) || !isJson(value)) throw new ShopError('BAD_REQUEST')
  if ((value?.length ?? 0) > longestValue) throw new ShopError('TOO_LARGE')
  await context.services.database.write(async (manager) => {
    if (value === null) return void (await manager.delete(Preference, { user, name }))
    await manager.upsert(Preference, { user, name, value }, ['user', 'name'])
    if ((await manager.countBy(Preference, { user })) > maxPreferences) throw new ShopError('TOO_LARGE')
  })
}

function isJson(value: string | null): boolean {
  try {
    return value === null || JSON.parse(value) !== undefined
  } catch {
    return false
  }
}
