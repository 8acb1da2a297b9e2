import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useLanguageChoice } from '../i18n/useLanguageChoice'
import { useTranslation } from '../i18n/useTranslation'
import { visuallyHidden } from './visuallyHidden'

/** Dutch or English. */
export function LanguageSwitch() {
  const { translate } = useTranslation()
  const { language: shown, awaited, choose } = useLanguageChoice()
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
          aria-busy={awaited === language || undefined}
          aria-pressed={shown === language}
          aria-label={`${language.toUpperCase()} ${translate(`language.${language}`)}`}
          lang={language}
          sx={{
            minWidth: 40,
            px: 0.5,
            fontWeight: shown === language ? 600 : 400,
            boxShadow: shown === language ? 'inset 0 -3px 0 currentColor' : 'none',
            borderRadius: 0,
            opacity: awaited === language ? 0.5 : 1,
          }}
        >
          {language.toUpperCase()}
        </Button>
      ))}
    </Box>
  )
}
