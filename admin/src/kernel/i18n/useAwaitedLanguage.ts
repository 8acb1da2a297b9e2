import { useRef, useState } from 'react'
import type { NoAnswer } from '../graphql/NoAnswer'
import type { Language } from '../managed/ManagedEntity'
import { loadTexts } from './createI18nProvider'

/**
 * Shows a language once its texts are loaded: of several that are chosen in a row, the last one.
 * @param onFailure called when the texts of that one cannot be loaded
 */
export function useAwaitedLanguage(show: (language: Language) => void, onFailure: (failure: NoAnswer) => void) {
  const [awaited, setAwaited] = useState<Language>()
  const last = useRef<Language>(undefined)
  const choose = async (wanted: Language) => {
    last.current = wanted
    setAwaited(wanted)
    const failure = await loadTexts(wanted).catch((reason: NoAnswer) => reason)
    if (last.current !== wanted) return
    setAwaited(undefined)
    if (failure) onFailure(failure)
    else show(wanted)
  }
  return { awaited, choose }
}
