import type { BackOfficeQuery, CatalogueQuery } from '../../generated/graphql'

/** How long a kind of record is stored before the server removes it. */
export type RetentionRule = BackOfficeQuery['retention'][number]

import type { FieldKinds, ManagedBlock, ManagedEntity, ManagedField } from './ManagedEntity'

/** What the server says of all this, with the kinds of fields by their names. */
export interface Described extends CatalogueQuery {
  retention: readonly RetentionRule[]
  version: string
  schema: string
}

interface NamedField {
  kind: keyof FieldKinds
  fields?: readonly NamedField[] | null
}

/** The server's descriptions of everything that can be managed. Lists, forms and queries are made from it. */
export class ManagedCatalogue {
  /** Those of the parts that the shop uses; records may still name others. */
  readonly entities: readonly ManagedEntity[]
  /** Also of parts that are off, and of what the user may not read. */
  readonly all: readonly ManagedEntity[]

  constructor(
    all: readonly ManagedEntity[],
    readonly blocks: readonly ManagedBlock[],
    /** How long records are stored, by kind. */
    readonly retention: readonly RetentionRule[],
    /** Of the product, such as 1.4.0; empty where it is not shown. */
    readonly version = '',
    /** The last migration of its tables; empty likewise. */
    readonly schema = '',
  ) {
    this.all = all
    this.entities = this.all.filter(({ isInUse }) => isInUse)
  }

  /** @param kinds of field, which the descriptions name */
  static of({ managedEntities, managedBlocks, retention, version, schema }: Described, kinds: FieldKinds) {
    // Of items within items the names and kinds alone are known, which their widget does not look at.
    const kindsIn = (fields: readonly NamedField[]): ManagedField[] =>
      fields.map((field) => ({
        ...(field as NamedField & Omit<ManagedField, 'kind' | 'fields'>),
        kind: kinds[field.kind],
        fields: field.fields ? kindsIn(field.fields) : null,
      }))
    return new ManagedCatalogue(
      managedEntities.map((entity) => ({ ...entity, fields: kindsIn(entity.fields) })),
      managedBlocks.map((block) => ({ ...block, fields: kindsIn(block.fields) })),
      retention,
      version,
      schema,
    )
  }

  /** The fields of a block, or of an item of a list. */
  partFields({ kind, fields }: ManagedField, part: Readonly<Record<string, unknown>>): readonly ManagedField[] {
    return kind.parts === 'blocks' ? this.block(String(part.__type)).fields : (fields ?? [])
  }

  /** @throws when the server does not manage such a thing */
  entity(name: string): ManagedEntity {
    const entity = this.all.find((candidate) => candidate.name === name)
    if (!entity) throw new Error(`The server manages nothing called ${name}`)
    return entity
  }

  /** @throws when there is no such block */
  block(name: string): ManagedBlock {
    const block = this.blocks.find((candidate) => candidate.name === name)
    if (!block) throw new Error(`There is no block called ${name}`)
    return block
  }

  blockOfType(type: string): ManagedBlock | undefined {
    return this.blocks.find((candidate) => candidate.type === type)
  }
}

/** The fields that a person fills in. */
export function editableFields(fields: readonly ManagedField[]): ManagedField[] {
  return fields.filter(({ readOnly, kind }) => !readOnly && kind.Input !== null)
}

export function fieldNamed(entity: ManagedEntity, name: string): ManagedField | undefined {
  return entity.fields.find((field) => field.name === name)
}

/** Whether the field decides if visitors see the record at all. */
export function isVisibility({ name }: ManagedField): boolean {
  return name === 'visible'
}

/** Whether it says from or until when visitors see the record. */
export function isMoment({ name }: ManagedField): boolean {
  return name === 'visibleFrom' || name === 'visibleUntil'
}

/** Whether visitors see its records between moments, or not at all. */
export function isPublishedKind({ fields }: ManagedEntity): boolean {
  return fields.some(isMoment)
}
