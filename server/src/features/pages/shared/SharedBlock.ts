import { Blocks, Count, Text, TranslationLink } from '../../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../../kernel/fields/Grants.js'
import { Managed } from '../../../kernel/fields/Managed.js'
import { TranslatedRecord } from '../../../kernel/fields/ManagedRecord.js'
import type { Translation } from '../../../kernel/fields/Translation.js'
import type { Message } from '../../../kernel/i18n/say.js'
import { written } from '../../../kernel/shared/staffRights.js'

@Managed({
  plural: 'sharedBlocks',
  hasFew: true,
  section: 'gedeelde-blokken',
  titleField: 'title',
  icon: 'puzzle',
  hasNextId: true,
  check: checkSharedBlock,
  grants: ownerMayAll,
  colleagues: written,
  description: 'A block that stands on several pages and is written once. Visitors see it on the pages that use it.',
})
export class SharedBlock extends TranslatedRecord {
  /** For the shop itself; visitors do not read it. */
  @Text({ max: 120, required: true, unique: 'language', inList: true, public: false })
  title: string

  /** Exactly one. */
  @Blocks()
  blocks: { type: string; sharedBlock?: number | null }[]

  /** On how many pages it stands: kept with the rows of `SharedBlockUse`. */
  @Count({ min: 0, default: 0, readOnly: true, inList: true, sortable: false, public: false })
  uses: number

  @TranslationLink()
  translation: Translation | null
}

/** What is wrong with it as a whole. */
export function checkSharedBlock({ blocks = [] }: Partial<SharedBlock>): Record<string, Message | false> {
  const isWithin = blocks.some(({ sharedBlock }) => sharedBlock != null)
  return { blocks: isWithin ? { key: 'sharedBlock.within' } : blocks.length !== 1 && { key: 'sharedBlock.one' } }
}
