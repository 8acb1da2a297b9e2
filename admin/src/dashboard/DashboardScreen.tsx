import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useGetIdentity } from 'ra-core'
import { Link } from 'react-router'
import { entityWords, useWords } from '../i18n/useWords'
import { Icon } from '../icons/Icon'
import { useManaged } from '../managed/ManagedContext'
import { screensOf } from '../managed/screens'
import { LatestChanges } from './LatestChanges'
import { SectionCounts } from './SectionCounts'
import { useOverview } from './useOverview'

/** The start: what there is, what changed last and what one adds most. */
export function DashboardScreen() {
  const { entities } = useManaged()
  const { say, language } = useWords()
  const { identity } = useGetIdentity()
  const overview = useOverview()
  const [firstName] = (identity?.fullName ?? '').split(' ')

  return (
    <Box sx={{ maxWidth: 1180, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Box component="h2" sx={{ typography: 'h2', fontSize: '1.5rem', m: 0 }}>
          {say('dashboard.welcome', { name: firstName })}
        </Box>
        <Box component="p" sx={{ m: 0, mt: 0.5, color: 'text.secondary' }}>
          {say('dashboard.intro')}
        </Box>
      </Box>
      <SectionCounts overview={overview} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(240px, 1fr)' },
        }}
      >
        <LatestChanges overview={overview} />
        <Box component="section" aria-labelledby="quick-title">
          <Box component="h2" id="quick-title" sx={{ typography: 'h2', m: 0, mb: 1.5 }}>
            {say('dashboard.quick')}
          </Box>
          <Box sx={{ display: 'grid', gap: 1 }}>
            {entities
              .filter((entity) => screensOf(entity).create)
              .map((entity) => (
                <Button
                  key={entity.name}
                  component={Link}
                  to={`/${entity.name}/create`}
                  variant="outlined"
                  color="inherit"
                  startIcon={<Icon name="plus" />}
                  sx={{ justifyContent: 'flex-start', borderColor: 'divider', bgcolor: 'background.paper' }}
                >
                  {say('list.add', entityWords(entity, language))}
                </Button>
              ))}
          </Box>
        </Box>
      </Box>
    </Box>
  )
}
