import type { EntityManager } from 'typeorm'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { managedEntities } from '../../kernel/fields/managedEntities.js'
import { MailText } from '../mailTexts/MailText.js'
import { NewsCategory } from '../news/NewsCategory.js'
import { ShopSettings } from '../shop/ShopSettings.js'
import { DemoRecord } from './DemoRecord.js'

/** In every new database, with the demo or without. */
const inEveryShop: readonly unknown[] = [MailText, NewsCategory, ShopSettings]

/** Marks all there is as the demo's, in the transaction that has filled an empty database with it. */
export async function markDemo(manager: EntityManager): Promise<void> {
  for (const { name, type } of managedEntities()
    .filter((each) => !inEveryShop.includes(each))
    .map(managedEntity)) {
    const rows = (await manager.find(type, { select: { id: true, version: true } as object })) as unknown as {
      id: number
      version: number
    }[]
    const marks = rows.map(({ id, version }) => ({ entity: name, record: id, version }))
    if (marks.length > 0) await manager.insert(DemoRecord, marks)
  }
}
