import type { EntityManager } from 'typeorm'
import { allow } from '../access/allow.js'
import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import type { Database } from '../database/Database.js'
import { type FieldErrors, ShopError } from '../errors/ShopError.js'
import { type FieldDescription, fieldsOf } from '../fields/FieldDescription.js'
import { imagesIn } from '../fields/imagesIn.js'
import type { ManagedEntity } from '../fields/Managed.js'
import type { Language } from '../shared/screens.js'
import { addressField, addressUnderParent } from './addresses.js'
import { maxImages } from './assertImageCount.js'
import { referenceErrors } from './blockReferences.js'
import { isTaken } from './isTaken.js'
import { normalise, withDefaults } from './normalise.js'
import { priceFaults } from './priceFaults.js'
import { missingReferences, uniqueMessage } from './refusals.js'
import { sentAlong } from './rowColumns.js'

/** What a client wants to store: what it has `named`, and the `whole` resulting record, with its id if it has one. */
export interface WrittenValues {
  named: Values
  whole: Values
}

/**
 * Runs a check of values and what the entity itself looks at, and adds to a refusal what the database would refuse next, so
 * that one answer names every field at fault. Whether a value is free or a record is there is decided by the database
 * alone, in the transaction.
 */
export async function namingAll(
  context: Context,
  entity: ManagedEntity,
  written: WrittenValues,
  check: () => Promise<void>,
): Promise<void> {
  try {
    await check()
    const fields = await ownFaults(context, entity, written)
    if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
  } catch (error) {
    throw await withUnstorable(context, entity, written, error)
  }
}

/** A refusal of fields, with those besides them that the database would refuse; any other error as it is. */
export async function withUnstorable(
  context: Context,
  entity: ManagedEntity,
  written: WrittenValues,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof ShopError) || !error.details.fields) return error
  const faults = error.details.fields
  const fields = { ...(await unstorable(context, entity, written, faults)), ...faults }
  return new ShopError(error.code, { ...error.details, fields })
}

/**
 * The values of an input for a new record, or for that with this id, which the database would refuse. Nothing for a caller
 * who may not write it: who has which title is no stranger's business.
 */
export async function unstorableInput(
  context: Context,
  entity: ManagedEntity,
  input: Values,
  id: number | null,
  faults: FieldErrors,
): Promise<FieldErrors> {
  if (!mayWrite(context, entity, id === null ? 'create' : 'update')) return {}
  const named = id === null ? withDefaults(entity.type, input) : normalise(entity.type, input)
  const current = id === null ? {} : await context.services.database.reader.findOneBy(entity.type, { id })
  return current ? unstorable(context, entity, { named, whole: { ...current, ...named } }, faults) : {}
}

function mayWrite({ viewer }: Context, { name }: ManagedEntity, action: 'create' | 'update'): boolean {
  try {
    return allow(viewer, action, name).changes === undefined
  } catch {
    return false
  }
}

/** @param faults of which the fields are not looked at again: what breaks a rule may be too long to look for */
async function unstorable(
  context: Context,
  entity: ManagedEntity,
  written: WrittenValues,
  faults: FieldErrors,
): Promise<FieldErrors> {
  const { named, whole } = written
  const {
    viewer,
    services: { database },
  } = context
  if (imagesIn(entity.type, named).length > maxImages) return {}
  const { language, id } = whole as { language?: Language | null; id?: number }
  const isBound = ({ unique, blockTypes }: FieldDescription) => unique === 'language' || blockTypes !== undefined
  const fields = fieldsOf(entity.type).filter((field) => !faults[field.name] && (language || !isBound(field)))
  const values: Values = Object.fromEntries(fields.map(({ name }) => [name, named[name]]))
  const taken = fields.map(async (field): Promise<FieldErrors> => {
    const value = values[field.name]
    if (!field.unique || value == null) return {}
    const claim = { type: entity.type, field, value: String(value), language: language as Language, except: id }
    return (await isTaken(database, claim)) ? { [field.name]: [uniqueMessage(entity, field.name)] } : {}
  })
  return {
    ...(await ownFaults(context, entity, written)),
    ...(await addressFaults(database, entity, whole, faults)),
    ...(await missingReferences(database.reader, entity, values)),
    ...(await referenceErrors(database.reader, viewer, entity, { ...values, language })),
    ...(await priceFaults(database.reader, entity, { ...values, id })),
    ...Object.assign({}, ...(await Promise.all(taken))),
  }
}

/** What the hooks of an entity find wrong. */
async function ownFaults(
  context: Context,
  entity: ManagedEntity,
  { named, whole }: WrittenValues,
): Promise<FieldErrors> {
  const hooks = context.services.writeHooks[entity.name]
  return (await hooks?.faults?.(context, sentAlong(entity, named), whole)) ?? {}
}

/** What is wrong with the place of a record among others, once it is known where it would be. */
async function addressFaults(
  { reader }: Database,
  entity: ManagedEntity,
  whole: Values,
  faults: FieldErrors,
): Promise<FieldErrors> {
  const from = addressField(entity)?.from
  if (!from || !whole.url || faults.url || faults[from]) return {}
  const unlocked = (manager: EntityManager, { type }: ManagedEntity, id: number) => manager.findOneBy<Row>(type, { id })
  try {
    await addressUnderParent(reader, entity, whole, unlocked)
    return {}
  } catch (error) {
    if (error instanceof ShopError && error.details.fields) return error.details.fields
    throw error
  }
}
