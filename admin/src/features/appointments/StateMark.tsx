import Box from '@mui/material/Box'
import type { Palette } from '@mui/material/styles'
import type { AppointmentState } from '../../generated/graphql'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import './agendaTexts'

/** How a state looks: an icon and a colour of the shop beside its word. */
export const stateLooks: Record<`${AppointmentState}`, { icon: string; hue: (palette: Palette) => string }> = {
  booked: { icon: 'status-appointment', hue: ({ primary }) => primary.main },
  come: { icon: 'check', hue: ({ success }) => success.main },
  notCome: { icon: 'warning', hue: ({ error }) => error.main },
  cancelled: { icon: 'close', hue: ({ text }) => text.secondary },
}

const unconfirmedLook = { icon: 'clock', hue: ({ warning }: Palette) => warning.main }

interface StateMarkProps {
  state: `${AppointmentState}`
  /** Until when a stranger has to confirm it. */
  confirmBefore?: string | null
}

/** Whether it is booked by a stranger who has not confirmed it yet. */
export function isUnconfirmed({ state, confirmBefore }: StateMarkProps): boolean {
  return state === 'booked' && Boolean(confirmBefore)
}

/** The state of an appointment as icon, colour and word. */
export function StateMark(props: StateMarkProps) {
  const { translate } = useTranslation()
  const isWaiting = isUnconfirmed(props)
  const { icon, hue } = isWaiting ? unconfirmedLook : stateLooks[props.state]
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
      <Box component="span" sx={{ display: 'inline-flex', color: ({ palette }) => hue(palette) }}>
        <Icon name={icon} size={16} />
      </Box>
      {translate(isWaiting ? 'agenda.state.unconfirmed' : `agenda.state.${props.state}`)}
    </Box>
  )
}
