import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { FollowUpsDocument } from '../../generated/graphql'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import '../followUps/followUpTexts'
import { DashboardSection } from './DashboardSection'
import { GlanceList } from './GlanceList'
import { useDashboardCall } from './useDashboardCall'

const screen = '/followUps'

/** How many customers are to be called, and how much lies ready to be collected. */
export default function FollowUps() {
  const { translate } = useTranslation()
  const part = useDashboardCall('followUps', { query: FollowUpsDocument })
  return (
    <DashboardSection title={translate('followUps.title')} part={part}>
      {({ callsToMake, jobsToCollect }) => (
        <>
          <GlanceList
            label={translate('followUps.title')}
            lines={[
              { key: 'calls', to: screen, title: translate('followUps.calls'), end: callsToMake.length },
              { key: 'collect', to: screen, title: translate('followUps.toCollect'), end: jobsToCollect.length },
            ]}
          />
          <Box component={Link} to={screen} sx={{ color: 'primary.main', display: 'inline-block', py: 1.25 }}>
            {translate('followUps.toScreen')}
          </Box>
        </>
      )}
    </DashboardSection>
  )
}
