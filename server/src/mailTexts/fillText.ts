import { linkOfLine, mailPlaceholderNamed } from '../entities/checkMailText.js'
import { type MailKind, type MailPlaceholder, mailPlaceholders } from '../entities/mailKinds.js'
import { anyPlaceholder, placeholderNamed } from '../shared/shopPlaceholders.js'
import type { PlaceholderValues } from '../shop/placeholders.js'

/** What stands in the place of a mail's own placeholders; null for what there is nothing to say about. */
export type MailValues = Readonly<Partial<Record<MailPlaceholder, string | number | null>>>

/** What a text is filled in from. */
export interface Filling {
  kind: MailKind
  values: MailValues
  shop: PlaceholderValues
}

/** A line of a mail; `link` is the place of its link, `stop` that of the same link at the part where such mails are stopped. */
export type FilledLine = { text: string } | 'link' | 'stop'

/**
 * The paragraphs of a text, filled in once: braces within a value stay as they are. A line whose placeholders all have
 * nothing to say is left out, and so is a paragraph.
 */
export function filledParagraphs(body: string, filling: Filling): FilledLine[][] {
  return body
    .trim()
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => filledLines(paragraph, filling))
    .filter((lines) => lines.length > 0)
}

function filledLines(paragraph: string, filling: Filling): FilledLine[] {
  if (isSilent(paragraph, filling)) return []
  return paragraph
    .split('\n')
    .filter((line) => !isSilent(line, filling))
    .map((line) => linkOfLine(line) ?? { text: filledText(line, filling).trimEnd() })
}

/** The text of a line or a subject. */
export function filledText(text: string, filling: Filling): string {
  return text.replace(anyPlaceholder, (whole, meant: string) => valueIn(meant, filling) ?? whole)
}

function isSilent(text: string, filling: Filling): boolean {
  const values = [...text.matchAll(anyPlaceholder)].map(([, meant = '']) => valueIn(meant, filling))
  return values.length > 0 && values.every((value) => value === '')
}

/** Null where there is no such placeholder. @throws Error when the caller that queues the mail has not given it */
function valueIn(meant: string, { kind, values, shop }: Filling): string | null {
  const name = mailPlaceholderNamed(kind, meant)
  if (name === null) return null
  if (name === 'shop') {
    const known = placeholderNamed(meant)
    return known === null ? null : (shop.get(known) ?? '')
  }
  const value = values[name]
  if (value === undefined) throw new Error(`The mail ${kind} was queued without ${name}`)
  const text = value === null ? '' : String(value).trim()
  return mailPlaceholders[name] === 'lines'
    ? text.replace(/\r\n?/g, '\n')
    : text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
}
