import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { records } from '../../kernel/records/records.js'
import { canonicalJson, shaOf } from '../../kernel/secrets/canonicalJson.js'
import { cleanedLine } from '../../kernel/shared/cleanedLine.js'
import { type ClosingDocument, closingSchema, denominations } from '../../kernel/shared/closingDocument.js'
import { amountText, centsOf, maxCents } from '../../kernel/shared/money.js'
import { defaultLanguage } from '../../kernel/shared/screens.js'
import { bookedOnce } from '../billing/bookedOnce.js'
import { lockTill, Till } from '../payments/Till.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import { readShop } from '../shop/readShop.js'
import { issuedSince, type SinceClosing, seriesKey, sinceClosing } from './sinceClosing.js'
import { TillClosing } from './TillClosing.js'

/** How many there are of a coin or note. */
export interface CountedPieces {
  /** In cents. */
  value: number
  count: number
}

/** What is entered to close the till; amounts in cents. */
export interface Closing {
  counted: readonly CountedPieces[]
  /** What stays in the drawer. */
  floatLeft: number
  /** What was shown to be expected; null where nothing was. */
  expected: number | null
  /** Why what was counted differs. */
  reason: string | null
  key: string | null
}

const maxPieces = 100_000

/** Those that a closing names one by one: all of its bytes have to fit MySQL's TEXT, and no closing fails for its movements. */
const maxMovements = 60

/**
 * Closes the till: every payment is in one closing, whoever records it meanwhile. The closing has the next number, and is
 * final.
 * @param now of the demo, whose closings are older than it
 * @returns its id
 * @throws ShopError VALIDATION, or CONFLICT where money was moved since what is expected was shown
 */
export async function closeTill(context: Context, closing: Closing, now?: Date): Promise<number> {
  const { counted: pieces, floatLeft, expected, reason, key } = closing
  const counted = countOf(pieces)
  if (floatLeft < 0 || floatLeft > counted) {
    throw invalidField('floatLeft', { key: 'till.floatLeft', values: { max: { cents: counted } } })
  }
  return bookedOnce(context, key, ['closeTill', pieces, floatLeft, expected, reason], (booking) =>
    context.services.database.write(async (manager) => {
      // Before anything is read, which would stay as it was then.
      const till = await lockTill(manager)
      await booking.take(manager)
      const since = await sinceClosing(manager, till)
      if (expected !== null && expected !== since.expected) {
        throw new ShopError('CONFLICT', {
          message: { key: 'till.otherExpected', values: { expected: { cents: since.expected } } },
        })
      }
      const why = cleanedLine(reason ?? '').slice(0, 200) || null
      if (counted !== since.expected && why === null) throw invalidField('reason', { key: 'till.reasonNeeded' })
      const moment = now ?? new Date()
      const document = await closingDocument(manager, context, till, since, { ...closing, reason: why }, moment)
      const id = await insertClosing(manager, context, till, document)
      await booking.made(manager, id)
      return id
    }),
  )
}

/** In cents. @throws ShopError VALIDATION for what is no coin or note, and for more than a drawer holds */
function countOf(pieces: readonly CountedPieces[]): number {
  const known: readonly number[] = denominations
  const isWrong = pieces.some(({ value, count }) => !known.includes(value) || count < 0 || count > maxPieces)
  const sum = pieces.reduce((total, { value, count }) => total + value * count, 0)
  if (isWrong || sum > maxCents) throw invalidField('counted', { key: 'till.counted' })
  return sum
}

async function closingDocument(
  manager: EntityManager,
  { viewer, services: { settings } }: Context,
  till: Till,
  since: SinceClosing,
  { counted: pieces, floatLeft, reason }: Pick<Closing, 'counted' | 'floatLeft' | 'reason'>,
  now: Date,
): Promise<ClosingDocument> {
  const { name } = await readShop(manager)
  const before = await manager.findOneBy(TillClosing, { sequence: till.closings })
  const { series, turnover } = await issuedSince(manager, JSON.parse(till.documents))
  const { payments, takings, movements, cash, moved, expected } = since
  const counted = countOf(pieces)
  return {
    schema: closingSchema,
    number: numberOf(till.closings + 1),
    language: defaultLanguage,
    currency: settings.currency,
    closedAt: now.toISOString(),
    closedOn: TimeZone.named(settings.timeZone).dayOf(now.getTime()),
    closedBy: viewer?.name ?? null,
    since: before?.closedAt ?? null,
    former: till.head,
    seller: { name: name.normalize('NFC') },
    payments: { after: till.lastPayment, ...payments },
    takings: takings.map(({ method, count, received, givenBack, total }) => ({
      ...{ method, count },
      ...{ received: amountText(received), givenBack: amountText(givenBack), total: amountText(total) },
    })),
    movements: {
      after: till.lastMovement,
      until: movements.at(-1)?.id ?? till.lastMovement,
      count: movements.length,
      first: movements.slice(0, maxMovements).map(({ movedAt: at, amount, reason: why, recordedBy: by }) => ({
        ...{ at, amount: amountText(amount), reason: why, by },
      })),
    },
    cash: {
      ...{ floatBefore: amountText(till.floatLeft), received: amountText(cash), moved: amountText(moved) },
      ...{ expected: amountText(expected), counted: amountText(counted), difference: amountText(counted - expected) },
      pieces: pieces.filter(({ count }) => count > 0).map(({ value, count }) => ({ value: amountText(value), count })),
      ...{ reason, floatLeft: amountText(floatLeft), takenOut: amountText(counted - floatLeft) },
    },
    turnover,
    series,
  }
}

async function insertClosing(
  manager: EntityManager,
  context: Context,
  till: Till,
  document: ClosingDocument,
): Promise<number> {
  const bytes = canonicalJson(document)
  const sha = shaOf(bytes)
  const { payments, movements, series } = document
  const sequence = till.closings + 1
  const row = { ...columnsOf(document), sequence, sha, document: bytes }
  const { id } = await records.insert(manager, TillClosing, row, { by: context })
  const closed = Object.fromEntries(series.map((each) => [seriesKey(each.series, each.year), each.until]))
  await manager.update(Till, till.id, {
    ...{ closings: sequence, head: sha, floatLeft: row.floatLeft },
    ...{ lastPayment: payments.until, lastMovement: movements.until },
    documents: JSON.stringify({ ...JSON.parse(till.documents), ...closed }),
  })
  return id
}

/** What the columns of a closing say: what its document does. */
export function columnsOf({ number, closedAt, closedOn, closedBy, cash, ...rest }: ClosingDocument) {
  return {
    ...{ number, closedAt, closedOn, closedBy, reason: cash.reason },
    takings: rest.takings.reduce((sum, { total }) => sum + centsOf(total), 0),
    floatBefore: centsOf(cash.floatBefore),
    cash: centsOf(cash.received),
    moved: centsOf(cash.moved),
    expected: centsOf(cash.expected),
    counted: centsOf(cash.counted),
    difference: centsOf(cash.difference),
    floatLeft: centsOf(cash.floatLeft),
    turnover: centsOf(rest.turnover.total),
    payments: rest.payments.count,
    lastPayment: rest.payments.until,
    lastMovement: rest.movements.until,
  }
}

/** Such as `K0042`: closings are numbered on and on. */
export function numberOf(sequence: number): string {
  return `K${String(sequence).padStart(4, '0')}`
}
