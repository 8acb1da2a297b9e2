/**
 * A text in the form in which it may stand in the header of a mail, where a line break would begin another header:
 * without control characters and no longer than so many characters.
 */
export function oneLine(text: string, most: number): string {
  const characters = [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()]
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`
}
