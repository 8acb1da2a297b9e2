import './sharedTexts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useGetOne } from 'ra-core'
import { Link } from 'react-router'
import { type BlockValue, type FormRecord, wholeRecord } from '../../../dataProvider/FormRecord'
import { useTranslation } from '../../../i18n/useTranslation'
import { Icon } from '../../../icons/Icon'
import { useManaged } from '../../../managed/ManagedContext'
import { EntrySummary } from '../EntrySummary'
import type { Sharing } from './useSharing'

interface SharedContentProps {
  sharing: Sharing
  id: number
  /** Where the block stands in the form. */
  path: string
  /** Makes it the page's own: what the shared block says now. */
  onDetach(content: BlockValue): void
}

/** A shared block on a page: what it is called, on how many pages it stands, where it is changed, and the way out. */
export default function SharedContent({ sharing, id, path, onDetach }: SharedContentProps) {
  const { translate } = useTranslation()
  const catalogue = useManaged()
  const { data, error } = useGetOne<FormRecord>(sharing.entity, { id, meta: wholeRecord })
  if (error) return <Alert severity="error">{translate('shared.failed')}</Alert>
  if (!data) return <Skeleton variant="rounded" height={110} />
  const [content] = data.blocks as BlockValue[]
  return (
    <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{translate('shared.title', { title: String(data.title) })}</Box>
      {content && <EntrySummary fields={catalogue.block(content.__type).fields} path={path} />}
      <div>{translate('shared.uses', { uses: Number(data.uses) })}</div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { minHeight: 44 } }}>
        <Button
          component={Link}
          to={`/${sharing.entity}/${id}`}
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="edit" size={16} />}
        >
          {translate('shared.edit')}
        </Button>
        {content && (
          <Button color="inherit" startIcon={<Icon name="unlink" size={16} />} onClick={() => onDetach(content)}>
            {translate('shared.detach')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
