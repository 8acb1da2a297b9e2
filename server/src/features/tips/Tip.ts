import { ImageAddress, Multiline, RichText, Slug, Text, TranslationLink } from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import type { Translation } from '../../kernel/fields/Translation.js'
import { shownRecords } from '../../kernel/shared/screens.js'
import { written } from '../../kernel/shared/staffRights.js'
import { RelatedRecord } from '../related/RelatedRecord.js'

@Managed({
  plural: 'tips',
  ...shownRecords.tip,
  titleField: 'title',
  listedBy: [
    ['pair', 'language', 'ownChangedAt'],
    ['language', 'state', 'createdAt'],
  ],
  icon: 'lightbulb',
  hasNextId: true,
  grants: ownerMayAll,
  colleagues: written,
  description: 'A tip. Visitors see it between its moments.',
})
export class Tip extends RelatedRecord {
  @Text({ max: 120, required: true, unique: 'language', inList: true })
  title: string

  @Text({ max: 160, inList: true })
  subtitle: string | null

  @Multiline({ max: 600 })
  intro: string | null

  @RichText()
  text: string | null

  @ImageAddress({ shared: true })
  image: string | null

  @Slug({ from: 'title' })
  url: string

  @TranslationLink()
  translation: Translation | null
}
