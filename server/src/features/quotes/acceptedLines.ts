import { isChoice } from '../../kernel/shared/quoteChoices.js'
import { pricedLines, type QuoteDocument } from '../../kernel/shared/quoteDocument.js'
import type { Job } from '../jobs/Job.js'

/** What a job consists of that was accepted as it was offered. @param chosen the places of the chosen lines */
export function acceptedLines(document: QuoteDocument, chosen: readonly number[]): Pick<Job, 'lines' | 'includingVat'> {
  const lines = pricedLines(document)
    .filter((line, index) => !isChoice(line) || chosen.includes(index))
    .map(({ description, quantity, unitPrice, vatRate }) => ({
      ...{ kind: 'other' as const, description, quantity, unitPrice, vatRate },
      stockProduct: null,
    }))
  return { lines, includingVat: document.includingVat }
}
