import type { Database } from '../../kernel/database/Database.js'
import { singleId } from '../../kernel/fields/Managed.js'
import { ShopSettings } from './ShopSettings.js'

/** A shop that nobody has named yet is called after its address: mails, titles and authenticator apps need a name. */
export async function nameShop(database: Database, publicUrl: string): Promise<void> {
  const unnamed = { id: singleId, name: '' }
  if (!(await database.reader.existsBy(ShopSettings, unnamed))) return
  await database.write((manager) => manager.update(ShopSettings, unnamed, { name: new URL(publicUrl).hostname }))
}
