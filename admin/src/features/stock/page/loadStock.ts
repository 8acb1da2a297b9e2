import { StockListDocument } from '../../../generated/graphql'
import { dataOf } from '../../../kernel/graphql/askServer'
import { sendGraphql } from '../../../kernel/graphql/sendGraphql'
import type { Viewer } from '../../../kernel/start/Viewer'
import type { StockProduct } from '../StockProduct'

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
  const answer = await sendGraphql({ query: StockListDocument, variables: { page: 1, perPage } })
  if (refused.includes(answer.errors?.[0]?.extensions?.code)) return { kind: 'refused' }
  const { me: viewer, zzpProducts } = dataOf(answer)
  if (viewer?.role !== 'cms_zzp') return { kind: 'refused' }
  const products = [...zzpProducts.items]
  for (let page = 2; products.length < zzpProducts.total; page += 1) {
    const more = dataOf(await sendGraphql({ query: StockListDocument, variables: { page, perPage } })).zzpProducts.items
    if (more.length === 0) break
    products.push(...more)
  }
  return { kind: 'ready', viewer, products }
}
