import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { changeRow } from '../../kernel/records/updateRecord.js'
import type { PricedLine } from '../../kernel/shared/lineTotals.js'
import { centsOf } from '../../kernel/shared/money.js'
import type { QuoteDecision, QuoteDocument } from '../../kernel/shared/quoteDocument.js'
import type { JobRow } from '../jobs/JobReader.js'
import { type JobKind, jobTypes } from '../jobs/jobKinds.js'
import { jobTotals } from '../jobs/jobTotals.js'
import { readShop } from '../shop/readShop.js'
import { acceptedLines } from './acceptedLines.js'
import type { Quote } from './Quote.js'
import { sentQuotes, writeQuote } from './storedQuote.js'

/** What was accepted of a job, beside what the job says now. Amounts are in cents, including VAT. */
export interface Acceptance {
  quote: number
  name: string
  /** Null for a quote whose price was not known yet. */
  total: number | null
  /** Null for a job without a price. */
  jobTotal: number | null
  /** Whether its lines can be taken over: the job has others. */
  hasOtherLines: boolean
  jobVersion: number
}

/** The last quote of a job that was accepted; null where none was. */
export async function acceptanceOf(manager: EntityManager, kind: JobKind, id: number): Promise<Acceptance | null> {
  const quote = (await sentQuotes(manager, kind, id)).find(({ status }) => status === 'accepted')
  const job = quote && ((await manager.findOneBy(jobTypes[kind], { id } as object)) as JobRow | null)
  if (!quote || !job) return null
  const { decision, lines, includingVat } = contentOf(quote)
  const { vatStandard } = await readShop(manager)
  const isPriced = job.lines.length > 0 || job.costs !== null
  const isSame = job.includingVat === includingVat && textOf(job.lines) === textOf(lines)
  return {
    quote: quote.id,
    name: quote.name,
    total: decision.total === null ? null : centsOf(decision.total),
    jobTotal: isPriced ? jobTotals(job, vatStandard).including : null,
    hasOtherLines: lines.length > 0 && !isSame,
    jobVersion: job.version,
  }
}

/**
 * Gives a job the lines that its customer has accepted, in the place of its own; parts that it uses no more go back to the
 * stock.
 * @param version of the job that was read
 * @throws ShopError NOT_FOUND, or CONFLICT for a quote without lines that were accepted, and a stale version
 */
export async function takeOverQuote(context: Context, id: number, version: number | null): Promise<number> {
  return writeQuote(context, id, async (manager, quote, job, kind) => {
    if (quote.status !== 'accepted') throw new ShopError('CONFLICT', { message: { key: 'quote.notAccepted' } })
    const { lines, includingVat } = contentOf(quote, job.lines)
    if (lines.length === 0) throw new ShopError('CONFLICT', { message: { key: 'quote.noLines' } })
    await changeRow(manager, context, managedEntity(jobTypes[kind]), job, { lines, includingVat }, version)
    return job.id
  })
}

function contentOf({ document, decision }: Quote, own?: JobRow['lines']) {
  const decided = JSON.parse(decision ?? '') as QuoteDecision
  return {
    decision: decided,
    ...acceptedLines(JSON.parse(document ?? '') as QuoteDocument, decided.chosen.map(Number), own),
  }
}

/** What customers read of lines, to be compared. */
function textOf(lines: readonly (PricedLine & { description: string })[]): string {
  return JSON.stringify(
    lines.map(({ description, quantity, unitPrice, vatRate }) => [description, Number(quantity), unitPrice, vatRate]),
  )
}
