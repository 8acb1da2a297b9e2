import type { InvoiceDocumentLine } from '../../../kernel/shared/invoiceDocument.js'
import { centsOf, roundedQuotient } from '../../../kernel/shared/money.js'

/** A line in the amounts of UBL: all without VAT, and the price not below zero. */
export interface UblLine {
  /** A decimal text; below zero for what is given back or taken off. */
  quantity: string
  /** In cents: what the line contributes. */
  net: number
  /** A decimal text of two to eight decimals. */
  price: string
  /** In cents, what is taken off the line; below zero for what is added. */
  discount: number
}

/**
 * A line of a document as UBL has it. A price below zero makes the quantity so. A price that includes VAT becomes the one by
 * which the line comes to exactly its net amount, since a rounded one may differ from it by more than the rules allow.
 * @param sign -1 for a credit note, whose amounts are below zero and above it in UBL
 */
export function ublLine(line: InvoiceDocumentLine, includingVat: boolean, sign: 1 | -1): UblLine {
  const unitPrice = centsOf(line.unitPrice)
  const isTurned = unitPrice < 0
  const thousandths = (isTurned ? -sign : sign) * Math.round(Number(line.quantity) * 1000) || 0
  const net = sign * centsOf(line.net) || 0
  const given = sign * centsOf(line.discount) || 0
  const rate = includingVat ? line.vatRate : 0
  const discount = roundedQuotient(given * 100, 100 + rate)
  const price =
    rate === 0 ? BigInt(Math.abs(unitPrice)) * hundredMillionthsOfCent : exactPrice(net + discount, thousandths)
  return { quantity: String(thousandths / 1000), net, price: priceText(price), discount }
}

const hundredMillionthsOfCent = 1_000_000n

/** In hundred millionths of a whole unit: so that a quantity of a hundred thousand still comes to the cent. */
function exactPrice(cents: number, thousandths: number): bigint {
  if (thousandths === 0) return 0n
  const [dividend, divisor] = [BigInt(cents) * 1_000_000_000n, BigInt(thousandths)]
  const isBelowZero = dividend < 0n !== divisor < 0n
  // What is rounded to a cent below zero: the rules allow two cents of difference.
  if (isBelowZero) return 0n
  const [size, by] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor]
  return (2n * size + by) / (2n * by)
}

function priceText(price: bigint): string {
  const digits = String(price).padStart(9, '0')
  const decimals = digits.slice(-8).replace(/0{1,6}$/, '')
  return `${digits.slice(0, -8)}.${decimals}`
}
