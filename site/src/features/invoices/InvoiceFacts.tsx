import { invoiceAddress } from '@shop/server/screens'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { InvoiceSummaryFieldsFragment } from '../../generated/graphql'
import { useLanguage } from '../../kernel/screens/useLayout'
import { Day } from './Day'
import type { ShownInvoice } from './loadInvoice'

/** For whom it is, its days, and what belongs to it. */
export function InvoiceFacts({ invoice: { document, credits, creditedBy } }: { invoice: ShownInvoice }) {
  const { customer, jobs } = document
  return (
    <dl className="facts invoice__facts">
      {customer && (
        <Fact id="invoice.customer">
          {[customer.company, customer.name, customer.street, placeOf(customer)].filter(Boolean).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes
            <span key={index} className="invoice__addressLine">
              {line}
            </span>
          ))}
        </Fact>
      )}
      {customer?.vatNumber && <Fact id="invoice.customerVat">{customer.vatNumber}</Fact>}
      <Fact id="invoice.issuedOn">
        <Day day={document.issuedOn} />
      </Fact>
      {document.deliveredOn !== document.issuedOn && (
        <Fact id="invoice.deliveredOn">
          <Day day={document.deliveredOn} />
        </Fact>
      )}
      {document.dueOn && (
        <Fact id="invoice.dueOn">
          <Day day={document.dueOn} />
        </Fact>
      )}
      {document.reference && <Fact id="invoice.reference">{document.reference}</Fact>}
      {jobs.length > 0 && <Fact id="invoice.jobs">{jobs.map(({ number }) => number).join(', ')}</Fact>}
      {document.credits && (
        <Fact id="invoice.credits">{credits ? <OtherInvoice invoice={credits} /> : document.credits.number}</Fact>
      )}
      {creditedBy.length > 0 && (
        <Fact id="invoice.creditedBy">
          {creditedBy.map((note) => (
            <span key={note.number} className="invoice__addressLine">
              <OtherInvoice invoice={note} />
            </span>
          ))}
        </Fact>
      )}
    </dl>
  )
}

type FactId =
  | 'invoice.customer'
  | 'invoice.customerVat'
  | 'invoice.issuedOn'
  | 'invoice.deliveredOn'
  | 'invoice.dueOn'
  | 'invoice.reference'
  | 'invoice.jobs'
  | 'invoice.credits'
  | 'invoice.creditedBy'

function Fact({ id, children }: { id: FactId; children: ReactNode }) {
  return (
    <>
      <dt>
        <FormattedMessage id={id} />
      </dt>
      <dd>{children}</dd>
    </>
  )
}

function OtherInvoice({ invoice: { code, number } }: { invoice: InvoiceSummaryFieldsFragment }) {
  const language = useLanguage()
  if (!code) return number
  return (
    <a href={invoiceAddress(language, code)} rel="noreferrer">
      {number}
    </a>
  )
}

function placeOf({ postalCode, city }: { postalCode: string | null; city: string | null }): string {
  return [postalCode, city].filter(Boolean).join(' ')
}
