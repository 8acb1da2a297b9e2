import Box from '@mui/material/Box'
import type { Palette } from '@mui/material/styles'
import type { AppointmentState } from '../generated/graphql'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import './agendaTexts'

/** How a state looks: an icon and a colour of the shop beside its word. */
export const stateLooks: Record<`${AppointmentState}`, { icon: string; hue: (palette: Palette) => string }> = {
  booked: { icon: 'status-appointment', hue: ({ primary }) => primary.main },
  come: { icon: 'check', hue: ({ success }) => success.main },
  notCome: { icon: 'warning', hue: ({ error }) => error.main },
  cancelled: { icon: 'close', hue: ({ text }) => text.secondary },
}

/** The state of an appointment as icon, colour and word. */
export function StateMark({ state }: { state: `${AppointmentState}` }) {
  const { translate } = useTranslation()
  const { icon, hue } = stateLooks[state]
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
      <Box component="span" sx={{ display: 'inline-flex', color: ({ palette }) => hue(palette) }}>
        <Icon name={icon} size={16} />
      </Box>
      {translate(`agenda.state.${state}`)}
    </Box>
  )
}
