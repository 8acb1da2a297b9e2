import { Text, TranslationLink } from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { TranslatedRecord } from '../../kernel/fields/ManagedRecord.js'
import type { Translation } from '../../kernel/fields/Translation.js'
import { written } from '../../kernel/shared/staffRights.js'

@Managed({
  plural: 'newsGroups',
  hasFew: true,
  section: 'nieuws-groepen',
  titleField: 'title',
  icon: 'services',
  hasNextId: true,
  grants: ownerMayAll,
  colleagues: written,
  description: 'A series that news items belong to.',
})
export class NewsGroup extends TranslatedRecord {
  @Text({ max: 80, required: true, unique: 'language', inList: true })
  title: string

  @TranslationLink()
  translation: Translation | null
}
