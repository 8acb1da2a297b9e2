import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import type { MediaServices } from '../../kernel/media/MediaLibrary.js'
import { assertImportable } from './assertImportable.js'
import { claimImport } from './claimedImport.js'
import { DataImport, type SiteOptions } from './DataImport.js'
import { ImportRow } from './ImportRow.js'
import type { ImportServices } from './Imports.js'
import { existingImport } from './readImport.js'
import { wordpress } from './wordpressRows.js'

/**
 * Says in which language a site is written, and whether its menus are made; then its rows are judged again.
 * @throws ShopError CONFLICT, also for what is no site, NOT_FOUND
 */
export async function chooseSiteOptions(
  context: Context<ImportServices & MediaServices>,
  id: number,
  options: SiteOptions,
): Promise<DataImport> {
  const { database, imports } = context.services
  await assertImportable(context, wordpress)
  const { entity } = await existingImport(context, id)
  if (entity !== wordpress) throw new ShopError('CONFLICT', { message: { key: 'import.notNow' } })
  const claimed = await claimImport(database, id, ['judging', 'ready'], 'judging', async (manager) => {
    await manager.update(DataImport, { id }, { options })
    await manager.update(ImportRow, { import: id }, { outcome: null })
  })
  imports.judge(context, claimed)
  return claimed
}
