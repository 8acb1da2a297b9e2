import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useController } from 'react-hook-form'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { titleOf } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { fieldNamed } from '../../managed/ManagedCatalogue'
import { useEntity } from '../../managed/ManagedContext'
import type { Language } from '../../managed/ManagedEntity'
import { LanguageTabs } from './LanguageTabs'

/** In which language a new record is; a translation is in the one that its sibling is not. */
export function LanguageChoice({ sibling }: { sibling: FormRecord | undefined }) {
  const entity = useEntity()
  const { translate, localize, language: screenLanguage } = useTranslation()
  const { field } = useController({ name: 'language' })
  const current: Language = field.value === 'en' ? 'en' : 'nl'

  if (sibling?.language) {
    return (
      <>
        <LanguageTabs current={current} records={{ [sibling.language]: sibling.id }} />
        <Alert severity="info" variant="outlined" sx={{ mb: 2, maxWidth: 820 }}>
          {translate('translation.of', { title: titleOf(entity, sibling, screenLanguage) })}.{' '}
          {translate('translation.copied')}
        </Alert>
      </>
    )
  }
  const label = fieldNamed(entity, 'language')?.label
  return (
    <Box sx={{ mb: 2, display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box component="span" id="language-label" sx={{ fontWeight: 600 }}>
        {label ? localize(label) : translate('app.language')}
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={current}
        aria-labelledby="language-label"
        onChange={(_event, chosen: Language | null) => chosen && field.onChange(chosen)}
      >
        {(['nl', 'en'] as const).map((language) => (
          <ToggleButton key={language} value={language} sx={{ textTransform: 'none', px: 2, color: 'text.primary' }}>
            {translate(`language.${language}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}
