import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useOneColumn } from './layout/useOneColumn'

const places = [
  { id: 'section-lines', label: 'jobs.bill', icon: 'invoice' },
  { id: 'job-photos', label: 'jobPhotos.title', icon: 'camera' },
  { id: 'job-messages', label: 'jobMessages.title', icon: 'envelope' },
] as const

/** Leads to what is below, where it all stands in one column. */
export function JobPlaces() {
  const { translate } = useTranslation()
  const isOneColumn = useOneColumn()
  if (!isOneColumn) return null
  return (
    <Box component="nav" aria-label={translate('jobs.goTo')} sx={{ display: 'flex', gap: 1, '& > *': { flex: 1 } }}>
      {places.map(({ id, label, icon }) => (
        <Button
          key={id}
          color="inherit"
          variant="outlined"
          startIcon={<Icon name={icon} size={16} />}
          onClick={() => document.getElementById(id)?.scrollIntoView({ block: 'start' })}
          sx={{ minHeight: 44, px: 0.5, borderColor: 'divider' }}
        >
          {translate(label)}
        </Button>
      ))}
    </Box>
  )
}
