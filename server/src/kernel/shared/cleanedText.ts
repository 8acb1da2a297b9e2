/** Signs that nobody sees: marks of zero width and of direction, soft hyphens, fillers. */
export const unseen = String.raw`[\p{Cf}\p{Default_Ignorable_Code_Point}]`

const unseenSigns = new RegExp(unseen, 'gu')
/** The empty pattern of Braille is neither white space nor ignorable, and yet nothing is seen of it. */
const blank = new RegExp(String.raw`^(?:[\s\u2800]|${unseen})*$`, 'u')

/** Whether nothing is seen of a text. */
export function isBlank(text: string): boolean {
  return blank.test(text)
}

/** Running text: composed (NFC), with plain spaces for those that do not break and for narrow ones. */
export function cleanedProse(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ')
    .trim()
}

/** An address, a number or a code, of which no sign is unseen. */
export function cleanedCode(text: string): string {
  return cleanedProse(text.replace(unseenSigns, ''))
}
