import type { EntityManager } from 'typeorm'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { invalidField, ShopError } from '../errors/ShopError.js'
import { managedEntity } from '../fields/Managed.js'
import { assertPage } from '../records/listing.js'
import { Media } from '../records/Media.js'
import { ReplacedMedia } from '../records/ReplacedMedia.js'
import { recordTitle } from '../records/recordTitle.js'
import { changeRow } from '../records/updateRecord.js'
import { cleanedLine } from '../shared/cleanedLine.js'
import { assertImageApproved } from './approvedImages.js'
import { draftUses, replaceInDrafts } from './draftImages.js'
import { folderUses } from './folderImages.js'
import { imageUses, unusedOnly, withImage } from './imageUses.js'
import type { MediaServices, UploadedFile } from './MediaLibrary.js'
import { replaceInTrash, trashedTitles } from './trashedImages.js'

/** Images deleted in one call; each is searched for in every text of the database. */
const maxDeleted = 100

/** The most records that a refusal names. */
const maxNamed = 5

export interface MediaFilter {
  search: string | null
  folder: string | null
  unused: boolean
  page: number
  perPage: number
}

/** A page of the library, the newest first. */
export async function listMedia(
  { services: { database } }: Context<MediaServices>,
  { search, folder, unused, page, perPage }: MediaFilter,
): Promise<{ items: Media[]; total: number }> {
  assertPage({ page, perPage })
  const query = database.reader.createQueryBuilder(Media, 'media')
  const searched = cleanedLine(search ?? '').toLowerCase()
  if (searched !== '') {
    const term = `%${searched.replace(/[!%_]/g, '!$&')}%`
    query.andWhere(`(LOWER(media.originalName) LIKE :term ESCAPE '!' OR LOWER(media.alt) LIKE :term ESCAPE '!')`, {
      term,
    })
  }
  if (folder !== null) query.andWhere('media.folder = :folder', { folder })
  if (unused) {
    await unusedOnly(database, database.reader, query)
    const shown = [...(await folderUses(database.reader)).keys()]
    if (shown.length > 0) query.andWhere('(media.folder IS NULL OR media.folder NOT IN (:...shown))', { shown })
  }
  query.orderBy('media.createdAt', 'DESC').addOrderBy('media.url')
  const [items, total] = await query
    .offset((page - 1) * perPage)
    .limit(perPage)
    .getManyAndCount()
  return { items, total }
}

/** The folders that contain images. */
export async function mediaFolders({ services: { database } }: Context<MediaServices>): Promise<string[]> {
  const query = database.reader.createQueryBuilder(Media, 'media').select('DISTINCT media.folder', 'folder')
  const rows: { folder: string }[] = await query.where('media.folder IS NOT NULL').orderBy('folder').getRawMany()
  return rows.map(({ folder }) => folder)
}

/** @throws ShopError NOT_FOUND */
export async function readMedia({ services: { database } }: Context<MediaServices>, url: string): Promise<Media> {
  const media = await database.reader.findOneBy(Media, { url })
  if (!media) throw notThere()
  return media
}

/**
 * Sets an image's description, which applies wherever it is used, and its folder if given.
 * @throws ShopError NOT_FOUND, or FORBIDDEN to who has to ask before visitors see something
 */
export async function describeMedia(
  context: Context<MediaServices>,
  url: string,
  values: Pick<Media, 'alt' | 'focusX' | 'focusY'> & Partial<Pick<Media, 'folder'>>,
): Promise<Media> {
  const { services } = context
  const media = await services.database.write(async (manager) => {
    const [found] = await lockedMedia(manager, [url])
    if (!found) throw notThere()
    await assertImageApproved(context, manager, found, values.folder)
    return manager.save(Object.assign(found, values))
  })
  await services.contentChanged()
  return media
}

/**
 * Replaces an image wherever it is used. The new one has an address of its own, because browsers cache the old one,
 * which redirects to it.
 * @throws ShopError NOT_FOUND, TOO_LARGE, FILE_TYPE, or FORBIDDEN as `describeMedia`
 */
export async function replaceMedia(context: Context<MediaServices>, url: string, file: UploadedFile): Promise<Media> {
  const { services } = context
  const media = await services.media.addWithin(file, async (manager, fresh) => {
    const [old] = await lockedMedia(manager, [url])
    if (!old) throw notThere()
    await assertImageApproved(context, manager, old)
    const { folder, record, alt, focusX, focusY } = old
    await manager.insert(Media, Object.assign(fresh, { folder, record, alt, focusX, focusY }))
    await showInstead(manager, context, url, fresh.url)
    await replaceInTrash(manager, url, fresh.url)
    await replaceInDrafts(manager, url, fresh.url)
    await manager.update(ReplacedMedia, { replacement: url }, { replacement: fresh.url })
    await manager.insert(ReplacedMedia, { url, replacement: fresh.url })
    await manager.delete(Media, { url })
    return fresh
  })
  await services.media.discard([url])
  await services.contentChanged()
  return media
}

/** Updates each record as an edit, so that it is in the history and a user who is editing the record is warned. */
async function showInstead(
  manager: EntityManager,
  context: Context<MediaServices>,
  from: string,
  to: string,
): Promise<void> {
  const changes = new Map<
    string,
    { row: Row; type: Parameters<typeof managedEntity>[0]; values: Record<string, unknown> }
  >()
  const { database } = context.services
  const uses = await imageUses(database, [from], { isWhole: true, manager })
  for (const { type, field, row } of uses.get(from) ?? []) {
    const key = `${type.name} ${row.id}`
    const change = changes.get(key) ?? { row, type, values: {} }
    change.values[field.name] = withImage(row[field.name], from, to)
    changes.set(key, change)
  }
  for (const { type, row, values } of changes.values()) {
    await changeRow(manager, context, managedEntity(type), row, values, null)
  }
}

/**
 * Removes images that nothing uses: all of these or none.
 * @throws ShopError NOT_FOUND, or CONFLICT with the names of what uses one
 */
export async function deleteMedia({ services }: Context<MediaServices>, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return
  if (urls.length > maxDeleted) {
    const values = { field: { owner: 'arguments', name: 'urls' }, max: maxDeleted }
    throw invalidField('urls', { key: 'field.maxChosen', values })
  }
  await services.database.write(async (manager) => {
    const found = await lockedMedia(manager, urls)
    if (found.length < new Set(urls).size) throw notThere()
    const inFolders = await folderUses(manager)
    const users = [
      ...[...(await imageUses(services.database, urls, { max: maxNamed + 1, manager })).values()].flat(),
      ...found.flatMap(({ folder }) => inFolders.get(folder ?? '') ?? []),
    ]
    const titles = users.map(({ type, row }) => recordTitle(managedEntity(type), row))
    const drafted = [...(await draftUses(manager, urls)).values()].flat().map(({ title }) => title)
    const all = [...titles, ...drafted, ...(await trashedTitles(manager, urls))]
    if (all.length > 0) throw stillUsed(all)
    await manager.delete(Media, [...urls])
  })
  await services.media.discard(urls)
  await services.contentChanged()
}

function stillUsed(titles: readonly string[]): ShopError {
  const named = [...new Set(titles)]
  const users = named
    .slice(0, maxNamed)
    .map((title) => `"${title}"`)
    .join(', ')
  const message = { key: 'media.used' as const, values: { users: named.length > maxNamed ? `${users}, …` : users } }
  return new ShopError('CONFLICT', { title: { key: 'referred.title' }, message })
}

function notThere(): ShopError {
  return new ShopError('NOT_FOUND', { message: { key: 'notFound.media' } })
}

/** Locked, so that no record starts to use an image while it is deleted. */
async function lockedMedia(manager: EntityManager, urls: readonly string[]): Promise<Media[]> {
  if (urls.length === 0) return []
  const query = manager.createQueryBuilder(Media, 'media').where('media.url IN (:...urls)', { urls })
  if (manager.connection.options.type !== 'better-sqlite3') query.setLock('pessimistic_write')
  return query.getMany()
}
