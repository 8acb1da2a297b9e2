import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { AppointmentState } from '../../generated/graphql'
import { formatInstant } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { BeginIntake } from '../intake/BeginIntake'
import { phoneLink } from '../jobs/jobHeadQuery'
import { jobsAmong } from '../jobs/jobStatuses'
import { MailLine } from '../jobs/MailLine'
import { AppointmentFacts } from './AppointmentFacts'
import { agendaCalls, type OpenedAppointment } from './agendaCalls'
import { kindTitle, whenOf } from './appointmentWords'
import { draftOfVisit } from './draftOfVisit'
import { isUnconfirmed, StateMark } from './StateMark'
import { agendaKey, useAgendaChange } from './useAgendaChange'

/** What leads to a form of its own. */
export type AppointmentAction = 'change' | 'move' | 'cancel'

interface AppointmentDialogProps {
  appointment: OpenedAppointment
  onAction: (action: AppointmentAction) => void
  onClose: () => void
}

/** An appointment: its data, and what can be done with it. */
export function AppointmentDialog({ appointment, onAction, onClose }: AppointmentDialogProps) {
  const { translate, language } = useTranslation()
  const isPhone = useMediaQuery('(width < 37.5em)')
  const { entities } = useManaged()
  const { isBusy, failure, change } = useAgendaChange()
  const queries = useQueryClient()
  const heading = useId()
  const { id, name, state, confirmBefore, kind, phoneNumber, emailAddress, lastMailState, statusRepair, statusNewPc } =
    appointment
  const job = statusRepair
    ? { ...statusRepair, kind: 'statusRepair' }
    : statusNewPc && { ...statusNewPc, kind: 'statusNewPc' }
  const canTakeIn = job === null && state !== 'cancelled' && jobsAmong(entities).length > 0

  const mark = (to: 'come' | 'notCome' | 'booked') =>
    change(() => agendaCalls.mark(id, to as AppointmentState), translate(`agenda.marked.${to}`, { name }))

  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth fullScreen={isPhone} maxWidth="sm">
      <DialogTitle id={heading} sx={{ pb: 1 }}>
        {translate('agenda.open', { name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
        {failure && <Alert severity="error">{failure}</Alert>}
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Box sx={{ fontWeight: 600 }}>{whenOf(appointment, language)}</Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            <span>{[kindTitle(kind, language), translate(`agenda.place.${kind.place}`)].join(' · ')}</span>
            <StateMark state={state} confirmBefore={confirmBefore} />
          </Box>
        </Box>
        {phoneNumber && (
          <Button
            variant="outlined"
            href={phoneLink(phoneNumber, null)}
            startIcon={<Icon name="phone" />}
            sx={{ minHeight: 44, justifySelf: 'start' }}
          >
            {translate('agenda.call', { phone: phoneNumber })}
          </Button>
        )}
        <AppointmentFacts appointment={appointment} />
        {lastMailState && emailAddress && (
          <MailLine
            mail={lastMailState.mail}
            state={lastMailState.state}
            text={translate(`jobs.lastMail.${lastMailState.state}`, {
              at: formatInstant(lastMailState.at, language),
              email: emailAddress,
            })}
            onResent={() => queries.invalidateQueries({ queryKey: agendaKey })}
          />
        )}
        <Box
          role="group"
          aria-label={translate('agenda.tools')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > .MuiButton-root': { minHeight: 44 } }}
        >
          {canTakeIn && (
            <BeginIntake
              label={translate('agenda.intake')}
              lost={translate('agenda.intakeLost')}
              isMain
              draft={() => draftOfVisit(appointment)}
            />
          )}
          {job && (
            <Button
              component={Link}
              to={`/${job.kind}/${job.id}`}
              variant="outlined"
              startIcon={<Icon name="repair" />}
            >
              {[translate('agenda.toJob'), job.number].join(' ')}
            </Button>
          )}
          {isUnconfirmed(appointment) && (
            <ActionButton
              icon="check"
              disabled={isBusy}
              onClick={() => void change(() => agendaCalls.confirm(id), translate('agenda.confirmed', { name }))}
            >
              {translate('agenda.confirm')}
            </ActionButton>
          )}
          {state === 'booked' && (
            <>
              <ActionButton icon="check" disabled={isBusy} onClick={() => void mark('come')}>
                {translate('agenda.come')}
              </ActionButton>
              <ActionButton icon="warning" disabled={isBusy} onClick={() => void mark('notCome')}>
                {translate('agenda.notCome')}
              </ActionButton>
              <ActionButton icon="clock" onClick={() => onAction('move')}>
                {translate('agenda.move')}
              </ActionButton>
            </>
          )}
          {(state === 'come' || state === 'notCome') && (
            <ActionButton icon="undo" disabled={isBusy} onClick={() => void mark('booked')}>
              {translate('agenda.reopen')}
            </ActionButton>
          )}
          {state !== 'cancelled' && (
            <ActionButton icon="edit" onClick={() => onAction('change')}>
              {translate('agenda.change')}
            </ActionButton>
          )}
          {state === 'booked' && (
            <Button color="error" startIcon={<Icon name="close" />} onClick={() => onAction('cancel')}>
              {translate('agenda.cancel')}
            </Button>
          )}
          <Button color="inherit" onClick={onClose} sx={{ ml: 'auto' }}>
            {translate('agenda.close')}
          </Button>
        </Box>
      </DialogContent>
    </Dialog>
  )
}

interface ActionButtonProps {
  icon: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

function ActionButton({ icon, ...rest }: ActionButtonProps) {
  return <Button variant="outlined" color="inherit" startIcon={<Icon name={icon} />} {...rest} />
}
