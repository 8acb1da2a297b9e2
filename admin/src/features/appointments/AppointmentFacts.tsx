import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import type { AgendaAppointment } from './agendaCalls'
import { placeOf } from './appointmentWords'

/** What is known of an appointment besides its time, phone and state; nothing of what is empty. */
export function AppointmentFacts({ appointment }: { appointment: AgendaAppointment }) {
  const { translate, language } = useTranslation()
  const { costNl, costEn, service, emailAddress, customer, remark, internalNote, cancelReason } = appointment
  const cost = language === 'en' ? costEn : costNl
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
      {emailAddress && (
        <Fact label={translate('agenda.email')}>
          <Box component="a" href={`mailto:${emailAddress}`} sx={{ color: 'primary.main' }}>
            {emailAddress}
          </Box>
        </Fact>
      )}
      {placeOf(appointment) && <Fact label={translate('agenda.address')}>{placeOf(appointment)}</Fact>}
      {customer && (
        <Fact label={translate('agenda.customer')}>
          <Box component={Link} to={`/customer/${customer.id}`} sx={{ color: 'primary.main' }}>
            {customer.name}
          </Box>
        </Fact>
      )}
      {service && <Fact label={translate('agenda.service')}>{service.title}</Fact>}
      {cost && <Fact label={translate('agenda.cost')}>{cost}</Fact>}
      {remark && <Fact label={translate('agenda.remark')}>{remark}</Fact>}
      {internalNote && <Fact label={translate('agenda.note')}>{internalNote}</Fact>}
      {cancelReason && <Fact label={translate('agenda.wasReason')}>{cancelReason}</Fact>}
    </Box>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.88rem' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
        {children}
      </Box>
    </div>
  )
}
