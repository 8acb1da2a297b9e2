import type { ManagedCatalogue } from '../managed/ManagedCatalogue'
import { editableFields } from '../managed/ManagedCatalogue'
import type { ManagedEntity, ManagedField } from '../managed/ManagedEntity'
import type { BlockValue } from './FormRecord'
import type { SchemaFacts } from './SchemaFacts'

type Values = Record<string, unknown>

/** Turns what a form holds into GraphQL inputs. */
export class RecordWriter {
  constructor(
    private readonly catalogue: ManagedCatalogue,
    private readonly facts: SchemaFacts,
  ) {}

  /** What was filled in, with the reserved id and the sibling where there are any. */
  createInput(entity: ManagedEntity, values: Values): Values {
    const known = this.facts.inputFields(`Create${entity.type}Input`)
    const input = this.inputs(editableFields(entity.fields), values)
    return Object.fromEntries(
      [...Object.entries(input), ['id', values.id], ['translationOf', values.translationOf]].filter(
        ([name, value]) => known.has(String(name)) && value !== null && value !== undefined,
      ),
    )
  }

  /** All that a form holds, what is empty too: a draft lacks what its form lacks. */
  draftInput(entity: ManagedEntity, values: Values): Values {
    const known = this.facts.inputFields(`Create${entity.type}Input`)
    const fields = editableFields(entity.fields).filter(({ name }) => known.has(name))
    const { translationOf } = values
    return { ...this.inputs(fields, values), ...(typeof translationOf === 'number' && { translationOf }) }
  }

  /** The fields that were changed, and the version that they were changed in. */
  updateInput(entity: ManagedEntity, values: Values, before: Values): Values {
    const known = this.facts.inputFields(`Update${entity.type}Input`)
    const fields = editableFields(entity.fields).filter((field) => known.has(field.name))
    const [now, then] = [this.inputs(fields, values), this.inputs(fields, before)]
    const changed = Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(then[name]))
    return { ...Object.fromEntries(changed), ...(known.has('version') ? { version: values.version } : {}) }
  }

  private inputs(fields: readonly ManagedField[], values: Values): Values {
    const present = fields.filter((field) => field.name in values && values[field.name] !== undefined)
    return Object.fromEntries(present.map((field) => [field.name, this.input(field, values[field.name])]))
  }

  private input(field: ManagedField, value: unknown): unknown {
    const { parts, absent, sent } = field.kind
    if (value === '' || value === null || value === undefined) return absent ?? null
    if (parts === 'items') return (value as Values[]).map((item) => this.inputs(field.fields ?? [], item))
    return parts ? (value as BlockValue[]).map((block) => this.block(block)) : sent(value)
  }

  private block(value: BlockValue): Values {
    const block = this.catalogue.block(value.__type)
    const known = this.facts.inputFields(`${block.type}Input`)
    const fields = editableFields(block.fields).filter((field) => known.size === 0 || known.has(field.name))
    return { [block.name]: this.inputs(fields, value) }
  }
}
