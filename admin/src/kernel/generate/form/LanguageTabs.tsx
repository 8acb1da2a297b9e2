import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { useEntity } from '../../managed/ManagedContext'
import type { Language } from '../../managed/ManagedEntity'
import { screensOf } from '../../managed/screens'
import { sourcePath } from './sourceQuery'
import { TranslationLinks } from './TranslationLinks'

interface LanguageTabsProps {
  current: Language
  /** Where each language stands; none when it has yet to be written. */
  records: Partial<Record<Language, number>>
}

/** One content, two languages: leads to the sibling, or to a form for the sibling that is not there yet. */
export function LanguageTabs({ current, records }: LanguageTabsProps) {
  const entity = useEntity()
  const { translate } = useTranslation()
  const own = records[current]
  return (
    <Box
      component="nav"
      aria-label={translate('translation.tabs')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, borderBottom: 1, borderColor: 'divider', mb: 2 }}
    >
      {(['nl', 'en'] as const).map((language) => {
        const id = records[language]
        const isCurrent = language === current
        const name = translate(`language.${language}`)
        const isMissing = id === undefined && !isCurrent
        if (isMissing && (own === undefined || !screensOf(entity).create)) return null
        const path =
          id === undefined ? sourcePath(entity.name, { kind: 'translation', id: own ?? 0 }) : `/${entity.name}/${id}`
        return (
          <Box
            key={language}
            component={isCurrent ? 'span' : Link}
            {...(isCurrent ? {} : { to: path })}
            aria-current={isCurrent ? 'page' : undefined}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.75,
              minHeight: 44,
              px: 2,
              fontWeight: isCurrent ? 650 : 400,
              color: isCurrent ? 'text.primary' : 'text.secondary',
              textDecoration: 'none',
              boxShadow: isCurrent ? (theme) => `inset 0 -3px 0 ${theme.palette.primary.main}` : 'none',
              '&:hover': { color: 'text.primary' },
            }}
          >
            {isMissing && <Icon name="plus" size={16} />}
            {isMissing ? translate('translation.create', { language: name }) : name}
          </Box>
        )
      })}
      {own !== undefined && screensOf(entity).edit && (
        <TranslationLinks id={own} isLinked={records.nl !== undefined && records.en !== undefined} />
      )}
    </Box>
  )
}
