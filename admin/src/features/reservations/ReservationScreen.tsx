import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useGetOne } from 'ra-core'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import {
  CollectReservationDocument,
  ConfirmReservationDocument,
  PaidReservationDocument,
} from '../../generated/graphql'
import { type FormRecord, wholeRecord } from '../../kernel/dataProvider/FormRecord'
import { useNoticedCall } from '../../kernel/dataProvider/useNoticedCall'
import { formatInstant, formatMoney } from '../../kernel/format/formatValue'
import { ViewScreen } from '../../kernel/generate/ViewScreen'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useEntity } from '../../kernel/managed/ManagedContext'
import { CancelReservationDialog } from './CancelReservationDialog'

/** A reservation: while it waits, that it was collected or is cancelled. */
export default function ReservationScreen() {
  const id = Number(useParams().id)
  const { name } = useEntity()
  const { translate, language } = useTranslation()
  const { isBusy, run } = useNoticedCall()
  const [isCancelling, setCancelling] = useState(false)
  const { data: reservation } = useGetOne<FormRecord>(name, { id, meta: wholeRecord }, { retry: false })
  const { data: known } = useQuery({
    queryKey: [name, 'paid', id],
    queryFn: ({ signal }) => askServer({ query: PaidReservationDocument, variables: { id }, signal }),
  })
  const paid = known?.reservation?.paid ?? 0
  const collect = () =>
    run(async () => {
      const collected = await askServer({ query: CollectReservationDocument, variables: { id } })
      return translate('reservations.collected', { name: collected.reservation.name })
    })
  const confirm = () =>
    run(async () => {
      const confirmed = await askServer({ query: ConfirmReservationDocument, variables: { id } })
      return translate('reservations.confirmed', { name: confirmed.reservation.name })
    })
  const isUnconfirmed = reservation?.state === 'waiting' && Boolean(reservation.confirmBefore)
  return (
    <>
      {isUnconfirmed && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" disabled={isBusy} onClick={() => void confirm()} sx={{ minHeight: 44 }}>
              {translate('reservations.confirm')}
            </Button>
          }
        >
          {translate('reservations.unconfirmed', { at: formatInstant(String(reservation.confirmBefore), language) })}
        </Alert>
      )}
      {reservation?.state === 'waiting' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
          {paid > 0 ? (
            <Button variant="contained" component={Link} to="/till">
              {`${translate('billing.paidBefore', { amount: formatMoney(paid, language) })} · ${translate('till.title')}`}
            </Button>
          ) : (
            <Button
              variant="contained"
              disabled={isBusy}
              startIcon={<Icon name="check" />}
              onClick={() => void collect()}
            >
              {translate('reservations.collect')}
            </Button>
          )}
          <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => setCancelling(true)}>
            {translate('reservations.cancel')}
          </Button>
        </Box>
      )}
      {isCancelling && <CancelReservationDialog id={id} onClose={() => setCancelling(false)} />}
      <ViewScreen />
    </>
  )
}
