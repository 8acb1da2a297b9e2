import { Text } from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import { written } from '../../kernel/shared/staffRights.js'

/** Words of the owner's own, beside those that come with the product. People use both languages, so they are of both. */
@Managed({
  plural: 'searchSynonyms',
  hasFew: true,
  section: 'zoekwoorden',
  titleField: 'words',
  icon: 'puzzle',
  hasNextId: false,
  isPublic: false,
  shapesSite: true,
  grants: ownerMayAll,
  colleagues: written,
  description: 'Words that mean the same to visitors who search.',
})
export class SearchSynonym extends ManagedRecord {
  /** Words and expressions, separated by commas: `tosti-ijzer, hete laptop`. */
  @Text({ max: 300, required: true, inList: true })
  words: string
}
