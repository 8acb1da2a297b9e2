import type { Values } from '../forms/Field'

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

/** Of this tab, before a reload; nothing where the browser stores nothing. Called once the page is hydrated. */
export function restoreDraft(): Values {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storedAs) ?? '{}')
    const texts = Object.entries(stored ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    draft = { ...Object.fromEntries(texts), ...draft }
  } catch {
    // A browser may refuse to store anything.
  }
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
  store({ ...draft, ...values })
}

/** After sending: only the visitor's own fields remain. */
export function clearMessage(): void {
  store(Object.fromEntries(Object.entries(draft).filter(([name]) => ownFields.includes(name))))
}

function store(values: Values): void {
  draft = values
  try {
    sessionStorage.setItem(storedAs, JSON.stringify(values))
  } catch {
    // Then it survives no reload.
  }
}
