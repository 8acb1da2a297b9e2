import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { formatInstant, titleOf } from '../generate/formatValue'
import { useWords } from '../i18n/useWords'
import { Icon } from '../icons/Icon'
import { sectionIcon } from '../layout/menuGroups'
import { overviewPath, recordPath } from '../managed/screens'
import type { SectionOverview } from './useOverview'

const shown = 8

/** What changed last, over all sections. */
export function LatestChanges({ overview }: { overview: readonly SectionOverview[] }) {
  const { say, read, language } = useWords()
  const changes = overview
    .flatMap(({ entity, latest }) => latest.map((record) => ({ entity, record })))
    .sort((one, other) => (other.record.updatedAt ?? '').localeCompare(one.record.updatedAt ?? ''))
    .slice(0, shown)

  return (
    <Box component="section" aria-labelledby="latest-title">
      <Box component="h2" id="latest-title" sx={{ typography: 'h2', m: 0, mb: 1.5 }}>
        {say('dashboard.latest')}
      </Box>
      {changes.length === 0 && overview.every(({ total }) => total !== undefined) && <p>{say('dashboard.nothing')}</p>}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        {changes.map(({ entity, record }) => (
          <Box
            component="li"
            key={`${entity.name}-${record.id}`}
            sx={{ borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}
          >
            <Box
              component={Link}
              to={recordPath(entity, record.id) ?? overviewPath(entity)}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.25,
                minHeight: 44,
                px: 1.5,
                color: 'text.primary',
                textDecoration: 'none',
                '&:hover': { color: 'primary.main' },
              }}
            >
              <Icon name={sectionIcon(entity)} />
              <Box
                component="span"
                sx={{
                  flex: 1,
                  minWidth: 0,
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  whiteSpace: 'nowrap',
                  fontWeight: 600,
                }}
              >
                {titleOf(entity, record, language) || say('list.untitled')}
              </Box>
              <Box
                component="span"
                sx={{ color: 'text.secondary', whiteSpace: 'nowrap', display: { xs: 'none', sm: 'inline' } }}
              >
                {read(entity.label)} · {record.language?.toUpperCase()}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {record.updatedAt ? formatInstant(record.updatedAt, language) : ''}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
