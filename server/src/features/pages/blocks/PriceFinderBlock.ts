import type { ValueOf } from '../../../kernel/fields/Choice.js'
import { Multiline, OneOf, Records } from '../../../kernel/fields/decorators.js'
import { BlockType } from '../../../kernel/fields/parts.js'
import { deviceKinds } from '../../devices/deviceKinds.js'
import { Service } from '../../services/Service.js'
import { BlockOptions } from './blockOptions.js'

@BlockType('The beginning of the price finder: the devices to choose from, or the faults of a chosen one.')
export class PriceFinderBlock extends BlockOptions {
  @Multiline({ max: 600 })
  text: string | null

  /** The faults of this device; the devices when left empty. */
  @OneOf(deviceKinds)
  deviceKind: ValueOf<typeof deviceKinds> | null

  /** Those of the chosen device, or one of every device. */
  @Records(() => Service)
  services: Service[]
}
