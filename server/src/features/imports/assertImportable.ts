import { allow } from '../../kernel/access/allow.js'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { entityOf, type ImportedName } from './importedKinds.js'
import { wordpress } from './wordpressRows.js'

/** @throws ShopError FORBIDDEN, CONFLICT where the shop does not use that part */
export async function assertImportable({ viewer, services }: Context, name: ImportedName): Promise<void> {
  const isSite = name === wordpress
  const names = isSite ? ['page', 'newsItem', 'newsCategory', 'siteRedirect'] : [name]
  const { entities } = await services.switches.now()
  for (const each of names) {
    const { name: entity } = entityOf(each)
    allow(viewer, 'create', entity)
    allow(viewer, 'update', entity)
    // Of a site, what the shop does not use is refused row by row.
    if (!isSite && entities.has(entity)) throw new ShopError('CONFLICT', { message: { key: 'import.unusable' } })
  }
}
