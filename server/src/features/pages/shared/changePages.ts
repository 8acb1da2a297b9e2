import { type EntityManager, In } from 'typeorm'
import type { Context } from '../../../kernel/context/Context.js'
import type { Row } from '../../../kernel/context/Row.js'
import { ShopError } from '../../../kernel/errors/ShopError.js'
import { managedEntity } from '../../../kernel/fields/Managed.js'
import { isSameValue } from '../../../kernel/records/changedValues.js'
import { lockRows } from '../../../kernel/records/lockedRow.js'
import { namesOf } from '../../../kernel/records/manyRecords.js'
import { records } from '../../../kernel/records/records.js'
import { Page } from '../Page.js'
import { withSharedBlocks } from './pageUses.js'
import { SharedBlockUse } from './SharedBlockUse.js'

/**
 * Gives every page with a shared block what that says from now on, in the transaction of its change: each gets a version, an
 * entry in its history and all else that a change of it has. Its translation is not behind by that: it has the translation of the
 * shared block.
 */
export async function changePages(
  manager: EntityManager,
  context: Context,
  before: Row | null,
  after: Row | null,
): Promise<void> {
  if (!before || !after || isSameValue(before.blocks, after.blocks)) return
  const ids = await pagesWith(manager, after.id)
  await lockRows(manager, managedEntity(Page), ids)
  for (const page of (await manager.findBy(Page, { id: In(ids) })) as (Page & Row)[]) {
    const values = await withSharedBlocks(manager, page)
    await records.update(manager, Page, page, values, { by: context, keeps: ['ownChangedAt'] })
  }
}

/** @throws ShopError CONFLICT that names the pages that a shared block stands on */
export async function assertUnused({ id }: Row, manager: EntityManager): Promise<void> {
  const ids = await pagesWith(manager, id)
  if (ids.length === 0) return
  const pages = (await manager.find(Page, { where: { id: In(ids) }, order: { id: 'ASC' } })) as (Page & Row)[]
  throw new ShopError('CONFLICT', {
    title: { key: 'referred.title' },
    message: { key: 'sharedBlock.inUse', values: { titles: namesOf(managedEntity(Page), pages) } },
  })
}

/** The ids of the pages that a shared block stands on. Its row is locked: no page gets it meanwhile. */
async function pagesWith(manager: EntityManager, sharedBlock: number): Promise<number[]> {
  const query = manager.createQueryBuilder(SharedBlockUse, 'used').where({ sharedBlock }).orderBy('used.page')
  // Of a transaction that began before others ended, a plain read may know less.
  if (manager.connection.options.type !== 'better-sqlite3') query.setLock('pessimistic_write')
  return (await query.getMany()).map(({ page }) => page)
}
