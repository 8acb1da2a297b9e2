import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ResendWebhookDeliveriesDocument } from '../../generated/graphql'
import { useNoticedCall } from '../../kernel/dataProvider/useNoticedCall'
import { ListScreen } from '../../kernel/generate/ListScreen'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useEntity } from '../../kernel/managed/ManagedContext'

const refreshMilliseconds = 5000

/** The log of messages to webhooks. It is read again by itself, since messages go out while one looks. */
export default function WebhookDeliveryListScreen() {
  const { name } = useEntity()
  const { translate } = useTranslation()
  const { isBusy, run } = useNoticedCall()
  const queries = useQueryClient()
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void queries.invalidateQueries({ queryKey: [name, 'getList'] })
    }, refreshMilliseconds)
    return () => clearInterval(timer)
  }, [name, queries])

  const resend = () =>
    run(async () => {
      const { count } = await askServer({ query: ResendWebhookDeliveriesDocument, variables: { ids: null } })
      return translate('webhook.resent', { count })
    })

  return (
    <>
      <Box sx={{ mb: 2 }}>
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy}
          startIcon={<Icon name="undo" />}
          onClick={() => void resend()}
        >
          {translate('webhook.resendFailed')}
        </Button>
      </Box>
      <ListScreen />
    </>
  )
}
