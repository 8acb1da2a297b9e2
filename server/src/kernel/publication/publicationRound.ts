import type { EntityManager } from 'typeorm'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { lockedRow, lockRows } from '../records/lockedRow.js'
import { records } from '../records/records.js'
import type { Round } from '../scheduler/Round.js'
import { type Publication, type PublicationState, publicationState } from './publicationState.js'
import { publishedKinds } from './publishedKinds.js'

/** Well within the minute after which visitors see what is due. */
const everyMilliseconds = 20_000

/** Records whose state changes in one transaction. */
const atOnce = 50

/** Shows and hides records at their moments [L4]. */
export function publicationRound(newContext: () => Context): Round {
  return {
    name: 'publication',
    schedule: { every: everyMilliseconds },
    run: (signal) => followMoments(newContext(), signal),
  }
}

/**
 * Gives the records whose moment has come the state that they have from then on, each of them once. It is a write like any
 * other: history, search index, caches and webhooks follow.
 * @returns how many changed
 */
export async function followMoments(context: Context, signal?: AbortSignal): Promise<number> {
  let count = 0
  for (const entity of publishedKinds()) {
    for (let ids = await idsDue(context, entity); ids.length > 0; ids = await idsDue(context, entity)) {
      if (signal?.aborted) return count
      const due = ids
      count += await context.services.database.write((manager) => follow(manager, context, entity, due))
    }
  }
  return count
}

/** A moment and a state before it: planned until it begins, visible or planned until it ends. */
const changes: readonly [moment: 'visibleFrom' | 'visibleUntil', states: readonly PublicationState[]][] = [
  ['visibleFrom', ['planned']],
  ['visibleUntil', ['visible', 'planned']],
]

async function idsDue({ services }: Context, { type }: ManagedEntity): Promise<number[]> {
  const { rows } = services.database
  const now = new Date().toISOString()
  const found = await Promise.all(
    changes.map(([moment, states]) =>
      rows.find<Row>(type, {
        columns: ['id'],
        where: { state: states },
        also: { sql: `${rows.column(type, moment)} <= ?`, values: [now] },
        order: [['id', 'ASC']],
        limit: atOnce,
      }),
    ),
  )
  return [...new Set(found.flat().map(({ id }) => id))]
}

async function follow(
  manager: EntityManager,
  context: Context,
  entity: ManagedEntity,
  ids: readonly number[],
): Promise<number> {
  await lockRows(manager, entity, ids)
  let count = 0
  for (const id of ids) {
    const before = (await lockedRow(manager, entity, id)) as (Row & Publication) | null
    // The record may have been changed, or followed by another instance, since it was found.
    const state = before && publicationState(before)
    if (!before || state === before.state) continue
    await records.update(manager, entity.type, before, { state }, { by: context })
    count += 1
  }
  return count
}
