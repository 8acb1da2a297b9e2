/** A telephone number as an address to dial: only digits and a leading plus. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`
}
