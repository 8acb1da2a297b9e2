/** What an account of the general ledger is for, with the number and the Dutch name that are usual in the Netherlands. */
export const usualAccounts = {
  cash: { number: '1000', name: 'Kas' },
  bank: { number: '1100', name: 'Bank' },
  cardInTransit: { number: '1200', name: 'Pinbetalingen onderweg' },
  onlineInTransit: { number: '1210', name: 'Online betalingen onderweg' },
  debtors: { number: '1300', name: 'Debiteuren' },
  prepayments: { number: '1450', name: 'Vooruitontvangen bedragen' },
  tradeIns: { number: '1470', name: 'Te verrekenen inruil' },
  vatHigh: { number: '1500', name: 'Af te dragen btw hoog' },
  vatLow: { number: '1510', name: 'Af te dragen btw laag' },
  vatOther: { number: '1520', name: 'Af te dragen btw overige tarieven' },
  roundingDifferences: { number: '4960', name: 'Afrondings- en betalingsverschillen' },
  purchasesMargin: { number: '7050', name: 'Inkoop margegoederen' },
  turnoverHigh: { number: '8000', name: 'Omzet hoog tarief' },
  turnoverLow: { number: '8010', name: 'Omzet laag tarief' },
  turnoverZero: { number: '8020', name: 'Omzet 0%' },
  turnoverOther: { number: '8030', name: 'Omzet overige tarieven' },
  turnoverExempt: { number: '8040', name: 'Omzet vrijgesteld van btw' },
  turnoverMargin: { number: '8050', name: 'Omzet margegoederen' },
  turnoverReverseCharge: { number: '8060', name: 'Omzet btw verlegd' },
  turnoverSmallBusiness: { number: '8070', name: 'Omzet kleineondernemersregeling' },
} as const

export type LedgerRole = keyof typeof usualAccounts

export const ledgerRoles = Object.keys(usualAccounts) as [LedgerRole, ...LedgerRole[]]

/** The number that a shop has given to an account. */
export interface LedgerNumber {
  account: string
  number: string
}

/** Whether an account shows what the shop earns and spends; the others are of its balance. */
export function isOfProfit(role: LedgerRole): boolean {
  return role === 'roundingDifferences' || role === 'purchasesMargin' || role.startsWith('turnover')
}

/** The numbers of all accounts: those of the shop, and the usual ones of what it gives none. */
export function numbersOf(own: readonly LedgerNumber[]): Record<LedgerRole, string> {
  const given = new Map(own.map(({ account, number }) => [account, number]))
  const numbers = ledgerRoles.map((role) => [role, given.get(role) ?? usualAccounts[role].number])
  return Object.fromEntries(numbers) as Record<LedgerRole, string>
}

/**
 * Accounts that may be one in the books of a shop: those of the bank, those of VAT, and those of turnover. Any two others
 * under one number would hide what a customer owes, or be both of the balance and of the profit.
 */
function mayShare(one: LedgerRole, other: LedgerRole): boolean {
  return shared(one) === shared(other)
}

function shared(role: LedgerRole): string {
  if (role.startsWith('turnover')) return 'turnover'
  if (role.startsWith('vat')) return 'vat'
  return role === 'cardInTransit' || role === 'onlineInTransit' ? 'bank' : role
}

/** A place in the list of numbers at which something is wrong. */
export interface WrongNumber {
  index: number
  /** The account when it is there for the second time; the number when it is none, or that of an account of another kind. */
  field: 'account' | 'number'
}

export function wrongLedgerNumbers(own: readonly LedgerNumber[]): WrongNumber[] {
  const numbers = numbersOf(own)
  return own.flatMap(({ account, number }, index): WrongNumber[] => {
    if (own.findIndex((other) => other.account === account) < index) return [{ index, field: 'account' }]
    const role = ledgerRoles.find((known) => known === account)
    const isTaken = ledgerRoles.some((other) => role && numbers[other] === number && !mayShare(role, other))
    return !/^\d{1,10}$/.test(number) || isTaken ? [{ index, field: 'number' }] : []
  })
}
