import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useNotify, useRefresh } from 'ra-core'
import { useEffect, useId, useRef, useState } from 'react'
import { RenewWebhookSecretDocument } from '../../generated/graphql'
import { SecretDialog } from '../../kernel/components/SecretDialog'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

interface WebhookSecretProps {
  id: number
  /** Whether nobody has seen a secret of this webhook, so that none is replaced. */
  isUnseen: boolean
  onClose: () => void
}

/** Makes a new secret and shows it; replacing one that is in use is asked first. */
export function WebhookSecret({ id, isUnseen, onClose }: WebhookSecretProps) {
  const { translate } = useTranslation()
  const notify = useNotify()
  const refresh = useRefresh()
  const failureText = useFailureText()
  const titleId = useId()
  const isAsked = useRef(false)
  const [secret, setSecret] = useState<string>()

  async function renew() {
    try {
      const answer = await askServer({ query: RenewWebhookSecretDocument, variables: { id } })
      setSecret(answer.secret)
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
      onClose()
    }
  }
  useEffect(() => {
    if (!isUnseen || isAsked.current) return
    isAsked.current = true
    void renew()
  })

  function close() {
    onClose()
    refresh()
  }
  if (secret !== undefined) {
    return (
      <SecretDialog
        title={translate('webhook.secret.title')}
        text={translate('webhook.secret.text')}
        secret={secret}
        onClose={close}
      />
    )
  }
  if (isUnseen) return null
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate('webhook.secret.replace')}</DialogTitle>
      <DialogContent>{translate('webhook.secret.replace.text')}</DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {translate('webhook.cancel')}
        </Button>
        <Button variant="contained" onClick={() => void renew()}>
          {translate('webhook.secret.new')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
