import { Brackets, type EntityManager } from 'typeorm'
import { managedByName } from '../records/managedByName.js'
import { recordTitle } from '../records/recordTitle.js'
import { TrashedRecord } from '../records/TrashedRecord.js'
import { imagesAddress } from './imageNames.js'

/** The trashed records that use any of these images. */
async function trashedUsing(manager: EntityManager, urls: readonly string[]): Promise<TrashedRecord[]> {
  if (urls.length === 0) return []
  const query = manager.createQueryBuilder(TrashedRecord, 'trashed')
  const anyOf = new Brackets((where) => {
    urls.forEach((url, index) => {
      where.orWhere(`trashed.content LIKE :url${index}`, { [`url${index}`]: `%${url}%` })
    })
  })
  return query.where(anyOf).getMany()
}

/** The titles of the trashed records that use any of these images. */
export async function trashedTitles(manager: EntityManager, urls: readonly string[]): Promise<string[]> {
  const found = await trashedUsing(manager, urls)
  return found.map(({ entity, content }) => recordTitle(managedByName(entity), content))
}

/** The addresses of all images that trashed records use. */
export async function imagesInTrash(manager: EntityManager): Promise<string[]> {
  const found = await trashedUsing(manager, [imagesAddress])
  const addresses = new RegExp(`${imagesAddress}[\\w.-]+`, 'g')
  return found.flatMap(({ content }) => JSON.stringify(content).match(addresses) ?? [])
}

/** Replaces an image in trashed records, so that a restored record shows the new one. */
export async function replaceInTrash(manager: EntityManager, from: string, to: string): Promise<void> {
  for (const { id, content } of await trashedUsing(manager, [from])) {
    const shown = JSON.parse(JSON.stringify(content).replaceAll(from, to)) as object
    await manager.update(TrashedRecord, { id }, { content: shown })
  }
}
