import type { ValueOf } from '../fields/Choice.js'
import {
  Count,
  Flag,
  IconName,
  Money,
  Multiline,
  OneOf,
  Reference,
  Text,
  TranslationLink,
} from '../fields/decorators.js'
import { Managed } from '../fields/Managed.js'
import type { Translation } from '../fields/Translation.js'
import { backgroundColors } from './backgroundColors.js'
import { TranslatedRecord } from './records.js'
import { ServiceGroup } from './ServiceGroup.js'

@Managed({
  plural: 'services',
  section: 'services',
  titleField: 'title',
  icon: 'repair',
  hasNextId: true,
  description: 'A service of the shop. It is public once saved.',
})
export class Service extends TranslatedRecord {
  @Text({ max: 120, required: true, inList: true })
  title: string

  @Multiline({ max: 600 })
  intro: string | null

  @IconName({ inList: true })
  icon: string | null

  @OneOf(backgroundColors, { required: true, default: 'white' })
  backgroundColor: ValueOf<typeof backgroundColors>

  @Reference(() => ServiceGroup, { inList: true })
  group: number | null

  /** What it usually costs, in cents; proposed when a device is taken in. */
  @Money({ sortable: false })
  price: number | null

  /** After how many opening days it is usually ready; 0 while the customer waits. */
  @Count({ min: 0, most: 90, sortable: false })
  workingDays: number | null

  /** Whether visitors read what follows from the shop's own finished jobs. */
  @Flag({ public: false, section: 'options' })
  showsExperience: boolean

  /** After how many days such jobs were usually finished; 0 for the same day. Null for fewer than `fewestJobs`. */
  @Count({ min: 0, readOnly: true, sortable: false, section: 'options' })
  usualDays: number | null

  /** What they usually cost, in whole units of the currency as cents, with VAT. */
  @Money({ readOnly: true, sortable: false, section: 'options' })
  usualPriceFrom: number | null

  @Money({ readOnly: true, sortable: false, section: 'options' })
  usualPriceTo: number | null

  @TranslationLink()
  translation: Translation | null
}
