import type { Values } from './Field'

/** What belongs to the visitor rather than to one message. */
const ownFields = ['name', 'email', 'phone']

/** What the visitor has typed during this visit: it survives closing a dialog and choosing another form. */
let draft: Values = {}

export function readDraft(): Values {
  return draft
}

export function keepDraft(values: Values): void {
  draft = { ...draft, ...values }
}

/** A message that was sent is done with; who sent it is still the same. */
export function forgetMessage(): void {
  draft = Object.fromEntries(Object.entries(draft).filter(([name]) => ownFields.includes(name)))
}
