import type { IntlShape } from 'react-intl'
import { formAt } from '../addresses/formAddresses'
import { type Query, QueryError } from '../data/Query'
import { valuesOf } from '../forms/Field'
import { faultsOf } from '../forms/faultsOf'
import { refusalOf } from '../forms/refusalOf'
import type { FormOutcome } from './FormOutcome'
import { fieldsOf, givenLines, messageOf, sendOperations, surroundingsOf } from './messageForms'

interface Dependencies {
  intl: IntlShape
  query: Query
}

/** What a form sent without scripts is answered with, on the page that it was sent from. */
export interface FormAnswer {
  status: number
  outcome: FormOutcome
}

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
  const surroundings = surroundingsOf(intl, shop, null)
  const fields = fieldsOf(form, surroundings)
  const values = valuesOf(body, fields)
  const faults = faultsOf(fields, values, intl)
  if (Object.keys(faults).length > 0) return { status: 422, outcome: { refused: { values, faults, problem: null } } }
  try {
    const input = { ...messageOf(form, values, surroundings), website: body.get('website') }
    const { answer } = await query(sendOperations[form], { input })
    return { status: 200, outcome: { sent: { given: givenLines(fields, values), downloadUrl: answer.downloadUrl } } }
  } catch (error) {
    const { faults, other } = refusalOf(error, fields)
    const hasFaults = Object.keys(faults).length > 0
    const problem = other ?? (hasFaults ? null : intl.formatMessage({ id: 'form.notSent' }))
    const status = (error instanceof QueryError && statuses[error.code]) || 500
    return { status, outcome: { refused: { values, faults, problem } } }
  }
}
