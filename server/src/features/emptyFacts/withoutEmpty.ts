import { anyPlaceholder } from '../../kernel/shared/shopPlaceholders.js'
import { emptyParts, holdsEmpty, type Wording, without } from './emptyParts.js'
import type { Span } from './sentencesIn.js'

/** A plain text without what a placeholder with nothing to say would leave a hole in; empty when nothing remains. */
export function withoutEmpty(text: string, wording: Wording): string {
  if (!holdsEmpty(text, wording)) return text
  return withoutEmptyLines(text.split('\n'), wording)
    .join('\n')
    .replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
    .trim()
}

/** The same of the lines of a paragraph, of which some may go. */
export function withoutEmptyLines(lines: readonly string[], wording: Wording): string[] {
  const gone = emptyOfLines(lines, wording)
  return lines.flatMap((line, index) => {
    const parts = gone[index]
    return parts ? [without(line, parts)] : []
  })
}

/** What goes of each line; null for a line that goes as a whole, such as one that ends in a colon before one that goes. */
export function emptyOfLines(lines: readonly string[], wording: Wording): (Span[] | null)[] {
  const gone = lines.map((line): Span[] | null => {
    const parts = emptyParts(line, wording)
    return parts.length > 0 && without(line, parts).trim() === '' ? null : parts
  })
  for (let index = lines.length - 2; index >= 0; index--) {
    const isLead = lines[index]?.trimEnd().endsWith(':') && gone[index + 1] === null
    if (isLead && !introducesMore(lines.slice(index + 1), gone.slice(index + 1))) gone[index] = null
  }
  return gone
}

const item = /^\s*(?:[-*•]|\d+[.)])\s/

/** Whether some of the items that follow remain. */
function introducesMore(lines: readonly string[], gone: readonly (Span[] | null)[]): boolean {
  const end = lines.findIndex((line) => !item.test(line))
  return gone.slice(0, end < 0 ? lines.length : end).some((parts) => parts !== null)
}

/** What remains of a title that nothing remains of otherwise, which has to say something: its own words. */
export function ownWordsOf(title: string, { isEmpty }: Wording): string {
  return title
    .replace(anyPlaceholder, (whole, meant: string) => (isEmpty(meant) ? '' : whole))
    .replace(/\(\s*\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/^[\s,.;:!?·|•–—-]+|[\s,;:·|•–—-]+$/g, '')
}
