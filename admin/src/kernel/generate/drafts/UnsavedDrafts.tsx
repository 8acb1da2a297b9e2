import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { Link } from 'react-router'
import type { NewDraft } from '../../dataProvider/StoredDraft'
import { formatInstant } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'
import './draftTexts'
import { conceptPath } from './newDraft'

/** What was typed for something new of a kind and never saved, each with the way back to its form. */
export default function UnsavedDrafts({ drafts }: { drafts: readonly NewDraft[] }) {
  const entity = useEntity()
  const { translate, localize, language } = useTranslation()
  return (
    <Alert severity="info" sx={{ mb: 2, maxWidth: 1500, '& .MuiAlert-message': { minWidth: 0 } }}>
      {translate('draft.unsaved')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {drafts.map(({ record, title, userName, at }) => (
          <li key={record}>
            <Box
              component={Link}
              to={conceptPath(entity.name, record)}
              sx={{ color: 'primary.main', display: 'inline-block', py: 1 }}
            >
              {title || translate('draft.untitled', { kind: localize(entity.label) })}
            </Box>{' '}
            {[formatInstant(at, language), userName].filter(Boolean).join(' · ')}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
