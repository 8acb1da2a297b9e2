import { invalidField, type ShopError } from '../../kernel/errors/ShopError.js'
import type { JobLine } from './JobLine.js'

export interface LineMoving {
  /** The number of the job. */
  about: string
  /** Whether the shop knows that it uses what is not there by the count. */
  isAboveStock?: boolean
}

/** Where a line of a job says what it is made of: a part, or a product of the shop. */
export type StockOfLine = 'stockProduct' | 'product'

/** Why a line cannot have what it needs. */
const refusals = { missing: 'job.noSuchPart', short: 'job.notInStock', 'too many': 'stock.belowZero' } as const

export function notTaken(
  of: StockOfLine,
  after: readonly JobLine[],
  id: number,
  why: keyof typeof refusals,
): ShopError {
  const line = after.findIndex((each) => each[of] === id)
  return invalidField(line < 0 ? 'lines' : `lines.${line}.${of}`, { key: refusals[why] })
}

/** What goes back into stock, or is taken from it when `delta` is below zero, by ascending id. */
export function movedPieces(
  of: StockOfLine,
  before: readonly JobLine[],
  after: readonly JobLine[],
): { id: number; delta: number }[] {
  const [used, needed] = [piecesOf(of, before), piecesOf(of, after)]
  return [...new Set([...used.keys(), ...needed.keys()])]
    .sort((one, other) => one - other)
    .map((id) => ({ id, delta: (used.get(id) ?? 0) - (needed.get(id) ?? 0) }))
    .filter(({ delta }) => delta !== 0)
}

function piecesOf(of: StockOfLine, lines: readonly JobLine[]): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { [of]: id, quantity } of lines) {
    if (id != null) pieces.set(id, (pieces.get(id) ?? 0) + Number(quantity))
  }
  return pieces
}
