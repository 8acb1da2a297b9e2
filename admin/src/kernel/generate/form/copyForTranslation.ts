import type { BlockValue, FormRecord } from '../../dataProvider/FormRecord'
import { editableFields, type ManagedCatalogue } from '../../managed/ManagedCatalogue'
import type { ManagedEntity, ManagedField } from '../../managed/ManagedEntity'
import { screenPageIn } from '../../managed/screenPages'
import { emptyValue } from '../field/emptyValues'

type Values = Record<string, unknown>

const textKinds = new Set(['text', 'multiline', 'richText', 'slug', 'address', 'password'])

/** Finds the translation of a referenced record; null when there is none. */
type SiblingOf = (reference: string, id: number) => Promise<number | null>

/**
 * The other language's twin of a record: all that is not text is copied, blocks and list items with it, and what a
 * reference points at is replaced by its own twin.
 */
export async function copyForTranslation(
  entity: ManagedEntity,
  catalogue: ManagedCatalogue,
  sibling: FormRecord,
  siblingOf: SiblingOf,
): Promise<Values> {
  const copied = await copyFields(entity.fields, sibling, catalogue, siblingOf)
  const language = sibling.language === 'nl' ? 'en' : 'nl'
  return { ...copied, ...screenPageIn(language, sibling.url), language }
}

async function copyFields(
  fields: readonly ManagedField[],
  from: Values,
  catalogue: ManagedCatalogue,
  siblingOf: SiblingOf,
): Promise<Values> {
  const copies = editableFields(fields).map(async (field) => [
    field.name,
    await copyValue(field, from[field.name], catalogue, siblingOf),
  ])
  return Object.fromEntries(await Promise.all(copies))
}

async function copyValue(
  field: ManagedField,
  value: unknown,
  catalogue: ManagedCatalogue,
  siblingOf: SiblingOf,
): Promise<unknown> {
  if (textKinds.has(field.kind) || value === undefined) return emptyValue(field)
  if (value === null) return null
  const { reference } = field
  switch (field.kind) {
    case 'reference':
      return reference ? siblingOf(reference, value as number) : null
    case 'references': {
      const twins = await Promise.all((value as number[]).map((id) => (reference ? siblingOf(reference, id) : null)))
      return twins.filter((id) => id !== null)
    }
    case 'items':
      return Promise.all((value as Values[]).map((item) => copyFields(field.fields ?? [], item, catalogue, siblingOf)))
    case 'blocks':
      return Promise.all(
        (value as BlockValue[]).map(async (block) => ({
          __type: block.__type,
          ...(await copyFields(catalogue.block(block.__type).fields, block, catalogue, siblingOf)),
        })),
      )
    default:
      return value
  }
}
