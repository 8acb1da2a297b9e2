import { type EntityManager, IsNull, LessThanOrEqual } from 'typeorm'
import type { Viewer } from '../access/Viewer.js'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { printError, ShopError } from '../errors/ShopError.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { Draft } from '../records/Draft.js'
import { storedEntity } from '../records/managedByName.js'
import { recordTitle } from '../records/recordTitle.js'
import type { Round } from '../scheduler/Round.js'
import { defaultLanguage } from '../shared/screens.js'
import { publishDraft } from './publishDraft.js'
import { mergedRow } from './storedDraft.js'

/** Well within the minute after which visitors see what is due. */
const everyMilliseconds = 20_000

/** A draft that could not publish itself. */
export interface FailedDraft extends Pick<Draft, 'record' | 'isNew'> {
  entity: ManagedEntity
  title: string
  /** The reason, in the language of the shop. */
  failure: string
}

/** Tells the shop of one, once, in the transaction that keeps the reason. */
export type TellFailure = (manager: EntityManager, failed: FailedDraft) => Promise<void>

/** Publishes drafts at their moments [L4]. */
export function plannedDraftsRound(newContext: () => Context, tell: TellFailure): Round {
  return {
    name: 'planned-drafts',
    schedule: { every: everyMilliseconds },
    run: (signal) => publishDue(newContext(), tell, signal),
  }
}

/**
 * Publishes every draft whose moment has come, each by itself and once. What is refused stays a draft that says why, and is
 * not tried again until somebody has saved or planned it anew.
 * @returns how many were published
 */
export async function publishDue(context: Context, tell: TellFailure, signal?: AbortSignal): Promise<number> {
  const due = await context.services.database.reader.find(Draft, {
    where: { publishAt: LessThanOrEqual(new Date().toISOString()), failure: IsNull() },
    order: { publishAt: 'ASC', id: 'ASC' },
  })
  let count = 0
  for (const draft of due) {
    if (signal?.aborted) break
    if (await publishOne(context, tell, draft)) count += 1
  }
  return count
}

async function publishOne(context: Context, tell: TellFailure, draft: Draft): Promise<boolean> {
  const entity = storedEntity(draft.entity)
  if (!entity) return false
  try {
    await publishDraft({ ...context, viewer: plannerOf(draft) }, entity, draft.record, draft.version)
    return true
  } catch (error) {
    // Another instance may have published it, or an editor changed it, since it was found.
    if (
      error instanceof ShopError &&
      (error.code === 'CONFLICT' || error.code === 'NOT_FOUND') &&
      !error.details.fields
    ) {
      return false
    }
    // What is wrong with the database or the code is not wrong with the draft: it is tried again, and holds up no other.
    if (!(error instanceof ShopError)) {
      context.log.error(error, 'A planned draft could not be published')
      return false
    }
    const { id, version, record, isNew } = draft
    const { message, errors = {} } = printError(error, defaultLanguage)
    const failure = [message, ...Object.values(errors).flat()].join(' ')
    await context.services.database.write(async (manager) => {
      // Another instance may have come to the same.
      const { affected } = await manager.update(Draft, { id, version, failure: IsNull() }, { failure })
      if (affected)
        await tell(manager, { entity, record, isNew, title: await titleOf(manager, entity, draft), failure })
    })
    context.log.warn({ entity: draft.entity, record: draft.record, failure }, 'A planned draft could not be published')
    return false
  }
}

/** What it would be called, as far as it is said. */
async function titleOf(manager: EntityManager, entity: ManagedEntity, draft: Draft): Promise<string> {
  const live = (await manager.findOneBy(entity.type, { id: draft.record })) as Row | null
  return recordTitle(entity, await mergedRow(manager, entity, { draft, live }))
}

/** Who saved it last; what that account may do was asked when it was planned. */
export function plannerOf({ user, userName }: Draft): Viewer {
  return { id: user ?? 0, name: userName ?? '', email: '', role: 'cms-admin', statusUser: false }
}
