import { sendGraphql } from '../graphql/sendGraphql'
import type { Viewer } from '../start/Viewer'
import { dataOf, productFields } from '../stock/StockCalls'
import type { StockProduct } from '../stock/StockProduct'

const query = `query StockList($page: Int!, $perPage: Int!) {
  me { id name email role }
  zzpProducts(page: $page, perPage: $perPage, sort: { field: title }) { total items { ${productFields} } }
}`

interface Answer {
  me: Viewer | null
  zzpProducts: { total: number; items: StockProduct[] }
}

/** As many as one call may ask for. */
const perPage = 1000

/** Who may not see the stock, or no longer. */
const refused: readonly (string | undefined)[] = ['UNAUTHENTICATED', 'FORBIDDEN']

export type StockStart = { kind: 'ready'; viewer: Viewer; products: StockProduct[] } | { kind: 'refused' }

/**
 * Finds out who is there and what there is in stock.
 * @throws NoAnswer when the server does not answer, Refusal when it refuses
 */
export async function loadStock(): Promise<StockStart> {
  const answer = await sendGraphql<Answer>({ query, variables: { page: 1, perPage } })
  if (refused.includes(answer.errors?.[0]?.extensions?.code)) return { kind: 'refused' }
  const { me: viewer, zzpProducts } = dataOf<Answer>(answer)
  if (viewer?.role !== 'cms_zzp') return { kind: 'refused' }
  const products = [...zzpProducts.items]
  for (let page = 2; products.length < zzpProducts.total; page += 1) {
    const more = dataOf(await sendGraphql<Answer>({ query, variables: { page, perPage } })).zzpProducts.items
    if (more.length === 0) break
    products.push(...more)
  }
  return { kind: 'ready', viewer, products }
}
