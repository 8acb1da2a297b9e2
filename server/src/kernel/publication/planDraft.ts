import type { Context } from '../context/Context.js'
import { invalidField, ShopError } from '../errors/ShopError.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { Draft } from '../records/Draft.js'
import { assertUnplanned } from './approval.js'
import { tryDraft } from './publishDraft.js'
import { settle } from './releaseMembers.js'
import { type DraftSaved, saveDraft } from './saveDraft.js'
import { existingDraft, type FoundDraft, findDraft, siblingOf } from './storedDraft.js'

/**
 * Has a draft publish itself at a moment, out of the release that it is in, or not any more. What would be refused now is refused now; what happens until
 * then may still hold it up.
 * @param publishAt ISO, UTC; null to publish it by hand
 * @param bothLanguages whether the draft of its translation, if there is one, does too
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT, or VALIDATION that names every invalid field
 */
export async function planDraft(
  context: Context,
  entity: ManagedEntity,
  record: number,
  publishAt: string | null,
  bothLanguages: boolean,
): Promise<void> {
  const found = await existingDraft(context, entity, record)
  const drafts = [found.draft, ...(bothLanguages ? await draftOfSibling(context, entity, found) : [])]
  if (publishAt !== null) {
    if (publishAt <= new Date().toISOString()) throw invalidField('publishAt', { key: 'publication.momentPassed' })
    for (const draft of drafts) await tryDraft(context, entity, draft)
  }
  await context.services.database.write(async (manager) => {
    for (const draft of drafts) {
      const { id, version, record: of } = draft
      await assertUnplanned(manager, context.viewer, draft)
      const planned = { publishAt, failure: null, version: version + 1 }
      const { affected } = await manager.update(Draft, { id, version }, planned)
      if (!affected) throw new ShopError('CONFLICT')
      if (publishAt !== null) await settle(manager, entity.name, of)
    }
  })
}

/** What a client keeps, and when it is to publish itself. */
export interface PlannedSave extends DraftSaved {
  /** ISO, UTC. */
  publishAt: string
  /** Whether the draft of its translation, if there is one, does too. */
  bothLanguages: boolean
}

/**
 * Keeps what is to become of a record, and has it publish itself at a moment: both or neither.
 * @returns null where nothing differs from the record: then nothing is planned
 * @throws ShopError as `saveDraft` and `planDraft`
 */
export async function saveAndPlan(
  context: Context,
  entity: ManagedEntity,
  { publishAt, bothLanguages, ...saved }: PlannedSave,
): Promise<Draft | null> {
  return context.services.database.writeTogether(async (database) => {
    const within = { ...context, services: { ...context.services, database } }
    const { name } = entity
    // Takes the draft, so that what is read of it then is the last that was kept.
    if (saved.record !== null) {
      await database.write((manager) => manager.update(Draft, { entity: name, record: saved.record }, { entity: name }))
    }
    const draft = await saveDraft(within, entity, saved)
    if (draft) await planDraft(within, entity, draft.record, publishAt, bothLanguages)
    return draft
  })
}

async function draftOfSibling(context: Context, entity: ManagedEntity, { draft, live }: FoundDraft): Promise<Draft[]> {
  const sibling = await siblingOf(context.services.database.reader, entity, draft, live)
  const found = sibling && (await findDraft(context, entity, sibling.id))
  return found ? [found.draft] : []
}
