import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type EntityManager, IsNull } from 'typeorm'
import { assertReaches } from '../../../kernel/access/allow.js'
import type { Viewer } from '../../../kernel/access/Viewer.js'
import type { Context } from '../../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../../kernel/errors/ShopError.js'
import { managedEntity } from '../../../kernel/fields/Managed.js'
import { readContent } from '../../../kernel/media/readContent.js'
import { lockExistingRow } from '../../../kernel/records/lockedRow.js'
import { notFound } from '../../../kernel/records/notFound.js'
import { records } from '../../../kernel/records/records.js'
import { cleanedLine } from '../../../kernel/shared/cleanedLine.js'
import { photoNotFound } from '../../photos/Photo.js'
import type { StoredPhoto } from '../../photos/StoredPhotos.js'
import { withStored } from '../../photos/withStored.js'
import type { JobKey } from '../JobReader.js'
import { jobTypes } from '../jobKinds.js'
import { JobPhoto } from './JobPhoto.js'
import type { JobPhotoServices } from './jobPhotoUse.js'

/** Photos of one job, beside those of its messages. */
export const maxPhotos = 40

const maxKeyCharacters = 100
const maxCaptionCharacters = 200

interface NewPhoto {
  kind: JobPhoto['kind']
  isShown: boolean
  /** The sender's own name for this photo of this job: sent again under it, it is not added twice. */
  key: string | null
}

/** What can be changed of a photo; what is not given stays as it is. */
export interface PhotoChange {
  kind?: JobPhoto['kind'] | null
  caption?: string | null
  isShown?: boolean | null
}

/**
 * Adds a photo to a job, once for each key.
 * @throws ShopError NOT_FOUND, FILE_TYPE, TOO_LARGE, VALIDATION beyond `maxPhotos`, BAD_REQUEST when the upload is aborted
 */
export async function addJobPhoto(
  { services: { database, jobPhotos }, viewer }: Context<JobPhotoServices>,
  of: JobKey,
  { kind, isShown, key }: NewPhoto,
  upload: Readable,
): Promise<JobPhoto> {
  if (!(await database.rows.first(jobTypes[of.entity], { id: of.job })))
    throw notFound(managedEntity(jobTypes[of.entity]))
  const keyHash = key === null ? null : hashOfKey(of, key)
  const known = keyHash && (await database.rows.first(JobPhoto, { keyHash }))
  if (known) return known
  const add = ([stored]: readonly StoredPhoto[]) =>
    database.write(async (manager) => {
      await lockExistingRow(manager, managedEntity(jobTypes[of.entity]), of.job)
      const sentBefore = keyHash && (await manager.findOneBy(JobPhoto, { keyHash }))
      if (sentBefore) return sentBefore
      await assertRoom(manager, of)
      const last = await manager.maximum(JobPhoto, 'position', of)
      const added = { addedAt: new Date().toISOString(), addedBy: viewer?.name ?? null }
      await records.touch(manager, jobTypes[of.entity], of.job)
      const row = { ...of, ...stored, ...added, kind, isShown, keyHash, caption: null, message: null }
      return manager.save(manager.create(JobPhoto, { ...row, position: (last ?? 0) + 1 }))
    })
  return withStored(jobPhotos, [() => readContent(upload)], add, 'staff')
}

/**
 * What a row is known by whose sender gave it a key.
 * @param content what makes it another one in spite of the key, such as after going back in a browser
 * @throws ShopError BAD_REQUEST for a key that is empty or too long
 */
export function hashOfKey({ entity, job }: JobKey, key: string, content = ''): string {
  if (key === '' || key.length > maxKeyCharacters) throw new ShopError('BAD_REQUEST')
  return createHash('sha256')
    .update(JSON.stringify([entity, job, key, content]))
    .digest('hex')
}

/** @throws ShopError NOT_FOUND, VALIDATION for a caption that is too long */
export async function changeJobPhoto(
  { services: { database }, viewer }: Context<JobPhotoServices>,
  id: number,
  { kind, caption, isShown }: PhotoChange,
): Promise<JobPhoto> {
  const text = cleanedLine(caption ?? '') || null
  if (text !== null && text.length > maxCaptionCharacters) {
    const field = { owner: 'jobPhoto', name: 'caption' }
    throw invalidField('caption', { key: 'field.max', values: { field, max: maxCaptionCharacters } })
  }
  return database.write(async (manager) => {
    const photo = await shopPhoto(manager, viewer, id)
    const changed = {
      ...(kind != null && { kind }),
      ...(caption !== undefined && { caption: text }),
      ...(isShown != null && { isShown }),
    }
    await records.touch(manager, jobTypes[photo.entity], photo.job)
    return manager.save(JobPhoto, { ...photo, ...changed })
  })
}

/** Puts the photos of a job in this order; those that are not named follow in theirs. @throws ShopError NOT_FOUND */
export async function orderJobPhotos(
  { services: { database } }: Context<JobPhotoServices>,
  of: JobKey,
  ids: readonly number[],
): Promise<void> {
  await database.write(async (manager) => {
    await lockExistingRow(manager, managedEntity(jobTypes[of.entity]), of.job)
    const photos = await manager.find(JobPhoto, {
      where: { ...of, message: IsNull() },
      order: { position: 'ASC', id: 'ASC' },
    })
    const place = ({ id }: JobPhoto) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
    const ordered = photos.toSorted((one, other) => place(one) - place(other))
    await records.touch(manager, jobTypes[of.entity], of.job)
    for (const [index, { id }] of ordered.entries()) await manager.update(JobPhoto, id, { position: index + 1 })
  })
}

/** Deletes a photo for good. @throws ShopError NOT_FOUND */
export async function deleteJobPhoto(
  { services: { database, jobPhotos }, viewer }: Context<JobPhotoServices>,
  id: number,
): Promise<void> {
  const { name } = await database.write(async (manager) => {
    const photo = await shopPhoto(manager, viewer, id)
    await manager.delete(JobPhoto, { id })
    await records.touch(manager, jobTypes[photo.entity], photo.job)
    return photo
  })
  await jobPhotos.removeUnused([name])
}

/**
 * A photo of the shop's own: those of messages are part of what was said.
 * @throws ShopError NOT_FOUND, or FORBIDDEN for a program that is limited to other sections
 */
async function shopPhoto(manager: EntityManager, viewer: Viewer | null, id: number): Promise<JobPhoto> {
  const photo = await manager.findOneBy(JobPhoto, { id, message: IsNull() })
  if (!photo) throw photoNotFound()
  if (viewer) assertReaches(viewer, photo.entity, true)
  return photo
}

async function assertRoom(manager: EntityManager, of: JobKey): Promise<void> {
  if ((await manager.countBy(JobPhoto, { ...of, message: IsNull() })) < maxPhotos) return
  throw new ShopError('VALIDATION', { message: { key: 'jobPhoto.tooMany', values: { max: maxPhotos } } })
}
