/**
 * A text that is safe in a mail header, where a line break would start another header: without control characters, and
 * truncated.
 */
export function oneLine(text: string, max: number): string {
  const characters = [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()]
  return characters.length <= max ? characters.join('') : `${characters.slice(0, max - 1).join('')}…`
}
