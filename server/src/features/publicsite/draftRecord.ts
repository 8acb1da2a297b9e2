import { allow, isThere } from '../../kernel/access/allow.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import { type FieldErrors, ShopError } from '../../kernel/errors/ShopError.js'
import { type Class } from '../../kernel/fields/FieldDescription.js'
import { inputsFor } from '../../kernel/fields/inputs.js'
import { type ManagedEntity, managedEntity } from '../../kernel/fields/Managed.js'
import { blockFields } from '../../kernel/fields/partsIn.js'
import { assertImageCount } from '../../kernel/records/assertImageCount.js'
import { assertReferences } from '../../kernel/records/blockReferences.js'
import { takenOver } from '../../kernel/records/createRecord.js'
import { systemDefaults, withDefaults } from '../../kernel/records/normalise.js'
import { notFound } from '../../kernel/records/notFound.js'
import { priceFaults } from '../../kernel/records/priceFaults.js'
import { missingImages } from '../../kernel/records/refusals.js'
import { validate } from '../../kernel/records/validate.js'
import type { Language } from '../../kernel/shared/screens.js'
import { fillParts } from '../shop/placeholders.js'
import { type Displayable, displayable } from './displayable.js'

interface Draft extends Displayable {
  /** Validation errors that saving would return, as far as they are known without writing. */
  faults: FieldErrors
}

/**
 * A form's record as visitors would see it once saved: normalized and validated like a write, but not written. Conflicts
 * that only the database detects, such as a title in use, are not reported.
 * @param id of the record that is being changed; null for a new one
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN or NOT_FOUND
 */
export async function draftRecord(context: Context, type: Class, input: Values, id: number | null): Promise<Draft> {
  const entity = managedEntity(type)
  const before = id === null ? null : await savedRow(context, entity, id)
  const { reader } = context.services.database
  const values = { ...withDefaults(type, input), ...(id === null && (await takenOver(reader, entity, input))) }
  Object.assign(values, await context.services.writeHooks[entity.name]?.adopt?.(reader, values))
  const row: Row = { ...(before ?? (await newRow(context, type, input))), ...values, ...addressOf(before, values) }
  if (before) row.language = before.language
  const tooMany = await faultsOf(async () => assertImageCount(type, values))
  if (Object.keys(tooMany).length > 0) return { shown: null, shownBlocks: [], faults: tooMany }
  const images = await missingImages(reader, entity, values)
  const faults = {
    ...(await faultsOf(() => assertReferences(reader, context.viewer, entity, row))),
    ...(await priceFaults(reader, entity, row)),
    ...images,
    ...(await faultsOf(() => validate(type, inputsFor(type).create, values))),
  }
  return { ...(await displayed(context, type, row, images)), faults }
}

/** A record as visitors would see it, whatever it lacks. @param images faults of those that do not exist */
export async function displayed(context: Context, type: Class, row: Row, images: FieldErrors): Promise<Displayable> {
  const { database, writeHooks } = context.services
  const adopted = await writeHooks[managedEntity(type).name]?.adopt?.(database.reader, row)
  return withoutEmptyBlocks(context, type, displayable(type, { ...row, ...adopted }, Object.keys(images)))
}

async function savedRow(context: Context, { type, name }: ManagedEntity, id: number): Promise<Row> {
  const permission = allow(context.viewer, 'update', name)
  const row = await context.services.database.rows.first<Row>(type, { id })
  if (!row || !isThere(permission, row)) throw notFound(managedEntity(type))
  return row
}

/** A new record, to which only the record that it translates refers. */
async function newRow(context: Context, type: Class, input: Values): Promise<Row> {
  const entity = managedEntity(type)
  allow(context.viewer, 'create', entity.name)
  const sibling = input.translationOf == null ? null : await savedRow(context, entity, Number(input.translationOf))
  const now = new Date().toISOString()
  const times = { createdAt: now, updatedAt: now, ownChangedAt: now }
  return { ...systemDefaults(type), id: 0, version: 0, pair: sibling?.pair ?? 0, ...times }
}

/** The current address; a new record gets its address when it is saved. */
function addressOf(before: Row | null, { url }: Values): Values {
  return { url: url ?? before?.url ?? '', fullUrl: before?.fullUrl ?? url ?? '' }
}

async function faultsOf(judge: () => Promise<void>): Promise<FieldErrors> {
  try {
    await judge()
    return {}
  } catch (error) {
    if (error instanceof ShopError && error.details.fields) return error.details.fields
    throw error
  }
}

/** Blocks that nothing remains of, because the shop has not said what they are about, are not shown. */
async function withoutEmptyBlocks(context: Context, type: Class, { shown, shownBlocks }: Displayable) {
  const [field] = blockFields(type)
  if (!shown || !field) return { shown, shownBlocks }
  const blocks = shown[field.name] as Row[]
  const filled = await fillParts(context, shown.language as Language, field, blocks)
  const isShown = (_: unknown, index: number) => filled[index] !== null
  return { shown: { ...shown, [field.name]: blocks.filter(isShown) }, shownBlocks: shownBlocks.filter(isShown) }
}
