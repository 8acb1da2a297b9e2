import { Brackets, type EntityManager } from 'typeorm'
import { managedByName } from '../content/managedByName.js'
import { recordTitle } from '../content/recordTitle.js'
import { TrashedRecord } from '../content/TrashedRecord.js'
import { imagesAddress } from './imageNames.js'

/** What in the bin shows any of these images, and would not be whole without it. */
async function showing(manager: EntityManager, urls: readonly string[]): Promise<TrashedRecord[]> {
  if (urls.length === 0) return []
  const query = manager.createQueryBuilder(TrashedRecord, 'binned')
  const anyOf = new Brackets((where) => {
    urls.forEach((url, index) => {
      where.orWhere(`binned.content LIKE :url${index}`, { [`url${index}`]: `%${url}%` })
    })
  })
  return query.where(anyOf).getMany()
}

/** What the records in the bin were called that show any of these images. */
export async function trashedTitles(manager: EntityManager, urls: readonly string[]): Promise<string[]> {
  const found = await showing(manager, urls)
  return found.map(({ entity, content }) => recordTitle(managedByName(entity), content))
}

/** Every address of an image that stands in the bin. */
export async function imagesInTrash(manager: EntityManager): Promise<string[]> {
  const found = await showing(manager, [imagesAddress])
  const addresses = new RegExp(`${imagesAddress}[\\w.-]+`, 'g')
  return found.flatMap(({ content }) => JSON.stringify(content).match(addresses) ?? [])
}

/** What comes back from the bin shows the image that has come in the place of another. */
export async function replaceInTrash(manager: EntityManager, from: string, to: string): Promise<void> {
  for (const { id, content } of await showing(manager, [from])) {
    const shown = JSON.parse(JSON.stringify(content).replaceAll(from, to)) as object
    await manager.update(TrashedRecord, { id }, { content: shown })
  }
}
