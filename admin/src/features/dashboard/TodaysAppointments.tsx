import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { AgendaDocument } from '../../generated/graphql'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { shopToday } from '../../kernel/shop/shopToday'
import { kindTitle, timesOf } from '../appointments/appointmentWords'
import { StateMark } from '../appointments/StateMark'
import { DashboardSection } from './DashboardSection'
import { GlanceList } from './GlanceList'
import { useDashboardCall } from './useDashboardCall'

/** The appointments of today on the dashboard. */
export default function TodaysAppointments() {
  const { translate, language } = useTranslation()
  const today = shopToday()
  const part = useDashboardCall(`agenda-${today}`, {
    query: AgendaDocument,
    variables: { from: today, to: today, withCancelled: false },
  })
  return (
    <DashboardSection title={translate('agenda.todays')} part={part}>
      {({ agenda }) => {
        const { appointments } = agenda
        return (
          <>
            {appointments.length === 0 && <p>{translate('agenda.todaysNone')}</p>}
            <GlanceList
              lines={appointments.map((each) => ({
                key: each.id,
                to: `/agenda?afspraak=${each.id}`,
                title: `${timesOf(each)} ${each.name}`,
                detail: kindTitle(each.kind, language),
                end:
                  each.state === 'booked' && !each.confirmBefore ? undefined : (
                    <StateMark state={each.state} confirmBefore={each.confirmBefore} />
                  ),
              }))}
            />
            <Box component={Link} to="/agenda" sx={{ color: 'primary.main', display: 'inline-block', py: 1.25 }}>
              {translate('agenda.toAgenda')}
            </Box>
          </>
        )
      }}
    </DashboardSection>
  )
}
