import { Count, Day, Multiline, Reference, Text } from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { LanguageRecord } from '../../kernel/fields/ManagedRecord.js'
import { Published } from '../../kernel/publication/Published.js'
import { written } from '../../kernel/shared/staffRights.js'
import { Service } from '../services/Service.js'

export const maxStars = 5

/** Reviews without a day come last. */
export const lastWrittenFirst = [
  ['writtenOn', 'DESC'],
  ['id', 'DESC'],
] as const

@Managed({
  plural: 'reviews',
  section: 'reviews',
  titleField: 'name',
  listedBy: [['customer']],
  icon: 'star',
  hasNextId: false,
  isVerbatim: true,
  grants: ownerMayAll,
  colleagues: written,
  description:
    'What a customer said of the shop. Visitors see it between its moments. One that a customer sends is a concept until the shop shows it.',
})
export class Review extends Published(LanguageRecord) {
  @Text({ max: 80, required: true, inList: true })
  name: string

  @Multiline({ max: 2000, required: true })
  text: string

  /** Null where none were given. */
  @Count({ min: 1, max: maxStars, inList: true })
  stars: number | null

  /** When it was written. */
  @Day({ inList: true })
  writtenOn: string | null

  /** Where the review was published. */
  @Text({ max: 80, inList: true })
  source: string | null

  /** Where it can be read there. */
  @Text({ max: 300, form: 'link' })
  sourceUrl: string | null

  /** The work it is about: it is shown beside what that costs. */
  @Reference(() => Service)
  service: number | null

  /**
   * The id of the customer who sent it, where the shop had asked for it: exported and erased with the customer. No
   * `Reference`, which would be emptied when the customer is deleted, and an erasure from the trash would miss the review.
   */
  @Count({ min: 1, readOnly: true, hidden: true, public: false })
  customer: number | null
}
