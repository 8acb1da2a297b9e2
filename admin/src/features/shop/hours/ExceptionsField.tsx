import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { exceptionFaults, type OpeningException, openingLimits, type WeekdaySpan } from '@shop/server/openingHours'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { FieldInputProps } from '../../../kernel/generate/field/useFormField'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Icon } from '../../../kernel/icons/Icon'
import { ConcernedAppointments } from './ConcernedAppointments'
import { ExceptionRow } from './ExceptionRow'
import { HolidayOffers } from './HolidayOffers'
import { useListValue } from './useListValue'
import { YearGlance } from './YearGlance'

/** The days with other hours than usual, the holidays on offer, and the coming year at a glance. */
export default function ExceptionsField({ path, field }: FieldInputProps) {
  const { translate, localize } = useTranslation()
  const { rows, change, errorAt } = useListValue<OpeningException>(path, exceptionFaults)
  const week: WeekdaySpan[] = useWatch({ name: 'openingHours' }) ?? []
  const [today] = useState(todayHere)
  const [showsPast, setShowsPast] = useState(false)
  const [newest, setNewest] = useState<number>()
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  // In the order of their days, which stays what it is while these are typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: sorted anew when there are more or fewer.
  const order = useMemo(() => inOrder(rows), [rows.length])
  const isPast = (place: number) => place !== newest && (rows[place]?.lastDay ?? today) < today
  const places = order.filter((place) => place < rows.length && (showsPast || !isPast(place)))
  const past = rows.filter((_, place) => isPast(place)).length

  function addOne() {
    change([...rows, { firstDay: today, lastDay: today, spans: [], reasonNl: null, reasonEn: null }])
    setNewest(rows.length)
    setOpen(new Set([...open, rows.length]))
  }

  function toggle(place: number) {
    setOpen(new Set(open.has(place) ? [...open].filter((one) => one !== place) : [...open, place]))
  }

  function remove(place: number) {
    const moved = (one: number) => (one === place ? [] : [one > place ? one - 1 : one])
    change(rows.filter((_, one) => one !== place))
    setOpen(new Set([...open].flatMap(moved)))
    setNewest(newest === undefined ? undefined : moved(newest)[0])
  }

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        {field.help && <FormHelperText sx={{ mb: 1 }}>{localize(field.help)}</FormHelperText>}
        {places.length === 0 && (
          <Box component="p" sx={{ m: 0, mb: 1, color: 'text.secondary' }}>
            {translate('hours.noExceptions')}
          </Box>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {places.map((place) => (
            <ExceptionRow
              key={place}
              exception={rows[place] as OpeningException}
              isNew={place === newest}
              isOpen={open.has(place)}
              onToggle={() => toggle(place)}
              errorAt={(at) => errorAt(`${place}.${at}`)}
              onChange={(changed) => change(rows.map((each, one) => (one === place ? changed : each)))}
              onRemove={() => remove(place)}
            />
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <Button
            variant="outlined"
            startIcon={<Icon name="plus" size={16} />}
            disabled={rows.length >= openingLimits.exceptions}
            onClick={addOne}
          >
            {translate('hours.addException')}
          </Button>
          {past > 0 && (
            <Button color="inherit" aria-expanded={showsPast} onClick={() => setShowsPast(!showsPast)}>
              {translate(showsPast ? 'hours.hidePast' : 'hours.showPast', { count: past })}
            </Button>
          )}
        </Box>
      </Box>
      <ConcernedAppointments week={week} exceptions={rows} />
      <HolidayOffers today={today} exceptions={rows} onTake={(taken) => change([...rows, ...taken])} />
      <YearGlance times={{ week, exceptions: rows }} from={today} />
    </Box>
  )
}

/** The places of exceptions in the form, the earliest first. */
function inOrder(rows: readonly OpeningException[]): number[] {
  const dayAt = (place: number) => rows[place]?.firstDay ?? ''
  return rows.map((_, place) => place).toSorted((one, other) => dayAt(one).localeCompare(dayAt(other)))
}

/** By the clock of this machine, which is in the shop or near it. */
function todayHere(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
