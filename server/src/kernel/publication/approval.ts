import { type EntityManager, IsNull, Not } from 'typeorm'
import type { Viewer } from '../access/Viewer.js'
import type { RecordedWrite } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { ShopError } from '../errors/ShopError.js'
import type { Draft } from '../records/Draft.js'
import { isPublishedKind } from './Published.js'
import type { PublicationState } from './publicationState.js'
import { Release, ReleaseMember } from './Release.js'

type Asking = Pick<Viewer, 'asksApproval'> | null | undefined

/** What visitors do not see, and are not going to. */
const unseen: readonly PublicationState[] = ['concept', 'expired']

/**
 * Whoever has to ask before visitors see something changes neither what they see nor what they are going to see.
 * @throws ShopError FORBIDDEN
 */
export async function assertApproved(
  manager: EntityManager,
  viewer: Asking,
  { entity, before, after }: Pick<RecordedWrite, 'entity' | 'before' | 'after'>,
): Promise<void> {
  if (!viewer?.asksApproval || !isPublishedKind(entity.type)) return
  const rows = [before, after].filter((row) => row !== null)
  if (rows.some(isSeen)) throw approvalNeeded()
  for (const { id } of rows.slice(0, 1)) await assertUnplanned(manager, viewer, { entity: entity.name, record: id })
}

/** Whether visitors see a record, or are going to; what has no moments they see once it is saved. */
export function isSeen(row: Row): boolean {
  return !unseen.includes(row.state as PublicationState)
}

/**
 * What is planned was agreed with as it is.
 * @param draft with its moment, where it has one
 * @throws ShopError FORBIDDEN to whoever has to ask
 */
export async function assertUnplanned(
  manager: EntityManager,
  viewer: Asking,
  { entity, record, publishAt = null }: Pick<Draft, 'entity' | 'record'> & Partial<Pick<Draft, 'publishAt'>>,
): Promise<void> {
  if (!viewer?.asksApproval) return
  if (publishAt !== null || !(await isUnplanned(manager, { entity, record }))) throw approvalNeeded()
}

/** Whether a record is in no release that publishes itself. */
export async function isUnplanned(
  manager: EntityManager,
  { entity, record }: Pick<Draft, 'entity' | 'record'>,
): Promise<boolean> {
  const member = await manager.findOneBy(ReleaseMember, { entity, record })
  return !member || !(await isPlanned(manager, member.releaseId))
}

function isPlanned(manager: EntityManager, id: number): Promise<boolean> {
  return manager.existsBy(Release, { id, publishAt: Not(IsNull()), publishedAt: IsNull() })
}

/** The same of all that is in a release. @throws ShopError FORBIDDEN to whoever has to ask */
export async function assertReleaseUnplanned(manager: EntityManager, viewer: Asking, id: number): Promise<void> {
  if (viewer?.asksApproval && (await isPlanned(manager, id))) throw approvalNeeded()
}

export function approvalNeeded(): ShopError {
  return new ShopError('FORBIDDEN', { title: { key: 'approval.title' }, message: { key: 'approval.needed' } })
}
