import { centsOf } from '@shop/server/money'
import { invoiceAddress } from '@shop/server/screens'
import { FormattedMessage } from 'react-intl'
import type { InvoiceSummaryFieldsFragment } from '../../generated/graphql'
import { deployment } from '../../kernel/i18n/deployment'
import { useLanguage } from '../../kernel/screens/useLayout'
import { Day } from './Day'
import { DocumentAmount } from './DocumentAmount'
import { InvoiceState } from './InvoiceState'
import { PayOnlineButton } from './PayOnlineButton'

/** What was billed to a customer, each leading to its own page. */
export function InvoiceList({ invoices }: { invoices: readonly InvoiceSummaryFieldsFragment[] }) {
  const language = useLanguage()
  return (
    <section className="invoices" aria-labelledby="invoices">
      <h2 id="invoices">
        <FormattedMessage id="invoices.title" />
      </h2>
      <ul>
        {invoices.map((invoice) => (
          <li key={invoice.number} className={`invoices__row invoice--${stateOf(invoice)}`}>
            <span className="invoices__what">
              <Name {...invoice} />
              <small>
                <Day day={invoice.issuedOn} />
              </small>
            </span>
            <span className="invoices__amount">
              <DocumentAmount cents={centsOf(invoice.total)} currency={deployment().currency} />
            </span>
            <span className="invoices__state">
              <InvoiceState invoice={invoice} />
            </span>
            {invoice.canPayOnline && invoice.code && (
              <PayOnlineButton
                address={invoiceAddress(language, invoice.code)}
                amount={invoice.openAmount}
                about={invoice.number}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** In its own language, which is that of its customer. */
function Name({ kind, number, code, language }: InvoiceSummaryFieldsFragment) {
  const name = <FormattedMessage id={`invoices.kind.${kind}`} values={{ number }} />
  if (!code) return name
  return (
    <a href={invoiceAddress(language, code)} rel="noreferrer">
      {name}
    </a>
  )
}

function stateOf({ state, isOverdue }: InvoiceSummaryFieldsFragment): string {
  return isOverdue ? 'overdue' : state
}
