import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ResendMailsDocument, SendTestMailDocument } from '../../generated/graphql'
import { useNoticedCall } from '../../kernel/dataProvider/useNoticedCall'
import { ListScreen } from '../../kernel/generate/ListScreen'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { ConnectionAlert } from './ConnectionAlert'
import { useMailConnection } from './useMailConnection'

/** The outbox, with what helps when mail does not arrive. */
export default function OutboxListScreen() {
  const { translate } = useTranslation()
  const { isBusy, run } = useNoticedCall()
  const { data: connection } = useMailConnection()
  const isStuck = connection !== undefined && !['works', 'untried'].includes(connection.situation)

  const resend = () =>
    run(async () => {
      const { count } = await askServer({ query: ResendMailsDocument, variables: { ids: null } })
      return translate('mail.resent', { count })
    })
  const test = () =>
    run(async () => {
      const { recipient } = await askServer({ query: SendTestMailDocument })
      return translate('mail.tested', { recipient })
    })

  return (
    <>
      {isStuck && (
        <Box sx={{ mb: 2, maxWidth: 1500 }}>
          <ConnectionAlert connection={connection} hasLink />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy}
          startIcon={<Icon name="undo" />}
          onClick={() => void resend()}
        >
          {translate('mail.resendFailed')}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy}
          startIcon={<Icon name="envelope" />}
          onClick={() => void test()}
        >
          {translate('mail.test')}
        </Button>
      </Box>
      <ListScreen />
    </>
  )
}
