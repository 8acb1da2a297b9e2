import type { ContentShop } from '../../kernel/records/contentShop.js'
import type { HiddenRecord, PublishedKind } from './hiddenRecords.js'

export interface VisibleWorld {
  appointmentKinds: number[]
  categories: number[]
  /** The addresses of pages below hidden ones. */
  belowHidden: string[]
}

/** What visitors may see, with a hidden record in every place that can name one. */
export async function addVisible(shop: ContentShop, hidden: readonly HiddenRecord[]): Promise<VisibleWorld> {
  const idsOf = (kind: PublishedKind, language: string) =>
    hidden.filter((each) => each.kind === kind && each.language === language).map(({ id }) => id)
  const image = shop.image
  const categories: number[] = []
  const belowHidden: string[] = []
  const visibleServices: number[] = []
  for (const language of ['nl', 'en']) {
    const title = (what: string) => `Zichtbaar ${what} ${language}`
    const first = (kind: PublishedKind) => idsOf(kind, language)[0] as number
    const prices = `Dit kost {{price.product.${first('Product')}}}. Dat kost {{price.service.${first('Service')}.from}}. Klaar.`
    const related = {
      ...{ relatedService: first('Service'), relatedProduct: first('Product') },
      ...{ relatedTip: first('Tip'), relatedNewsItem: first('NewsItem') },
    }
    const category = Number((await shop.create('NewsCategory', { language, title: title('soort'), value: 'soort' })).id)
    const group = Number((await shop.create('NewsGroup', { language, title: title('groep') })).id)
    const services = Number((await shop.create('ServiceGroup', { language, title: title('werk') })).id)
    categories.push(category)
    const service = await shop.create('Service', {
      ...{ language, title: title('dienst'), price: 20, deviceKinds: ['laptop', 'phone'], group: services, ...related },
    })
    const product = {
      language,
      title: title('product'),
      price: 30,
      stock: 2,
      image,
      specifications: prices,
      ...related,
    }
    await shop.create('Product', product)
    await shop.create('Tip', { language, title: title('tip'), intro: prices, text: `<p>${prices}</p>`, ...related })
    const news = { language, title: title('nieuws'), intro: prices, overviewImage: image, category, group, ...related }
    const item = await shop.create('NewsItem', news)
    const review = { language, name: 'Jan', text: title('ervaring'), source: 'Web', service: first('Service') }
    const own = await shop.create('Review', review)
    const feature = await shop.create('Feature', { language, title: title('kenmerk'), icon: 'clock' })
    const chosen = {
      features: [...idsOf('Feature', language), feature.id],
      reviews: [...idsOf('Review', language), own.id],
      news: [...idsOf('NewsItem', language), item.id],
      services: [...idsOf('Service', language), service.id],
    }
    const page = await shop.create('Page', {
      language,
      title: title('pagina'),
      menuTitle: title('pagina'),
      visibleInMenu: true,
      intro: prices,
      blocks: [
        { text: { title: title('blok'), text: `<p>${prices}</p>` } },
        { features: { chosenFeatures: chosen.features } },
        { features: {} },
        { reviews: { chosenReviews: chosen.reviews } },
        { reviews: { count: 9 } },
        { specificNews: { chosenNews: chosen.news } },
        { specificNews: { category, count: 9 } },
        { specificNews: { randomOrder: true } },
        { specificServices: { services: chosen.services } },
        { specificServices: { serviceGroups: [services] } },
        { news: { count: 9 } },
        { tip: { count: 4 } },
        { service: {} },
        { productSale: { count: 9 } },
        { priceFinder: {} },
        { priceFinder: { deviceKind: 'laptop' } },
      ],
    })
    // What belongs to a visible page, what a visible page belongs to, and the groups that news and services are in.
    for (const id of idsOf('Page', language).slice(1)) await shop.update('Page', id, { belongsTo: page.id })
    const child = { language, title: title('onder'), belongsTo: first('Page') }
    belowHidden.push((await shop.create<{ fullUrl: string }>('Page', child, 'fullUrl')).fullUrl)
    visibleServices.push(Number(service.id))
    for (const id of idsOf('NewsItem', language)) await shop.update('NewsItem', id, { category, group })
    for (const id of idsOf('Service', language)) await shop.update('Service', id, { group: services })
    const [hiddenReview] = idsOf('Review', language)
    await shop.update('Review', Number(hiddenReview), { service: service.id })
  }
  const kind = { minutes: 30, charge: 'amount', price: 25 }
  const some = [...idsOf('Service', 'nl'), ...visibleServices]
  const all = [...some, ...idsOf('Service', 'en')]
  const appointmentKinds = [
    await shop.create('AppointmentKind', { ...kind, titleNl: 'Langs komen', services: [] }),
    await shop.create('AppointmentKind', { ...kind, titleNl: 'Keuze', services: all }),
    await shop.create('AppointmentKind', { ...kind, titleNl: 'Werk', services: some }),
  ]
  return { appointmentKinds: appointmentKinds.map(({ id }) => Number(id)), categories, belowHidden }
}
