import Chip from '@mui/material/Chip'
import { Icon } from '../icons/Icon'

type Tone = 'warning' | 'info' | 'success' | 'error'

/** The statuses of both kinds of job and the states of quotes: whose turn it is, as an icon and a colour. */
const looks: Record<string, { icon: string; tone: Tone }> = {
  waiting: { icon: 'status-waiting', tone: 'warning' },
  in_treatment: { icon: 'status-working', tone: 'info' },
  assembling: { icon: 'status-working', tone: 'info' },
  waiting_customer: { icon: 'status-customer', tone: 'warning' },
  waiting_supplier: { icon: 'status-supplier', tone: 'warning' },
  return_appointment: { icon: 'status-appointment', tone: 'info' },
  delivery_appointment: { icon: 'status-appointment', tone: 'info' },
  finished: { icon: 'status-finished', tone: 'success' },
  draft: { icon: 'edit', tone: 'info' },
  sent: { icon: 'status-customer', tone: 'warning' },
  accepted: { icon: 'status-finished', tone: 'success' },
  declined: { icon: 'close', tone: 'error' },
  expired: { icon: 'clock', tone: 'error' },
  replaced: { icon: 'undo', tone: 'info' },
  withdrawn: { icon: 'undo', tone: 'info' },
}

/** The status of a job as icon, colour and text; the text alone is enough. */
export function StatusChip({ value, text, isLarge = false }: { value: string; text: string; isLarge?: boolean }) {
  const look = looks[value]
  return (
    <Chip
      size={isLarge ? 'medium' : 'small'}
      label={text}
      icon={look && <Icon name={look.icon} size={15} />}
      sx={{
        bgcolor: 'shop.soft',
        color: 'text.primary',
        fontWeight: 600,
        border: look ? 1 : 0,
        borderColor: look ? `${look.tone}.main` : undefined,
        '& .MuiChip-icon': { color: look ? `${look.tone}.main` : undefined },
      }}
    />
  )
}
