import { type EntityManager } from 'typeorm'
import { shaOf } from '../../kernel/secrets/canonicalJson.js'
import type { ClosingDocument } from '../../kernel/shared/closingDocument.js'
import { amountText } from '../../kernel/shared/money.js'
import { readTill } from '../payments/Till.js'
import { CashMovement } from './CashMovement.js'
import { columnsOf, numberOf } from './closeTill.js'
import { takingsAfter } from './sinceClosing.js'
import { TillClosing } from './TillClosing.js'

/** What is wrong with the closings of the till. */
export interface ClosingFault {
  number: string
  fault: 'changed' | 'missing' | 'reordered' | 'otherColumns' | 'otherHead' | 'otherPayments'
}

/** Closings are read so many at a time. */
const atOnce = 200

/**
 * Reads every closing of the till and proves that it is what was closed: its bytes have its hash, each contains the hash of the
 * one before, none is missing, columns say what the document says; and every payment and cash movement is in the closing that
 * counts it, and in no other.
 */
export async function verifyClosings(manager: EntityManager): Promise<{ documents: number; faults: ClosingFault[] }> {
  const till = await readTill(manager)
  const faults: ClosingFault[] = []
  let before: ClosingDocument | null = null
  let [former, documents] = ['', 0]
  for (let next = 1; next <= till.closings; next += atOnce) {
    const rows = new Map((await readFrom(manager, next)).map((row) => [row.sequence, row]))
    for (let sequence = next; sequence < next + atOnce && sequence <= till.closings; sequence++) {
      const row = rows.get(sequence)
      const number = numberOf(sequence)
      if (!row) {
        faults.push({ number, fault: 'missing' })
        ;[before, former] = [null, '']
        continue
      }
      documents++
      const isWhole = shaOf(row.document) === row.sha
      const document: ClosingDocument | null = isWhole ? JSON.parse(row.document) : null
      const isFirst = sequence === 1 || before !== null
      const fault = document ? await faultOf(manager, row, document, isFirst ? before : document, former) : 'changed'
      if (fault) faults.push({ number, fault })
      ;[before, former] = [document, row.sha]
    }
  }
  const isAtHead = till.closings === 0 || former === till.head || faults.some(({ fault }) => fault === 'missing')
  if (!isAtHead) faults.push({ number: numberOf(till.closings), fault: 'otherHead' })
  return { documents, faults }
}

function readFrom(manager: EntityManager, sequence: number): Promise<TillClosing[]> {
  return manager
    .createQueryBuilder(TillClosing, 'closing')
    .addSelect(['closing.sequence', 'closing.document', 'closing.lastPayment', 'closing.lastMovement'])
    .where('closing.sequence >= :sequence AND closing.sequence < :end', { sequence, end: sequence + atOnce })
    .getMany()
}

/** @param before the closing that it follows; null for the first, itself where that is missing or was changed */
async function faultOf(
  manager: EntityManager,
  row: TillClosing,
  document: ClosingDocument,
  before: ClosingDocument | null,
  former: string,
): Promise<ClosingFault['fault'] | null> {
  if (before !== document && document.former !== former) return 'reordered'
  const said = Object.entries(columnsOf(document))
  if (said.some(([name, value]) => row[name as keyof TillClosing] !== value)) return 'otherColumns'
  if (before && before !== document) {
    const { payments, movements, cash } = before
    const follows =
      document.payments.after === payments.until &&
      document.movements.after === movements.until &&
      document.cash.floatBefore === cash.floatLeft
    if (!follows) return 'otherPayments'
  }
  return (await isCounted(manager, document)) ? null : 'otherPayments'
}

/** Whether the payments and movements of its ranges are those that it counts. */
async function isCounted(
  manager: EntityManager,
  { payments, takings, movements, cash }: ClosingDocument,
): Promise<boolean> {
  const stored = await takingsAfter(manager, payments.after, payments.until)
  const counted = stored.takings.map(({ method, count, received, givenBack }) =>
    [method, count, amountText(received), amountText(givenBack)].join(),
  )
  const said = takings.map(({ method, count, received, givenBack }) => [method, count, received, givenBack].join())
  const moved = await manager
    .createQueryBuilder(CashMovement, 'movement')
    .select('COUNT(*)', 'count')
    .addSelect('COALESCE(SUM(movement.amount), 0)', 'sum')
    .where('movement.id > :after AND movement.id <= :until', movements)
    .getRawOne<Record<'count' | 'sum', string>>()
  const isMoved = Number(moved?.count) === movements.count && amountText(Number(moved?.sum)) === cash.moved
  return isMoved && counted.join(';') === said.join(';')
}
