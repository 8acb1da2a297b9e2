import type { VatTreatment } from '../../../../kernel/shared/vatTreatments.js'

/** An account of the general ledger: its number as bookkeeping has it, and its name in Dutch, as the auditfile is. */
export interface LedgerAccount {
  number: string
  name: string
}

/** What an account is for. */
export type LedgerRole =
  | 'cash'
  | 'bank'
  | 'cardInTransit'
  | 'onlineInTransit'
  | 'debtors'
  | 'prepayments'
  | 'vatHigh'
  | 'vatLow'
  | 'vatOther'
  | 'roundingDifferences'
  | 'turnoverHigh'
  | 'turnoverLow'
  | 'turnoverZero'
  | 'turnoverOther'
  | 'turnoverExempt'
  | 'turnoverMargin'
  | 'turnoverReverseCharge'
  | 'turnoverSmallBusiness'

/** Several roles may have one account. */
export type LedgerAccounts = Readonly<Record<LedgerRole, LedgerAccount>>

/** The numbers that are usual in the Netherlands; a shop whose bookkeeper has others gives those. */
export const defaultLedgerAccounts: LedgerAccounts = {
  cash: { number: '1000', name: 'Kas' },
  bank: { number: '1100', name: 'Bank' },
  cardInTransit: { number: '1200', name: 'Pinbetalingen onderweg' },
  onlineInTransit: { number: '1210', name: 'Online betalingen onderweg' },
  debtors: { number: '1300', name: 'Debiteuren' },
  prepayments: { number: '1450', name: 'Vooruitontvangen bedragen' },
  vatHigh: { number: '1500', name: 'Af te dragen btw hoog' },
  vatLow: { number: '1510', name: 'Af te dragen btw laag' },
  vatOther: { number: '1520', name: 'Af te dragen btw overige tarieven' },
  roundingDifferences: { number: '4960', name: 'Afrondings- en betalingsverschillen' },
  turnoverHigh: { number: '8000', name: 'Omzet hoog tarief' },
  turnoverLow: { number: '8010', name: 'Omzet laag tarief' },
  turnoverZero: { number: '8020', name: 'Omzet 0%' },
  turnoverOther: { number: '8030', name: 'Omzet overige tarieven' },
  turnoverExempt: { number: '8040', name: 'Omzet vrijgesteld van btw' },
  turnoverMargin: { number: '8050', name: 'Omzet margegoederen' },
  turnoverReverseCharge: { number: '8060', name: 'Omzet btw verlegd' },
  turnoverSmallBusiness: { number: '8070', name: 'Omzet kleineondernemersregeling' },
}

/** Whether an account shows what the shop earns and spends; the others are of its balance. */
export function isOfProfit(role: LedgerRole): boolean {
  return role === 'roundingDifferences' || role.startsWith('turnover')
}

/** Of what is sold at a rate of the law, or without one. */
export function turnoverRole(treatment: VatTreatment, rate: number): LedgerRole {
  switch (treatment) {
    case 'exempt':
      return 'turnoverExempt'
    case 'margin':
      return 'turnoverMargin'
    case 'reverseCharge':
      return 'turnoverReverseCharge'
    case 'smallBusiness':
      return 'turnoverSmallBusiness'
    case 'taxed':
      if (rate === 21) return 'turnoverHigh'
      if (rate === 9) return 'turnoverLow'
      return rate === 0 ? 'turnoverZero' : 'turnoverOther'
  }
}

/** Of the VAT at a rate; one that the law has no more is among the others. */
export function vatRole(rate: number): LedgerRole {
  if (rate === 21) return 'vatHigh'
  return rate === 9 ? 'vatLow' : 'vatOther'
}
