import type { Language } from '../../kernel/shared/screens.js'
import { anyPlaceholder, isPrice, placeholderNamed } from '../../kernel/shared/shopPlaceholders.js'
import { type Wording } from '../emptyFacts/emptyParts.js'
import { asInSentence } from '../emptyFacts/sentencesIn.js'
import { ownWordsOf, withoutEmpty, withoutEmptyLines } from '../emptyFacts/withoutEmpty.js'
import type { PlaceholderValues } from '../shop/placeholders.js'
import { linkOfLine, mailPlaceholderNamed } from './checkMailText.js'
import type { MailKind, MailValues } from './MailKinds.js'
import { mailPlaceholders } from './mailPlaceholders.js'

/** What a text is filled in from. */
export interface Filling {
  kind: MailKind
  language: Language
  values: MailValues
  shop: PlaceholderValues
}

/** A line of a mail; `link` is the place of its link, `stop` that of the same link at the part where such mails are stopped. */
export type FilledLine = { text: string } | 'link' | 'stop'

/**
 * The paragraphs of a text, filled in once: braces within a value stay as they are. A sentence with a placeholder that has
 * nothing to say is left out, and so is a paragraph whose placeholders all have nothing to say.
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
  const lines = withoutEmptyLines(paragraph.split('\n'), wordingOf(filling))
  return lines.map((line) => linkOfLine(line) ?? { text: replaced(line, filling).trimEnd() })
}

/** A subject, which is of its own words where the rest has nothing to say. */
export function filledSubject(text: string, filling: Filling): string {
  const wording = { ...wordingOf(filling), isTitle: true }
  return replaced(withoutEmpty(text, wording) || ownWordsOf(text, wording), filling).trim()
}

function replaced(text: string, filling: Filling): string {
  return text.replace(anyPlaceholder, (whole, meant: string, at: number) => {
    const value = valueIn(meant, filling)
    if (value === null) return whole
    const name = placeholderNamed(meant)
    return name && isPrice(name) ? asInSentence(value, text, at, filling.language) : value
  })
}

function wordingOf(filling: Filling): Wording {
  return { language: filling.language, isEmpty: (meant) => valueIn(meant, filling) === '' }
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
