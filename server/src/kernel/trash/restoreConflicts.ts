import type { Row, Values } from '../context/Row.js'
import type { Database } from '../database/Database.js'
import { type FieldErrors, ShopError } from '../errors/ShopError.js'
import { type FieldDescription, fieldsOf, isWritable } from '../fields/FieldDescription.js'
import { inputsFor } from '../fields/inputs.js'
import type { ManagedEntity } from '../fields/Managed.js'
import type { Message } from '../i18n/say.js'
import { isTaken } from '../records/isTaken.js'
import { normalise } from '../records/normalise.js'
import { recordTitle } from '../records/recordTitle.js'
import { uniqueMessage } from '../records/refusals.js'
import type { TrashedRecord } from '../records/TrashedRecord.js'
import { validate } from '../records/validate.js'
import { isReservedAddress, type Language } from '../shared/screens.js'

/** What a record is restored with instead of a value that another one has by now. */
export interface RestoreChoice {
  record: number
  field: string
  value: string
}

/** A value of a deleted record that another one has by now. */
export interface RestoreConflict {
  record: number
  title: string
  field: string
  value: string
  /** A value that is free; of what only its owner knows, such as an e-mail address, null. */
  proposal: string | null
  complaint: Message
}

/** The values of these deleted records that others have by now. */
export async function restoreConflicts(
  database: Database,
  entity: ManagedEntity,
  binned: readonly TrashedRecord[],
): Promise<RestoreConflict[]> {
  const found: RestoreConflict[] = []
  for (const { record, content } of binned) {
    for (const field of choosableFields(entity)) {
      const value = content[field.name]
      if (value == null || !(await isHeld(database, entity, content, field, String(value)))) continue
      found.push({
        record,
        title: recordTitle(entity, content),
        field: field.name,
        value: String(value),
        proposal: await freeValue(database, entity, content, field),
        complaint: uniqueMessage(entity, field.name),
      })
    }
  }
  return found
}

/**
 * These deleted records with the chosen values.
 * @throws ShopError BAD_REQUEST for what is no such record or field; VALIDATION that names each value that is not good or
 * that another record has: a chosen one as `choices.0.value`, any other by its field
 */
export async function withChoices(
  database: Database,
  entity: ManagedEntity,
  binned: readonly TrashedRecord[],
  choices: readonly RestoreChoice[],
): Promise<TrashedRecord[]> {
  const names = choosableFields(entity).map(({ name }) => name)
  const isKnown = (choice: RestoreChoice) =>
    names.includes(choice.field) && binned.some(({ record }) => record === choice.record)
  if (!choices.every(isKnown)) throw new ShopError('BAD_REQUEST')
  const faults: FieldErrors = {}
  const pathOf = (record: number, field: string) => {
    const index = choices.findIndex((choice) => choice.record === record && choice.field === field)
    return index < 0 ? field : `choices.${index}.value`
  }
  const chosen: TrashedRecord[] = []
  for (const each of binned) {
    const own = choices.filter(({ record }) => record === each.record)
    const values = normalise(entity.type, Object.fromEntries(own.map(({ field, value }) => [field, value])))
    for (const [field, messages] of Object.entries(await brokenRules(entity, values, each.content))) {
      faults[pathOf(each.record, field)] = messages
    }
    chosen.push({ ...each, content: { ...each.content, ...values } })
  }
  for (const { record, field, complaint } of await restoreConflicts(database, entity, chosen)) {
    faults[pathOf(record, field)] ??= [complaint]
  }
  if (Object.keys(faults).length > 0) throw new ShopError('VALIDATION', { fields: faults })
  return chosen
}

/** What no two records may have alike and a person can write. */
function choosableFields({ type }: ManagedEntity): FieldDescription[] {
  return fieldsOf(type).filter((field) => field.unique && isWritable(field) && field.kind.another)
}

async function brokenRules({ type }: ManagedEntity, values: Values, content: Values): Promise<FieldErrors> {
  try {
    await validate(type, inputsFor(type).update, values, { ...content, ...values })
    return {}
  } catch (error) {
    if (!(error instanceof ShopError && error.details.fields)) throw error
    // The record as a whole is as it was.
    return Object.fromEntries(Object.entries(error.details.fields).filter(([name]) => name in values))
  }
}

function isHeld(
  database: Database,
  { type }: ManagedEntity,
  { language }: Values,
  field: FieldDescription,
  value: string,
): Promise<boolean> {
  return isTaken(database, { type, field, value, language: language as Language })
}

/** Of an address and of a title the same with a number. */
async function freeValue(
  database: Database,
  entity: ManagedEntity,
  content: Values,
  field: FieldDescription,
): Promise<string | null> {
  const { another, address } = field.kind
  if (!another || (!address && field.unique !== 'language')) return null
  const value = String((content as Row)[field.name])
  for (let number = 2; ; number++) {
    const end = another(number)
    const candidate = value.slice(0, (field.max ?? value.length + end.length) - end.length) + end
    if (address && isReservedAddress(candidate)) continue
    if (!(await isHeld(database, entity, content, field, candidate))) return candidate
  }
}
