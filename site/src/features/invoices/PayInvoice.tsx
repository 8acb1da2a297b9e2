import { centsOf } from '@shop/server/money'
import { FormattedMessage, useIntl } from 'react-intl'
import { DocumentAmount } from './DocumentAmount'
import type { ShownInvoice } from './loadInvoice'

/** How to pay what is still open, by transfer or with the app of a bank. */
export function PayInvoice({ invoice: { document, openAmount, paymentCode, number } }: { invoice: ShownInvoice }) {
  const { formatMessage } = useIntl()
  const { bankAccount, name } = document.seller
  if (!bankAccount) return null
  return (
    <section className="invoice__pay" aria-labelledby="invoice-pay">
      <div>
        <h2 id="invoice-pay" className="track__part">
          <FormattedMessage id="invoice.pay" />
        </h2>
        <dl className="facts">
          <dt>
            <FormattedMessage id="invoice.pay.amount" />
          </dt>
          <dd>
            <DocumentAmount cents={centsOf(openAmount)} currency={document.currency} />
          </dd>
          <dt>
            <FormattedMessage id="invoice.pay.account" />
          </dt>
          <dd className="invoice__account">{spaced(bankAccount)}</dd>
          <dt>
            <FormattedMessage id="invoice.pay.name" />
          </dt>
          <dd>{name}</dd>
          <dt>
            <FormattedMessage id="invoice.pay.reference" />
          </dt>
          <dd>{number}</dd>
        </dl>
      </div>
      {paymentCode && (
        <figure className="invoice__code">
          <svg
            viewBox={`-4 -4 ${paymentCode.size + 8} ${paymentCode.size + 8}`}
            role="img"
            shapeRendering="crispEdges"
            aria-label={formatMessage({ id: 'invoice.pay.code' }, { number })}
          >
            <rect x="-4" y="-4" width="100%" height="100%" fill="#fff" />
            <path d={paymentCode.path} fill="#000" />
          </svg>
          <figcaption>
            <FormattedMessage id="invoice.pay.scan" />
          </figcaption>
        </figure>
      )}
    </section>
  )
}

/** An IBAN in groups of four. */
function spaced(account: string): string {
  return account.replaceAll(' ', '').replace(/(.{4})(?=.)/g, '$1 ')
}
