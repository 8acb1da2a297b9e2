/**
 * Whether a text is the number of a barcode: EAN-8, UPC (12), EAN-13 or GTIN-14, digits alone, the last of which follows
 * from the others.
 */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text) || /^0+$/.test(text)) return false
  // From the right, every second digit counts three times, beginning with the one before the last.
  const sum = [...text].reverse().reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
