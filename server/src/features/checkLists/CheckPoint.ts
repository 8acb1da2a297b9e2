import type { ValueOf } from '../../kernel/fields/Choice.js'
import { SeveralOf, Text } from '../../kernel/fields/decorators.js'
import { Part } from '../../kernel/fields/parts.js'
import type { ListedPoint } from '../../kernel/shared/checkList.js'
import { deviceKinds } from '../devices/deviceKinds.js'

/** Of what a point is called. */
export const longestPoint = 60

@Part('A point by which devices are looked over, before and after the work.')
export class CheckPoint implements ListedPoint {
  @Text({ max: longestPoint, required: true })
  nameNl: string

  /** The Dutch name when empty. */
  @Text({ max: longestPoint })
  nameEn: string | null

  /** Of which devices; of all when empty. */
  @SeveralOf(deviceKinds)
  kinds: ValueOf<typeof deviceKinds>[]
}
