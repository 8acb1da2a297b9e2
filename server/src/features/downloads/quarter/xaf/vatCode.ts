import type { VatTreatment } from '../../../../kernel/shared/vatTreatments.js'

/** A code of VAT of the auditfile: its id, and its name in Dutch. */
export interface VatCode {
  id: string
  name: string
}

const untaxed: Record<Exclude<VatTreatment, 'taxed'>, VatCode> = {
  exempt: { id: 'VRIJ', name: 'Vrijgesteld van btw' },
  margin: { id: 'MARGE', name: 'Margeregeling gebruikte goederen' },
  reverseCharge: { id: 'VERLEGD', name: 'Btw verlegd naar de afnemer' },
  smallBusiness: { id: 'KOR', name: 'Kleineondernemersregeling' },
}

/** That of a treatment and, where one is charged, a rate in percent. */
export function vatCode(treatment: VatTreatment, rate: number): VatCode {
  return treatment === 'taxed' ? { id: `V${rate}`, name: `Verkoop ${rate}% btw` } : untaxed[treatment]
}
