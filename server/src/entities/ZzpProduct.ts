import { Count, Text } from '../fields/decorators.js'
import { Managed } from '../fields/Managed.js'
import { ManagedRecord } from './records.js'

/** More than a shop ever has of anything; keeps sums within what every database counts to. */
export const mostStock = 1_000_000

@Managed({
  plural: 'zzpProducts',
  section: 'zzp-producten',
  titleField: 'title',
  icon: 'puzzle',
  hasNextId: true,
  isPublic: false,
  description: 'A product that a self-employed partner keeps in stock.',
})
export class ZzpProduct extends ManagedRecord {
  @Text({ max: 120, required: true, inList: true })
  title: string

  @Count({ min: 0, most: mostStock, required: true, inList: true, default: 0 })
  stock: number
}
