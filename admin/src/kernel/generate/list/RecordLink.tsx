import Box from '@mui/material/Box'
import { useListContext } from 'ra-core'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { UnreadMark } from '../../components/UnreadMark'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { titleOf } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { fieldNamed } from '../../managed/ManagedCatalogue'
import { useEntity } from '../../managed/ManagedContext'
import { recordPath } from '../../managed/screens'
import { FieldValue } from './FieldValue'
import { belowTitle, linkField } from './useColumns'

const FoundInTexts = lazy(() => import('./FoundInTexts'))

/** What a record is called, as a link where there is a screen of its own. */
export function RecordLink({ record }: { record: FormRecord }) {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  const { q } = useListContext().filterValues
  const path = recordPath(entity, record.id)
  const field = fieldNamed(entity, linkField(entity))
  const title =
    field?.name === 'number' ? String(record.number) : titleOf(entity, record, language) || translate('list.untitled')
  const text = field?.kind.isChoice ? <FieldValue field={field} record={record} /> : title
  const below = record[belowTitle]
  return (
    <>
      {path === undefined ? (
        <Box component="span" sx={{ fontWeight: 600 }}>
          {text}
        </Box>
      ) : (
        <Box
          component={Link}
          to={path}
          onClick={(event) => event.stopPropagation()}
          sx={{
            color: 'text.primary',
            fontWeight: record.isRead === true ? 400 : 600,
            textDecoration: 'none',
            '&:hover': { color: 'primary.main', textDecoration: 'underline' },
          }}
        >
          {record.isRead === false && <UnreadMark />}
          {text}
        </Box>
      )}
      {path !== undefined && typeof below === 'string' && (
        <Box component="span" sx={{ fontSize: '0.86rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {below}
        </Box>
      )}
      {q && (
        <Suspense fallback={null}>
          <FoundInTexts record={record} q={q} />
        </Suspense>
      )}
    </>
  )
}
