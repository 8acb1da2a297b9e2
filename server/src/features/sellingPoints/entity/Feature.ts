import { IconName, Multiline, Text } from '../../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../../kernel/fields/Grants.js'
import { Managed } from '../../../kernel/fields/Managed.js'
import { LanguageRecord } from '../../../kernel/fields/ManagedRecord.js'
import { Published } from '../../../kernel/publication/Published.js'
import { written } from '../../../kernel/shared/staffRights.js'

@Managed({
  plural: 'features',
  hasFew: true,
  section: 'kenmerken',
  titleField: 'title',
  icon: 'checkmark',
  hasNextId: true,
  grants: ownerMayAll,
  colleagues: written,
  description: 'A strong point of the shop. Visitors see it between its moments.',
})
export class Feature extends Published(LanguageRecord) {
  @Text({ max: 120, required: true, inList: true })
  title: string

  @Multiline({ max: 300 })
  text: string | null

  @IconName({ required: true, inList: true })
  icon: string
}
