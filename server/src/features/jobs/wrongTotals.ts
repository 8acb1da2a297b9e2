import type { Message } from '../../kernel/i18n/say.js'
import { isQuantity, type LineTotals, type PricedLine } from '../../kernel/shared/lineTotals.js'
import { maxCents } from '../../kernel/shared/money.js'

/** Whether lines can be added up: each has what its own rules demand. */
export function canCalculate(lines: readonly PricedLine[]): boolean {
  return lines.every(
    ({ quantity, unitPrice, vatRate }) =>
      isQuantity(String(quantity)) && Number.isInteger(unitPrice) && Number.isInteger(vatRate),
  )
}

/**
 * Why lines cannot be charged: they come to less than zero, with VAT or without it as their prices are, or to more than
 * an amount may be.
 * @param max where the customer chooses among lines, the most that they come to; `least` then is the least
 */
export function wrongTotals(least: LineTotals, max = least): Message | false {
  const lowest = Math.min(least.given, least.including)
  if (lowest < 0) return { key: 'job.linesBelowZero', values: { total: { cents: lowest } } }
  if (Math.max(max.given, max.including) <= maxCents) return false
  return { key: 'job.linesTooMuch', values: { max: { cents: maxCents } } }
}
