import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useLocaleState, useNotify } from 'ra-core'
import type { NoAnswer } from '../graphql/NoAnswer'
import { loadTexts } from '../i18n/createI18nProvider'
import { useTranslation } from '../i18n/useTranslation'
import type { Language } from '../managed/ManagedEntity'
import { visuallyHidden } from './visuallyHidden'

/** Dutch or English. */
export function LanguageSwitch() {
  const { translate } = useTranslation()
  const notify = useNotify()
  const [locale, setLocale] = useLocaleState()
  const choose = (language: Language) =>
    loadTexts(language).then(
      () => setLocale(language),
      (failure: NoAnswer) => notify(failure.message, { type: 'error' }),
    )
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'flex' }}>
      <Box component="legend" sx={visuallyHidden}>
        {translate('app.language')}
      </Box>
      {(['nl', 'en'] as const).map((language) => (
        <Button
          key={language}
          color="inherit"
          onClick={() => void choose(language)}
          aria-pressed={locale === language}
          aria-label={`${language.toUpperCase()} ${translate(`language.${language}`)}`}
          lang={language}
          sx={{
            minWidth: 40,
            px: 0.5,
            fontWeight: locale === language ? 600 : 400,
            boxShadow: locale === language ? 'inset 0 -3px 0 currentColor' : 'none',
            borderRadius: 0,
          }}
        >
          {language.toUpperCase()}
        </Button>
      ))}
    </Box>
  )
}
