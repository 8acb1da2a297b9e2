import Box from '@mui/material/Box'
import type { OpeningTimes } from '@shop/server/openingHours'
import { useId } from 'react'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { DayCell } from './DayCell'
import { MonthGlance } from './MonthGlance'
import type { DayMark } from './markOf'

interface YearGlanceProps {
  times: OpeningTimes
  /** The first day. */
  from: string
}

const legend = ['open', 'usuallyClosed', 'closed', 'other'] as const satisfies readonly DayMark[]

/** Twelve months with every day that is other than usual, as what stands in the form now would have it. */
export function YearGlance({ times, from }: YearGlanceProps) {
  const { translate } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Box component="h3" id={id} sx={{ typography: 'h3', m: 0, mb: 1 }}>
        {translate('hours.glance')}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, mb: 2, p: 0 }}>
        {legend.map((mark) => (
          <Box component="li" key={mark} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <DayCell mark={mark} />
            {translate(`hours.mark.${mark}`)}
          </Box>
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, sm: 2.5 },
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(13.5rem, 1fr))' },
          alignItems: 'start',
        }}
      >
        {monthsFrom(from).map((month) => (
          <MonthGlance key={month} month={month} times={times} />
        ))}
      </Box>
    </section>
  )
}

/** This month and the eleven after it: `2026-11`. */
function monthsFrom(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return Array.from({ length: 12 }, (_, ahead) => new Date(Date.UTC(year, month - 1 + ahead)).toISOString().slice(0, 7))
}
