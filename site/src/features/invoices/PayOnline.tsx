import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useActionData, useLocation, useRevalidator } from 'react-router'
import type { OnlinePaymentStatus } from '../../generated/graphql'
import type { Refused } from '../../kernel/forms/Refused'
import { isOfPayment } from './isOfPayment'
import { PayOnlineButton } from './PayOnlineButton'

interface PayOnlineProps {
  /** Of the page, where its form is answered. */
  address: string
  /** What is to be paid; null for nothing. */
  open: number | null
  status: OnlinePaymentStatus | null
  isDeposit?: boolean
}

/** Paying online, and how a payment stands from which the customer has come back. */
export function PayOnline({ address, open, status, isDeposit = false }: PayOnlineProps) {
  const answered = useActionData<Refused>()
  const isBack = new URLSearchParams(useLocation().search).has('online')
  if (open === null) return isBack && status === 'paid' ? <Notice id="payOnline.paid" kind="good" /> : null
  // Another form of the page has an answer of its own.
  const own = answered && isOfPayment(answered) ? answered : null
  const leadsTo = own?.values.checkoutUrl
  if (typeof leadsTo === 'string') return <Leading address={leadsTo} />
  const isProcessed = status === 'pending' || (isBack && status === 'open')
  const hasEnded = isBack && (status === 'failed' || status === 'expired' || status === 'canceled')
  return (
    <section className="invoice__online" aria-labelledby="invoice-online">
      <h2 id="invoice-online" className="visually-hidden">
        <FormattedMessage id="payOnline.title" />
      </h2>
      {own?.problem && (
        <p className="form__problem" role="alert">
          {own.problem}
        </p>
      )}
      {isProcessed && <Processed address={address} />}
      {hasEnded && !own && <Notice id={`payOnline.${status}`} kind="bad" />}
      {status !== 'pending' && (
        <PayOnlineButton
          address={address}
          amount={open}
          isAgain={isProcessed}
          isQuiet={isProcessed}
          isDeposit={isDeposit}
        />
      )}
    </section>
  )
}

type NoticeId = 'paid' | 'failed' | 'expired' | 'canceled'

function Notice({ id, kind }: { id: `payOnline.${NoticeId}`; kind: 'good' | 'bad' }) {
  return (
    <p className={`invoice__notice invoice__notice--${kind}`} role="status">
      <FormattedMessage id={id} />
    </p>
  )
}

/** Where browsers go by themselves, for those that do not. */
function Leading({ address }: { address: string }) {
  return (
    <p className="buttons" role="status">
      <a className="button button--primary" href={address} rel="noreferrer">
        <FormattedMessage id="payOnline.leading" />
      </a>
    </p>
  )
}

const every = 4000
const times = 30

/** The page looks again by itself for two minutes; without scripts by a press. */
function Processed({ address }: { address: string }) {
  const { revalidate } = useRevalidator()
  const [left, setLeft] = useState(times)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => {
      setLeft(left - 1)
      void revalidate()
    }, every)
    return () => clearTimeout(timer)
  }, [left, revalidate])
  return (
    <p className="invoice__notice" role="status">
      <FormattedMessage id="payOnline.pending" />{' '}
      <a href={`${address}?online=1`}>
        <FormattedMessage id="payOnline.lookAgain" />
      </a>
    </p>
  )
}
