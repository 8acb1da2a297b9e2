import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { useWords } from '../i18n/useWords'
import { Icon } from '../icons/Icon'
import { sectionIcon } from '../layout/menuGroups'
import type { SectionOverview } from './useOverview'

/** How many records each section has; each leads to its list. */
export function SectionCounts({ overview }: { overview: readonly SectionOverview[] }) {
  const { say, read } = useWords()
  return (
    <Box
      component="ul"
      aria-label={say('dashboard.sections')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'divider',
        gap: '1px',
        overflow: 'hidden',
      }}
    >
      {overview.map(({ entity, total, isFailed }) => (
        <Box component="li" key={entity.name} sx={{ bgcolor: 'background.paper' }}>
          <Box
            component={Link}
            to={`/${entity.name}`}
            sx={{
              display: 'block',
              p: 2,
              color: 'text.primary',
              textDecoration: 'none',
              '&:hover': { color: 'primary.main' },
              '&:focus-visible': { outlineOffset: -3 },
            }}
          >
            <Box sx={{ typography: 'h1', fontSize: '1.9rem' }}>{total ?? (isFailed ? '–' : '…')}</Box>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mt: 0.5, overflowWrap: 'anywhere' }}>
              <Icon name={sectionIcon(entity)} size={16} />
              {isFailed ? `${read(entity.pluralLabel)}: ${say('dashboard.unavailable')}` : read(entity.pluralLabel)}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
