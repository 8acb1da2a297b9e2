import { Column, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import type { Class } from './FieldDescription.js'

/**
 * The column holds the id of another record, and its row is deleted along with that record. For tables
 * that the owner does not manage; managed entities use `Reference`.
 * @param isKey whether it is part of the primary key, without an index of its own
 */
export function CascadeReference(target: () => Class, { isKey = false } = {}): PropertyDecorator {
  return (prototype, property) => {
    const name = String(property)
    const relation = `${name}Record`
    const ColumnOfId = isKey ? PrimaryColumn : Column
    ColumnOfId({ type: 'int', name })(prototype, name)
    if (!isKey) Index()(prototype, name)
    ManyToOne(target, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })(prototype, relation)
    JoinColumn({ name })(prototype, relation)
  }
}
