import { centsOf } from '@shop/server/money'
import { FormattedMessage } from 'react-intl'
import { ShopDate } from '../shop/ShopDate'
import { DocumentAmount } from './DocumentAmount'
import type { ShownInvoice } from './loadInvoice'

/** What was paid of it and given back, and what is left. */
export function PaidInvoice({ invoice }: { invoice: ShownInvoice }) {
  const { payments, creditedBy, openAmount, document } = invoice
  if (payments.length === 0 && creditedBy.length === 0) return null
  const { currency } = document
  return (
    <section>
      <h2 className="track__part">
        <FormattedMessage id="invoice.payments" />
      </h2>
      <table className="job__costs">
        <tbody>
          {payments.map(({ at, method, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: payments have no other identity here, and never move
            <tr key={index}>
              <th scope="row">
                <FormattedMessage
                  id={amount < 0 ? 'invoice.givenBack' : 'invoice.paidOn'}
                  values={{
                    day: (
                      <time dateTime={at}>
                        <ShopDate value={at} day="numeric" month="long" year="numeric" />
                      </time>
                    ),
                  }}
                />
                <small>
                  <FormattedMessage id={`invoice.method.${method}`} />
                </small>
              </th>
              <td>
                <DocumentAmount cents={centsOf(amount)} currency={currency} />
              </td>
            </tr>
          ))}
          {creditedBy.map(({ number, total }) => (
            <tr key={number}>
              <th scope="row">
                <FormattedMessage id="invoices.kind.credit" values={{ number }} />
              </th>
              <td>
                <DocumentAmount cents={-centsOf(total)} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <FormattedMessage id={openAmount < 0 ? 'invoice.toRefund' : 'invoice.open'} />
            </th>
            <td>
              <DocumentAmount cents={Math.abs(centsOf(openAmount))} currency={currency} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
