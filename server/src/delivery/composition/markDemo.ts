import type { EntityManager } from 'typeorm'
import { DemoRecord } from '../../features/demo/DemoRecord.js'
import { MailText } from '../../features/mailTexts/MailText.js'
import { NewsCategory } from '../../features/news/NewsCategory.js'
import { ShopSettings } from '../../features/shop/ShopSettings.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { managedEntities } from '../../kernel/fields/managedEntities.js'

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
