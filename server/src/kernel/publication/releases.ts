import { In, IsNull, Not } from 'typeorm'
import { allow } from '../access/allow.js'
import { isProgram } from '../access/Viewer.js'
import type { Context } from '../context/Context.js'
import { type FieldErrors, invalidField, ShopError } from '../errors/ShopError.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { assertReleaseUnplanned, assertUnplanned } from './approval.js'
import { tryRelease } from './publishRelease.js'
import { Release, ReleaseMember } from './Release.js'
import { join, partsToAdd, twinsOf } from './releaseMembers.js'

const maxNameLength = 120

/** Those that were published stay in sight for a while. */
const shownPublished = 20

/** Those that are still to be published, the first moment first, or the last that were. */
export async function listReleases({ services }: Context, isPublished: boolean): Promise<Release[]> {
  const { reader } = services.database
  if (isPublished) {
    return reader.find(Release, {
      where: { publishedAt: Not(IsNull()) },
      order: { publishedAt: 'DESC', id: 'DESC' },
      take: shownPublished,
    })
  }
  const open = await reader.find(Release, { where: { publishedAt: IsNull() }, order: { id: 'ASC' } })
  return open.sort((one, other) => (one.publishAt ?? '9').localeCompare(other.publishAt ?? '9'))
}

/** @throws ShopError NOT_FOUND */
export async function existingRelease({ services }: Context, id: number): Promise<Release> {
  const release = await services.database.reader.findOneBy(Release, { id })
  if (!release) throw new ShopError('NOT_FOUND')
  return release
}

/** Makes one, or gives one another name. @throws ShopError VALIDATION, or NOT_FOUND */
export async function saveRelease(context: Context, id: number | null, given: string): Promise<Release> {
  const name = given.trim()
  const fields = nameFaults(name)
  if (fields.name) throw new ShopError('VALIDATION', { fields })
  const { database } = context.services
  if (id !== null) {
    await existingRelease(context, id)
    await database.write((manager) => manager.update(Release, { id }, { name }))
    return existingRelease(context, id)
  }
  const { viewer } = context
  const values = {
    ...{ name, user: viewer && !isProgram(viewer) ? viewer.id : null, userName: viewer?.name ?? null },
    ...{ at: new Date().toISOString(), publishAt: null, publishedAt: null, publishedCount: 0, failure: null },
  }
  return database.write((manager) => manager.save(Release, values))
}

/** What is wrong with the name of a release, without spaces around it. */
export function nameFaults(name: string): FieldErrors {
  const field = { owner: 'release', name: 'name' }
  if (name === '') return { name: [{ key: 'field.required', values: { field } }] }
  if (name.length <= maxNameLength) return {}
  return { name: [{ key: 'field.max', values: { field, max: maxNameLength } }] }
}

/** A record, and whether its translation goes with it. */
export interface Member {
  entity: ManagedEntity
  record: number
  bothLanguages: boolean
}

export function hasPassed(moment: string): boolean {
  return moment <= new Date().toISOString()
}

/**
 * Puts what is to become of a record into a release, and of its translation with it. What joins a release that is planned is
 * judged with it at once.
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_REQUEST, CONFLICT, or VALIDATION
 */
export async function addToRelease(
  context: Context,
  id: number,
  { entity, record, bothLanguages }: Member,
): Promise<Release> {
  const release = await existingRelease(context, id)
  const parts = await partsToAdd(context, entity, record, bothLanguages)
  await context.services.database.writeTogether(async (database) => {
    const { affected } = await database.write((manager) =>
      // Which says that it is still there and unpublished, and lets nobody publish it meanwhile.
      manager.update(Release, { id, publishedAt: IsNull() }, { publishedCount: 0 }),
    )
    if (!affected) throw new ShopError('CONFLICT', { message: { key: 'release.published' } })
    await database.write(async (manager) => {
      for (const { entity, record, draft } of parts) {
        const planned = { entity: entity.name, record, publishAt: draft?.publishAt ?? null }
        await assertUnplanned(manager, context.viewer, planned)
      }
      await join(manager, id, parts)
    })
    if (release.publishAt !== null) {
      await tryRelease({ ...context, services: { ...context.services, database } }, id)
    }
  })
  return existingRelease(context, id)
}

/** Takes a record out, and its translation with it; what is to become of them stays a draft or a concept. */
export async function takeFromRelease(
  context: Context,
  id: number,
  { entity, record, bothLanguages }: Member,
): Promise<Release> {
  allow(context.viewer, 'update', entity.name)
  const ids = [record, ...(bothLanguages ? await twinsOf(context, entity, record) : [])]
  await context.services.database.write(async (manager) => {
    await assertReleaseUnplanned(manager, context.viewer, id)
    await manager.delete(ReleaseMember, { releaseId: id, entity: entity.name, record: In(ids) })
  })
  return existingRelease(context, id)
}

/**
 * Has a release publish itself at a moment, or not any more. What would be refused now is refused now.
 * @param publishAt ISO, UTC; null to publish it by hand
 * @throws ShopError as `publishRelease`, or VALIDATION for a moment that has passed
 */
export async function planRelease(context: Context, id: number, publishAt: string | null): Promise<Release> {
  await existingRelease(context, id)
  if (publishAt !== null) {
    if (hasPassed(publishAt)) throw invalidField('publishAt', { key: 'publication.momentPassed' })
    await tryRelease(context, id)
  }
  const affected = await context.services.database.write(async (manager) => {
    await assertReleaseUnplanned(manager, context.viewer, id)
    const { affected } = await manager.update(Release, { id, publishedAt: IsNull() }, { publishAt, failure: null })
    return affected
  })
  if (!affected) throw new ShopError('CONFLICT', { message: { key: 'release.published' } })
  return existingRelease(context, id)
}

/** Ends a release; drafts and concepts stay as they are. @throws ShopError NOT_FOUND */
export async function discardRelease({ services, viewer }: Context, id: number): Promise<void> {
  await services.database.write(async (manager) => {
    await assertReleaseUnplanned(manager, viewer, id)
    const { affected } = await manager.delete(Release, { id })
    if (!affected) throw new ShopError('NOT_FOUND')
    await manager.delete(ReleaseMember, { releaseId: id })
  })
}
