import Chip from '@mui/material/Chip'
import type { Palette } from '@mui/material/styles'
import { Icon } from '../icons/Icon'

/** Between two colours of the shop. */
const between = (one: string, other: string) => `color-mix(in srgb, ${one} 60%, ${other})`

const hues = {
  own: ({ primary }: Palette) => primary.main,
  busy: ({ info }: Palette) => info.main,
  customer: ({ warning }: Palette) => warning.main,
  supplier: ({ info, error }: Palette) => between(info.main, error.main),
  appointment: ({ info, success }: Palette) => between(info.main, success.main),
  done: ({ success }: Palette) => success.main,
  refused: ({ error }: Palette) => error.main,
  past: ({ text }: Palette) => text.secondary,
}

/**
 * The statuses of both kinds of job and the states of quotes and reservations: whose turn it is, as an icon and a
 * colour of its own.
 */
const looks: Record<string, { icon: string; hue: keyof typeof hues }> = {
  waiting: { icon: 'status-waiting', hue: 'own' },
  in_treatment: { icon: 'status-working', hue: 'busy' },
  assembling: { icon: 'status-working', hue: 'busy' },
  waiting_customer: { icon: 'status-customer', hue: 'customer' },
  waiting_supplier: { icon: 'status-supplier', hue: 'supplier' },
  return_appointment: { icon: 'status-appointment', hue: 'appointment' },
  delivery_appointment: { icon: 'status-appointment', hue: 'appointment' },
  finished: { icon: 'status-finished', hue: 'done' },
  draft: { icon: 'edit', hue: 'own' },
  sent: { icon: 'status-customer', hue: 'customer' },
  accepted: { icon: 'status-finished', hue: 'done' },
  declined: { icon: 'close', hue: 'refused' },
  collected: { icon: 'status-finished', hue: 'done' },
  cancelled: { icon: 'undo', hue: 'past' },
  expired: { icon: 'clock', hue: 'past' },
  replaced: { icon: 'undo', hue: 'past' },
  withdrawn: { icon: 'undo', hue: 'past' },
}

/** The status of a job as icon, colour and text; the text alone is enough. */
export function StatusChip({ value, text, isLarge = false }: { value: string; text: string; isLarge?: boolean }) {
  const look = looks[value]
  return (
    <Chip
      size={isLarge ? 'medium' : 'small'}
      label={text}
      icon={look && <Icon name={look.icon} size={15} />}
      sx={({ palette }) => {
        if (!look) return { bgcolor: 'shop.soft', color: 'text.primary', fontWeight: 600 }
        const hue = hues[look.hue](palette)
        return {
          // Opaque, so that it is the same in a selected row.
          bgcolor: `color-mix(in srgb, ${hue} 18%, ${palette.background.paper})`,
          color: 'text.primary',
          fontWeight: 600,
          border: `1px solid ${hue}`,
          '& .MuiChip-icon': { color: hue },
        }
      }}
    />
  )
}
