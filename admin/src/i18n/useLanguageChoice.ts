import { useLocaleState, useNotify } from 'ra-core'
import { useState } from 'react'
import type { NoAnswer } from '../graphql/NoAnswer'
import type { Language } from '../managed/ManagedEntity'
import { loadTexts } from './createI18nProvider'

/** Changes the language of the screen once its texts are loaded; where they cannot be, says so and leaves it as it is. */
export function useLanguageChoice() {
  const notify = useNotify()
  const [language, setLocale] = useLocaleState()
  const [awaited, setAwaited] = useState<Language>()
  const choose = async (wanted: Language) => {
    setAwaited(wanted)
    try {
      await loadTexts(wanted)
      setLocale(wanted)
    } catch (failure) {
      notify((failure as NoAnswer).message, { type: 'error' })
    } finally {
      setAwaited(undefined)
    }
  }
  return { language, awaited, choose }
}
