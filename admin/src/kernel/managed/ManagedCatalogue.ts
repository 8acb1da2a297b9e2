import type { BackOfficeQuery, CatalogueQuery } from '../../generated/graphql'

/** How long a kind of record is stored before the server removes it. */
export type RetentionRule = BackOfficeQuery['retention'][number]

import type { ManagedBlock, ManagedEntity, ManagedField } from './ManagedEntity'

/** The server's descriptions of everything that can be managed. Lists, forms and queries are made from it. */
export class ManagedCatalogue {
  /** Those of the parts that the shop uses; records may still name others. */
  readonly entities: readonly ManagedEntity[]
  private readonly all: readonly ManagedEntity[]

  constructor(
    all: readonly (ManagedEntity | CatalogueQuery['managedEntities'][number])[],
    readonly blocks: readonly ManagedBlock[],
    /** How long records are stored, by kind. */
    readonly retention: readonly RetentionRule[],
    /** Of the product, such as 1.4.0; empty where it is not shown. */
    readonly version = '',
    /** The last migration of its tables; empty likewise. */
    readonly schema = '',
  ) {
    // Of items within items the names and kinds alone are known, which their widget does not look at.
    this.all = all as readonly ManagedEntity[]
    this.entities = this.all.filter(({ isInUse }) => isInUse)
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
  return fields.filter((field) => !field.readOnly && field.kind !== 'address' && field.kind !== 'instant')
}

export function fieldNamed(entity: ManagedEntity, name: string): ManagedField | undefined {
  return entity.fields.find((field) => field.name === name)
}

/** Whether the field decides if visitors see the record at all. */
export function isVisibility({ name, kind }: ManagedField): boolean {
  return name === 'visible' && kind === 'boolean'
}
