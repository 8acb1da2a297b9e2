import type { Database } from '../database/Database.js'
import { Customer } from '../entities/Customer.js'
import { SettingError } from '../settings/settingValues.js'

/** @throws SettingError when accounts with the public demo password exist in production */
export async function assertNoDemoAccounts({ reader }: Database): Promise<void> {
  if (await reader.existsBy(Customer, { demo: true })) {
    throw new SettingError(
      'DATABASE_URL',
      'names a database with demo accounts, which production refuses: use an empty one',
    )
  }
}
