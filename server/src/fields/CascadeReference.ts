import { Column, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import type { Class } from './FieldDescription.js'

/**
 * The column holds the id of another record, and its row is deleted along with that record. For tables
 * that the owner does not manage; managed entities use `Reference`.
 * @param nullable whether rows may belong to no record
 * @param isKey whether it is part of the primary key, without an index of its own
 */
export function CascadeReference(target: () => Class, { isKey = false, nullable = false } = {}): PropertyDecorator {
  return (prototype, property) => {
    const name = String(property)
    const relation = `${name}Record`
    const column = isKey ? PrimaryColumn({ type: 'int', name }) : Column({ type: 'int', name, nullable })
    column(prototype, name)
    if (!isKey) Index()(prototype, name)
    ManyToOne(target, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })(prototype, relation)
    JoinColumn({ name })(prototype, relation)
  }
}
