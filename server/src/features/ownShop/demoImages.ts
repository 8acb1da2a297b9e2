import type { EntityManager, FindOptionsWhere } from 'typeorm'
import { anyOf } from '../../kernel/database/anyOf.js'
import type { Media } from '../../kernel/records/Media.js'
import { demoImageAddresses } from '../demo/DemoInputs.js'

/** The pictures that the demo was filled with. */
export async function demoImages(manager: EntityManager): Promise<FindOptionsWhere<Media>> {
  return { url: anyOf(manager, await demoImageAddresses()) }
}
