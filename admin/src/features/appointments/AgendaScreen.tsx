import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAddressQuery } from '../../kernel/addresses/useAddressQuery'
import { EmptyState } from '../../kernel/components/EmptyState'
import { FormSkeleton } from '../../kernel/components/FormSkeleton'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { shopToday } from '../../kernel/shop/shopToday'
import { AgendaDays } from './AgendaDays'
import { AgendaDialogs, type OpenDialog } from './AgendaDialogs'
import { AgendaToolbar } from './AgendaToolbar'
import { agendaCalls } from './agendaCalls'
import { type AgendaView, agendaViews, isDay, phoneViews, stepFrom } from './agendaViews'
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
  const [query, changeQuery] = useAddressQuery()
  const [dialog, setDialog] = useState<OpenDialog>()
  const isPhone = useMediaQuery('(width < 48em)')
  const kinds = useQuery({
    queryKey: ['agenda', 'kinds'],
    queryFn: ({ signal }) => agendaCalls.kinds(signal),
  })
  const views = isPhone ? phoneViews : agendaViews
  const viewOf = (asked: URLSearchParams) =>
    views.find((each) => viewNames[each] === asked.get(viewParameter)) ?? (isPhone ? 'list' : 'week')
  const dayOf = (asked: URLSearchParams) => {
    const day = asked.get(dayParameter)
    return isDay(day) ? day : shopToday()
  }
  const view = viewOf(query)
  const day = dayOf(query)
  const opened = Number(query.get(appointmentParameter)) || undefined
  const withCancelled = query.get(cancelledParameter) === 'ja'

  /** Other days, without the appointment that was open. */
  const show = (shown: { view?: AgendaView; day?: string }) =>
    changeQuery(() => ({
      ...(shown.view && { [viewParameter]: viewNames[shown.view] }),
      ...(shown.day && { [dayParameter]: shown.day }),
      [appointmentParameter]: undefined,
    }))

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
      <AgendaToolbar
        {...{ views, view, day }}
        onShow={show}
        onStep={(steps) =>
          changeQuery((current) => ({ [dayParameter]: stepFrom(viewOf(current), dayOf(current), steps) }))
        }
      />
      <FormControlLabel
        control={
          <Switch
            checked={withCancelled}
            onChange={(_, checked) => changeQuery(() => ({ [cancelledParameter]: checked ? 'ja' : undefined }))}
          />
        }
        label={translate('agenda.withCancelled')}
        sx={{ mb: 1 }}
      />
      <AgendaDays
        {...{ view, day, withCancelled }}
        onDay={(at) => show({ view: 'day', day: at })}
        onAppointment={({ id }) => changeQuery(() => ({ [appointmentParameter]: String(id) }))}
        onOpen={(to) => (isWithoutKinds && to.name === 'add' ? undefined : setDialog(to))}
      />
      <AgendaDialogs
        kinds={kinds.data}
        dialog={dialog}
        appointment={opened}
        onOpen={setDialog}
        onClose={() => {
          setDialog(undefined)
          if (opened !== undefined) show({})
        }}
      />
    </Box>
  )
}
