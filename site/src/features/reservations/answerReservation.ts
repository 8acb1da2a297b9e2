import { isReservationPath, reservationAddress, reservedUrl } from '@shop/server/screens'
import type { IntlShape } from 'react-intl'
import { languageOf } from '../../kernel/addresses/addresses'
import type { Query } from '../../kernel/data/Query'
import { valuesOf } from '../../kernel/forms/Field'
import { faultsOf } from '../../kernel/forms/faultsOf'
import type { Refused } from '../../kernel/forms/Refused'
import { refusedForm } from '../../kernel/forms/refusedForm'
import { reserveFields, reserveInput } from './reserveFields'

interface Dependencies {
  intl: IntlShape
  query: Query
}

type Answer = { sentTo: string } | { status: number; outcome: Refused }

/**
 * Answers the plain forms of reservations: the one that makes one, and at its secret address the one that cancels it. What
 * was done leads to the secret address. Null for any other address.
 */
export async function answerReservation(
  address: URL,
  body: URLSearchParams,
  { intl, query }: Dependencies,
): Promise<Answer | null> {
  const language = languageOf(address)
  const secret = reservationAddress(language, '')
  if (isReservationPath(address.pathname)) {
    const code = address.pathname.slice(secret.length)
    try {
      if (body.has('cancel')) await query('CancelReservation', { code })
      return { sentTo: secret + code }
    } catch (error) {
      return refusedForm(error, {}, [], intl)
    }
  }
  const url = reservedUrl(address.pathname)
  if (url === null) return null
  const fields = reserveFields(intl)
  const values = valuesOf(body, fields)
  const faults = faultsOf(fields, values, intl)
  if (Object.keys(faults).length > 0) return { status: 422, outcome: { values, faults, problem: null } }
  try {
    const { publicProductByUrl: product } = await query('Product', { url })
    const input = reserveInput(product.id, values, language)
    const { reserved } = await query('ReserveProduct', { input: { ...input, website: body.get('website') } })
    return { sentTo: secret + reserved.code }
  } catch (error) {
    return refusedForm(error, values, fields, intl)
  }
}
