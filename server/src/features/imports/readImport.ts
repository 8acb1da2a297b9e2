import { In } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { fieldLabels } from '../../kernel/i18n/labels.js'
import { say } from '../../kernel/i18n/say.js'
import { assertPage } from '../../kernel/records/listing.js'
import { isWorkedOn } from './claimedImport.js'
import { DataImport } from './DataImport.js'
import { type ImportOutcome, type ImportResult, ImportRow } from './ImportRow.js'
import { entityOf } from './importedKinds.js'
import type { DataImportObject, ImportCount, ImportRowList, ImportTarget } from './importTypes.js'
import { targetsOf } from './recognisedColumns.js'
import { wordpress } from './wordpressRows.js'

/** @throws ShopError NOT_FOUND */
export async function existingImport({ services: { database } }: Context, id: number): Promise<DataImport> {
  const found = await database.reader.findOneBy(DataImport, { id })
  if (!found) throw new ShopError('NOT_FOUND', { message: { key: 'import.gone' } })
  return found
}

/** An import as the API answers it. */
export async function importObject(context: Context, of: DataImport): Promise<DataImportObject> {
  const { reader } = context.services.database
  const raw = await reader
    .createQueryBuilder(ImportRow, 'row')
    .select('row.outcome', 'outcome')
    .addSelect('row.result', 'result')
    .addSelect('COUNT(*)', 'rows')
    .where({ import: of.id })
    .groupBy('row.outcome')
    .addGroupBy('row.result')
    .getRawMany<{ outcome: ImportOutcome | null; result: ImportResult | null; rows: string }>()
  const judged = raw.filter(({ outcome }) => outcome !== null)
  const counts = judged.map((each) => ({ ...each, rows: Number(each.rows) })) as ImportCount[]
  const isAwaited = of.state === 'ready' || of.state === 'running'
  return {
    ...of,
    isBusy: isWorkedOn(of),
    targets: of.entity === wordpress ? [] : importTargets(of.entity),
    siteLanguage: of.options?.language ?? null,
    withMenus: of.options?.menus ?? false,
    counts,
    done: doneOf(of, counts),
    awaitedPictures: isAwaited
      ? Object.entries(of.pictures).flatMap(([name, url]) => (url === null ? [name] : []))
      : [],
  }
}

/** Of what is being done now. */
function doneOf({ state }: DataImport, counts: readonly ImportCount[]): number {
  const sum = (isMeant: (count: ImportCount) => boolean) =>
    counts.filter(isMeant).reduce((total, { rows }) => total + rows, 0)
  if (state === 'judging' || state === 'ready') return sum(() => true)
  if (state === 'undoing' || state === 'undone') return sum(({ result }) => result === 'undone' || result === 'kept')
  return sum(({ result }) => result !== null)
}

function importTargets(name: string): ImportTarget[] {
  const { name: owner } = entityOf(name)
  return targetsOf(name).map((target) => {
    const [field = '', part] = target.split('.')
    const { nl, en } = fieldLabels(owner, field)
    return { name: target, label: part ? { nl: `${nl} (${part})`, en: `${en} (${part})` } : { nl, en } }
  })
}

/** A page of the rows of an import, in the order of the file. */
export async function importRows(
  context: Context,
  id: number,
  {
    outcomes,
    results,
    page,
    perPage,
  }: {
    outcomes: readonly ImportOutcome[] | null
    results: readonly ImportResult[] | null
    page: number
    perPage: number
  },
): Promise<ImportRowList> {
  assertPage({ page, perPage })
  await existingImport(context, id)
  const [rows, total] = await context.services.database.reader.findAndCount(ImportRow, {
    where: {
      import: id,
      ...(outcomes && { outcome: In([...outcomes]) }),
      ...(results && { result: In([...results]) }),
    },
    order: { number: 'ASC' },
    skip: (page - 1) * perPage,
    take: perPage,
  })
  const items = rows.map(({ number, title, entity, outcome, result, record, faults, notes }) => ({
    ...{ number, title, outcome, result, record, entity: entity || null },
    faults: faults.map(({ field, message }) => ({
      field: field === null ? null : fieldLabels(entityOf(entity).name, field),
      text: say(context.language, message),
    })),
    notes: (notes ?? []).map((note) => say(context.language, note)),
  }))
  return { items, total }
}
