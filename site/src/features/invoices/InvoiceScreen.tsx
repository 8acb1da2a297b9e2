import { centsOf } from '@shop/server/money'
import { invoiceAddress, invoiceFileAddress, screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { Head } from '../../kernel/components/Head'
import { useLanguage, useLayout } from '../../kernel/screens/useLayout'
import { JobStyles } from '../jobs/JobStyles'
import { phoneAddress } from '../shop/phoneAddress'
import { Day } from './Day'
import { DocumentAmount } from './DocumentAmount'
import { InvoiceFacts } from './InvoiceFacts'
import { InvoiceLines } from './InvoiceLines'
import { InvoiceState } from './InvoiceState'
import type { InvoiceData, ShownInvoice } from './loadInvoice'
import { PaidInvoice } from './PaidInvoice'
import { PayInvoice } from './PayInvoice'
import { PayOnline } from './PayOnline'

export { loadInvoice } from './loadInvoice'

/** What was invoiced, as anyone who holds its secret address reads it. */
export function InvoiceScreen() {
  const { code, invoice } = useLoaderData<InvoiceData>()
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const title = invoice
    ? formatMessage({ id: `invoices.kind.${invoice.kind}` }, { number: invoice.number })
    : formatMessage({ id: 'invoice.dead.title' })
  // The address in the head is that of the contact screen: the secret one stands nowhere but in the address bar.
  return (
    <div className="frame status-screen track">
      <JobStyles />
      <Head title={title} address={screenAddress('contact', language)} isHidden />
      {invoice ? <Invoice code={code} invoice={invoice} title={title} /> : <DeadAddress />}
    </div>
  )
}

function Invoice({ code, invoice, title }: { code: string; invoice: ShownInvoice; title: string }) {
  const language = useLanguage()
  const { document, hasUbl, openAmount, state, dueOn } = invoice
  const isOpen = state === 'open'
  return (
    <article className={`job invoice invoice--${invoice.isOverdue ? 'overdue' : state}`}>
      <header className="job__header">
        <p className="kicker">{document.seller.name}</p>
        <h1 className="track__title">{title}</h1>
        <p className="job__state">
          <InvoiceState invoice={invoice} />
        </p>
        {isOpen && (
          <p className="lead">
            <FormattedMessage
              id={dueOn ? 'invoice.toPay' : 'invoice.toPay.undated'}
              values={{
                amount: (
                  <strong>
                    <DocumentAmount cents={centsOf(openAmount)} currency={document.currency} />
                  </strong>
                ),
                day: dueOn && <Day day={dueOn} />,
              }}
            />
          </p>
        )}
        {document.language !== language && (
          <p className="meta">
            <FormattedMessage id="invoice.otherLanguage" />
          </p>
        )}
      </header>
      {invoice.online && (
        <PayOnline
          address={invoiceAddress(language, code)}
          open={isOpen ? invoice.openAmount : null}
          status={invoice.online.status}
        />
      )}
      <p className="buttons invoice__files">
        <a
          className={`button ${isOpen && invoice.online ? 'button--quiet' : 'button--primary'}`}
          href={invoiceFileAddress(language, code, 'a4')}
        >
          <FormattedMessage id="invoice.pdf" />
        </a>
        <a className="button button--quiet" href={invoiceFileAddress(language, code, 'receipt')}>
          <FormattedMessage id="invoice.receipt" />
        </a>
        {hasUbl && (
          <a className="button button--quiet" href={invoiceFileAddress(language, code, 'ubl')}>
            <FormattedMessage id="invoice.ubl" />
          </a>
        )}
      </p>
      {isOpen && <PayInvoice invoice={invoice} />}
      <div className="invoice__columns">
        <InvoiceLines document={document} />
        <InvoiceFacts invoice={invoice} />
      </div>
      <PaidInvoice invoice={invoice} />
      {document.text && (
        <p className="job__story" lang={document.language}>
          {document.text}
        </p>
      )}
      <Seller {...document.seller} />
    </article>
  )
}

/** Who has issued it, as it said then. */
function Seller({ name, street, postalCode, city, phone, email, chamberOfCommerce, vatNumber }: InvoiceSeller) {
  const place = [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <footer className="track__shop">
      <div className="track__reach">
        <h2 className="track__part">
          <FormattedMessage id="invoice.questions" />
        </h2>
        <p>
          {name}
          {place && (
            <>
              <br />
              {place}
            </>
          )}
        </p>
        <p>
          {phone && <a href={phoneAddress(phone)}>{phone}</a>}
          {phone && email && ' · '}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </p>
        <p className="track__note">
          {chamberOfCommerce && <FormattedMessage id="invoice.chamber" values={{ number: chamberOfCommerce }} />}
          {chamberOfCommerce && vatNumber && ' · '}
          {vatNumber && <FormattedMessage id="invoice.vatNumber" values={{ number: vatNumber }} />}
        </p>
        <p className="track__note invoice__secret">
          <FormattedMessage id="invoice.secret" />
        </p>
      </div>
    </footer>
  )
}

type InvoiceSeller = ShownInvoice['document']['seller']

/** Of an address that opens nothing, whether it never did, was replaced, or is too old. */
function DeadAddress() {
  const { shop } = useLayout()
  return (
    <header className="status-screen__header">
      <h1>
        <FormattedMessage id="invoice.dead.title" />
      </h1>
      <p className="lead">
        <FormattedMessage id="invoice.dead.text" />
      </p>
      {shop.phone && (
        <p>
          <FormattedMessage id="invoice.call" values={{ phone: <a href={phoneAddress(shop.phone)}>{shop.phone}</a> }} />
        </p>
      )}
    </header>
  )
}
