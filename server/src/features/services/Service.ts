import type { ValueOf } from '../../kernel/fields/Choice.js'
import {
  Count,
  Flag,
  IconName,
  ImageAddress,
  Instant,
  Money,
  Multiline,
  OneOf,
  Reference,
  SeveralOf,
  Slug,
  Text,
  TranslationLink,
} from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import type { Translation } from '../../kernel/fields/Translation.js'
import type { Message } from '../../kernel/i18n/say.js'
import { currentPrices, type ReduciblePrice } from '../../kernel/shared/currentPrice.js'
import { writtenAndRead } from '../../kernel/shared/staffRights.js'
import { deviceKinds } from '../devices/deviceKinds.js'
import { backgroundColors } from '../look/backgroundColors.js'
import { RelatedRecord } from '../related/RelatedRecord.js'
import { ServiceGroup } from './ServiceGroup.js'

@Managed({
  plural: 'services',
  hasFew: true,
  section: 'services',
  titleField: 'title',
  icon: 'repair',
  hasNextId: true,
  check: checkService,
  grants: ownerMayAll,
  colleagues: writtenAndRead,
  description: 'A service of the shop. Visitors see it between its moments.',
})
export class Service extends RelatedRecord {
  @Text({ max: 120, required: true, inList: true })
  title: string

  @Multiline({ max: 600 })
  intro: string | null

  @IconName({ inList: true, shared: true })
  icon: string | null

  @OneOf(backgroundColors, { required: true, default: 'white', shared: true })
  backgroundColor: ValueOf<typeof backgroundColors>

  @Reference(() => ServiceGroup, { inList: true, editedInList: true, shared: true })
  group: number | null

  @ImageAddress({ shared: true })
  image: string | null

  /** For which devices the price finder offers it; in none when empty. */
  @SeveralOf(deviceKinds, { section: 'priceFinder', shared: true })
  deviceKinds: ValueOf<typeof deviceKinds>[]

  /** What it costs at least, in cents; proposed when a device is taken in. */
  @Money({
    sortable: false,
    editedInList: true,
    section: 'priceFinder',
    shared: true,
    ...nowOf('price', ['salePrice']),
  })
  price: number | null

  /** What it costs at most, in cents; null where only the least is known. */
  @Money({
    sortable: false,
    editedInList: true,
    section: 'priceFinder',
    shared: true,
    ...nowOf('priceTo', ['price', 'salePrice', 'salePriceTo']),
  })
  priceTo: number | null

  /** What it costs at least while a promotion runs: written by `features/promotions/settlePrices.ts`, as all four. */
  @Money({ readOnly: true, formless: true, sortable: false, public: false })
  salePrice: number | null

  /** What it costs at most then. */
  @Money({ readOnly: true, formless: true, sortable: false, public: false })
  salePriceTo: number | null

  /** The lowest price of the 30 days before that; null where no reduction is announced. */
  @Money({ readOnly: true, formless: true, sortable: false })
  lowestPrice: number | null

  /** When that promotion ends. */
  @Instant({ readOnly: true, formless: true })
  saleUntil: string | null

  /** After how many opening days it is usually ready; 0 while the customer waits. */
  @Count({ min: 0, max: 90, sortable: false, section: 'priceFinder', shared: true })
  workingDays: number | null

  @Count({ min: 0, max: 120, sortable: false, section: 'priceFinder', shared: true })
  warrantyMonths: number | null

  /** What people call it, separated by commas or lines: "koffie eroverheen". */
  @Multiline({ max: 600, section: 'priceFinder' })
  searchWords: string | null

  /** What happens next, for the answer of the price finder. */
  @Multiline({ max: 300, section: 'priceFinder' })
  nextStep: string | null

  /** Whether visitors read what follows from the shop's own finished jobs. */
  @Flag({ public: false, section: 'options', shared: true })
  showsExperience: boolean

  /** After how many days such jobs were usually finished; 0 for the same day. Null for fewer than `fewestJobs`. */
  @Count({ min: 0, readOnly: true, sortable: false, section: 'options' })
  usualDays: number | null

  /** How many jobs that is said of. */
  @Count({ min: 0, readOnly: true, sortable: false, section: 'options' })
  usualJobs: number | null

  /** What they usually cost, in whole units of the currency as cents, with VAT. */
  @Money({ readOnly: true, sortable: false, section: 'options' })
  usualPriceFrom: number | null

  @Money({ readOnly: true, sortable: false, section: 'options' })
  usualPriceTo: number | null

  @Slug({ from: 'title' })
  url: string

  @TranslationLink()
  translation: Translation | null
}

/** Visitors read what a service costs now. */
function nowOf(name: 'price' | 'priceTo', derivedFrom: readonly string[]) {
  return { visitorsRead: (service: ReduciblePrice) => currentPrices(service)[name], derivedFrom }
}

function checkService({ price, priceTo }: Service): Record<string, Message | false> {
  if (priceTo == null) return {}
  return { priceTo: (price == null || priceTo < price) && { key: 'service.priceTo' } }
}
