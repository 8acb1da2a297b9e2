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

/** An icon and a colour of its own: whose turn it is. */
export interface StatusLook {
  icon: string
  hue: keyof typeof hues
}

export type StatusLooks = Readonly<Record<string, StatusLook>>

let looks: StatusLooks = {}

/** What the statuses and states of the features look like, from now on. */
export function registerStatusLooks(all: StatusLooks): void {
  looks = all
}

/** A status as icon, colour and text; the text alone is enough. */
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
