import { type EntityManager, In } from 'typeorm'
import { shaOf } from '../../kernel/secrets/canonicalJson.js'
import type { InvoiceDocument } from '../../kernel/shared/invoiceDocument.js'
import { formatJobNumber } from '../../kernel/shared/jobNumber.js'
import { centsOf } from '../../kernel/shared/money.js'
import { CreditedLine } from './CreditedLine.js'
import { CreditedPart } from './CreditedPart.js'
import { DocumentSeries } from './DocumentSeries.js'
import { Invoice } from './Invoice.js'
import { lastForgottenYear } from './retainedByLaw.js'

/** What is wrong with the documents of a shop. */
export interface DocumentFault {
  /** Its number, or that of a series and year. */
  number: string
  fault: 'changed' | 'missing' | 'reordered' | 'otherColumns' | 'otherLines' | 'otherHead' | 'noSeries'
}

export interface VerifiedDocuments {
  documents: number
  faults: DocumentFault[]
}

/** Documents are read so many at a time. */
const atOnce = 500

/**
 * Reads every issued document and proves that it is what was issued: its bytes have its hash, each contains the hash of the
 * one before, no number is missing, the last one is the head of its series, which is still counted, the columns say what the
 * document says, and as many lines are known to be credited as credit notes have.
 */
export async function verifyDocuments(manager: EntityManager): Promise<VerifiedDocuments> {
  const faults: DocumentFault[] = []
  let documents = 0
  const all = await manager.find(DocumentSeries, { order: { series: 'ASC', year: 'ASC' } })
  let before: { series: string; head: string } | null = null
  for (const one of all) {
    const start: string = before?.series === one.series ? before.head : ''
    const verified = await verifySeries(manager, one, start)
    documents += verified.documents
    faults.push(...verified.faults)
    before = one
  }
  faults.push(...(await withoutSeries(manager, all)))
  return { documents, faults }
}

/** Documents whose series and year was removed: their numbers would be given again. */
async function withoutSeries(manager: EntityManager, known: readonly DocumentSeries[]): Promise<DocumentFault[]> {
  const used: { series: string; year: number }[] = await manager
    .createQueryBuilder(Invoice, 'invoice')
    .select('invoice.series', 'series')
    .addSelect('invoice.year', 'year')
    .where("invoice.status = 'issued'")
    .distinct()
    .getRawMany()
  const isKnown = (one: { series: string; year: number }) =>
    known.some(({ series, year }) => series === one.series && year === Number(one.year))
  return used
    .filter((one) => !isKnown(one))
    .map(({ series, year }) => ({ number: `${series}${year}`, fault: 'noSeries' }))
}

async function verifySeries(
  manager: EntityManager,
  { series, year, last, head }: DocumentSeries,
  start: string,
): Promise<VerifiedDocuments> {
  const faults: DocumentFault[] = []
  let [former, expected, documents] = [start, 0, 0]
  for (let from = 0; ; ) {
    const rows = await readAfter(manager, series, year, from)
    const credited = await creditedBy(manager, rows)
    for (const row of rows) {
      const name = row.number ?? `#${row.id}`
      const sequence = Number(row.sequence)
      // A series may begin with another number than 1.
      for (let gap = expected || sequence; gap < sequence; gap++) {
        faults.push({ number: numberAt(series, year, gap), fault: 'missing' })
      }
      const fault = faultOf(row, expected === 0 || expected === sequence ? former : null, credited.get(row.id) ?? 0)
      if (fault) faults.push({ number: name, fault })
      former = row.sha ?? ''
      expected = sequence + 1
      documents++
    }
    const end = rows.at(-1)
    if (!end || rows.length < atOnce) break
    from = Number(end.sequence)
  }
  for (let gap = expected || 1; gap <= last && faults.length < atOnce; gap++) {
    faults.push({ number: numberAt(series, year, gap), fault: 'missing' })
  }
  if (expected > last + 1 || (expected === last + 1 && former !== head))
    faults.push({ number: `${series}${year}`, fault: 'otherHead' })
  return { documents, faults }
}

/** How many lines each of these credit notes takes back, by its id. */
async function creditedBy(manager: EntityManager, rows: readonly Invoice[]): Promise<Map<number, number>> {
  const credits = rows.filter(({ kind }) => kind === 'credit').map(({ id }) => id)
  const counts = new Map<number, number>()
  const known = [
    ...(await manager.findBy(CreditedLine, { credit: In(credits) })),
    ...(await manager.findBy(CreditedPart, { credit: In(credits) })),
  ]
  for (const { credit } of known) {
    counts.set(credit, (counts.get(credit) ?? 0) + 1)
  }
  return counts
}

function readAfter(manager: EntityManager, series: string, year: number, from: number): Promise<Invoice[]> {
  return manager
    .createQueryBuilder(Invoice, 'invoice')
    .addSelect(['invoice.document', 'invoice.series', 'invoice.year', 'invoice.sequence'])
    .where('invoice.series = :series AND invoice.year = :year AND invoice.sequence > :from', { series, year, from })
    .orderBy('invoice.sequence')
    .take(atOnce)
    .getMany()
}

/**
 * @param former that the document has to contain; null where the one before is missing
 * @param credited how many lines it is known to take back
 */
function faultOf(row: Invoice, former: string | null, credited: number): DocumentFault['fault'] | null {
  // What the law no longer wants kept is gone, and its hash stays in the chain.
  if (row.document === null && Number(row.year) <= lastForgottenYear(new Date())) return null
  if (row.document === null || shaOf(row.document) !== row.sha) return 'changed'
  const document = JSON.parse(row.document) as InvoiceDocument
  if (former !== null && document.former !== former) return 'reordered'
  if (!isAsStored(document, row)) return 'otherColumns'
  return document.kind === 'credit' && document.lines.length !== credited ? 'otherLines' : null
}

function isAsStored(document: InvoiceDocument, row: Invoice): boolean {
  const { number, kind, language, issuedAt, issuedOn, deliveredOn, dueOn, includingVat, totals } = document
  const amounts = [totals.net, totals.vat, totals.total].map(centsOf)
  const said = [number, kind, language, issuedAt, issuedOn, deliveredOn, dueOn, includingVat, ...amounts]
  const stored = [
    ...[row.number, row.kind, row.language, row.issuedAt, row.issuedOn, row.deliveredOn, row.dueOn, row.includingVat],
    ...[row.net, row.vat, row.total],
  ]
  return row.status === 'issued' && said.every((each, index) => each === stored[index])
}

function numberAt(series: string, year: number, sequence: number): string {
  return series + formatJobNumber(year, sequence)
}
