import type { Values } from '../forms/Field'

/** What belongs to the visitor rather than to one message. */
const ownFields = ['name', 'email', 'phone']

/** What the visitor has typed during this visit: it survives closing a dialog and choosing another form. */
let draft: Values = {}

/** The first line that a message was given on the way to its form. */
let given = ''

export function readDraft(): Values {
  return draft
}

/** The draft with a first line that says what it is about; one that was given before and stood alone goes. */
export function draftAbout(line: string | null): Values {
  const { message = '' } = draft
  if (line === null || message.includes(line)) return draft
  const own = message.trim() === given ? '' : message
  given = line
  return { ...draft, message: `${line}\n\n${own}` }
}

export function keepDraft(values: Values): void {
  draft = { ...draft, ...values }
}

/** A message that was sent is done with; who sent it is still the same. */
export function forgetMessage(): void {
  draft = Object.fromEntries(Object.entries(draft).filter(([name]) => ownFields.includes(name)))
}
