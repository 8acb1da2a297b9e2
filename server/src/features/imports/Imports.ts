import { setImmediate } from 'node:timers/promises'
import { type FindOptionsWhere, In, IsNull, LessThan, MoreThan } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { Loaders } from '../../kernel/context/Loaders.js'
import type { MediaServices } from '../../kernel/media/MediaLibrary.js'
import { leaveImport } from './claimedImport.js'
import { DataImport, type ImportState } from './DataImport.js'
import { ImportRow } from './ImportRow.js'
import { planRow } from './planRow.js'
import { Trial, together } from './rowTransaction.js'
import { type RowReading, readingOf } from './rowValues.js'
import { SeenRows } from './seenRows.js'
import { takeBackRow } from './takeBackRow.js'
import { WordPressImport } from './WordPressImport.js'
import { wordpress } from './wordpressRows.js'
import { faultsOf, writeRow } from './writeRow.js'

/** The service of operations about imports. */
export interface ImportServices {
  imports: Imports
}

/** Rows that are read at once. */
const batch = 50

/** Rows of which the cells alone are read at once. */
const manyAtOnce = 500

/** What is done with each row of an import. */
interface Work {
  /** Which rows are left. */
  left: FindOptionsWhere<ImportRow>
  fromLast?: true
  next: ImportState
  step(context: Context, row: ImportRow): Promise<void>
}

/** Works on imports while their callers go on, row by row, so that nobody waits for it. */
export class Imports {
  private working: Promise<unknown> = Promise.resolve()
  private isStopping = false

  /** Ends after the row that is worked on; the rest can be gone on with later. */
  async stop(): Promise<void> {
    this.isStopping = true
    await this.working
  }

  /** Says what each row would do, and does nothing. */
  judge(context: Context<MediaServices>, of: DataImport): void {
    this.begin(context, of, async (own) => {
      if (of.entity === wordpress) {
        const site = await this.wordpress(own, of)
        return { left: { import: of.id }, next: 'ready', step: (_, row) => site.judge(row) }
      }
      const seen = new SeenRows(of.entity)
      const reading = await this.readingOf(context, of)
      return {
        left: { import: of.id },
        next: 'ready',
        step: (own, row) => judgeRow(own, of, reading, seen, row),
      }
    })
  }

  /** Writes what is new or changed and has not been written. */
  run(context: Context<MediaServices>, of: DataImport): void {
    this.begin(context, of, async (own) => {
      const left = { import: of.id, outcome: In(['new', 'changed']), result: IsNull() }
      if (of.entity === wordpress) {
        const site = await this.wordpress(own, of)
        return { left, next: 'done', step: (_, row) => site.run(row) }
      }
      const reading = await this.readingOf(context, of)
      return {
        left,
        next: 'done',
        step: (own, row) => runRow(own, of, reading, row),
      }
    })
  }

  /** Takes back what was written, the last row first. */
  takeBack(context: Context<MediaServices>, of: DataImport): void {
    this.begin(context, of, async () => ({
      left: { import: of.id, result: 'done' },
      fromLast: true,
      next: 'undone',
      step: takeBack,
    }))
  }

  private wordpress(context: Context<MediaServices>, of: DataImport): Promise<WordPressImport> {
    return WordPressImport.of(context, of, () => this.isStopping)
  }

  private begin<Services extends MediaServices>(
    context: Context<Services>,
    of: DataImport,
    workOf: (own: Context<Services>) => Promise<Work>,
  ): void {
    const { services, log } = context
    // Nothing of the request is left when it works on.
    const own = { ...context, caller: null, call: null, loaders: new Loaders(services.database.rows) }
    const work = async () => this.work(own, of, await workOf(own))
    this.working = this.working.then(work).catch(async (error: unknown) => {
      log.error(error, 'An import was interrupted')
      await leaveImport(services.database, of.id).catch(() => undefined)
    })
  }

  /** By all rows, of which few are read at once. */
  private async readingOf({ services }: Context, of: DataImport): Promise<RowReading> {
    const rows: Pick<ImportRow, 'cells'>[] = []
    for (;;) {
      const next = await services.database.reader.find(ImportRow, {
        select: { id: true, cells: true },
        where: { import: of.id },
        order: { number: 'ASC' },
        skip: rows.length,
        take: manyAtOnce,
      })
      rows.push(...next)
      await setImmediate()
      if (next.length < manyAtOnce) return readingOf(of, rows)
    }
  }

  private async work(context: Context, { id }: DataImport, { left, fromLast, next, step }: Work): Promise<void> {
    const { database } = context.services
    let from = fromLast ? Number.MAX_SAFE_INTEGER : 0
    for (;;) {
      const number = fromLast ? LessThan(from) : MoreThan(from)
      const rows = await database.reader.find(ImportRow, {
        where: { ...left, number },
        order: { number: fromLast ? 'DESC' : 'ASC' },
        take: batch,
      })
      for (const row of rows) {
        if (this.isStopping) return leaveImport(database, id)
        // What was read for one row is not kept for the next.
        await step({ ...context, loaders: new Loaders(database.rows) }, row)
        from = row.number
        // SQLite answers at once, so that no timer would run between rows.
        await setImmediate()
      }
      if (rows.length < batch) return leaveImport(database, id, next)
    }
  }
}

async function judgeRow(
  context: Context,
  of: DataImport,
  reading: RowReading,
  seen: SeenRows,
  row: ImportRow,
): Promise<void> {
  const plan = await planRow(context, of, reading, row.cells, true)
  const faults = [...plan.faults, ...seen.faults(row.number, plan)]
  await setImmediate()
  if (faults.length === 0 && plan.outcome !== 'unchanged') {
    try {
      await together(context, of.id, async (own) => {
        await writeRow(own, of, plan)
        throw new Trial()
      })
    } catch (error) {
      if (!(error instanceof Trial)) faults.push(...faultsOf(error))
    }
  }
  await setImmediate()
  const { title, record } = plan
  const outcome = faults.length > 0 ? 'refused' : plan.outcome
  await together(context, of.id, (_, save) =>
    save(row.id, { outcome, faults, title, notes: plan.notes, record: record?.id ?? null, result: null }),
  )
}

async function runRow(context: Context, of: DataImport, reading: RowReading, row: ImportRow): Promise<void> {
  try {
    await together(context, of.id, async (own, save) => {
      // Another row may have written it, and somebody may have changed it meanwhile.
      const plan = await planRow(own, of, reading, row.cells, false)
      if (plan.outcome === 'refused') return save(row.id, { result: 'failed', faults: plan.faults })
      if (plan.outcome === 'unchanged') return save(row.id, { result: 'done', record: plan.record?.id ?? null })
      await setImmediate()
      const { record, before, after } = await writeRow(own, of, plan)
      return save(row.id, { result: 'done', record: record.id, before, after, faults: [] })
    })
  } catch (error) {
    const faults = faultsOf(error)
    await together(context, of.id, (_, save) => save(row.id, { result: 'failed', faults }))
  }
}

async function takeBack(context: Context, row: ImportRow): Promise<void> {
  try {
    await together(context, row.import, async (own, save) => save(row.id, await takeBackRow(own, row)))
  } catch (error) {
    const faults = faultsOf(error)
    await together(context, row.import, (_, save) => save(row.id, { result: 'kept', faults }))
  }
}
