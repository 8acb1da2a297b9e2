import Box from '@mui/material/Box'
import { formatTime, formatWeekday } from '../format/formatValue'
import { momentOf } from '../format/shopMoment'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { momentIcons, monthAfter, type UpcomingMoment } from './upcomingMoments'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** A month as a calendar of weeks from Monday on; what can be done with its moments stands in the list below it. */
export function MomentMonth({ month, moments }: { month: string; moments: readonly UpcomingMoment[] }) {
  const { translate, language } = useTranslation()
  const days = daysOf(month)
  const before = (new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        m: 0,
        mb: 2.5,
        p: 0,
        display: { xs: 'none', md: 'grid' },
        gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
        gap: '1px',
        bgcolor: 'divider',
        border: 1,
        borderColor: 'divider',
        '& > li': {
          bgcolor: 'background.paper',
          minHeight: 84,
          p: 0.75,
          fontSize: '0.86rem',
          overflowWrap: 'anywhere',
        },
      }}
    >
      {days.map((day, index) => (
        <Box
          component="li"
          key={day}
          aria-label={formatWeekday(day, language)}
          sx={index === 0 ? { gridColumnStart: before + 1 } : undefined}
        >
          <Box component="span" aria-hidden="true" sx={{ fontWeight: 600 }}>
            {Number(day.slice(8))}
          </Box>
          {moments
            .filter(({ at }) => momentOf(at).day === day)
            .map(({ entity, record, kind, at, title }) => (
              <Box key={`${entity}-${record}-${kind}`} sx={{ mt: 0.25 }}>
                <Icon name={momentIcons[kind]} size={13} /> {formatTime(at, language)}{' '}
                <Box component="span" title={translate(`upcoming.${kind}`)}>
                  {title}
                </Box>
              </Box>
            ))}
        </Box>
      ))}
    </Box>
  )
}

function daysOf(month: string): string[] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const count = (Date.parse(`${monthAfter(month)}-01T00:00:00Z`) - first) / dayMilliseconds
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * dayMilliseconds).toISOString().slice(0, 10),
  )
}
