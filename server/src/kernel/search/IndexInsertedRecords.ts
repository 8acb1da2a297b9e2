import { type EntitySubscriberInterface, EventSubscriber, type InsertEvent } from 'typeorm'
import type { Row } from '../context/Row.js'
import { managedEntity } from '../fields/Managed.js'
import { managedEntities } from '../fields/managedEntities.js'
import { insertLinks, linksOf } from '../links/indexLinks.js'
import { insertNgrams, ngramsOfRow } from './indexRecord.js'

/** Adds new records to the search index, and their links to what is kept of these, whatever part of the product inserts them. */
@EventSubscriber()
export class IndexInsertedRecords implements EntitySubscriberInterface<{ id: number }> {
  async afterInsert({ metadata, entity: row, manager }: InsertEvent<{ id: number }>): Promise<void> {
    const type = managedEntities().find((each) => each === metadata.target)
    if (!type) return
    const entity = managedEntity(type).name
    await insertNgrams(
      manager,
      [...ngramsOfRow(type, row)].map((part) => ({ entity, part, record: row.id })),
    )
    await insertLinks(manager, linksOf(type, row as Row))
  }
}
