import { devices } from '../../../demo/content/devices.js'
import { features } from '../../../demo/content/features.js'
import { newPcs } from '../../../demo/content/newPcs.js'
import { newsGroups } from '../../../demo/content/newsGroups.js'
import { newsItems } from '../../../demo/content/newsItems.js'
import { pages } from '../../../demo/content/pages.js'
import { parts } from '../../../demo/content/parts.js'
import { products } from '../../../demo/content/products.js'
import { repairs } from '../../../demo/content/repairs.js'
import { reviewSources, reviews } from '../../../demo/content/reviews.js'
import { serviceGroups } from '../../../demo/content/serviceGroups.js'
import { services } from '../../../demo/content/services.js'
import { tips } from '../../../demo/content/tips.js'
import { webhooks } from '../../../demo/content/webhooks.js'
import type { CoreServices } from '../../kernel/context/Context.js'
import { ShopApi } from '../../kernel/graphql/ShopApi.js'
import { createUser } from '../accounts/createUser.js'
import { demoAccounts } from '../accounts/demoAccounts.js'
import { Customer } from '../customers/Customer.js'
import { Device } from '../devices/Device.js'
import { NewsGroup } from '../news/NewsGroup.js'
import { NewsItem } from '../news/NewsItem.js'
import { Page } from '../pages/Page.js'
import { Product } from '../products/Product.js'
import { Review } from '../reviews/Review.js'
import { Feature } from '../sellingPoints/entity/Feature.js'
import { Service } from '../services/Service.js'
import { ServiceGroup } from '../services/ServiceGroup.js'
import { ZzpProduct } from '../stock/ZzpProduct.js'
import { Tip } from '../tips/Tip.js'
import { Webhook } from '../webhooks/Webhook.js'
import type { Demo, DemoServices } from './Demo.js'
import { isDemoEnded } from './DemoEnd.js'
import { DemoInputs } from './DemoInputs.js'
import { knowCategories } from './knowCategories.js'
import { loadAppointments } from './loadAppointments.js'
import { loadCustomers } from './loadCustomers.js'
import { loadDownload } from './loadDownload.js'
import { loadJobs } from './loadJobs.js'
import { loadMessages } from './loadMessages.js'
import { loadPageViews } from './loadPageViews.js'
import { loadPairs, loadRecord } from './loadPairs.js'
import { loadQuote } from './loadQuote.js'
import { loadRelated } from './loadRelated.js'
import { loadReservations } from './loadReservations.js'
import { loadShop } from './loadShop.js'
import { markDemo } from './markDemo.js'
import { numberDemoJobs } from './numberDemoJobs.js'

const weekMilliseconds = 7 * 24 * 60 * 60 * 1000

/**
 * Fills the database with the demo shop if it is empty, that is if nobody has an account and it never was a demo shop.
 * It is one transaction, so that a shop that is killed meanwhile is empty at its next start; pictures have fixed names
 * and are stored again then. Of instances that start together one fills it.
 * @param announce runs before it begins
 * @returns whether the database was empty
 */
export async function loadDemo(
  api: ShopApi<CoreServices & DemoServices>,
  announce: () => void = () => undefined,
): Promise<boolean> {
  const { services, schema } = api
  const isFilled = await services.database.writeAlone(async (database) => {
    if ((await database.reader.exists(Customer)) || (await isDemoEnded(database.reader))) return false
    announce()
    const media = services.media.within(database)
    const downloads = services.downloads.within(database)
    const photos = {
      jobPhotos: services.jobPhotos.within(database),
      messagePhotos: services.messagePhotos.within(database),
    }
    await fill(new ShopApi(schema, { ...services, ...photos, database, media, downloads }))
    return true
  })
  if (isFilled) await services.contentChanged()
  return isFilled
}

/** Through the write pipeline, as the owner. */
async function fill(api: ShopApi<CoreServices & DemoServices>): Promise<void> {
  const demo = { context: api.context(await addOwner(api), 'nl'), inputs: await DemoInputs.begin(api.services.media) }
  await loadShop(demo)
  await loadCustomers(demo)
  await loadMessages(demo)
  await loadContent(demo)
  await loadJobs(demo, 'statusNewPc', newPcs)
  await loadJobs(demo, 'statusRepair', repairs)
  await numberDemoJobs(demo)
  await loadQuote(demo)
  await loadAppointments(demo)
  await loadReservations(demo)
  await loadDownload(demo)
  await loadPageViews(demo)
  await api.services.database.write(markDemo)
}

async function addOwner({ services }: ShopApi): Promise<Customer & { email: string }> {
  const owner = demoAccounts.find(({ role }) => role === 'cms-admin')
  if (!owner) throw new Error('The demo has no owner')
  return { ...(await createUser(services.database, owner)), email: owner.email }
}

/** Records come before those that refer to them. */
async function loadContent(demo: Demo): Promise<void> {
  await knowCategories(demo)
  await loadPairs(demo, NewsGroup, newsGroups)
  await loadPairs(demo, NewsItem, newsItems)
  await loadPairs(demo, ServiceGroup, serviceGroups)
  await loadPairs(demo, Service, services)
  await loadPairs(demo, Tip, tips)
  await loadPairs(demo, Product, products)
  await loadRelated(demo)
  await loadPairs(demo, Feature, features)
  await loadPairs(demo, Page, pages)
  for (const { createdAt, stars = 5, ...review } of reviews) {
    // Days of the demo's records are counted in opening days, of which a week has six.
    const writtenOn = Math.round(((Date.now() - Date.parse(createdAt)) / weekMilliseconds) * 6)
    const sourceUrl = reviewSources[review.source]
    await loadRecord(demo, Review, { ...review, stars, writtenOn, ...(sourceUrl && { sourceUrl }) }, { createdAt })
  }
  for (const part of parts) {
    const id = await loadRecord(demo, ZzpProduct, part)
    demo.inputs.know(ZzpProduct, part.title, { nl: id, en: id })
  }
  for (const { key, ...device } of devices) {
    const id = await loadRecord(demo, Device, device)
    demo.inputs.know(Device, key, { nl: id, en: id })
  }
  for (const webhook of webhooks) await loadRecord(demo, Webhook, webhook)
}
