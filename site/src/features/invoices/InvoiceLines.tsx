import type { InvoiceDocument, InvoiceDocumentLine } from '@shop/server/invoiceDocument'
import { centsOf } from '@shop/server/money'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { useLanguage } from '../../kernel/screens/useLayout'
import { DocumentAmount } from './DocumentAmount'
import { amountOf, totalRows } from './totalRows'

/** What was billed line by line, the VAT by rate, and what it comes to: as the document says it, to the cent. */
export function InvoiceLines({ document }: { document: InvoiceDocument }) {
  const { lines, currency, includingVat, totals, language: written, kind } = document
  const language = useLanguage()
  const treatments = new Set(lines.map(({ treatment }) => treatment))
  return (
    <section className="invoice__lines">
      <h2 className="track__part">
        <FormattedMessage id="invoice.lines" />
      </h2>
      <table className="job__costs">
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes
            <tr key={index}>
              <th scope="row">
                <span lang={written === language ? undefined : written}>{line.description}</span>
                <small className="invoice__terms">
                  <Terms line={line} currency={currency} />
                </small>
              </th>
              <td>
                <DocumentAmount cents={amountOf(line, includingVat)} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totalRows(document).map(({ id, values, cents }) => (
            <tr key={`${id} ${values.rate ?? ''}${values.number ?? ''}`} className="job__vat">
              <th scope="row">
                <FormattedMessage id={id} values={values} />
                {values.net !== undefined && (
                  <small>
                    <FormattedMessage
                      id="invoice.over"
                      values={{ amount: <DocumentAmount cents={values.net} currency={currency} /> }}
                    />
                  </small>
                )}
              </th>
              <td>
                <DocumentAmount cents={cents} currency={currency} />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              <FormattedMessage id={kind === 'credit' ? 'invoice.totalCredited' : 'invoice.total'} />
            </th>
            <td>
              <DocumentAmount cents={centsOf(totals.total)} currency={currency} />
            </td>
          </tr>
        </tfoot>
      </table>
      {(['reverseCharge', 'margin', 'smallBusiness', 'exempt'] as const)
        .filter((treatment) => treatments.has(treatment))
        .map((treatment) => (
          <p key={treatment} className="track__note">
            <FormattedMessage id={`invoice.law.${treatment}`} />
          </p>
        ))}
    </section>
  )
}

/** How many at which price, what was taken off, and its VAT. */
function Terms({ line, currency }: { line: InvoiceDocumentLine; currency: string }) {
  const { quantity, unitPrice, discount, treatment, vatRate } = line
  const taken = centsOf(discount)
  return (
    <>
      {quantity !== '1' && (
        <>
          <FormattedNumber value={Number(quantity)} maximumFractionDigits={3} /> ×{' '}
          <DocumentAmount cents={centsOf(unitPrice)} currency={currency} />
          {' · '}
        </>
      )}
      {taken !== 0 && (
        <>
          <FormattedMessage
            id="invoice.discount"
            values={{ amount: <DocumentAmount cents={taken} currency={currency} /> }}
          />
          {' · '}
        </>
      )}
      <FormattedMessage
        id={treatment === 'taxed' ? 'invoice.rate' : `invoice.rate.${treatment}`}
        values={{ rate: vatRate }}
      />
    </>
  )
}
