import type { Database } from '../../kernel/database/Database.js'
import { singleId } from '../../kernel/fields/Managed.js'
import { records } from '../../kernel/records/records.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import { ShopSettings } from './ShopSettings.js'

/** A shop that nobody has named yet is called after its address: mails, titles and authenticator apps need a name. */
export async function nameShop(database: Database, publicUrl: string): Promise<void> {
  const unnamed = { id: singleId, name: '' }
  if (!(await database.reader.existsBy(ShopSettings, unnamed))) return
  const name = new URL(publicUrl).hostname
  await database.write((manager) => records.updateWhere(manager, ShopSettings, unnamed, { name }, unnoticed))
}
