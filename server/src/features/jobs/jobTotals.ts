import { type LineTotals, lineTotals } from '../../kernel/shared/lineTotals.js'
import type { Job } from './Job.js'

/**
 * What a job comes to, in cents. Its lines say which VAT they bear; costs without lines bear the standard rate of the shop.
 * @param vatRate in percent; null for a shop without VAT
 */
export function jobTotals(
  { lines, costs, includingVat }: Pick<Job, 'lines' | 'costs' | 'includingVat'>,
  vatRate: number | null,
): LineTotals {
  const own = lines.length > 0 ? lines : [{ quantity: '1', unitPrice: costs ?? 0, vatRate: vatRate ?? 0 }]
  return lineTotals(own, includingVat)
}
