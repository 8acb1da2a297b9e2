import type { Values } from '../../kernel/forms/Field'
import { storedValues, storeValues } from '../../kernel/forms/storedValues'
import type { Draft } from '../../kernel/forms/useStoredDraft'

/** Fields about the visitor rather than about one message. */
const ownFields = ['name', 'email', 'phone']

const storedAs = 'draft'

/** What the visitor has typed during this visit: it survives closing a dialog, choosing another form and a reload. */
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

/** Of messages and reservations. It is restored once the page is hydrated. */
export const messageDraft: Draft = {
  restore() {
    draft = { ...storedValues(storedAs), ...draft }
    return draft
  },
  save({ photos: _, ...typed }) {
    // No script may choose files.
    store({ ...draft, ...typed })
  },
}

/** After sending: only the visitor's own fields remain. */
export function clearMessage(): void {
  store(Object.fromEntries(Object.entries(draft).filter(([name]) => ownFields.includes(name))))
}

function store(values: Values): void {
  draft = values
  storeValues(storedAs, values)
}
