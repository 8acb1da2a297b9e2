import {
  invoiceAddress,
  isInvoicePath,
  isReservationPath,
  isTrackPath,
  reservationAddress,
  trackAddress,
} from '@shop/server/screens'
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
 * Answers the plain form by which an invoice, a job or a reservation is paid online at its secret address. Where the customer
 * pays is elsewhere, and a form may not be redirected there: its page leads on. Null for any other address or form.
 */
export async function answerPayment(
  address: URL,
  body: URLSearchParams,
  { intl, query }: Dependencies,
): Promise<Answer | null> {
  const pay = body.get('pay')
  const start = pay === null ? null : starterOf(address)
  if (pay === null || !start) return null
  try {
    const checkoutUrl = await start(query, Number(pay))
    return { status: 200, outcome: { values: { pay, checkoutUrl }, faults: {}, problem: null }, leadsTo: checkoutUrl }
  } catch (error) {
    return refusedForm(error, { pay }, [], intl)
  }
}

type Starter = (query: Query, amount: number) => Promise<string>

function starterOf(address: URL): Starter | null {
  const language = languageOf(address)
  if (isInvoicePath(address.pathname)) {
    const code = address.pathname.slice(invoiceAddress(language, '').length)
    return async (query, amount) => (await query('StartOnlinePayment', { code, amount })).startOnlinePayment.checkoutUrl
  }
  if (isReservationPath(address.pathname)) {
    const code = address.pathname.slice(reservationAddress(language, '').length)
    return async (query, amount) =>
      (await query('StartOnlinePaymentOfReservation', { code, amount })).startOnlinePaymentOfReservation.checkoutUrl
  }
  if (!isTrackPath(address.pathname)) return null
  const code = address.pathname.slice(trackAddress(language).length + 1)
  return async (query, amount) =>
    (await query('StartOnlinePaymentOfJob', { code, amount })).startOnlinePaymentOfJob.checkoutUrl
}
