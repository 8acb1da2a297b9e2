import { invoiceAddress } from '@shop/server/screens'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useActionData, useLocation, useRevalidator } from 'react-router'
import type { Refused } from '../../kernel/forms/Refused'
import { useLanguage } from '../../kernel/screens/useLayout'
import type { ShownInvoice } from './loadInvoice'
import { PayOnlineButton } from './PayOnlineButton'

interface PayOnlineProps {
  code: string
  invoice: ShownInvoice
}

/** Paying online, and how a payment stands from which the customer has come back. */
export function PayOnline({ code, invoice }: PayOnlineProps) {
  const answered = useActionData<Refused>()
  const isBack = new URLSearchParams(useLocation().search).has('online')
  const status = invoice.online?.status ?? null
  const isOpen = invoice.state === 'open'
  if (!invoice.online || (!isOpen && !(isBack && status === 'paid'))) return null
  if (!isOpen) return <Notice id="invoice.online.paid" kind="good" />
  const leadsTo = answered?.values.checkoutUrl
  if (typeof leadsTo === 'string') return <Leading address={leadsTo} />
  const isProcessed = status === 'pending' || (isBack && status === 'open')
  const hasEnded = isBack && (status === 'failed' || status === 'expired' || status === 'canceled')
  return (
    <section className="invoice__online" aria-labelledby="invoice-online">
      <h2 id="invoice-online" className="visually-hidden">
        <FormattedMessage id="invoice.online" />
      </h2>
      {answered?.problem && (
        <p className="form__problem" role="alert">
          {answered.problem}
        </p>
      )}
      {isProcessed && <Processed code={code} />}
      {hasEnded && !answered && <Notice id={`invoice.online.${status}`} kind="bad" />}
      {status !== 'pending' && (
        <PayOnlineButton code={code} amount={invoice.openAmount} isAgain={isProcessed} isQuiet={isProcessed} />
      )}
    </section>
  )
}

type NoticeId = 'paid' | 'failed' | 'expired' | 'canceled'

function Notice({ id, kind }: { id: `invoice.online.${NoticeId}`; kind: 'good' | 'bad' }) {
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
        <FormattedMessage id="invoice.online.leading" />
      </a>
    </p>
  )
}

const every = 4000
const times = 30

/** The page looks again by itself for two minutes; without scripts by a press. */
function Processed({ code }: { code: string }) {
  const language = useLanguage()
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
      <FormattedMessage id="invoice.online.pending" />{' '}
      <a href={`${invoiceAddress(language, code)}?online=1`}>
        <FormattedMessage id="invoice.online.lookAgain" />
      </a>
    </p>
  )
}
