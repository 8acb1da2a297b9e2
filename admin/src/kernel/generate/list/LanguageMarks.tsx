import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { nameOf } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { useEntity } from '../../managed/ManagedContext'
import { recordPath, screensOf } from '../../managed/screens'
import { sourcePath } from '../form/sourceQuery'

const OutdatedMark = lazy(() => import('./OutdatedMark'))

/** The languages that a record exists in, each leading to its form; one that is missing leads to the form to add it. */
export function LanguageMarks({ record }: { record: FormRecord }) {
  const entity = useEntity()
  const { translate, language: readersLanguage } = useTranslation()
  const title = nameOf(entity, record, readersLanguage) || translate('list.untitled')
  const idIn = { nl: undefined, en: undefined, ...(record.language && { [record.language]: record.id }) } as Partial<
    Record<'nl' | 'en', number>
  >
  if (record.sibling) idIn[record.sibling.language] = record.sibling.id

  return (
    <Box
      component="span"
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, verticalAlign: 'middle' }}
    >
      {(['nl', 'en'] as const).map((language) => {
        const id = idIn[language]
        const isThere = id !== undefined
        if (!isThere && !screensOf(entity).create) return null
        const path = isThere ? recordPath(entity, id) : sourcePath(entity.name, { kind: 'translation', id: record.id })
        const name = translate(`mailTexts.language.${language}`)
        const label = isThere
          ? translate('list.openIn', { title, language: name })
          : translate('list.translate', { title, language: name })
        return (
          <Box
            key={language}
            component={Link}
            to={path ?? ''}
            title={label}
            aria-label={label}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.25,
              minHeight: { xs: 32, md: 26 },
              px: 0.75,
              borderRadius: 0.75,
              border: 1,
              borderStyle: isThere ? 'solid' : 'dashed',
              borderColor: isThere ? 'divider' : 'shop.controlLine',
              bgcolor: 'background.paper',
              color: isThere ? 'text.primary' : 'text.secondary',
              fontSize: '0.82rem',
              fontWeight: 600,
              textDecoration: 'none',
              '& svg': { color: isThere ? 'success.main' : 'inherit' },
              '&:hover': { borderColor: 'primary.main' },
            }}
          >
            <Icon name={isThere ? 'check' : 'plus'} size={14} />
            {language.toUpperCase()}
          </Box>
        )
      })}
      {record.sibling && (
        <Suspense fallback={null}>
          <OutdatedMark record={record} />
        </Suspense>
      )}
    </Box>
  )
}
