import { Instant, Text } from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import type { Message } from '../../kernel/i18n/say.js'
import { servedByAll } from '../../kernel/shared/staffRights.js'

/** No longer than this is blocked at once; a closure is an exception of the opening hours. */
const maxDays = 366
const dayMilliseconds = 24 * 60 * 60 * 1000

@Managed({
  plural: 'blockedTimes',
  hasFew: true,
  section: 'geblokkeerde-tijd',
  titleField: 'reason',
  icon: 'security',
  hasNextId: true,
  isPublic: false,
  shapesSite: true,
  check: checkBlockedTime,
  grants: ownerMayAll,
  colleagues: servedByAll,
  description: 'A time in which no appointments can be made, although the shop is open.',
})
export class BlockedTime extends ManagedRecord {
  /** For the shop alone. */
  @Text({ max: 120, required: true, inList: true })
  reason: string

  /** UTC. */
  @Instant({ required: true, inList: true })
  startsAt: string

  @Instant({ required: true, inList: true })
  endsAt: string
}

function checkBlockedTime({ startsAt, endsAt }: BlockedTime): Record<string, Message | false> {
  const length = Date.parse(endsAt) - Date.parse(startsAt)
  return {
    endsAt:
      (length <= 0 && { key: 'blockedTime.endsFirst' }) ||
      (length > maxDays * dayMilliseconds && { key: 'blockedTime.tooLong' }),
  }
}
