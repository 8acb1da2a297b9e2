import type { IntlShape } from 'react-intl'
import { formAt } from '../../kernel/addresses/formAddresses'
import { type Query, QueryError } from '../../kernel/data/Query'
import { valuesOf } from '../../kernel/forms/Field'
import { faultsOf } from '../../kernel/forms/faultsOf'
import { refusalOf } from '../../kernel/forms/refusalOf'
import type { FormOutcome } from './FormOutcome'
import { fieldsOf, surroundingsOf } from './messageForms'
import { givenLines, messageOf, sendOperations } from './outgoingMessage'

/** What was chosen in a form besides what was typed. */
export interface FormPhotos {
  /** As variables of the operation. */
  uploads: readonly unknown[]
  /** Why none was read, in the reader's language. */
  refused: { status: number; text: string } | null
}

interface Dependencies {
  intl: IntlShape
  query: Query
  photos?: FormPhotos | undefined
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
  const { intl, query, photos } = dependencies
  const asked = formAt(address)
  if (!asked) return null
  const { form, language } = asked
  const { shop } = await query('Layout', { language })
  const surroundings = surroundingsOf(intl, shop, null)
  const fields = fieldsOf(form, surroundings)
  const values = valuesOf(body, fields)
  const { status = 422, text } = photos?.refused ?? {}
  const faults = { ...faultsOf(fields, values, intl), ...(text !== undefined && { photos: text }) }
  if (Object.keys(faults).length > 0) return { status, outcome: { refused: { values, faults, problem: null } } }
  const open = body.get('millisecondsOpen')
  try {
    const input = {
      ...messageOf(form, values, surroundings),
      website: body.get('website'),
      // Only a script knows.
      ...(open !== null && { millisecondsOpen: Number(open) }),
    }
    const { answer } = await query(sendOperations[form], { input, photos: photos?.uploads })
    return { status: 200, outcome: { sent: { given: givenLines(fields, values), downloadUrl: answer.downloadUrl } } }
  } catch (error) {
    const { faults, other } = refusalOf(error, fields)
    const hasFaults = Object.keys(faults).length > 0
    const problem = other ?? (hasFaults ? null : intl.formatMessage({ id: 'form.notSent' }))
    const status = (error instanceof QueryError && statuses[error.code]) || 500
    return { status, outcome: { refused: { values, faults, problem } } }
  }
}
