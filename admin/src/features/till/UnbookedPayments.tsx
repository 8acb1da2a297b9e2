import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { centsOf, unitsOf } from '@shop/server/money'
import { lazy, Suspense, useState } from 'react'
import type { UnbookedTerminalPaymentsQuery } from '../../generated/graphql'
import { formatMoment, formatMoney } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'

const RefundDialog = lazy(() => import('../billing/RefundDialog'))

type Unbooked = UnbookedTerminalPaymentsQuery['unbookedTerminalPayments'][number]

interface UnbookedPaymentsProps {
  payments: readonly Unbooked[]
  /** Up to which amount one fits the sale on the screen, in the shop's currency. */
  fits: number
  onUse: (payment: Unbooked) => void
  onRefunded: () => void
}

/** What was paid on a card terminal without a sale being booked: to be booked with this one, or to be given back. */
export function UnbookedPayments({ payments, fits, onUse, onRefunded }: UnbookedPaymentsProps) {
  const { translate, language } = useTranslation()
  const [refunded, setRefunded] = useState<Unbooked>()
  const close = () => {
    setRefunded(undefined)
    onRefunded()
  }
  return (
    <>
      {payments.map((payment) => {
        const { id, paidAt, isUnbooked } = payment
        const values = {
          amount: formatMoney(leftOf(payment), language),
          moment: paidAt === null ? '' : formatMoment(paidAt, language),
        }
        return (
          <Alert key={id} severity="warning" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
            <div>{translate(isUnbooked ? 'till.unbooked' : 'till.refundDue', values)}</div>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
              {isUnbooked && (
                <Button
                  variant="outlined"
                  color="inherit"
                  disabled={payment.amount > fits}
                  onClick={() => onUse(payment)}
                  sx={{ minHeight: 44 }}
                >
                  {translate('till.use')}
                </Button>
              )}
              <Button color="inherit" onClick={() => setRefunded(payment)} sx={{ minHeight: 44 }}>
                {translate('onlinePayments.refund')}
              </Button>
            </Box>
          </Alert>
        )
      })}
      <Suspense fallback={null}>
        {refunded && (
          <RefundDialog
            id={refunded.id}
            left={leftOf(refunded)}
            text={translate('till.refundText')}
            onClose={close}
            onDone={close}
          />
        )}
      </Suspense>
    </>
  )
}

function leftOf({ amount, refunded, chargedBack }: Unbooked): number {
  return unitsOf(centsOf(amount) - centsOf(refunded) - centsOf(chargedBack))
}
