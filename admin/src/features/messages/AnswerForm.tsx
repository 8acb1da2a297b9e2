import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { phoneAddress } from '@shop/server/phoneNumber'
import { useNotify, useRefresh } from 'ra-core'
import { useId, useState } from 'react'
import { AnswerMessageDocument, type MessageKind } from '../../generated/graphql'
import { PagePart } from '../../kernel/components/PagePart'
import type { FormRecord } from '../../kernel/dataProvider/FormRecord'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer } from '../../kernel/graphql/askServer'
import { Refusal } from '../../kernel/graphql/Refusal'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useEntity } from '../../kernel/managed/ManagedContext'
import { messageKindOf } from '../../kernel/managed/messageKinds'

/** What the server accepts. */
const longestAnswer = 4000

/** Answers the sender by mail; what was typed stays until the server has it. Without an address there is a phone. */
export function AnswerForm({ message }: { message: FormRecord }) {
  const entity = useEntity()
  const { translate } = useTranslation()
  const notify = useNotify()
  const refresh = useRefresh()
  const failureText = useFailureText()
  const id = useId()
  const [text, setText] = useState('')
  const [isHandled, setHandled] = useState(true)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const kind = messageKindOf(entity)
  const email = typeof message.email === 'string' ? message.email : ''
  const phone = typeof message.phone === 'string' ? message.phone : ''
  if (!kind) return null

  async function send(answered: MessageKind) {
    if (isBusy) return
    if (text.trim() === '') return setFailure(translate('inbox.empty'))
    setBusy(true)
    setFailure(undefined)
    try {
      const variables = { kind: answered, id: message.id, version: message.version ?? 0, text, isHandled }
      await askServer({ query: AnswerMessageDocument, variables })
      setText('')
      notify(translate('inbox.sent', { email }), { type: 'success' })
      refresh()
    } catch (thrown) {
      setFailure(thrown instanceof Refusal && thrown.fields.text ? thrown.fields.text : failureText(thrown))
    } finally {
      setBusy(false)
    }
  }
  return (
    <PagePart title={translate('inbox.answer')}>
      {email === '' ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          {translate('inbox.noAddress')}
          {phone && (
            <Button variant="contained" href={phoneAddress(phone)} startIcon={<Icon name="phone" />}>
              {phone}
            </Button>
          )}
        </Box>
      ) : (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', maxWidth: '72ch' }}>
          <TextField
            id={id}
            fullWidth
            multiline
            minRows={4}
            label={translate('inbox.text', { email })}
            value={text}
            onChange={({ target }) => setText(target.value)}
            error={failure !== undefined}
            helperText={failure ?? translate('inbox.quoted')}
            slotProps={{
              htmlInput: { maxLength: longestAnswer },
              formHelperText: { role: failure ? 'alert' : undefined },
            }}
          />
          <FormControlLabel
            control={<Checkbox checked={isHandled} onChange={({ target }) => setHandled(target.checked)} />}
            label={translate('inbox.thenHandled')}
          />
          <Button
            variant="contained"
            aria-disabled={isBusy}
            onClick={() => void send(kind)}
            startIcon={<Icon name="envelope" />}
            sx={{ minHeight: 44 }}
          >
            {translate('inbox.send')}
          </Button>
        </Box>
      )}
    </PagePart>
  )
}
