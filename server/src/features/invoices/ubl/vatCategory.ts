import { type Message, say } from '../../../kernel/i18n/say.js'
import type { InvoiceTotals } from '../../../kernel/shared/invoiceDocument.js'
import { centsOf } from '../../../kernel/shared/money.js'
import type { Language } from '../../../kernel/shared/screens.js'
import type { VatTreatment } from '../../../kernel/shared/vatTreatments.js'

/** By UNCL 5305: at a rate, at zero, exempt, charged to the customer. */
export type VatCategory = 'S' | 'Z' | 'E' | 'AE'

/** What a document contributes to a category of VAT: cents, the rate in percent. */
export interface VatSubtotal {
  category: VatCategory
  rate: number
  net: number
  vat: number
  /** Why nothing is charged; null where a rate is. */
  reason: string | null
}

/** Why a treatment charges nothing; that at a rate needs no reason, also where the rate is 0. */
const reasons: Record<VatTreatment, Message | null> = {
  taxed: null,
  exempt: { key: 'ubl.exempt' },
  margin: { key: 'ubl.margin' },
  reverseCharge: { key: 'ubl.reverseCharge' },
  smallBusiness: { key: 'ubl.smallBusiness' },
}

/** The category of a treatment: under the margin scheme and that for small businesses nothing is shown, which is exempt. */
export function vatCategory(treatment: VatTreatment, rate: number): VatCategory {
  if (treatment === 'taxed') return rate > 0 ? 'S' : 'Z'
  return treatment === 'reverseCharge' ? 'AE' : 'E'
}

/**
 * The totals of a document by category and rate, as there may be one of each only (BR-E-1): treatments of one category are
 * together, with the reasons of all.
 */
export function vatSubtotals(rates: InvoiceTotals['rates'], language: Language): VatSubtotal[] {
  const found = new Map<string, VatSubtotal>()
  for (const { treatment, rate, net, vat } of rates) {
    const category = vatCategory(treatment, rate)
    const message = reasons[treatment]
    const reason = message && say(language, message)
    const before = found.get(`${category} ${rate}`)
    found.set(`${category} ${rate}`, {
      category,
      rate,
      net: (before?.net ?? 0) + centsOf(net),
      vat: (before?.vat ?? 0) + centsOf(vat),
      reason: before?.reason && reason ? `${before.reason}; ${reason}` : reason,
    })
  }
  return [...found.values()]
}
