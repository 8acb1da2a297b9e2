/**
 * How a line bears VAT: at a rate of the law, which may be 0; exempt; under the scheme for used goods, which shows no VAT;
 * charged to the customer, who is an entrepreneur; or not at all, since the shop is under the scheme for small businesses
 * (KOR).
 */
export const vatTreatments = ['taxed', 'exempt', 'margin', 'reverseCharge', 'smallBusiness'] as const

export type VatTreatment = (typeof vatTreatments)[number]
