import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useRefresh } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { OnlinePaymentsOfInvoiceDocument } from '../../generated/graphql'
import { formatInstant, formatMoney } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

const RefundDialog = lazy(() => import('./RefundDialog'))

/** What the customer set out to pay of an invoice online, how it stands, and the way to give it back. */
export function InvoiceOnlinePayments({ id }: { id: number }) {
  const { translate, language } = useTranslation()
  const refresh = useRefresh()
  const [refunded, setRefunded] = useState<{ id: number; left: number }>()
  const { data, refetch } = useQuery({
    queryKey: ['invoice', 'onlinePayments', id],
    queryFn: ({ signal }) => askServer({ query: OnlinePaymentsOfInvoiceDocument, variables: { id }, signal }),
  })
  const payments = data?.invoice?.onlinePayments ?? []
  if (payments.length === 0) return null
  const money = (amount: number) => formatMoney(amount, language)
  const done = () => {
    setRefunded(undefined)
    void refetch()
    refresh()
  }
  return (
    <>
      <Box component="ul" aria-label={translate('onlinePayments.list')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {payments.map(({ id: payment, amount, status, createdAt, paidAt, refunded: back, chargedBack }) => {
          const left = Math.round((amount - back - chargedBack) * 100) / 100
          return (
            <Box
              component="li"
              key={payment}
              sx={{ color: 'text.secondary', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
            >
              {[
                formatInstant(paidAt ?? createdAt, language),
                translate(`onlinePayments.status.${status}`, { amount: money(amount) }),
                back > 0 && translate('onlinePayments.refunded', { amount: money(back) }),
                chargedBack > 0 && translate('onlinePayments.chargedBack', { amount: money(chargedBack) }),
              ]
                .filter(Boolean)
                .join(' · ')}
              {status === 'paid' && left > 0 && (
                <Button onClick={() => setRefunded({ id: payment, left })} sx={{ minHeight: 44 }}>
                  {translate('onlinePayments.refund')}
                </Button>
              )}
            </Box>
          )
        })}
      </Box>
      <Suspense fallback={null}>
        {refunded && <RefundDialog {...refunded} onClose={() => setRefunded(undefined)} onDone={done} />}
      </Suspense>
    </>
  )
}
