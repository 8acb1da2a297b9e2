import { useLocaleState, useNotify } from 'ra-core'
import { useAwaitedLanguage } from './useAwaitedLanguage'

/** Changes the language of the screen once its texts are loaded; where they cannot be, says so and leaves it as it is. */
export function useLanguageChoice() {
  const notify = useNotify()
  const [language, setLocale] = useLocaleState()
  const { awaited, choose } = useAwaitedLanguage(setLocale, ({ message }) => notify(message, { type: 'error' }))
  return { language, awaited, choose }
}
