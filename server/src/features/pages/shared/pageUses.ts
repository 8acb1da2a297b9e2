import { type EntityManager, In } from 'typeorm'
import type { Row, Values } from '../../../kernel/context/Row.js'
import { records } from '../../../kernel/records/records.js'
import { unnoticed } from '../../../kernel/records/writeWhere.js'
import { SharedBlock } from './SharedBlock.js'
import { SharedBlockUse } from './SharedBlockUse.js'

/** A block of a page as it is stored: what it takes from a shared block is stored with it. */
type PageBlock = Values & { sharedBlock?: number | null }

/** The ids of the shared blocks among these, each once. */
export function sharedBlocksIn(blocks: unknown): number[] {
  const ids = ((blocks as PageBlock[] | null | undefined) ?? []).flatMap(({ sharedBlock }) => sharedBlock ?? [])
  return [...new Set(ids)]
}

/** The blocks of a page with what the shared ones among them say now, whatever was sent or stored of these. */
export async function withSharedBlocks(manager: EntityManager, { blocks }: Values): Promise<Values> {
  const ids = sharedBlocksIn(blocks)
  if (ids.length === 0) return {}
  const query = manager.createQueryBuilder(SharedBlock, 'shared').where('shared.id IN (:...ids)', { ids })
  // Who changes one waits, and then finds this page among its uses.
  const isLocking = manager.queryRunner?.isTransactionActive && manager.connection.options.type !== 'better-sqlite3'
  if (isLocking) query.orderBy('shared.id').setLock('pessimistic_write')
  const found = new Map((await query.getMany()).map((shared) => [shared.id, shared]))
  return { blocks: (blocks as PageBlock[]).map((block) => withContent(block, found)) }
}

function withContent(block: PageBlock, found: ReadonlyMap<number, SharedBlock>): PageBlock {
  const shared = block.sharedBlock == null ? undefined : found.get(block.sharedBlock)
  const [content] = shared?.blocks ?? []
  return shared && content ? { ...content, sharedBlock: shared.id } : block
}

/** Notes which shared blocks a page has from now on, in the transaction of its write. */
export async function noteUses(manager: EntityManager, before: Row | null, after: Row | null): Promise<void> {
  const page = (after ?? before)?.id
  const [were, are] = [sharedBlocksIn(before?.blocks), sharedBlocksIn(after?.blocks)]
  const gone = were.filter((id) => !are.includes(id))
  const added = are.filter((id) => !were.includes(id))
  if (gone.length > 0) await manager.delete(SharedBlockUse, { page, sharedBlock: In(gone) })
  if (added.length > 0)
    await manager.insert(
      SharedBlockUse,
      added.map((sharedBlock) => ({ page, sharedBlock })),
    )
  for (const id of [...gone, ...added]) {
    const uses = await manager.countBy(SharedBlockUse, { sharedBlock: id })
    await records.updateWhere(manager, SharedBlock, { id }, { uses }, unnoticed)
  }
}
