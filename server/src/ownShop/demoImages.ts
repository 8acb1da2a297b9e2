import type { EntityManager, FindOptionsWhere } from 'typeorm'
import type { Media } from '../content/Media.js'
import { anyOf } from '../database/anyOf.js'
import { demoImageAddresses } from '../demo/DemoInputs.js'

/** The pictures that the demo was filled with. */
export async function demoImages(manager: EntityManager): Promise<FindOptionsWhere<Media>> {
  return { url: anyOf(manager, await demoImageAddresses()) }
}
