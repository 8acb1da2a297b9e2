import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { type KeyboardEvent, useState } from 'react'
import { OnlinePaymentSetupDocument, SetMollieKeyDocument } from '../../generated/graphql'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer } from '../../kernel/graphql/askServer'
import { Refusal } from '../../kernel/graphql/Refusal'
import { useTranslation } from '../../kernel/i18n/useTranslation'

/** The key of the shop at Mollie: set here, and never shown again. */
export function MollieKey() {
  const { translate } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const [key, setKey] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const { data, refetch } = useQuery({
    queryKey: ['onlinePaymentSetup'],
    queryFn: ({ signal }) => askServer({ query: OnlinePaymentSetupDocument, signal }),
  })
  if (!data) return null
  const { isOn, isTest, isFromEnvironment, isTold, isRefused } = data.onlinePaymentSetup

  async function store(value: string | null) {
    setBusy(true)
    setFault(null)
    try {
      const { setMollieKey } = await askServer({ query: SetMollieKeyDocument, variables: { key: value } })
      setKey('')
      const isUntried = value !== null && setMollieKey.isTried === null
      const said = value === null ? 'keyRemoved' : isUntried ? 'keyUntried' : 'keyStored'
      notify(translate(`onlinePayments.${said}`), { type: isUntried ? 'warning' : 'success' })
      await refetch()
    } catch (thrown) {
      const fields = thrown instanceof Refusal ? thrown.fields : {}
      setFault(fields.key ?? failureText(thrown))
    } finally {
      setBusy(false)
    }
  }
  const submit = () => {
    if (key.trim() !== '' && !isBusy) void store(key.trim())
  }
  /** It stands within the form of the shop, which Enter would save. */
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    submit()
  }

  return (
    <Box component="section" aria-labelledby="mollie" sx={{ display: 'grid', gap: 1.5, mb: 3, maxWidth: 820 }}>
      <Box component="h2" id="mollie" sx={{ typography: 'h2', m: 0 }}>
        {translate('onlinePayments.title')}
      </Box>
      {isRefused && <Alert severity="error">{translate('onlinePayments.keyRefused')}</Alert>}
      <Alert severity={isOn ? (isTest ? 'warning' : 'success') : 'info'}>
        {translate(isOn ? (isTest ? 'onlinePayments.test' : 'onlinePayments.live') : 'onlinePayments.off')}
        {isOn && !isTold && ` ${translate('onlinePayments.untold')}`}
      </Alert>
      {isFromEnvironment ? (
        <Box sx={{ color: 'text.secondary' }}>{translate('onlinePayments.fromEnvironment')}</Box>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
          <TextField
            label={translate('onlinePayments.key')}
            value={key}
            type="password"
            onChange={({ target }) => setKey(target.value)}
            onKeyDown={submitOnEnter}
            error={fault !== null}
            helperText={fault ?? translate(isOn ? 'onlinePayments.keySet' : 'onlinePayments.keyHelp')}
            slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 80, spellCheck: false } }}
            sx={{ flex: '1 1 18rem' }}
          />
          <Button variant="outlined" disabled={key.trim() === '' || isBusy} onClick={submit} sx={{ minHeight: 44 }}>
            {translate('onlinePayments.storeKey')}
          </Button>
          {isOn && (
            <Button color="inherit" disabled={isBusy} onClick={() => void store(null)} sx={{ minHeight: 44 }}>
              {translate('onlinePayments.removeKey')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}
