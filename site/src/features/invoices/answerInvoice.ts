import { invoiceAddress, isInvoicePath } from '@shop/server/screens'
import type { IntlShape } from 'react-intl'
import { languageOf } from '../../kernel/addresses/addresses'
import type { Query } from '../../kernel/data/Query'
import type { Refused } from '../../kernel/forms/Refused'
import { refusedForm } from '../../kernel/forms/refusedForm'

interface Dependencies {
  intl: IntlShape
  query: Query
}

type Answer = { status: number; outcome: Refused; leadsTo?: string }

/**
 * Answers the plain form by which an invoice is paid online, at its secret address. Where the customer pays is elsewhere, and
 * a form may not be redirected there: its page leads on. Null for any other address.
 */
export async function answerInvoice(
  address: URL,
  body: URLSearchParams,
  { intl, query }: Dependencies,
): Promise<Answer | null> {
  if (!isInvoicePath(address.pathname) || !body.has('pay')) return null
  const code = address.pathname.slice(invoiceAddress(languageOf(address), '').length)
  try {
    const { startOnlinePayment } = await query('StartOnlinePayment', { code, amount: Number(body.get('pay')) })
    const { checkoutUrl } = startOnlinePayment
    return { status: 200, outcome: { values: { checkoutUrl }, faults: {}, problem: null }, leadsTo: checkoutUrl }
  } catch (error) {
    return refusedForm(error, {}, [], intl)
  }
}
