import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { isPublishedKind } from '../../kernel/publication/Published.js'
import { deleteRecord } from '../../kernel/records/deleteRecord.js'
import { updateRecord } from '../../kernel/records/updateRecord.js'
import { ExampleRecord } from './ExampleRecord.js'
import { type StoredExample, storedExamples } from './examples.js'

export interface NamedExample {
  entity: string
  id: number
}

/** What the owner says of several examples at once. */
export type Verdict = 'right' | 'hidden' | 'deleted'

/**
 * Notes that examples are right as they are, which shows them to visitors; or hides or deletes them. What is gone
 * meanwhile, and what is no example, is left out: a second press changes nothing.
 * @returns how many it was said of
 * @throws ShopError VALIDATION or CONFLICT where one of them cannot follow; those before it have
 */
export async function judgeExamples(
  context: Context,
  named: readonly NamedExample[],
  verdict: Verdict,
): Promise<number> {
  const asked = new Set(named.map(({ entity, id }) => `${entity} ${id}`))
  const examples = (await storedExamples(context)).filter(({ entity, row }) => asked.has(`${entity.name} ${row.id}`))
  for (const example of examples) await judge(context, example, verdict)
  return examples.length
}

async function judge(context: Context, { entity, row }: StoredExample, verdict: Verdict): Promise<void> {
  if (verdict === 'deleted') {
    // Its translation goes with it, and may have been named, too.
    await deleteRecord(context, entity, row.id).catch(ignoreMissing)
    return
  }
  const visible = verdict === 'right'
  if (isPublishedKind(entity.type) && row.visible !== visible) await updateRecord(context, entity, row.id, { visible })
  if (!visible) return
  await context.services.database.write((manager) =>
    manager.update(ExampleRecord, { entity: entity.name, record: row.id }, { readAt: new Date().toISOString() }),
  )
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof ShopError && error.code === 'NOT_FOUND')) throw error
}
