import type { EntityManager } from 'typeorm'
import type { Values } from '../context/Row.js'
import { anyOf } from '../database/anyOf.js'
import { isMissingReference, violatedIndex } from '../database/databaseErrors.js'
import { type FieldErrors, invalidField, ShopError } from '../errors/ShopError.js'
import { propertyName } from '../fields/ColumnNames.js'
import { fieldsOf } from '../fields/FieldDescription.js'
import { imagesIn } from '../fields/imagesIn.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { targetOf } from '../fields/outputTypes.js'
import { nl, type TextKey } from '../i18n/nl.js'
import type { FieldName } from '../i18n/say.js'
import { idTaken } from './ids.js'
import { Media } from './Media.js'

/** The field whose unique index was violated, or null for another error. */
export function refusedField(entity: ManagedEntity, error: unknown): string | null {
  const violated = violatedIndex(error)
  if (!violated) return null
  // SQLite names the columns, MySQL the index; both end with the unique column.
  const last = propertyName(violated.at(-1) ?? '')
  if (violated.length === 1 && last === 'id') return 'id'
  if (violated.includes('pair') || last.includes('Pair')) return 'translationOf'
  const field = fieldsOf(entity.type).find(
    ({ name, unique }) => unique && (last === name || last === `${name}Key` || endsWithColumn(last, name)),
  )
  return field?.name ?? null
}

function endsWithColumn(index: string, field: string): boolean {
  const capital = field.charAt(0).toUpperCase() + field.slice(1)
  return index.endsWith(capital) || index.endsWith(`${capital}Key`)
}

/** A constraint violation as an entry of the catalogue. Any other error is returned unchanged. */
export async function translateRefusal(
  manager: EntityManager,
  entity: ManagedEntity,
  values: Values,
  error: unknown,
): Promise<unknown> {
  const field = refusedField(entity, error)
  if (field === 'id') return idTaken()
  if (field === 'translationOf') return invalidField(field, { key: 'translation.exists' })
  if (field) return invalidField(field === 'fullUrl' ? 'url' : field, uniqueMessage(entity, field))
  if (isMissingReference(error)) {
    const fields = await missingReferences(manager, entity, values)
    return Object.keys(fields).length > 0 ? new ShopError('VALIDATION', { fields }) : error
  }
  return error
}

/** The message for a value that another record already has. */
export function uniqueMessage(entity: ManagedEntity, field: string): { key: TextKey; values: { field: FieldName } } {
  const values = { field: { owner: entity.name, name: field } }
  if (field === 'url' || field === 'fullUrl') return { key: 'field.url', values }
  const own = `unique.${entity.name}.${field}`
  return { key: own in nl ? (own as TextKey) : 'field.unique', values }
}

/** What a record refers to and is not there: other records, and images. */
export async function missingReferences(
  manager: EntityManager,
  entity: ManagedEntity,
  values: Values,
): Promise<FieldErrors> {
  const errors = await missingImages(manager, entity, values)
  for (const field of fieldsOf(entity.type)) {
    const id = values[field.name]
    if (field.kind.leadsTo !== 'record' || id == null) continue
    if (!(await manager.existsBy(targetOf(field), { id: Number(id) }))) {
      errors[field.name] = [{ key: 'field.reference', values: { field: { owner: entity.name, name: field.name } } }]
    }
  }
  return errors
}

/** Images that were never uploaded; foreign keys do not cover those in blocks and lists. */
export async function missingImages(
  manager: EntityManager,
  entity: ManagedEntity,
  values: Values,
): Promise<FieldErrors> {
  const images = imagesIn(entity.type, values)
  if (images.length === 0) return {}
  const asked = [...new Set(images.map(({ url }) => url))]
  const known = await manager.find(Media, { select: { url: true }, where: { url: anyOf(manager, asked) } })
  const urls = new Set(known.map(({ url }) => url))
  return Object.fromEntries(
    images.filter(({ url }) => !urls.has(url)).map(({ path }) => [path, [{ key: 'field.image' as const }]]),
  )
}

/** @throws ShopError VALIDATION for images that were never uploaded */
export async function assertImages(manager: EntityManager, entity: ManagedEntity, values: Values): Promise<void> {
  const fields = await missingImages(manager, entity, values)
  if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
}
