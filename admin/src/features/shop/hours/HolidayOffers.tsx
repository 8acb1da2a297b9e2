import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { OpeningException } from '@shop/server/openingHours'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { HolidaysDocument, type HolidaysQuery } from '../../../generated/graphql'
import { RetryAlert } from '../../../kernel/components/RetryAlert'
import { askServer } from '../../../kernel/graphql/askServer'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { longDay } from './weekdays'

type Holiday = HolidaysQuery['holidays'][number]

interface HolidayOffersProps {
  /** What is over is not offered. */
  today: string
  exceptions: readonly OpeningException[]
  onTake: (exceptions: OpeningException[]) => void
}

/** The holidays of a year, to be closed on: those that most shops are closed on are ticked. */
export function HolidayOffers({ today, exceptions, onTake }: HolidayOffersProps) {
  const { translate } = useTranslation()
  const thisYear = Number(today.slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Box component="h3" id={id} sx={{ typography: 'h3', m: 0, mb: 1 }}>
        {translate('hours.holidays')}
      </Box>
      <Box role="group" aria-label={translate('hours.year')} sx={{ display: 'flex', gap: 1, mb: 1 }}>
        {[thisYear, thisYear + 1].map((each) => (
          <Button
            key={each}
            size="small"
            variant={each === year ? 'contained' : 'outlined'}
            aria-pressed={each === year}
            onClick={() => setYear(each)}
          >
            {each}
          </Button>
        ))}
      </Box>
      <YearOffers key={year} year={year} today={today} exceptions={exceptions} onTake={onTake} />
    </section>
  )
}

interface YearOffersProps extends HolidayOffersProps {
  year: number
}

function YearOffers({ year, today, exceptions, onTake }: YearOffersProps) {
  const { translate, localize, language } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: ['holidays', year],
    queryFn: ({ signal }) => askServer({ query: HolidaysDocument, variables: { year }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({})
  if (isError) return <RetryAlert text={translate('hours.noHolidays')} onRetry={refetch} />
  if (!data) return <Box sx={{ minHeight: 420 }} aria-busy />
  if (data.holidays.length === 0) return <p>{translate('hours.unknownCountry')}</p>
  const holidays = data.holidays.filter(({ day }) => day >= today)

  const isTaken = ({ day }: Holiday) => exceptions.some(({ firstDay, lastDay }) => firstDay === day && lastDay === day)
  const isTicked = (holiday: Holiday) => !isTaken(holiday) && (ticks[holiday.day] ?? holiday.isPublic)
  const chosen = holidays.filter(isTicked)
  const nameOf = ({ nameNl, nameEn }: Holiday) => localize({ nl: nameNl, en: nameEn })
  return (
    <>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
          columnGap: 2,
        }}
      >
        {holidays.map((holiday) => (
          <li key={holiday.day}>
            <FormControlLabel
              disabled={isTaken(holiday)}
              control={
                <Checkbox
                  checked={isTaken(holiday) || isTicked(holiday)}
                  onChange={(_, isOn) => setTicks({ ...ticks, [holiday.day]: isOn })}
                />
              }
              label={`${longDay(holiday.day, language)} · ${isTaken(holiday) ? translate('hours.taken', { name: nameOf(holiday) }) : nameOf(holiday)}`}
            />
          </li>
        ))}
      </Box>
      <Button
        variant="outlined"
        sx={{ mt: 1 }}
        disabled={chosen.length === 0}
        onClick={() =>
          onTake(
            chosen.map(({ day, nameNl, nameEn }) => ({
              firstDay: day,
              lastDay: day,
              spans: [],
              reasonNl: nameNl,
              reasonEn: nameEn,
            })),
          )
        }
      >
        {translate('hours.takeHolidays', { count: chosen.length })}
      </Button>
    </>
  )
}
