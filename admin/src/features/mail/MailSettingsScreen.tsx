import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { Link } from 'react-router'
import { TryMailDocument, type TryMailMutation } from '../../generated/graphql'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { EditScreen } from '../../kernel/generate/EditScreen'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { ConnectionAlert, Line } from './ConnectionAlert'
import { MailServerPart } from './MailServerPart'
import { SenderCheck } from './SenderCheck'
import { useMailConnection } from './useMailConnection'

/** From whom mails are and who receives them, under whether they leave. */
export default function MailSettingsScreen() {
  const connection = useMailConnection()
  const { translate } = useTranslation()
  const state = (
    <Box sx={{ display: 'grid', gap: 2, mb: 2, maxWidth: 820, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {connection.isError ? (
        <RetryAlert text={translate('mail.connectionFailed')} onRetry={connection.refetch} />
      ) : connection.data ? (
        <ConnectionAlert connection={connection.data} />
      ) : (
        <Skeleton height={56} />
      )}
      <TryMail onTried={() => void connection.refetch()} />
      <MailServerPart onChanged={() => void connection.refetch()} />
      <SenderCheck />
    </Box>
  )
  return <EditScreen top={state} onSaved={() => void connection.refetch()} />
}

type Trial = TryMailMutation['trial']

/** A mail to the person who presses it, with what the mail server said of it. */
function TryMail({ onTried }: { onTried: () => void }) {
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const [trial, setTrial] = useState<Trial>()
  const [failure, setFailure] = useState<string>()

  async function send() {
    setBusy(true)
    setTrial(undefined)
    setFailure(undefined)
    try {
      setTrial((await askServer({ query: TryMailDocument })).trial)
      onTried()
    } catch (thrown) {
      setFailure(failureText(thrown))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy}
          startIcon={<Icon name="envelope" />}
          onClick={() => void send()}
        >
          {translate(isBusy ? 'mail.trying' : 'mail.try')}
        </Button>
        <Button component={Link} to="/mailText" color="inherit" startIcon={<Icon name="edit" />}>
          {translate('mail.toTexts')}
        </Button>
        <Button component={Link} to="/outgoingMail" color="inherit" startIcon={<Icon name="next" />}>
          {translate('mail.toOutbox')}
        </Button>
      </Box>
      <Box role="status">
        {failure && <Alert severity="error">{failure}</Alert>}
        {trial && <Outcome {...trial} />}
      </Box>
    </>
  )
}

function Outcome({ recipient, isDelivered, answer, failure }: Trial) {
  const { translate } = useTranslation()
  if (answer === null) return <Alert severity="warning">{translate('mail.notTried')}</Alert>
  return (
    <Alert severity={isDelivered ? 'success' : 'error'}>
      <Box component="p" sx={{ m: 0, fontWeight: 600 }}>
        {translate(isDelivered ? 'mail.tried' : 'mail.notAccepted', { recipient })}
      </Box>
      {failure && <Line>{translate(`mail.advice.${failure}`)}</Line>}
      <Line>{translate('mail.answer', { answer })}</Line>
    </Alert>
  )
}
