import Box from '@mui/material/Box'
import { useNavigate } from 'react-router'
import { BottomBar } from '../../components/BottomBar'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { formatInstant } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { fieldNamed } from '../../managed/ManagedCatalogue'
import { useEntity } from '../../managed/ManagedContext'
import { overviewPath } from '../../managed/screens'
import { BackLink } from '../form/BackLink'
import { DeleteButton } from '../form/DeleteButton'

/** The way back, since when the record is there, and deleting it. */
export function ViewToolbar({ record }: { record: FormRecord }) {
  const entity = useEntity()
  const { localize, language } = useTranslation()
  const navigate = useNavigate()
  const created = fieldNamed(entity, 'createdAt')
  return (
    <BottomBar>
      <BackLink />
      <Box sx={{ color: 'text.secondary', flex: { xs: '1 0 100%', sm: 1 }, order: { xs: -1, sm: 0 } }}>
        {created && record.createdAt && `${localize(created.label)} ${formatInstant(record.createdAt, language)}`}
      </Box>
      {entity.canDelete && <DeleteButton record={record} onDeleted={() => navigate(overviewPath(entity))} />}
    </BottomBar>
  )
}
