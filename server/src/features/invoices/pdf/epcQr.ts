import { encode } from 'uqr'
import type { InvoiceDocument } from '../../../kernel/shared/invoiceDocument.js'
import { centsOf } from '../../../kernel/shared/money.js'

const maxNameLength = 70
const maxPurposeLength = 140

/**
 * The text of the code by which a bank's app fills in a transfer; null where there is nothing to transfer in euros.
 * @param cents what is still to be paid, where that is not the whole
 */
export function epcText(
  { seller, totals, number, currency, dueOn }: InvoiceDocument,
  cents = centsOf(totals.total),
): string | null {
  if (!seller.bankAccount || cents <= 0 || dueOn === null || !isEuro(currency)) return null
  return [
    'BCD',
    // Of the second version, in which the code of the bank may be empty.
    '002',
    // UTF-8.
    '1',
    'SCT',
    '',
    oneLine(seller.name, maxNameLength),
    seller.bankAccount.replaceAll(' ', ''),
    `${currency}${(cents / 100).toFixed(2)}`,
    '',
    '',
    oneLine(number, maxPurposeLength),
  ].join('\n')
}

/** The squares of the code, row by row; true is black. */
export function epcSquares(text: string): boolean[][] {
  return encode(text, { ecc: 'M', border: 0 }).data
}

function isEuro(currency: string): boolean {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0)
  return parts.some(({ type, value }) => type === 'currency' && value === '€')
}

function oneLine(text: string, maxLength: number): string {
  return [...text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ')].slice(0, maxLength).join('')
}
