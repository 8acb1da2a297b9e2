import type { Context } from '../context/Context.js'
import { invalidField, ShopError } from '../errors/ShopError.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { Draft } from './Draft.js'
import { tryDraft } from './publishDraft.js'
import { existingDraft } from './storedDraft.js'

/**
 * Has a draft publish itself at a moment, or not any more. What would be refused now is refused now; what happens until
 * then may still hold it up.
 * @param publishAt ISO, UTC; null to publish it by hand
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT, or VALIDATION that names every invalid field
 */
export async function planDraft(
  context: Context,
  entity: ManagedEntity,
  record: number,
  publishAt: string | null,
): Promise<Draft> {
  const { draft } = await existingDraft(context, entity, record)
  if (publishAt !== null) {
    if (publishAt <= new Date().toISOString()) throw invalidField('publishAt', { key: 'publication.momentPassed' })
    await tryDraft(context, entity, draft)
  }
  const { id, version } = draft
  const planned = { publishAt, failure: null, version: version + 1 }
  const { affected } = await context.services.database.write((manager) =>
    manager.update(Draft, { id, version }, planned),
  )
  if (!affected) throw new ShopError('CONFLICT')
  return { ...draft, ...planned }
}
