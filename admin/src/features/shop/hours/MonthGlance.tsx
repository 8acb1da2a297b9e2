import Box from '@mui/material/Box'
import { hoursOfDay, type OpeningException, type OpeningTimes, weekdayOf } from '@shop/server/openingHours'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { DayCell } from './DayCell'
import { markOf } from './markOf'
import { useExceptionWords } from './useExceptionWords'
import { monthName, weekdayName, weekdays } from './weekdays'

/** A month: its days by weekday as a picture, and in words what is other than usual. */
export function MonthGlance({ month, times }: { month: string; times: OpeningTimes }) {
  const { language } = useTranslation()
  const { whatOf } = useExceptionWords()
  const days = daysOf(month)
  const [first = ''] = days
  return (
    <section aria-label={monthName(month, language)}>
      <Box component="h4" sx={{ m: 0, mb: 0.5, fontSize: '0.95rem', fontWeight: 650, textTransform: 'capitalize' }}>
        {monthName(month, language)}
      </Box>
      <Box
        aria-hidden="true"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(7, 19px)', sm: 'repeat(7, 26px)' },
          gap: '2px',
          justifyItems: 'center',
        }}
      >
        {weekdays.map((weekday) => (
          <Box key={weekday} component="span" sx={{ color: 'text.secondary', fontSize: '0.78rem' }}>
            {weekdayName(weekday, language, 'narrow')}
          </Box>
        ))}
        {days.map((day, index) => (
          <Box key={day} component="span" sx={{ gridColumnStart: day === first ? weekdayOf(day) : undefined }}>
            <DayCell mark={markOf(times, day)} number={index + 1} />
          </Box>
        ))}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, fontSize: '0.88rem' }}>
        {unusualDays(times, days).map(({ from, until, exception }) => (
          <li key={from}>
            <strong>{from === until ? from : `${from}–${until}`}</strong> {whatOf(exception)}
          </li>
        ))}
      </Box>
    </section>
  )
}

interface Unusual {
  /** Days of the month. */
  from: number
  until: number
  exception: OpeningException
}

/** Days on end with the same exception taken together; a Sunday within a closure does not divide it. */
function unusualDays(times: OpeningTimes, days: readonly string[]): Unusual[] {
  const found: Unusual[] = []
  days.forEach((day, index) => {
    const { exception } = hoursOfDay(times, day)
    const last = found.at(-1)
    if (exception === null) return
    if (last?.exception === exception) last.until = index + 1
    else found.push({ from: index + 1, until: index + 1, exception })
  })
  return found
}

function daysOf(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
}
