import { type EntityManager, In } from 'typeorm'
import { hasOperation, type ManagedEntity, managedEntity } from '../../kernel/fields/Managed.js'
import { managedEntities } from '../../kernel/fields/managedEntities.js'
import { Media } from '../../kernel/records/Media.js'
import { Customer, customerRoles } from '../customers/Customer.js'
import { isDemoEnded } from '../demo/DemoEnd.js'
import { DemoRecord } from '../demo/DemoRecord.js'
import { NewsCategory } from '../news/NewsCategory.js'
import { AccessToken } from '../tokens/AccessToken.js'
import { demoImages } from './demoImages.js'

/** What there is of a kind in a demo shop. */
export interface DemoCount {
  /** The name of the entity. */
  entity: string
  /** Records of the demo as it came. */
  unchanged: number
  /** Records of the demo that someone has changed since. */
  changed: number
  /** Records that someone has added since. */
  own: number
}

/** Whether the shop is a demo that nobody has made his own. */
export async function isDemoShop(reader: EntityManager): Promise<boolean> {
  return !(await isDemoEnded(reader)) && (await reader.existsBy(Customer, { demo: true }))
}

/** Whether it is known what the demo was filled with; one of an earlier version does not say. */
export function tellsDemoApart(reader: EntityManager): Promise<boolean> {
  return reader.exists(DemoRecord)
}

/** What a demo did not bring: access tokens go in any case, categories are in every new shop and stay. */
const apart: readonly unknown[] = [AccessToken, NewsCategory]

/** The kinds whose records go with a demo: those that can be deleted at all. */
export function removableKinds(): ManagedEntity[] {
  return managedEntities()
    .map(managedEntity)
    .filter((entity) => hasOperation(entity, 'delete') && !apart.includes(entity.type))
}

/** The kinds of which there is something, in the order of the menu. */
export async function countDemo(reader: EntityManager): Promise<DemoCount[]> {
  const counts: DemoCount[] = []
  for (const entity of removableKinds()) counts.push(await countKind(reader, entity))
  return counts.filter(({ unchanged, changed, own }) => unchanged + changed + own > 0)
}

/** The records of the demo are looked up one by one: in a shop that has grown they are few. */
async function countKind(reader: EntityManager, { name, type }: ManagedEntity): Promise<DemoCount> {
  const roles = type === Customer ? { role: In(customerRoles.values) } : {}
  const query = reader
    .createQueryBuilder(DemoRecord, 'demo')
    .innerJoin(type, 'kind', 'kind.id = demo.record')
    .select('COUNT(*)', 'left')
    .addSelect('SUM(CASE WHEN demo.version = kind.version THEN 1 ELSE 0 END)', 'unchanged')
    .where('demo.entity = :name', { name })
  if (type === Customer) query.andWhere('kind.role IN (:...roles)', { roles: customerRoles.values })
  const row = await query.getRawOne<Record<'left' | 'unchanged', number | string | null>>()
  const [left, unchanged] = [row?.left, row?.unchanged].map(Number) as [number, number]
  const total = await reader.countBy(type, roles)
  return { entity: name, unchanged, changed: left - unchanged, own: total - left }
}

/** How many pictures there are of the demo, and how many others. */
export async function countPictures(reader: EntityManager): Promise<{ demo: number; own: number }> {
  const demo = await reader.countBy(Media, await demoImages(reader))
  return { demo, own: (await reader.count(Media)) - demo }
}
