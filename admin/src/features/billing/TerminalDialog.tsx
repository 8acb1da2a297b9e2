import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import {
  CancelOnlinePaymentDocument,
  LookAtOnlinePaymentDocument,
  type OnlinePaymentStatus,
  StartTerminalPaymentDocument,
} from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import { formatMoney } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { MethodChoice } from './MethodChoice'
import { Problems } from './Problems'
import { useBooking } from './useBooking'
import { useTerminals } from './useTerminals'

interface TerminalDialogProps {
  invoice: number
  /** What is open of it, in the shop's currency. */
  open: number
  onClose: () => void
  onDone: () => void
}

const lookEvery = 2000

const isWaiting = (status: OnlinePaymentStatus | undefined) => status === 'open' || status === 'pending'

/** Sends what is open to a card terminal and waits until the customer has paid on it, or has not. */
export default function TerminalDialog({ invoice, open, onClose, onDone }: TerminalDialogProps) {
  const { translate, language } = useTranslation()
  const notify = useNotify()
  const terminals = useTerminals()
  const [first] = terminals
  const [chosen, setChosen] = useState<string | null>(null)
  const terminal = chosen ?? (terminals.length === 1 ? (first?.id ?? null) : null)
  const [payment, setPayment] = useState<number>()
  const { isBusy, problems, book } = useBooking()
  const { data } = useQuery({
    queryKey: ['terminalPayment', payment],
    queryFn: ({ signal }) => askServer({ query: LookAtOnlinePaymentDocument, variables: { id: payment ?? 0 }, signal }),
    enabled: payment !== undefined,
    refetchInterval: ({ state }) => (isWaiting(state.data?.lookAtOnlinePayment.status) ? lookEvery : false),
    gcTime: 0,
  })
  const status = data?.lookAtOnlinePayment.status
  const isHeld = payment !== undefined && (status === undefined || isWaiting(status))
  const ended = payment !== undefined && status !== undefined && status !== 'paid' && !isWaiting(status) && status
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    if (status !== 'paid') return
    notify(translate('billing.received'), { type: 'success' })
    done.current()
  }, [status, notify, translate])

  const start = () =>
    book(async () => {
      const variables = { invoice, terminal: terminal ?? '', amount: open }
      const { startTerminalPayment } = await askServer({ query: StartTerminalPaymentDocument, variables })
      setPayment(startTerminalPayment.id)
    })
  const close = () => {
    if (!isHeld) return onClose()
    void book(async () => {
      const { cancelOnlinePayment } = await askServer({
        query: CancelOnlinePaymentDocument,
        variables: { id: payment },
      })
      if (cancelOnlinePayment.status === 'paid') onDone()
      else onClose()
    })
  }

  return (
    <FormDialog
      title={translate('billing.terminal')}
      submit={translate('billing.toTerminal', { amount: formatMoney(open, language) })}
      isReady={terminal !== null && !isHeld}
      failure={problems.length > 0 && <Problems texts={problems} />}
      {...{ isBusy }}
      maxWidth="xs"
      onClose={close}
      onSubmit={() => void start()}
    >
      {ended && (
        <Alert severity="warning">
          {translate(`onlinePayments.status.${ended}`, { amount: formatMoney(open, language) })}
        </Alert>
      )}
      {isHeld ? (
        <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 64 }}>
          <CircularProgress size={32} aria-hidden="true" />
          {translate('billing.atTerminal', { amount: formatMoney(open, language) })}
        </Box>
      ) : (
        terminals.length > 1 && (
          <MethodChoice
            title={translate('billing.whichTerminal')}
            choices={terminals.map(({ id, name }) => ({ value: id, label: name }))}
            value={terminal}
            onChange={setChosen}
          />
        )
      )}
    </FormDialog>
  )
}
