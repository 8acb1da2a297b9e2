import { Flag, Text, TranslationLink } from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { TranslatedRecord } from '../../kernel/fields/ManagedRecord.js'
import type { Translation } from '../../kernel/fields/Translation.js'
import { written } from '../../kernel/shared/staffRights.js'

@Managed({
  plural: 'newsCategories',
  hasFew: true,
  section: 'nieuws-categorieen',
  titleField: 'title',
  icon: 'puzzle',
  hasNextId: true,
  grants: ownerMayAll,
  colleagues: written,
  description: 'What a news item is about, such as phishing by mail.',
})
export class NewsCategory extends TranslatedRecord {
  @Text({ max: 80, required: true, unique: 'language', inList: true })
  title: string

  /**
   * By which programs ask for its news, the same in both languages: made from the title where none is given, and staying as
   * it is when the title changes.
   */
  @Text({ max: 80, form: 'key', unique: 'language', sortable: false, section: 'details', shared: true })
  value: string | null

  /** Whether it warns: such news ends with how to get help. */
  @Flag({ inList: true, shared: true })
  isWarning: boolean

  @TranslationLink()
  translation: Translation | null
}
