import type { Values } from '../forms/Field'

/** Fields about the visitor rather than about one message. */
const ownFields = ['name', 'email', 'phone']

/** What the visitor has typed during this visit: it survives closing a dialog and choosing another form. */
let draft: Values = {}

/** The subject line that the message was prefilled with. */
let given = ''

export function readDraft(): Values {
  return draft
}

/** The draft with a subject line; an earlier one without any text below is replaced. */
export function draftAbout(line: string | null): Values {
  const { message = '' } = draft
  if (line === null || message.includes(line)) return draft
  const own = message.trim() === given ? '' : message
  given = line
  return { ...draft, message: `${line}\n\n${own}` }
}

export function saveDraft(values: Values): void {
  draft = { ...draft, ...values }
}

/** After sending: only the visitor's own fields remain. */
export function clearMessage(): void {
  draft = Object.fromEntries(Object.entries(draft).filter(([name]) => ownFields.includes(name)))
}
