import type { FormRecord } from '../dataProvider/FormRecord'
import type { PricedJob } from './jobCosts'

/** What has a price in the record of a job. */
export function pricedJob({ costs, includingVat, usedParts }: FormRecord): PricedJob {
  return {
    costs: (costs ?? null) as number | null,
    includingVat: includingVat !== false,
    usedParts: (usedParts ?? []) as PricedJob['usedParts'],
  }
}
