import { type EntitySubscriberInterface, EventSubscriber, type InsertEvent, type UpdateEvent } from 'typeorm'
import type { Row } from '../context/Row.js'
import { fieldsOf } from '../fields/FieldDescription.js'
import { isKeyed, keyProperty, storedKey } from '../fields/keys.js'
import { fromEntities } from '../fields/managedEntities.js'

const keyedFields = fromEntities(
  (entities) =>
    new Map<unknown, ReturnType<typeof fieldsOf>>(entities.map((type) => [type, fieldsOf(type).filter(isKeyed)])),
)

/** Derives the keys of texts wherever a record is written, whatever part of the product writes it. */
@EventSubscriber()
export class KeyedTexts implements EntitySubscriberInterface<Row> {
  beforeInsert({ metadata, entity }: InsertEvent<Row>): void {
    addKeys(metadata.target, entity)
  }

  beforeUpdate({ metadata, entity }: UpdateEvent<Row>): void {
    if (entity) addKeys(metadata.target, entity as Row)
  }
}

function addKeys(type: unknown, row: Row): void {
  for (const field of keyedFields().get(type) ?? []) {
    const text = row[field.name]
    if (text === undefined) continue
    row[keyProperty(field)] = text === null ? null : storedKey(field, String(text))
  }
}
