import type { Viewer } from '../../access/roles.js'
import { createUser } from '../../accounts/createUser.js'
import { demoAccounts } from '../../accounts/demoAccounts.js'
import { User } from '../../accounts/User.js'
import type { Context } from '../../content/Context.js'
import { createRecord } from '../../content/createRecord.js'
import type { Row, Values } from '../../content/Row.js'
import { Feature } from '../../entities/Feature.js'
import { NewsCategory } from '../../entities/NewsCategory.js'
import { NewsGroup } from '../../entities/NewsGroup.js'
import { NewsItem } from '../../entities/NewsItem.js'
import { Page } from '../../entities/Page.js'
import { Product } from '../../entities/Product.js'
import type { Class } from '../../fields/FieldDescription.js'
import { managedEntity } from '../../fields/Managed.js'
import type { ShopApi } from '../../graphql/ShopApi.js'
import { type Language, languages } from '../../publicsite/screens.js'
import { features } from './content/features.js'
import { newsGroups } from './content/newsGroups.js'
import { newsItems } from './content/newsItems.js'
import { pages } from './content/pages.js'
import { products } from './content/products.js'
import type { DemoPair } from './content/types.js'
import { DemoInputs } from './DemoInputs.js'

/** Whether nobody has an account yet, which is what an empty database is. */
export async function isEmpty(api: ShopApi): Promise<boolean> {
  return !(await api.services.database.reader.exists(User))
}

/** Fills an empty database with the demo shop, the way the owner would: through the write pipeline. */
export async function loadDemo(api: ShopApi): Promise<void> {
  const { database } = api.services
  for (const account of demoAccounts) await createUser(database, account)
  const admin = await database.reader.findOneByOrFail(User, { role: 'cms-admin' })
  const context = api.context(admin satisfies Viewer, 'nl')
  const inputs = new DemoInputs(api.services.media)
  for (const category of (await database.reader.find(NewsCategory)) as unknown as (NewsCategory & Row)[]) {
    if (category.language === 'en') inputs.know('category', category.title, await pairIds(context, category.pair))
  }

  await loadAll(context, inputs, NewsGroup, newsGroups, 'group')
  await loadAll(context, inputs, Page, pages, 'belongsTo')
  await loadAll(context, inputs, NewsItem, newsItems)
  await loadAll(context, inputs, Product, products)
  await loadAll(context, inputs, Feature, features)
}

async function pairIds({ services }: Context, pair: number): Promise<Record<Language, number>> {
  const both = await services.database.reader.findBy(NewsCategory, { pair })
  return Object.fromEntries(both.map(({ language, id }) => [language, id])) as Record<Language, number>
}

/** Loads every pair of an entity; what refers to one of them does so by its key, through the field `reference`. */
async function loadAll<Fields extends { title: string }>(
  context: Context,
  inputs: DemoInputs,
  type: Class,
  pairs: readonly DemoPair<Fields>[],
  reference?: string,
): Promise<void> {
  const entity = managedEntity(type)
  const hasSibling = type !== Feature
  for (const pair of pairs) {
    const ids: Partial<Record<Language, number>> = {}
    for (const language of languages) {
      const fields: Values = { ...pair.both, ...pair[language] }
      const input = { ...(await inputs.inputOf(type, fields, language)), language }
      const translationOf = hasSibling && language === 'en' ? ids.nl : undefined
      const row = await createRecord(context, entity, { ...input, translationOf })
      ids[language] = row.id
      if (pair.createdAt) await setAge(context, type, row.id, pair.createdAt)
    }
    if (reference) inputs.know(reference, pair.key, ids as Record<Language, number>)
  }
}

/** The demo's news is of the past year, though it is all written down today. */
async function setAge({ services }: Context, type: Class, id: number, createdAt: string): Promise<void> {
  await services.database.write((manager) => manager.update(type, id, { createdAt, updatedAt: createdAt }))
}
