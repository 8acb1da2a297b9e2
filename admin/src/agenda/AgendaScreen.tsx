import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { EmptyState } from '../components/EmptyState'
import { FormSkeleton } from '../components/FormSkeleton'
import { RetryAlert } from '../components/RetryAlert'
import { useFailureText } from '../dataProvider/useFailureText'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { shopToday } from '../shop/shopToday'
import { AgendaDays } from './AgendaDays'
import { AgendaDialogs, type OpenDialog } from './AgendaDialogs'
import { AgendaToolbar } from './AgendaToolbar'
import { agendaCalls } from './agendaCalls'
import { type AgendaView, agendaViews, isDay, phoneViews } from './agendaViews'
import './agendaTexts'

const viewParameter = 'weergave'
const dayParameter = 'dag'
const appointmentParameter = 'afspraak'
const cancelledParameter = 'geannuleerd'

/** Dutch, as all addresses of the back office. */
const viewNames: Record<AgendaView, string> = { day: 'dag', week: 'week', month: 'maand', list: 'lijst' }

/** The appointments of the shop: seen by day, week, month or as a list, added, moved and cancelled. */
export default function AgendaScreen() {
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const [query, setQuery] = useSearchParams()
  const [dialog, setDialog] = useState<OpenDialog>()
  const isPhone = useMediaQuery('(max-width: 767px)')
  const kinds = useQuery({
    queryKey: ['agenda', 'kinds'],
    queryFn: ({ signal }) => agendaCalls.kinds(signal),
  })
  const views = isPhone ? phoneViews : agendaViews
  const view = views.find((each) => viewNames[each] === query.get(viewParameter)) ?? (isPhone ? 'list' : 'week')
  const dayAsked = query.get(dayParameter)
  const day = isDay(dayAsked) ? dayAsked : shopToday()
  const opened = Number(query.get(appointmentParameter)) || undefined

  const withCancelled = query.get(cancelledParameter) === 'ja'

  const show = (to: AgendaView, at: string, appointment?: number, cancelledToo = withCancelled) =>
    setQuery({
      [viewParameter]: viewNames[to],
      [dayParameter]: at,
      ...(cancelledToo && { [cancelledParameter]: 'ja' }),
      ...(appointment && { [appointmentParameter]: String(appointment) }),
    })

  if (kinds.isError) return <RetryAlert text={failureText(kinds.error)} onRetry={kinds.refetch} />
  if (!kinds.data) return <FormSkeleton />
  const isWithoutKinds = kinds.data.length === 0
  return (
    <Box sx={{ pb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, '& > *': { minHeight: 44 } }}>
        {!isWithoutKinds && (
          <Button
            variant="contained"
            startIcon={<Icon name="plus" />}
            onClick={() => setDialog({ name: 'add', moment: { day: day < shopToday() ? shopToday() : day } })}
          >
            {translate('agenda.add')}
          </Button>
        )}
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="hide" />}
          onClick={() => setDialog({ name: 'block', from: { day, time: '09:00' } })}
        >
          {translate('agenda.block')}
        </Button>
        <Button color="inherit" startIcon={<Icon name="calendar" />} onClick={() => setDialog({ name: 'feed' })}>
          {translate('agenda.feed')}
        </Button>
        <Button component={Link} to="/appointment" color="inherit" startIcon={<Icon name="search" />}>
          {translate('agenda.all')}
        </Button>
      </Box>
      {isWithoutKinds && (
        <EmptyState icon="clock" title={translate('agenda.noKinds')} text={translate('agenda.noKindsText')}>
          <Button component={Link} to="/appointmentKind/create" variant="contained" startIcon={<Icon name="plus" />}>
            {translate('agenda.addKind')}
          </Button>
        </EmptyState>
      )}
      <AgendaToolbar views={views} view={view} day={day} onShow={(to, at) => show(to, at)} />
      <FormControlLabel
        control={<Switch checked={withCancelled} onChange={(_, checked) => show(view, day, undefined, checked)} />}
        label={translate('agenda.withCancelled')}
        sx={{ mb: 1 }}
      />
      <AgendaDays
        {...{ view, day, withCancelled }}
        onDay={(at) => show('day', at)}
        onAppointment={({ id }) => show(view, day, id)}
        onOpen={(to) => (isWithoutKinds && to.name === 'add' ? undefined : setDialog(to))}
      />
      <AgendaDialogs
        kinds={kinds.data}
        dialog={dialog}
        appointment={opened}
        onOpen={setDialog}
        onClose={() => {
          setDialog(undefined)
          if (opened !== undefined) show(view, day)
        }}
      />
    </Box>
  )
}
