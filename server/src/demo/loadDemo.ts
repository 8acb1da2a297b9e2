import { createUser } from '../accounts/createUser.js'
import { demoAccounts } from '../accounts/demoAccounts.js'
import type { CoreServices } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { Customer } from '../entities/Customer.js'
import { Feature } from '../entities/Feature.js'
import { NewsCategory } from '../entities/NewsCategory.js'
import { NewsGroup } from '../entities/NewsGroup.js'
import { NewsItem } from '../entities/NewsItem.js'
import { Page } from '../entities/Page.js'
import { Product } from '../entities/Product.js'
import { Review } from '../entities/Review.js'
import { Service } from '../entities/Service.js'
import { ServiceGroup } from '../entities/ServiceGroup.js'
import { Tip } from '../entities/Tip.js'
import { ZzpProduct } from '../entities/ZzpProduct.js'
import type { ShopApi } from '../graphql/ShopApi.js'
import { features } from './content/features.js'
import { newPcs } from './content/newPcs.js'
import { newsGroups } from './content/newsGroups.js'
import { newsItems } from './content/newsItems.js'
import { pages } from './content/pages.js'
import { parts } from './content/parts.js'
import { products } from './content/products.js'
import { repairs } from './content/repairs.js'
import { reviews } from './content/reviews.js'
import { serviceGroups } from './content/serviceGroups.js'
import { services } from './content/services.js'
import { tips } from './content/tips.js'
import type { Demo, DemoServices } from './Demo.js'
import { DemoInputs, type Ids } from './DemoInputs.js'
import { loadCustomers } from './loadCustomers.js'
import { loadDownload } from './loadDownload.js'
import { loadJobs } from './loadJobs.js'
import { loadMessages } from './loadMessages.js'
import { loadPageViews } from './loadPageViews.js'
import { loadPairs, loadRecord } from './loadPairs.js'

/** Whether nobody has an account yet, which is what an empty database is. */
export async function isEmpty(api: ShopApi): Promise<boolean> {
  return !(await api.services.database.reader.exists(Customer))
}

/** Fills an empty database with the demo shop, the way the owner would: through the write pipeline. */
export async function loadDemo(api: ShopApi<CoreServices & DemoServices>): Promise<void> {
  const demo = { context: api.context(await addOwner(api), 'nl'), inputs: await DemoInputs.begin(api.services.media) }
  await loadCustomers(demo)
  await loadMessages(demo)
  await loadContent(demo)
  await loadJobs(demo, 'statusNewPc', newPcs)
  await loadJobs(demo, 'statusRepair', repairs)
  await loadDownload(demo)
  await loadPageViews(demo)
}

async function addOwner({ services }: ShopApi): Promise<Customer> {
  const owner = demoAccounts.find(({ role }) => role === 'cms-admin')
  if (!owner) throw new Error('The demo has no owner')
  return createUser(services.database, owner)
}

/** What is referred to comes before what refers to it. */
async function loadContent(demo: Demo): Promise<void> {
  await knowCategories(demo)
  await loadPairs(demo, NewsGroup, newsGroups)
  await loadPairs(demo, NewsItem, newsItems)
  await loadPairs(demo, ServiceGroup, serviceGroups)
  await loadPairs(demo, Service, services)
  await loadPairs(demo, Tip, tips)
  await loadPairs(demo, Product, products)
  await loadPairs(demo, Feature, features)
  await loadPairs(demo, Page, pages)
  for (const review of reviews) await loadRecord(demo, Review, review, { createdAt: review.createdAt })
  for (const part of parts) await loadRecord(demo, ZzpProduct, part)
}

/** The categories are in every new database; their English titles are their keys. */
async function knowCategories({ context, inputs }: Demo): Promise<void> {
  const rows = (await context.services.database.reader.find(NewsCategory)) as unknown as (NewsCategory & Row)[]
  for (const { title, pair, language } of rows) {
    if (language !== 'en') continue
    const both = rows.filter((row) => row.pair === pair).map((row) => [row.language, row.id])
    inputs.know(NewsCategory, title, Object.fromEntries(both) as Ids)
  }
}
