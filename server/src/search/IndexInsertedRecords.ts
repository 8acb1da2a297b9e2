import { type EntitySubscriberInterface, EventSubscriber, type InsertEvent } from 'typeorm'
import { entities } from '../entities/registry.js'
import { managedEntity } from '../fields/Managed.js'
import { insertNgrams, ngramsOfRow } from './indexRecord.js'

/** Records are found by what they say as soon as they are added, whatever part of the product adds them. */
@EventSubscriber()
export class IndexInsertedRecords implements EntitySubscriberInterface<{ id: number }> {
  async afterInsert({ metadata, entity: row, manager }: InsertEvent<{ id: number }>): Promise<void> {
    const type = entities.find((each) => each === metadata.target)
    if (!type) return
    const entity = managedEntity(type).name
    await insertNgrams(
      manager,
      [...ngramsOfRow(type, row)].map((part) => ({ entity, part, record: row.id })),
    )
  }
}
