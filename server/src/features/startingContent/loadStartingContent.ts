import type { EntityManager } from 'typeorm'
import type { DemoPair } from '../../../demo/content/types.js'
import { pages } from '../../../startingContent/content/pages.js'
import { features, serviceGroups, services } from '../../../startingContent/content/services.js'
import { newsItems, tips } from '../../../startingContent/content/tips.js'
import type { CoreServices } from '../../kernel/context/Context.js'
import { type Class } from '../../kernel/fields/FieldDescription.js'
import { hasPairs } from '../../kernel/fields/isTranslated.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { ShopApi } from '../../kernel/graphql/ShopApi.js'
import type { MediaServices } from '../../kernel/media/MediaLibrary.js'
import { isPublishedKind } from '../../kernel/publication/Published.js'
import { createRecord } from '../../kernel/records/createRecord.js'
import { languages } from '../../kernel/shared/screens.js'
import { addressOf, Customer } from '../customers/Customer.js'
import type { Demo } from '../demo/Demo.js'
import { DemoInputs, type Ids, unnamedPictures } from '../demo/DemoInputs.js'
import { reserveIds } from '../demo/reserveIds.js'
import { knowCategories } from '../news/knowCategories.js'
import { NewsItem } from '../news/NewsItem.js'
import { ExampleRecord } from '../onboarding/ExampleRecord.js'
import { Page } from '../pages/Page.js'
import { Feature } from '../sellingPoints/entity/Feature.js'
import { Service } from '../services/Service.js'
import { ServiceGroup } from '../services/ServiceGroup.js'
import { Tip } from '../tips/Tip.js'

/** Records come before those that refer to them. */
const content: readonly (readonly [Class, readonly DemoPair<{ title: string }>[]])[] = [
  [ServiceGroup, serviceGroups],
  [Service, services],
  [Feature, features],
  [Tip, tips],
  [NewsItem, newsItems],
  [Page, pages],
]

/** Whether the shop has no page yet. */
export async function isWithoutContent(reader: EntityManager): Promise<boolean> {
  return !(await reader.exists(Page))
}

/** Nobody can be asked to write it: no account may. */
export class NoOwnerError extends Error {}

/**
 * Fills a shop that has no page yet with a site to begin from, through the write pipeline, as one of its owners. It is one
 * transaction, so that what is interrupted leaves nothing; a second call finds pages and does nothing.
 * @returns whether it was filled
 * @throws NoOwnerError while there is no account of an owner
 */
export async function loadStartingContent(api: ShopApi<CoreServices & MediaServices>): Promise<boolean> {
  const { services: own, schema } = api
  return own.database.writeAlone(async (database) => {
    if (!(await isWithoutContent(database.reader))) return false
    const media = own.media.within(database)
    await fill(new ShopApi(schema, { ...own, database, media }))
    return true
  })
}

async function fill(api: ShopApi<CoreServices & MediaServices>): Promise<void> {
  const [owner] = await api.services.database.reader.find(Customer, {
    where: { role: 'cms-admin' },
    order: { id: 'ASC' },
    take: 1,
  })
  if (!owner) throw new NoOwnerError('Make an account for the owner first.')
  const inputs = await DemoInputs.begin(api.services.media, {
    prefix: 'example',
    folders: unnamedPictures,
    mediaFolder: (picture) => {
      const shown = content.find(([, pairs]) => JSON.stringify(pairs).includes(`"${picture}"`))
      return shown ? managedEntity(shown[0]).name : null
    },
  })
  const loading: Demo = { context: api.context({ ...owner, email: addressOf(owner) }, 'nl'), inputs }
  await knowCategories(loading)
  for (const [type, pairs] of content) {
    for (const pair of pairs) await addExample(loading, type, pair)
  }
}

async function addExample(
  loading: Demo,
  type: Class,
  { key, both, ...texts }: DemoPair<{ title: string }>,
): Promise<void> {
  const { context, inputs } = loading
  const entity = managedEntity(type)
  const hasSibling = hasPairs(type)
  // What nobody has read is for nobody; the owner of a shop that is open already has asked for it as it is.
  const isConcept = isPublishedKind(type) && !(await context.services.shop.now()).isOpen
  const reserved = await reserveIds(loading, type, key)
  const ids: Partial<Ids> = {}
  for (const language of languages) {
    const input = {
      ...inputs.inputOf(type, { ...both, ...texts[language], language }, language),
      ...(isConcept && { visible: false }),
    }
    const translationOf = hasSibling ? ids.nl : undefined
    const { id, version } = await createRecord(context, entity, { ...input, id: reserved?.[language], translationOf })
    ids[language] = id
    await context.services.database.write((manager) =>
      manager.insert(ExampleRecord, { entity: entity.name, record: id, version, readAt: null }),
    )
  }
  inputs.know(type, key, ids as Ids)
}
