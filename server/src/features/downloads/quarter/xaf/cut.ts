/** How long texts of an auditfile may be, in characters, as its schema says. */
export const maxLengths = { id: 35, short: 50, software: 20, taxNumber: 30, postalCode: 10, long: 999 }

/** The first so many characters of a text; a pair that stands for one character is not parted. */
export function cut(text: string, length: number): string {
  return text.length <= length ? text : Array.from(text).slice(0, length).join('')
}
