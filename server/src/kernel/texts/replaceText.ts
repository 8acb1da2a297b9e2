import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { type FieldErrors, printError, ShopError } from '../errors/ShopError.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { fieldOfText, textsIn } from '../fields/textsIn.js'
import { joined } from '../publication/publishRelease.js'
import { managedByName } from '../records/managedByName.js'
import { namesOf } from '../records/manyRecords.js'
import { notFound } from '../records/notFound.js'
import { updateRecord } from '../records/updateRecord.js'
import { grouped } from './grouped.js'
import { isReplaceable } from './replaceableTexts.js'
import { sentFields } from './sentFields.js'
import { TextReplacement } from './TextReplacement.js'
import { maxMatches } from './textMatches.js'
import { type TextPlace, withReplaced } from './withReplaced.js'

/** A record with its texts as they are to be, by path. */
interface Replaced {
  entity: ManagedEntity
  id: number
  row: Row
  texts: Map<string, { was: string; willBe: string }>
}

/**
 * Puts something in the place of what stands in texts, as an update of each record: in all places or in none.
 * @throws ShopError BAD_REQUEST for too many places or such as nothing can be put into, CONFLICT that names the records
 * that were changed meanwhile, or VALIDATION that says of every record why it is refused, under its entity and id
 */
export async function replaceText(
  context: Context,
  { places, sought, replacement }: { places: readonly TextPlace[]; sought: string; replacement: string },
): Promise<TextReplacement> {
  if (places.length === 0 || places.length > maxMatches) throw new ShopError('BAD_REQUEST')
  const byRecord = grouped(places, ({ entity, id }) => `${entity}.${id}`)
  return context.services.database.writeTogether(async (database) => {
    const batch = {
      sought: sought.slice(0, 100),
      replacement,
      places: places.length,
      records: byRecord.size,
      userName: context.viewer?.name ?? null,
      at: new Date().toISOString(),
      undoneAt: null,
    }
    const written = await database.write((manager) => manager.save(TextReplacement, batch))
    const within = { ...joined(context, database), batch: written.id }
    const replaced: Replaced[] = []
    for (const each of byRecord.values()) replaced.push(await asReplaced(within, each, replacement))
    assertUnchanged(replaced, byRecord)
    const faults: FieldErrors = {}
    for (const record of replaced) {
      Object.assign(faults, await refusalOf(within, record))
      await nextTurn()
    }
    if (Object.keys(faults).length > 0) {
      throw new ShopError('VALIDATION', { message: { key: 'replacement.refused' }, fields: faults })
    }
    return written
  })
}

async function asReplaced({ services }: Context, places: readonly TextPlace[], replacement: string): Promise<Replaced> {
  const [{ entity: name = '', id = 0 } = {}] = places
  const entity = managedByName(name)
  const row = (await services.database.reader.findOneBy(entity.type, { id })) as Row | null
  if (!row) throw notFound(entity)
  const texts: Replaced['texts'] = new Map()
  const stored = textsIn(entity.type, { ...row }, isReplaceable)
  for (const [path, inText] of grouped(places, (place) => place.path)) {
    const placed = stored.find((each) => each.path === path)
    const willBe = placed && withReplaced(placed, inText, replacement)
    if (placed && willBe != null) texts.set(path, { was: placed.text, willBe })
    // Who has read an older version is told so below.
    else if (inText.every(({ version }) => version === row.version)) throw new ShopError('BAD_REQUEST')
  }
  return { entity, id, row, texts }
}

/** @throws ShopError CONFLICT that names the records that were changed since they were read */
function assertUnchanged(replaced: readonly Replaced[], byRecord: ReadonlyMap<string, readonly TextPlace[]>): void {
  const stale = replaced.filter(({ entity, id, row }) =>
    byRecord.get(`${entity.name}.${id}`)?.some(({ version }) => version !== row.version),
  )
  if (stale.length === 0) return
  const titles = stale.map(({ entity, row }) => namesOf(entity, [row])).join(', ')
  throw new ShopError('CONFLICT', { message: { key: 'bulk.changedMeanwhile', values: { titles } } })
}

async function refusalOf(context: Context, { entity, id, row, texts }: Replaced): Promise<FieldErrors> {
  try {
    await writeTexts(context, entity, id, texts)
    return {}
  } catch (error) {
    if (!(error instanceof ShopError) || error.code === 'CONFLICT') throw error
    const { message, errors } = printError(error, context.language)
    const reason = errors ? Object.values(errors).flat().join(' ') : message
    return {
      [`${entity.name}.${id}`]: [{ key: 'release.recordRefused', values: { record: namesOf(entity, [row]), reason } }],
    }
  }
}

/**
 * Writes texts of a record, as an update of it. Those that it has by now, because it shares them with its sibling, stay.
 * @throws ShopError CONFLICT where a text is not as it was, else as `updateRecord`
 */
async function writeTexts(
  context: Context,
  entity: ManagedEntity,
  id: number,
  texts: Replaced['texts'],
): Promise<void> {
  const row = (await context.services.database.reader.findOneBy(entity.type, { id })) as Row | null
  if (!row) throw notFound(entity)
  const whole = structuredClone({ ...row })
  const names = new Set<string>()
  for (const placed of textsIn(entity.type, whole, isReplaceable)) {
    const change = texts.get(placed.path)
    if (!change || placed.text === change.willBe) continue
    if (placed.text !== change.was) throw new ShopError('CONFLICT')
    placed.holder[placed.field.name] = change.willBe
    names.add(fieldOfText(placed))
  }
  if (names.size > 0)
    await updateRecord(context, entity, id, { version: row.version, ...sentFields(entity, whole, names) })
}
