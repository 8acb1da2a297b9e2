import type { Message } from '../../kernel/i18n/say.js'
import { anyPlaceholder, placeholderNamed } from '../../kernel/shared/shopPlaceholders.js'
import type { MailKind } from './MailKinds.js'
import { type MailPlaceholder, mailPlaceholders } from './mailPlaceholders.js'
import { describedMail } from './mailRegistry.js'

/** What is checked of a text; what is null is the product's own. */
export interface CheckedMailText {
  kind: MailKind
  subject: string | null
  body: string | null
}

/** Each may be replaced by a long text. */
const maxPlaceholders = 40

/** What a placeholder of a mail means: one of its own, or something of the shop, such as a price; null when there is no such one. */
export function mailPlaceholderNamed(kind: MailKind, meant: string): MailPlaceholder | 'shop' | null {
  const name = meant.trim()
  const own = describedMail(kind).placeholders.find((each) => each === name)
  if (own) return own
  return /^(?:shop|price)\./.test(name) && placeholderNamed(name) !== null ? 'shop' : null
}

/** Every placeholder exists and stands where it can be filled in, and none is missing that the mail is useless without. */
export function checkMailText({ kind, subject, body }: CheckedMailText): Record<string, Message | false> {
  return { subject: subject !== null && subjectFault(kind, subject), body: body !== null && bodyFault(kind, body) }
}

function subjectFault(kind: MailKind, subject: string): Message | false {
  if (subject.trim() === '') return { key: 'mailText.empty' }
  const unknown = unknownPlaceholder(kind, subject)
  if (unknown) return unknown
  const misplaced = namesIn(kind, subject).find((name) => name !== 'shop' && mailPlaceholders[name] !== 'line')
  return misplaced ? { key: 'mailText.notInSubject', values: { placeholder: written(misplaced) } } : false
}

function bodyFault(kind: MailKind, body: string): Message | false {
  if (body.trim() === '') return { key: 'mailText.empty' }
  const unknown = unknownPlaceholder(kind, body)
  if (unknown) return unknown
  const names = namesIn(kind, body)
  const missing = describedMail(kind).required.find((name) => !names.includes(name))
  if (missing) return { key: 'mailText.missing', values: { placeholder: written(missing) } }
  const isLong = (name: MailPlaceholder | 'shop') => name !== 'shop' && mailPlaceholders[name] !== 'line'
  const repeated = names.find((name, index) => isLong(name) && names.indexOf(name) !== index)
  if (repeated) return { key: 'mailText.repeated', values: { placeholder: written(repeated) } }
  if (names.length > maxPlaceholders) return { key: 'mailText.tooMany', values: { max: maxPlaceholders } }
  const lines: (string | null)[] = body.split('\n').map(linkOfLine)
  const crowded = names.find((name) => name !== 'shop' && mailPlaceholders[name] === 'link' && !lines.includes(name))
  return crowded ? { key: 'mailText.linkAlone', values: { placeholder: written(crowded) } } : false
}

/** The link that has a line for itself; null for any other line. */
export function linkOfLine(line: string): 'link' | 'stop' | null {
  const [, name] = /^\s*\{\{\s*(link|stop)\s*\}\}\s*$/.exec(line) ?? []
  return (name as 'link' | 'stop' | undefined) ?? null
}

function unknownPlaceholder(kind: MailKind, text: string): Message | false {
  const unknown = meantIn(text).find((meant) => mailPlaceholderNamed(kind, meant) === null)
  if (unknown !== undefined) return { key: 'mailText.unknown', values: { placeholder: written(unknown.trim()) } }
  // Braces that belong to no placeholder are one with a typing error.
  const rest = text.replace(anyPlaceholder, '')
  return /\{\{|\}\}/.test(rest) && { key: 'mailText.braces', values: { example: written('name') } }
}

function namesIn(kind: MailKind, text: string): (MailPlaceholder | 'shop')[] {
  return meantIn(text)
    .map((meant) => mailPlaceholderNamed(kind, meant))
    .filter((name) => name !== null)
}

function meantIn(text: string): string[] {
  return [...text.matchAll(anyPlaceholder)].map(([, meant = '']) => meant)
}

function written(name: string): string {
  return `{{${name}}}`
}
