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
  /** What is paid, in the shop's currency. */
  open: number
  /** Sends it to a terminal. @returns the id of the online payment */
  begin: (terminal: string) => Promise<number>
  /** The online payment that is under way already. */
  begun?: number
  /** Whether it is sent at once where there is one terminal. */
  isAtOnce?: boolean
  /** It was not paid. */
  onClose: () => void
  onDone: () => void
}

const lookEvery = 2000

const isWaiting = (status: OnlinePaymentStatus | undefined) => status === 'open' || status === 'pending'

/** Sends an amount to a card terminal and waits until the customer has paid it there, or has not. */
export default function TerminalDialog({ open, begin, begun, isAtOnce = false, onClose, onDone }: TerminalDialogProps) {
  const { translate, language } = useTranslation()
  const notify = useNotify()
  const terminals = useTerminals()
  const [first] = terminals
  const [chosen, setChosen] = useState<string | null>(null)
  const terminal = chosen ?? (terminals.length === 1 ? (first?.id ?? null) : null)
  const [payment, setPayment] = useState(begun)
  const [isLeft, setLeft] = useState(false)
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
      if (terminal !== null) setPayment(await begin(terminal))
    })
  const isSent = useRef(false)
  useEffect(() => {
    if (!isAtOnce || isSent.current || payment !== undefined || terminal === null) return
    isSent.current = true
    void start()
  })
  const close = () => {
    // What cannot be cancelled is left to whoever looks at it later, by a second press.
    if (!isHeld || isLeft) return onClose()
    void book(async () => {
      setLeft(true)
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
