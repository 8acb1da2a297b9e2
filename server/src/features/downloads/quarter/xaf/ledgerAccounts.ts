import {
  type LedgerNumber,
  type LedgerRole,
  ledgerRoles,
  numbersOf,
  usualAccounts,
} from '../../../../kernel/shared/ledgerRoles.js'
import type { VatTreatment } from '../../../../kernel/shared/vatTreatments.js'

/** An account of the general ledger: its number as bookkeeping has it, and its name in Dutch, as the auditfile is. */
export interface LedgerAccount {
  number: string
  name: string
}

/** Several roles may have one account. */
export type LedgerAccounts = Readonly<Record<LedgerRole, LedgerAccount>>

/** The accounts of a shop. @param own the numbers that are not the usual ones */
export function ledgerAccounts(own: readonly LedgerNumber[] = []): LedgerAccounts {
  const numbers = numbersOf(own)
  const accounts = ledgerRoles.map((role) => [role, { number: numbers[role], name: usualAccounts[role].name }])
  return Object.fromEntries(accounts) as LedgerAccounts
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
