import type { ManagedCatalogue } from '../managed/ManagedCatalogue'
import type { ManagedBlock, ManagedEntity, ManagedField } from '../managed/ManagedEntity'
import { mayRead } from '../rights/rights'
import type { SchemaFacts } from './SchemaFacts'

const systemFields = ['id', 'language', 'version', 'createdAt', 'updatedAt']
/** What the address of a record on the site is made of, and when it is seen there. */
const placeAndTime: ReadonlySet<string> = new Set(['url', 'fullUrl', 'visibleFrom', 'visibleUntil'])

/** Writes what is asked of a record: all its fields for a form, those of the columns for a list. */
export class FieldSelections {
  private readonly clashing: ReadonlySet<string>

  constructor(
    private readonly catalogue: ManagedCatalogue,
    private readonly facts: SchemaFacts,
  ) {
    this.clashing = clashingFields(catalogue.blocks, facts)
  }

  forForm(entity: ManagedEntity): string {
    return this.record(entity, entity.fields)
  }

  /** @param columns the fields that are shown besides those of every list */
  forList(entity: ManagedEntity, columns: readonly string[] = []): string {
    const shown = entity.fields.filter(
      ({ name, inList }) => inList || name === entity.titleField || columns.includes(name),
    )
    return this.record(entity, [...shown, ...entity.fields.filter(({ name }) => placeAndTime.has(name))])
  }

  /** The name under which a block's field is answered; differs where two types of block would clash in one answer. */
  alias(block: ManagedBlock, fieldName: string): string {
    return this.clashing.has(fieldName) ? `${block.name}_${fieldName}` : fieldName
  }

  private record(entity: ManagedEntity, fields: readonly ManagedField[]): string {
    const known = this.facts.outputFields(entity.type)
    const parts = new Set(systemFields.filter((name) => known.has(name)))
    for (const field of fields) {
      if (known.has(field.name)) parts.add(`${field.name}${this.within(field)}`)
    }
    if (entity.translationField) parts.add(`${entity.translationField} { id language }`)
    return [...parts].join(' ')
  }

  private within(field: ManagedField): string {
    const { selection, references, parts } = field.kind
    if (selection) return ` ${selection}`
    if (references && field.reference) {
      // What may not be read has an id alone.
      const title = mayRead(field.reference) ? this.catalogue.entity(field.reference).titleField : ''
      return ` { id ${title} }`
    }
    if (parts === 'items') return ` { ${(field.fields ?? []).map((item) => item.name + this.within(item)).join(' ')} }`
    return parts ? ` { __typename ${this.catalogue.blocks.map((block) => this.block(block)).join(' ')} }` : ''
  }

  private block(block: ManagedBlock): string {
    const known = this.facts.outputFields(block.type)
    const fields = block.fields.filter((field) => known.has(field.name))
    const selections = fields.map((field) => {
      const alias = this.alias(block, field.name)
      return `${alias === field.name ? '' : `${alias}: `}${field.name}${this.within(field)}`
    })
    return `... on ${block.type} { ${selections.join(' ')} }`
  }
}

/** Fields that several types of block have with different types: GraphQL refuses them under one name. */
function clashingFields(blocks: readonly ManagedBlock[], facts: SchemaFacts): Set<string> {
  const types = new Map<string, string>()
  const clashing = new Set<string>()
  for (const block of blocks) {
    for (const [name, type] of facts.outputFields(block.type)) {
      if (types.has(name) && types.get(name) !== type) clashing.add(name)
      types.set(name, type)
    }
  }
  return clashing
}
