import { Column, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import type { Class } from './FieldDescription.js'

interface CascadeOptions {
  /** Whether it is part of the primary key, without an index of its own. */
  isKey?: boolean
  /** Whether rows may belong to no record. */
  nullable?: boolean
  /** Whether rows belong to the login of an account rather than to its person: merging two customers leaves them behind. */
  isOfLogin?: boolean
}

const ofLogin = new Map<unknown, Set<string>>()

/**
 * The column holds the id of another record, and its row is deleted along with that record. For tables
 * that the owner does not manage; managed entities use `Reference`.
 */
export function CascadeReference(
  target: () => Class,
  { isKey = false, nullable = false, isOfLogin = false }: CascadeOptions = {},
): PropertyDecorator {
  return (prototype, property) => {
    const name = String(property)
    const relation = `${name}Record`
    const column = isKey ? PrimaryColumn({ type: 'int', name }) : Column({ type: 'int', name, nullable })
    column(prototype, name)
    if (!isKey) Index()(prototype, name)
    ManyToOne(target, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })(prototype, relation)
    JoinColumn({ name })(prototype, relation)
    if (isOfLogin) {
      const type = prototype.constructor
      ofLogin.set(type, new Set([...(ofLogin.get(type) ?? []), name]))
    }
  }
}

/** Whether a reference to an account was declared as one of its login. */
export function isOfLogin(type: unknown, property: string): boolean {
  return ofLogin.get(type)?.has(property) ?? false
}
