import type { Session } from '../scripts/house/session.mjs'

/** Records that stories start from, written over the API with names of their own. */

export interface Made {
  id: number
  url: string
}

/** A picture that the demo shop already has. */
async function somePicture({ graphql }: Session): Promise<string> {
  const { newsItems } = await graphql<{ newsItems: { items: [{ overviewImage: { url: string } }] } }>(
    '{ newsItems(perPage: 1) { items { overviewImage { url } } } }',
  )
  return newsItems.items[0].overviewImage.url
}

export async function makeNewsItem(
  api: Session,
  title: string,
  language: 'nl' | 'en' = 'nl',
  translationOf?: number,
): Promise<Made> {
  const { createNewsItem } = await api.graphql<{ createNewsItem: Made }>(
    'mutation ($input: CreateNewsItemInput!) { createNewsItem(input: $input) { id url } }',
    {
      input: {
        language,
        title,
        translationOf,
        text: '<p>Wat er te lezen is.</p>',
        overviewImage: await somePicture(api),
      },
    },
  )
  return createNewsItem
}

/** A product in both languages, each the translation of the other. */
export async function makeProduct(
  api: Session,
  titles: { nl: string; en: string },
  more: object = {},
): Promise<{ nl: Made; en: Made }> {
  const create = async (input: Record<string, unknown>): Promise<Made> => {
    const { createProduct } = await api.graphql<{ createProduct: Made }>(
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id url } }',
      { input: { price: 249, stock: 3, productType: 'product_sale', condition: 'new', ...more, ...input } },
    )
    return createProduct
  }
  const nl = await create({ language: 'nl', title: titles.nl })
  const en = await create({ language: 'en', title: titles.en, translationOf: nl.id })
  return { nl, en }
}

export async function makePage(
  api: Session,
  title: string,
  belongsTo?: number,
  more: object = {},
): Promise<Made & { fullUrl: string }> {
  const { createPage } = await api.graphql<{ createPage: Made & { fullUrl: string } }>(
    'mutation ($input: CreatePageInput!) { createPage(input: $input) { id url fullUrl } }',
    { input: { language: 'nl', title, visible: true, belongsTo, ...more } },
  )
  return createPage
}
