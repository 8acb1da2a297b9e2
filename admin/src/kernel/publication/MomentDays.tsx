import Box from '@mui/material/Box'
import { formatWeekday } from '../format/formatValue'
import { useTranslation } from '../i18n/useTranslation'
import { MomentRow } from './MomentRow'
import { momentsByDay, type UpcomingMoment } from './upcomingMoments'

/** What happens, day by day below each other. */
export function MomentDays({ moments }: { moments: readonly UpcomingMoment[] }) {
  const { language } = useTranslation()
  return momentsByDay(moments).map(([day, ofDay]) => (
    <Box component="section" key={day} aria-label={formatWeekday(day, language)} sx={{ mb: 2.5 }}>
      <Box component="h2" sx={{ typography: 'h3', m: 0, mb: 0.75, '&::first-letter': { textTransform: 'uppercase' } }}>
        {formatWeekday(day, language)}
      </Box>
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
          '& > li + li': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {ofDay.map((moment) => (
          <MomentRow key={`${moment.entity}-${moment.record}-${moment.kind}`} moment={moment} />
        ))}
      </Box>
    </Box>
  ))
}
