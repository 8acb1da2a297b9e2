import { lineTotals } from '@shop/server/lineTotals'
import type { JobHead } from '../jobHeadQuery'
import { pricedLines } from '../lines/JobLine'

/** What the customer pays, in the shop's currency: with VAT where lines say what that is; undefined without a price. */
export function jobTotal({ lines, costs, includingVat }: Pick<JobHead, 'lines' | 'costs' | 'includingVat'>) {
  if (lines.length > 0) return lineTotals(pricedLines(lines), includingVat).including / 100
  return costs ?? undefined
}
