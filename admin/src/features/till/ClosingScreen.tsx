import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { centsOf, unitsOf } from '@shop/server/money'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { CloseTillDocument, TillStateDocument } from '../../generated/graphql'
import { FormSkeleton } from '../../kernel/components/FormSkeleton'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { formatInstant, formatMoney } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Problems } from '../billing/Problems'
import { useBooking } from '../billing/useBooking'
import { CashDialog } from './CashDialog'
import { CountedCash } from './CountedCash'
import { amountOf } from './Sale'
import { TakenMoney } from './TakenMoney'
import './tillTexts'

/** Closes the day: what was received since the last time, what is in the drawer, and what stays in it. */
export default function ClosingScreen() {
  const { translate, language } = useTranslation()
  const [counts, setCounts] = useState<Record<string, string>>({})
  const [floatLeft, setFloatLeft] = useState('')
  const [reason, setReason] = useState('')
  const [isMoving, setMoving] = useState(false)
  const [closed, setClosed] = useState<{ id: number; number: string | null }>()
  const { data, isError, refetch } = useQuery({
    queryKey: ['till', 'state'],
    queryFn: ({ signal }) => askServer({ query: TillStateDocument, signal }),
    gcTime: 0,
  })
  const { isBusy, problems, book } = useBooking()
  if (closed) return <ClosedNotice {...closed} />
  if (isError && !data) return <RetryAlert text={translate('list.failed')} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  const { tillState: state } = data
  const money = (amount: number) => formatMoney(amount, language)
  const cents = state.denominations.reduce((sum, value) => sum + centsOf(value) * countOf(counts[value]), 0)
  const counted = unitsOf(cents)
  const isCounted = Object.values(counts).some((text) => text.trim() !== '')
  const difference = unitsOf(cents - centsOf(state.expected))
  const stays = floatLeft.trim() === '' ? null : amountOf(floatLeft)
  const isReady = isCounted && stays !== null && stays <= counted && (difference === 0 || reason.trim() !== '')

  const close = () =>
    book(async (key) => {
      const { closeTill } = await askServer({
        query: CloseTillDocument,
        variables: {
          counted: state.denominations.flatMap((value) => {
            const count = countOf(counts[value])
            return count > 0 ? [{ value, count }] : []
          }),
          ...{ floatLeft: stays ?? 0, expected: state.expected, reason: reason.trim() || null, key },
        },
      })
      setClosed(closeTill)
    })

  return (
    <Box
      component="form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (isReady && !isBusy) void close()
      }}
      sx={{ display: 'grid', gap: 3, maxWidth: 1000, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}
    >
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Box sx={{ color: 'text.secondary' }}>
          {state.since
            ? translate('closing.since', { at: formatInstant(state.since, language) })
            : translate('closing.never')}
        </Box>
        <TakenMoney {...state} />
        <Button variant="outlined" onClick={() => setMoving(true)} sx={{ justifySelf: 'start', minHeight: 44 }}>
          {translate('closing.move')}
        </Button>
        <Button component={Link} to="/tillClosing" sx={{ justifySelf: 'start', minHeight: 44 }}>
          {translate('closing.earlier')}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <CountedCash denominations={state.denominations} counts={counts} onChange={setCounts} />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', typography: 'h3' }}>
          <span>{translate('closing.counted')}</span>
          <output>{money(counted)}</output>
        </Box>
        {isCounted && difference !== 0 && (
          <>
            <Alert severity="warning">
              {translate(difference > 0 ? 'closing.over' : 'closing.short', { amount: money(Math.abs(difference)) })}
            </Alert>
            <TextField
              label={translate('closing.why')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
          </>
        )}
        <TextField
          label={translate('closing.stays')}
          helperText={
            isCounted && stays !== null && stays <= counted
              ? translate('closing.taken', { amount: money(counted - stays) })
              : translate('closing.staysHelp')
          }
          value={floatLeft}
          onChange={({ target }) => setFloatLeft(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 10 } }}
        />
        {problems.length > 0 && (
          <Alert severity="error">
            <Problems texts={problems} />
          </Alert>
        )}
        <Button type="submit" variant="contained" disabled={!isReady} aria-disabled={isBusy} sx={{ minHeight: 52 }}>
          {translate('closing.close')}
        </Button>
        <Box sx={{ color: 'text.secondary' }}>{translate('closing.final')}</Box>
      </Box>
      {isMoving && (
        <CashDialog
          onClose={() => setMoving(false)}
          onDone={() => {
            setMoving(false)
            void refetch()
          }}
        />
      )}
    </Box>
  )
}

function ClosedNotice({ id, number }: { id: number; number: string | null }) {
  const { translate } = useTranslation()
  return (
    <Alert
      severity="success"
      action={
        <Button
          component="a"
          href={`/cougarXr7/preview/kassa/${id}/bon.pdf`}
          target="_blank"
          rel="noreferrer"
          color="inherit"
        >
          {translate('till.roll')}
        </Button>
      }
    >
      {translate('closing.closed', { number: number ?? '' })}
    </Alert>
  )
}

function countOf(text: string | undefined): number {
  return /^\d{1,5}$/.test(text?.trim() ?? '') ? Number(text) : 0
}
