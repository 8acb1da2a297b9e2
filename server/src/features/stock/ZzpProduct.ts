import { Count, Text } from '../../kernel/fields/decorators.js'
import { everything } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'

/** More than any real stock; keeps sums within the range of the databases' integers. */
export const maxStock = 1_000_000

@Managed({
  plural: 'zzpProducts',
  section: 'zzp-producten',
  titleField: 'title',
  icon: 'puzzle',
  hasNextId: true,
  isPublic: false,
  grants: { 'cms-admin': everything, 'cms-zzp': { actions: ['read', 'update'], changes: ['stock'] } },
  description: 'A product that a self-employed partner keeps in stock.',
})
export class ZzpProduct extends ManagedRecord {
  @Text({ max: 120, required: true, inList: true })
  title: string

  @Count({ min: 0, max: maxStock, required: true, inList: true, default: 0 })
  stock: number
}
