import { enteredPrice } from '@shop/server/servicePrice'
import { LineOfServiceDocument, TitleOfServiceDocument } from '../../../generated/graphql'
import { askServer } from '../../../kernel/graphql/askServer'
import type { LineSource } from '../../lines/lineSources'

/** What the line of a service is made from, in the language of the customer; null for one without a price. */
export async function readService(id: number, customer: unknown): Promise<LineSource | null> {
  const isKnown = typeof customer === 'number'
  const variables = { id, customer: isKnown ? customer : 0, isKnown }
  const { service, customer: owner } = await askServer({ query: LineOfServiceDocument, variables })
  const { price = null, priceTo = null, salePrice, salePriceTo } = service
  const entered = enteredPrice({ price, priceTo, salePrice, salePriceTo })
  if (!entered) return null
  const sibling = owner && owner.language !== service.language ? service.translation : null
  const other = sibling && (await askServer({ query: TitleOfServiceDocument, variables: { id: sibling.id } })).service
  const { title, language } = other ?? service
  return { key: `service-${id}`, entity: 'service', id, title, language, ...entered, vatRate: null }
}
