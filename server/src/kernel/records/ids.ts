import type { EntityManager } from 'typeorm'
import { invalidField, ShopError } from '../errors/ShopError.js'
import { Draft } from './Draft.js'
import { IdSequence } from './IdSequence.js'
import { TrashedRecord } from './TrashedRecord.js'

/** Reserves the next id of an entity. An id is never reserved twice. */
export async function reserveId(manager: EntityManager, entity: string): Promise<number> {
  await manager.increment(IdSequence, { entity }, 'next', 1)
  const sequence = await manager.findOneByOrFail(IdSequence, { entity })
  return sequence.next - 1
}

/** @throws ShopError VALIDATION for an id that was never reserved, CONFLICT for that of a record in the trash or of a draft */
export async function assertReserved(manager: EntityManager, entity: string, id: number): Promise<void> {
  const sequence = await manager.findOneByOrFail(IdSequence, { entity })
  if (id < 1 || id >= sequence.next) throw invalidField('id', { key: 'id.notReserved' })
  if (await manager.existsBy(TrashedRecord, { entity, record: id })) throw idTaken()
  if (await manager.existsBy(Draft, { entity, record: id })) throw idTaken()
}

export function idTaken(): ShopError {
  return new ShopError('CONFLICT', { title: { key: 'id.taken.title' }, message: { key: 'id.taken' } })
}
