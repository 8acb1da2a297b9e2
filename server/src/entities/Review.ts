import { Multiline, Text } from '../fields/decorators.js'
import { Managed } from '../fields/Managed.js'
import { LanguageRecord } from './records.js'

@Managed({
  plural: 'reviews',
  section: 'reviews',
  titleField: 'name',
  icon: 'star',
  hasNextId: false,
  isVerbatim: true,
  description: 'What a customer said of the shop. It is public once saved.',
})
export class Review extends LanguageRecord {
  @Text({ max: 80, required: true, inList: true })
  name: string

  @Multiline({ max: 2000, required: true })
  text: string

  /** Where the review was published. */
  @Text({ max: 80, inList: true })
  source: string | null
}
