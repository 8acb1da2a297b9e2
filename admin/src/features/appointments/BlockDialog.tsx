import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormDialog } from '../../kernel/components/FormDialog'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { instantOf, momentOf, type ShopMoment } from '../../kernel/format/shopMoment'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useDebounced } from '../../kernel/typing/useDebounced'
import { type AgendaAppointment, type AgendaBlock, agendaCalls } from './agendaCalls'
import { whenOf } from './appointmentWords'
import { useAgendaChange } from './useAgendaChange'

type End = 'startsAt' | 'endsAt'

/** How many of the appointments in blocked hours are named. */
const maxNamed = 6

interface BlockDialogProps {
  /** What is changed; new hours are blocked without. */
  block?: AgendaBlock
  /** From when until when, as a proposal. */
  proposed: Record<End, ShopMoment>
  onClose: () => void
}

/** Blocks hours in which visitors could make an appointment, changes them or makes them available again. */
export function BlockDialog({ block, proposed, onClose }: BlockDialogProps) {
  const { translate, language } = useTranslation()
  const [span, setSpan] = useState(() =>
    block ? { startsAt: momentOf(block.startsAt), endsAt: momentOf(block.endsAt) } : proposed,
  )
  const [reason, setReason] = useState(block?.reason ?? '')
  const { isBusy, faults, setFaults, failure, change } = useAgendaChange()
  const [isCancelling, setCancelling] = useState(false)
  const [cancelReason, setCancelReason] = useState('')
  const { appointments: inside, isCurrent, isError, refetch } = useAppointmentsWithin(span)
  // When only the cancelling failed, another try changes the hours that are blocked by then.
  const stored = useRef(block?.id)

  async function save() {
    const startsAt = instantOf(span.startsAt)
    const endsAt = instantOf(span.endsAt)
    if (startsAt === undefined || endsAt === undefined) {
      return setFaults({ [startsAt === undefined ? 'startsAt' : 'endsAt']: translate('agenda.noMoment') })
    }
    const hours = { startsAt, endsAt, reason: reason.trim() }
    const cancelled = isCancelling ? inside.map(({ id }) => id) : []
    const isSaved = await change(
      async () => {
        if (stored.current === undefined) stored.current = await agendaCalls.block(hours)
        else await agendaCalls.changeBlock(stored.current, hours)
        if (cancelled.length > 0) await agendaCalls.cancelAll(cancelled, cancelReason)
      },
      cancelled.length > 0
        ? translate('agenda.blockCancelled', { count: cancelled.length })
        : translate(block ? 'agenda.blockChanged' : 'agenda.blockSaved'),
      ['startsAt', 'endsAt', 'reason'],
    )
    if (isSaved) onClose()
  }
  async function free(id: number) {
    if (await change(() => agendaCalls.free(id), translate('agenda.blockRemoved'))) onClose()
  }
  const end = (of: End, day: string, time: string) => (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)' }}>
      <TextField
        type="date"
        label={day}
        value={span[of].day}
        onChange={({ target }) => setSpan({ ...span, [of]: { ...span[of], day: target.value } })}
        error={faults[of] !== undefined}
        helperText={faults[of]}
        required
      />
      <TextField
        type="time"
        label={time}
        value={span[of].time}
        onChange={({ target }) => setSpan({ ...span, [of]: { ...span[of], time: target.value } })}
        error={faults[of] !== undefined}
        required
      />
    </Box>
  )

  return (
    <FormDialog
      title={translate(block ? 'agenda.blockTitle' : 'agenda.block')}
      submit={translate(block ? 'agenda.save.change' : 'agenda.blockSave')}
      // What is cancelled has been seen.
      isReady={!isCancelling || isCurrent}
      {...{ isBusy, failure, faults, onClose }}
      onSubmit={() => void save()}
    >
      <p>{translate('agenda.blockText')}</p>
      {end('startsAt', translate('agenda.blockFromDay'), translate('agenda.blockFromTime'))}
      {end('endsAt', translate('agenda.blockUntilDay'), translate('agenda.blockUntilTime'))}
      <TextField
        label={translate('agenda.blockReason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={faults.reason !== undefined}
        helperText={faults.reason}
        required
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      {isError && <RetryAlert text={translate('agenda.blockUnknown')} onRetry={refetch} />}
      <Box role="status">
        {inside.length > 0 && (
          <Alert severity="warning" sx={{ alignItems: 'flex-start' }}>
            <strong>{translate('agenda.blockHas', { count: inside.length })}</strong>
            <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
              {inside.slice(0, maxNamed).map((each) => (
                <li key={each.id}>{[whenOf(each, language), each.name].join(', ')}</li>
              ))}
              {inside.length > maxNamed && (
                <li>{translate('agenda.moreOnDay', { count: inside.length - maxNamed })}</li>
              )}
            </Box>
          </Alert>
        )}
      </Box>
      {(inside.length > 0 || isCancelling) && (
        <FormControlLabel
          control={<Checkbox checked={isCancelling} onChange={(_, checked) => setCancelling(checked)} />}
          label={translate('agenda.blockCancels')}
        />
      )}
      {inside.length > 0 && isCancelling && (
        <TextField
          label={translate('agenda.blockCancelReason')}
          value={cancelReason}
          onChange={({ target }) => setCancelReason(target.value)}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
      )}
      {block && (
        <Button
          color="error"
          startIcon={<Icon name="undo" />}
          disabled={isBusy}
          onClick={() => void free(block.id)}
          sx={{ justifySelf: 'start', minHeight: 44 }}
        >
          {translate('agenda.blockRemove')}
        </Button>
      )}
    </FormDialog>
  )
}

/** The appointments that stand in a time; until they are read, those of the time before. */
function useAppointmentsWithin(span: Record<End, ShopMoment>) {
  const [from = '', to = ''] = [instantOf(span.startsAt), instantOf(span.endsAt)]
  const key = useDebounced(`${from}|${to}`)
  const [startsAt = '', endsAt = ''] = key.split('|')
  const { data, isSuccess, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: ['agenda', 'within', key],
    queryFn: ({ signal }) => agendaCalls.within({ startsAt, endsAt }, signal),
    enabled: startsAt !== '' && startsAt < endsAt,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const isRead = isSuccess && !isPlaceholderData && key === `${from}|${to}`
  const appointments: AgendaAppointment[] = data ?? []
  /** Without hours there is nothing to wait for. */
  const isCurrent = isRead || from === '' || from >= to
  return { appointments, isCurrent, isError, refetch }
}
