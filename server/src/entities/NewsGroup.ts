import { Text, TranslationLink } from '../fields/decorators.js'
import { ownerMayAll } from '../fields/Grants.js'
import { Managed } from '../fields/Managed.js'
import type { Translation } from '../fields/Translation.js'
import { TranslatedRecord } from './records.js'

@Managed({
  plural: 'newsGroups',
  hasFew: true,
  section: 'nieuws-groepen',
  titleField: 'title',
  icon: 'services',
  hasNextId: true,
  grants: ownerMayAll,
  description: 'A series that news items belong to.',
})
export class NewsGroup extends TranslatedRecord {
  @Text({ max: 80, required: true, unique: 'language', inList: true })
  title: string

  @TranslationLink()
  translation: Translation | null
}
