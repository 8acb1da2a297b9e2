import { FormattedMessage } from 'react-intl'
import type { InvoiceSummaryFieldsFragment } from '../../generated/graphql'
import { Icon } from '../../kernel/components/icons/Icon'

/** Whether it is paid, in words and a sign. */
export function InvoiceState({ invoice: { state, isOverdue } }: { invoice: InvoiceSummaryFieldsFragment }) {
  return (
    <>
      <Icon name={state === 'open' || state === 'refundDue' ? 'calendar' : 'checkmark'} />
      <FormattedMessage id={isOverdue ? 'invoices.state.overdue' : `invoices.state.${state}`} />
    </>
  )
}
