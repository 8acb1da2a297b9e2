import { Brackets, type EntityManager } from 'typeorm'
import type { Row } from '../context/Row.js'
import { Draft } from '../records/Draft.js'
import { managedByName } from '../records/managedByName.js'
import { recordTitle } from '../records/recordTitle.js'
import type { RecordUse } from '../records/recordUses.js'
import { imagesAddress } from './imageNames.js'

/** The drafts that are to show any of these images. */
async function draftsUsing(manager: EntityManager, urls: readonly string[]): Promise<Draft[]> {
  if (urls.length === 0) return []
  const anyOf = new Brackets((where) => {
    urls.forEach((url, index) => {
      where.orWhere(`INSTR(draft.content, :url${index}) > 0`, { [`url${index}`]: url })
    })
  })
  return manager.createQueryBuilder(Draft, 'draft').where(anyOf).orderBy('draft.id').getMany()
}

/** What the drafts are to show of these images, by address: of each the record, or the id that is reserved for it. */
export async function draftUses(manager: EntityManager, urls: readonly string[]): Promise<Map<string, RecordUse[]>> {
  const uses = new Map<string, RecordUse[]>()
  for (const { entity: name, record: id, content } of await draftsUsing(manager, urls)) {
    const entity = managedByName(name)
    const live = (await manager.findOneBy(entity.type, { id })) as Row | null
    const title = recordTitle(entity, { ...live, ...content })
    for (const [field, value] of Object.entries(content)) {
      const text = JSON.stringify(value)
      for (const url of urls.filter((each) => text.includes(each))) {
        uses.set(url, [...(uses.get(url) ?? []), { entity: name, id, title, field, inText: false }])
      }
    }
  }
  return uses
}

/** The addresses of all images that drafts are to show. */
export async function imagesInDrafts(manager: EntityManager): Promise<string[]> {
  const addresses = new RegExp(`${imagesAddress}[\\w.-]+`, 'g')
  return (await draftsUsing(manager, [imagesAddress])).flatMap(
    ({ content }) => JSON.stringify(content).match(addresses) ?? [],
  )
}

/** Replaces an image in drafts; whoever has one open is told that it was changed. */
export async function replaceInDrafts(manager: EntityManager, from: string, to: string): Promise<void> {
  for (const { id, content, base, version } of await draftsUsing(manager, [from])) {
    const [shown, before] = [content, base].map(
      (each) => JSON.parse(JSON.stringify(each).replaceAll(from, to)) as object,
    )
    await manager.update(Draft, { id, version }, { content: shown, base: before, version: version + 1 } as object)
  }
}
