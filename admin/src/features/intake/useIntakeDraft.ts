import { useCallback, useEffect, useState } from 'react'
import type { JobKind } from '../../generated/graphql'
import type { Language } from '../../kernel/managed/ManagedEntity'
import { type ChangeDraft, emptyDraft, type IntakeDraft } from './IntakeDraft'

const place = 'intake'

/**
 * A draft that survives a reload of its tab. A browser that stores nothing has it until then.
 * @param kinds of jobs that the shop uses; a draft of another kind becomes one of the first
 */
export function useIntakeDraft(language: Language, kinds: readonly JobKind[]): [IntakeDraft, ChangeDraft, () => void] {
  const [first] = kinds
  const [draft, setDraft] = useState<IntakeDraft>(() => storedDraft() ?? emptyDraft(language, first))
  useEffect(() => storeDraft(draft), [draft])
  const change = useCallback<ChangeDraft>((values) => setDraft((before) => ({ ...before, ...values })), [])
  const begin = useCallback(() => setDraft(emptyDraft(language, first)), [language, first])
  const kind = kinds.includes(draft.kind) ? draft.kind : (first ?? draft.kind)
  return [{ ...draft, kind }, change, begin]
}

/** For the intake that is begun or taken up next. */
export function storeDraft(draft: IntakeDraft): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(draft))
  } catch {
    // Private windows may refuse.
  }
}

/** What was begun in this tab. */
export function storedDraft(): IntakeDraft | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(place) ?? 'null') as IntakeDraft | null
    // One that another version of the product has stored may lack something.
    return stored && Object.keys(emptyDraft('nl')).every((name) => name in stored) ? stored : null
  } catch {
    return null
  }
}
