import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { centsOf, unitsOf } from '@shop/server/money'
import { useGetOne, useRefresh } from 'ra-core'
import { useState } from 'react'
import { useParams } from 'react-router'
import { type FormRecord, wholeRecord } from '../../kernel/dataProvider/FormRecord'
import { ViewScreen } from '../../kernel/generate/ViewScreen'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useEntity } from '../../kernel/managed/ManagedContext'
import RefundDialog from '../billing/RefundDialog'

/** A payment that a customer began online: what was paid is given back from here. */
export default function OnlinePaymentScreen() {
  const id = Number(useParams().id)
  const { name } = useEntity()
  const { translate } = useTranslation()
  const refresh = useRefresh()
  const [isOpen, setOpen] = useState(false)
  const { data: payment } = useGetOne<FormRecord>(name, { id, meta: wholeRecord }, { retry: false })
  const [amount, refunded, chargedBack] = [payment?.amount, payment?.refunded, payment?.chargedBack].map((each) =>
    centsOf(Number(each ?? 0)),
  ) as [number, number, number]
  const left = unitsOf(amount - refunded - chargedBack)
  const close = () => setOpen(false)
  return (
    <>
      {payment?.status === 'paid' && left > 0 && (
        <Box sx={{ mb: 2 }}>
          <Button
            variant={payment.isRefundDue ? 'contained' : 'outlined'}
            onClick={() => setOpen(true)}
            sx={{ minHeight: 44 }}
          >
            {translate('onlinePayments.refund')}
          </Button>
        </Box>
      )}
      {isOpen && (
        <RefundDialog
          {...{ id, left }}
          onClose={close}
          onDone={() => {
            close()
            refresh()
          }}
        />
      )}
      <ViewScreen />
    </>
  )
}
