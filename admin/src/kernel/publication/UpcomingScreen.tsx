import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useAddressQuery } from '../addresses/useAddressQuery'
import { EmptyState } from '../components/EmptyState'
import { FormSkeleton } from '../components/FormSkeleton'
import { RetryAlert } from '../components/RetryAlert'
import { useFailureText } from '../dataProvider/useFailureText'
import { formatMonth } from '../format/formatValue'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { shopToday } from '../shop/shopToday'
import { MomentDays } from './MomentDays'
import { MomentMonth } from './MomentMonth'
import { maxMoments, monthAfter, readMoments, upcomingKey } from './upcomingMoments'
import './publicationTexts'

/** The month that is shown; without it all that comes is. */
const monthParameter = 'maand'

const Releases = lazy(() => import('./Releases'))

/** Of it, what is published together; without it all that comes is shown. */
const viewParameter = 'weergave'
const together = 'samen'

/** What visitors are going to see, and not any more: as a list, by month, and what is published together. */
export default function UpcomingScreen() {
  const { translate, language } = useTranslation()
  const failureText = useFailureText()
  const [query, changeQuery] = useAddressQuery()
  const asked = query.get(monthParameter) ?? ''
  const month = /^2\d{3}-(0[1-9]|1[0-2])$/.test(asked) ? asked : undefined
  const { data, error, refetch } = useQuery({
    queryKey: [...upcomingKey, month],
    queryFn: ({ signal }) => readMoments(month, signal),
  })
  const isTogether = query.get(viewParameter) === together
  const show = (shown: string | undefined) =>
    changeQuery(() => ({ [monthParameter]: shown, [viewParameter]: undefined }))
  const showTogether = () => changeQuery(() => ({ [monthParameter]: undefined, [viewParameter]: together }))
  const thisMonth = shopToday().slice(0, 7)

  return (
    <Box sx={{ maxWidth: 1100, pb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <Box role="group" aria-label={translate('upcoming.view')} sx={{ display: 'flex', gap: 0.5 }}>
          {(['list', 'month'] as const).map((view) => {
            const isShown = !isTogether && (view === 'month') === (month !== undefined)
            return (
              <Button
                key={view}
                color="inherit"
                variant={isShown ? 'outlined' : 'text'}
                aria-pressed={isShown}
                onClick={() => show(view === 'month' ? (month ?? thisMonth) : undefined)}
                sx={{ minHeight: 44 }}
              >
                {translate(`upcoming.${view}`)}
              </Button>
            )
          })}
          <Button
            color="inherit"
            variant={isTogether ? 'outlined' : 'text'}
            aria-pressed={isTogether}
            onClick={showTogether}
            sx={{ minHeight: 44 }}
          >
            {translate('upcoming.together')}
          </Button>
        </Box>
        {month && !isTogether && (
          <>
            <Step icon="previous" label={translate('upcoming.previous')} onClick={() => show(monthAfter(month, -1))} />
            <Step icon="next" label={translate('upcoming.next')} onClick={() => show(monthAfter(month))} />
            <Box
              component="h2"
              aria-live="polite"
              sx={{ typography: 'h2', m: 0, '&::first-letter': { textTransform: 'uppercase' } }}
            >
              {formatMonth(month, language)}
            </Box>
          </>
        )}
      </Box>
      {isTogether && (
        <Suspense fallback={<FormSkeleton />}>
          <Releases />
        </Suspense>
      )}
      {!isTogether && error && <RetryAlert text={failureText(error)} onRetry={refetch} />}
      {!isTogether && !error && !data && <FormSkeleton />}
      {!isTogether && !error && data && (
        <>
          {month && <MomentMonth month={month} moments={data} />}
          {data.length === 0 && month && <p>{translate('upcoming.noneInMonth')}</p>}
          {data.length === 0 && !month && (
            <EmptyState icon="calendar" title={translate('upcoming.none')} text={translate('upcoming.noneText')} />
          )}
          <MomentDays moments={data} />
          {data.length === maxMoments && <p>{translate('upcoming.first', { count: maxMoments })}</p>}
        </>
      )}
    </Box>
  )
}

function Step({ icon, label, onClick }: { icon: string; label: string; onClick: () => void }) {
  return (
    <IconButton aria-label={label} onClick={onClick} sx={{ width: 44, height: 44 }}>
      <Icon name={icon} />
    </IconButton>
  )
}
