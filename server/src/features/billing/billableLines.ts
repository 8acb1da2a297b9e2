import { say } from '../../kernel/i18n/say.js'
import { lineTotals } from '../../kernel/shared/lineTotals.js'
import { roundedQuotient } from '../../kernel/shared/money.js'
import type { Language } from '../../kernel/shared/screens.js'
import type { InvoiceLine } from '../invoices/InvoiceLine.js'
import type { Job } from '../jobs/Job.js'
import { jobTotals } from '../jobs/jobTotals.js'
import type { ShopSettings } from '../shop/ShopSettings.js'

type VatOfShop = Pick<ShopSettings, 'vatStandard' | 'smallBusiness'>

/** How lines of a shop bear VAT, where nothing else is said of them. */
export function treatmentOf({ vatStandard, smallBusiness }: VatOfShop): InvoiceLine['treatment'] {
  if (smallBusiness) return 'smallBusiness'
  return vatStandard === null ? 'exempt' : 'taxed'
}

/** What is billed of a job: its lines, or its costs as one. Empty for a job without a price. */
export function billableLines(job: Job, shop: VatOfShop, language: Language): InvoiceLine[] {
  const treatment = treatmentOf(shop)
  if (job.lines.length > 0) {
    return job.lines.map(({ description, quantity, unitPrice, vatRate, stockProduct, product = null }) => ({
      ...{ description, quantity, unitPrice, vatRate, treatment, discount: 0, stockProduct, product },
    }))
  }
  if (job.costs === null) return []
  const what = job.description?.split('\n')[0] || say(language, { key: 'invoice.work' })
  const description = `${job.number}: ${what}`.slice(0, 200)
  const vatRate = shop.vatStandard ?? 0
  return [
    {
      description,
      quantity: '1',
      unitPrice: job.costs,
      vatRate,
      treatment,
      discount: 0,
      stockProduct: null,
      product: null,
    },
  ]
}

/**
 * A deposit for a job, spread over the rates of what the job comes to: one line for each.
 * @param amount in cents, with VAT
 */
export function depositLines(
  job: Pick<Job, 'lines' | 'costs' | 'includingVat' | 'number'>,
  shop: VatOfShop,
  amount: number,
  language: Language,
): InvoiceLine[] {
  const treatment = treatmentOf(shop)
  const { rates } = lineTotals(
    job.lines.length > 0 ? job.lines : [{ quantity: '1', unitPrice: job.costs ?? 0, vatRate: shop.vatStandard ?? 0 }],
    job.includingVat,
  )
  const parts = rates.map(({ rate, excluding, vat }) => ({ rate, total: Math.max(0, excluding + vat) }))
  const whole = parts.reduce((sum, { total }) => sum + total, 0)
  let [reached, given] = [0, 0]
  return parts.flatMap(({ rate, total }) => {
    reached += total
    const until = whole === 0 ? amount : roundedQuotient(amount * reached, whole)
    const unitPrice = until - given
    given = until
    const description = say(language, { key: 'invoice.depositFor', values: { number: job.number } })
    if (unitPrice === 0) return []
    return [
      {
        description,
        quantity: '1',
        unitPrice,
        vatRate: rate,
        treatment,
        discount: 0,
        stockProduct: null,
        product: null,
      },
    ]
  })
}

/** What a job comes to with VAT, in cents. */
export function jobTotal(job: Job, { vatStandard }: VatOfShop): number {
  return jobTotals(job, vatStandard).including
}
