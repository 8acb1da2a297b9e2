import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useRef, useState } from 'react'
import { SwitchPersonDocument } from '../../generated/graphql'
import { useFailureText } from '../dataProvider/useFailureText'
import { askServer } from '../graphql/askServer'
import { Refusal } from '../graphql/Refusal'
import { useTranslation } from '../i18n/useTranslation'
import type { MyRights } from '../rights/rights'
import { goOnAsOther } from './goOnAsOther'

interface PersonPinProps {
  person: MyRights['people'][number]
  onBack(): void
  onClose(): void
}

/** The PIN of who goes on: its last digit sends it, or Enter. */
export function PersonPin({ person, onBack, onClose }: PersonPinProps) {
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [pin, setPin] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function send(typed: string) {
    if (isBusy || typed === '') return
    setBusy(true)
    setFailure(undefined)
    try {
      await askServer({ query: SwitchPersonDocument, variables: { person: person.id, pin: typed } })
      goOnAsOther()
    } catch (thrown) {
      setFailure((thrown instanceof Refusal && thrown.fields.pin) || failureText(thrown))
      setPin('')
      setBusy(false)
      field.current?.focus()
    }
  }
  function type(typed: string) {
    if (isBusy) return
    const digits = typed.replace(/\D/g, '').slice(0, person.digits)
    setPin(digits)
    if (digits.length === person.digits) void send(digits)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    // A dialog stands within the form of the screen for React: that form is not the one that is sent.
    event.stopPropagation()
    void send(pin)
  }

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <form onSubmit={submit} noValidate autoComplete="off">
        <DialogTitle id={id}>{translate('person.pinOf', { name: person.name })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {failure && <Alert severity="error">{failure}</Alert>}
          <TextField
            label={translate('person.pin')}
            type="password"
            autoFocus
            autoComplete="off"
            value={pin}
            inputRef={field}
            onChange={({ target }) => type(target.value)}
            sx={{ mt: 0.5 }}
            slotProps={{
              htmlInput: {
                inputMode: 'numeric',
                'aria-busy': isBusy,
                'data-1p-ignore': true,
                style: { fontSize: '1.6rem', letterSpacing: '0.4em' },
              },
            }}
          />
        </DialogContent>
        <DialogActions sx={{ p: 2, '& > *': { minHeight: 44 } }}>
          <Button color="inherit" onClick={onBack} disabled={isBusy}>
            {translate('person.other')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy || pin === ''}>
            {translate('person.goOn')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
