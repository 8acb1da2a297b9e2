import { Reference } from '../../kernel/fields/decorators.js'
import { managedType } from '../../kernel/fields/Managed.js'
import { TranslatedRecord } from '../../kernel/fields/ManagedRecord.js'
import { Published } from '../../kernel/publication/Published.js'

/** Visitors read what belongs to a record with its neighbours: `features/publicsite/relatedRecords.ts`. */
const related = { section: 'related', public: false, filterable: false } as const

/**
 * A record with a screen of its own, at the end of which stands what the owner chose as belonging to it: one record of
 * each kind. The kinds refer to each other, so they are named.
 */
export abstract class RelatedRecord extends Published(TranslatedRecord) {
  @Reference(() => managedType('Service'), related)
  relatedService: number | null

  @Reference(() => managedType('Product'), related)
  relatedProduct: number | null

  @Reference(() => managedType('Tip'), related)
  relatedTip: number | null

  @Reference(() => managedType('NewsItem'), related)
  relatedNewsItem: number | null
}

export const relatedFields = ['relatedService', 'relatedProduct', 'relatedTip', 'relatedNewsItem'] as const
