import type { IntlShape } from 'react-intl'
import { formAt, sentAddress } from '../addresses/formAddresses'
import { type Query, QueryError } from '../data/Query'
import { valuesOf } from '../forms/Field'
import type { FormOutcome } from '../forms/FormOutcome'
import { faultsOf } from '../forms/faultsOf'
import { refusalOf } from '../forms/refusalOf'
import { shopDay } from '../shop/shopDays'
import { fieldsOf, messageOf, sendOperations } from './messageForms'

interface Dependencies {
  intl: IntlShape
  query: Query
}

/** The result of a form sent without scripts: the redirect, or the page with the form and its errors. */
export type FormAnswer = { sentTo: string } | { status: number; outcome: FormOutcome }

const statuses: Record<string, number> = { VALIDATION: 422, RATE_LIMITED: 429, UNAVAILABLE: 503 }

/** Validates and sends a form, as the browser does where there are scripts. Null where the address has no form. */
export async function answerForm(
  address: URL,
  body: URLSearchParams,
  dependencies: Dependencies,
): Promise<FormAnswer | null> {
  const { intl, query } = dependencies
  const asked = formAt(address)
  if (!asked) return null
  const { form, language } = asked
  const { shop } = await query('Layout', { language })
  const surroundings = { intl, hours: shop.openingHours, today: shopDay() }
  const fields = fieldsOf(form, surroundings)
  const values = valuesOf(body, fields)
  const faults = faultsOf(fields, values, intl)
  if (Object.keys(faults).length > 0) return { status: 422, outcome: { values, faults, problem: null } }
  try {
    const input = { ...messageOf(form, values, surroundings), website: body.get('website') }
    await query(sendOperations[form], { input })
    return { sentTo: sentAddress(form, language) }
  } catch (error) {
    const { faults, other } = refusalOf(error, fields)
    const hasFaults = Object.keys(faults).length > 0
    const problem = other ?? (hasFaults ? null : intl.formatMessage({ id: 'form.notSent' }))
    const status = (error instanceof QueryError && statuses[error.code]) || 500
    return { status, outcome: { values, faults, problem } }
  }
}
