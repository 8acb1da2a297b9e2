import { isChoice } from '../../kernel/shared/quoteChoices.js'
import { pricedLines, type QuoteDocument } from '../../kernel/shared/quoteDocument.js'
import type { Job } from '../jobs/Job.js'

/**
 * What a job consists of that was accepted as it was offered. A line that the job has already, and of no more pieces, stays
 * of its kind and with the part or product that was taken from the stock for it.
 * @param chosen the places of the chosen lines
 * @param own the lines of the job until now
 */
export function acceptedLines(
  document: QuoteDocument,
  chosen: readonly number[],
  own: Job['lines'] = [],
): Pick<Job, 'lines' | 'includingVat'> {
  const left = [...own]
  const lines = pricedLines(document)
    .filter((line, index) => !isChoice(line) || chosen.includes(index))
    .map(({ description, quantity, unitPrice, vatRate }) => {
      const place = left.findIndex((line) => line.description === description)
      const [before] = place < 0 ? [] : left.splice(place, 1)
      const pieces = Number(quantity)
      const isThere = before !== undefined && Number.isInteger(pieces) && pieces <= Number(before.quantity)
      return {
        ...{ kind: before?.kind ?? ('other' as const), description, quantity, unitPrice, vatRate },
        stockProduct: isThere ? before.stockProduct : null,
        product: isThere ? (before.product ?? null) : null,
      }
    })
  return { lines, includingVat: document.includingVat }
}
