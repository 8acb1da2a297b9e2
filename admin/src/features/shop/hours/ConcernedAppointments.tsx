import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { exceptionFaults, type OpeningException, type WeekdaySpan, weekFaults } from '@shop/server/openingHours'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AppointmentsOutsideDocument } from '../../../generated/graphql'
import { RetryAlert } from '../../../kernel/components/RetryAlert'
import { askServer } from '../../../kernel/graphql/askServer'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { CancelConcerned } from './CancelConcerned'
import { useConcernedWords } from './useConcernedWords'

interface Props {
  week: readonly WeekdaySpan[]
  exceptions: readonly OpeningException[]
}

/** Names the appointments that do not fit into the hours of the form, before these are saved. */
export function ConcernedAppointments({ week, exceptions }: Props) {
  const { translate } = useTranslation()
  const wordsOf = useConcernedWords()
  const [isOpen, setOpen] = useState(false)
  const isRight = [weekFaults(week), exceptionFaults(exceptions)].every((faults) => Object.keys(faults).length === 0)
  const variables = { openingHours: week.map(spanOf), openingExceptions: exceptions.map(exceptionOf) }
  const { data, isError, refetch } = useQuery({
    queryKey: ['appointmentsOutside', variables],
    queryFn: ({ signal }) => askServer({ query: AppointmentsOutsideDocument, variables, signal }),
    enabled: isRight,
    placeholderData: keepPreviousData,
  })
  if (isError) return <RetryAlert text={translate('hours.concerned.unknown')} onRetry={refetch} />
  const concerned = data?.appointmentsOutside ?? []
  return (
    <Box role="status" sx={{ mt: concerned.length > 0 ? 1.5 : 0 }}>
      {concerned.length > 0 && (
        <Alert severity="warning" sx={{ alignItems: 'flex-start' }}>
          <AlertTitle>{translate('hours.concerned.title', { count: concerned.length })}</AlertTitle>
          <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
            {concerned.map((appointment) => (
              <li key={appointment.id}>{wordsOf(appointment)}</li>
            ))}
          </Box>
          <Box component="p" sx={{ m: 0, mb: 1 }}>
            {translate('hours.concerned.stay')}
          </Box>
          <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
            {translate('hours.concerned.cancel')}
          </Button>
        </Alert>
      )}
      {isOpen && concerned.length > 0 && (
        <CancelConcerned appointments={concerned} onClose={() => setOpen(false)} onDone={refetch} />
      )}
    </Box>
  )
}

function spanOf({ weekday, opens, closes }: WeekdaySpan) {
  return { weekday, opens, closes }
}

function exceptionOf({ firstDay, lastDay, spans, reasonNl, reasonEn }: OpeningException) {
  return { firstDay, lastDay, spans: spans.map(({ opens, closes }) => ({ opens, closes })), reasonNl, reasonEn }
}
