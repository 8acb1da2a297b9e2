import { useCallback, useEffect, useState } from 'react'
import { emptySelfDraft, type SelfIntakeDraft } from './SelfIntakeDraft'

const place = 'self-intake'

export type ChangeSelfDraft = (change: Partial<SelfIntakeDraft>) => void

/** A draft that survives a reload of its tab, and a way to forget it. */
export function useSelfDraft(): [SelfIntakeDraft, ChangeSelfDraft, () => void] {
  const [draft, setDraft] = useState(storedDraft)
  useEffect(() => {
    try {
      if (draft === emptySelfDraft) sessionStorage.removeItem(place)
      else sessionStorage.setItem(place, JSON.stringify(draft))
    } catch {
      // Private windows may refuse.
    }
  }, [draft])
  const change = useCallback<ChangeSelfDraft>((values) => setDraft((before) => ({ ...before, ...values })), [])
  const forget = useCallback(() => setDraft(emptySelfDraft), [])
  return [draft, change, forget]
}

function storedDraft(): SelfIntakeDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(place) ?? 'null') as SelfIntakeDraft | null
    return stored ? { ...emptySelfDraft, ...stored } : emptySelfDraft
  } catch {
    return emptySelfDraft
  }
}
