import type { ValueOf } from '../../kernel/fields/Choice.js'
import { IconName, Multiline, OneOf, Text, TranslationLink } from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { TranslatedRecord } from '../../kernel/fields/ManagedRecord.js'
import type { Translation } from '../../kernel/fields/Translation.js'
import { writtenAndRead } from '../../kernel/shared/staffRights.js'
import { backgroundColors } from '../look/backgroundColors.js'

@Managed({
  plural: 'serviceGroups',
  hasFew: true,
  section: 'service-groepen',
  titleField: 'title',
  icon: 'services',
  hasNextId: true,
  grants: ownerMayAll,
  colleagues: writtenAndRead,
  description: 'A group that services belong to.',
})
export class ServiceGroup extends TranslatedRecord {
  @Text({ max: 120, required: true, inList: true })
  title: string

  @Multiline({ max: 600 })
  intro: string | null

  @IconName({ inList: true, shared: true })
  icon: string | null

  @OneOf(backgroundColors, { required: true, default: 'white', shared: true })
  backgroundColor: ValueOf<typeof backgroundColors>

  @TranslationLink()
  translation: Translation | null
}
