import { choosePasswordPath, passwordPath } from '@shop/server/screens'
import type { IntlShape } from 'react-intl'
import { keepLanguage } from '../../kernel/addresses/addresses'
import { type RoleArea, roleAreas } from '../../kernel/addresses/roleAreas'
import { logoutPath } from '../../kernel/addresses/sessionPaths'
import { type Query, QueryError } from '../../kernel/data/Query'
import { type Field, valuesOf } from '../../kernel/forms/Field'
import { faultsOf } from '../../kernel/forms/faultsOf'
import { refusalOf } from '../../kernel/forms/refusalOf'
import { redirectAfterLogin, redirectAfterLogout } from './redirects'
import { choiceFields, forgottenFields, linkField, loginFields, type SessionOutcome, tokenOf } from './sessionForms'

interface Dependencies {
  intl: IntlShape
  query: Query
}

type Answer = { sentTo: string } | { status: number; outcome: SessionOutcome }

const statuses: Record<string, number> = {
  VALIDATION: 422,
  CREDENTIALS: 422,
  SECOND_FACTOR: 422,
  OTHER_ROLE: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  LOCKED: 429,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
}

/**
 * Logs in and out and resets a password for browsers without scripts, by the operations that the browser calls itself. Null
 * at any other address. A password is in no answer.
 */
export async function answerSession(
  address: URL,
  body: URLSearchParams,
  dependencies: Dependencies,
): Promise<Answer | null> {
  if (address.pathname === passwordPath) return answerForgotten(body, dependencies)
  if (address.pathname === choosePasswordPath) return answerChoice(body, dependencies)
  if (address.pathname === logoutPath) {
    return { sentTo: keepLanguage(await pageAfterLogout(dependencies.query), address) }
  }
  const area = Object.values(roleAreas).find(({ login }) => login === address.pathname)
  return area ? answerLogin(area, address, body, dependencies) : null
}

async function pageAfterLogout(query: Query): Promise<string> {
  try {
    return redirectAfterLogout((await query('Logout', {})).logout.loginRedirect)
  } catch (error) {
    if (error instanceof QueryError && error.code === 'UNAUTHENTICATED') return '/'
    throw error
  }
}

async function answerLogin(
  area: RoleArea,
  address: URL,
  body: URLSearchParams,
  { intl, query }: Dependencies,
): Promise<Answer> {
  const needsCode = body.has('code')
  return sent(loginFields(intl.formatMessage, needsCode), body, intl, { needsCode }, async (values) => {
    const { email = '', password = '', code = null } = values
    const { login } = await query('Login', { email, password, code })
    const asked = login.role === area.role ? address.searchParams.get('redirect') : null
    return { sentTo: keepLanguage(redirectAfterLogin(asked, roleAreas[login.role].home), address) }
  })
}

function answerForgotten(body: URLSearchParams, { intl, query }: Dependencies): Promise<Answer> {
  return sent(forgottenFields(intl.formatMessage), body, intl, {}, async ({ email = '' }) => {
    await query('RequestPasswordReset', { email })
    return { status: 200, outcome: { isDone: true } }
  })
}

function answerChoice(body: URLSearchParams, { intl, query }: Dependencies): Promise<Answer> {
  const fields = [linkField(intl.formatMessage), ...choiceFields(intl.formatMessage)]
  return sent(fields, body, intl, {}, async ({ token = '', password = '' }) => {
    const { resetPassword } = await query('ResetPassword', { token: tokenOf(token), password })
    return { status: 200, outcome: { isDone: true, loginPage: redirectAfterLogout(resetPassword) } }
  })
}

/** What came of a form: `send` is called once it is filled in. */
async function sent(
  fields: Field[],
  body: URLSearchParams,
  intl: IntlShape,
  step: Pick<SessionOutcome, 'needsCode'>,
  send: (values: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const { password, code, ...shown } = valuesOf(body, fields)
  const values = { ...shown, ...(password !== undefined && { password }), ...(code !== undefined && { code }) }
  const missing = faultsOf(fields, values, intl)
  if (Object.keys(missing).length > 0) {
    return { status: 422, outcome: { ...step, values: shown, faults: missing, problem: null } }
  }
  try {
    return await send(values)
  } catch (error) {
    const { faults, other } = refusalOf(error, fields)
    const isKnown = error instanceof QueryError
    // The password was right: the second factor is the next step, not an error.
    if (isKnown && error.code === 'SECOND_FACTOR' && !step.needsCode) {
      const problem = intl.formatMessage({ id: 'login.again' })
      return { status: 422, outcome: { needsCode: true, values: shown, faults: {}, problem } }
    }
    const hasFaults = Object.keys(faults).length > 0
    const problem = other ?? (hasFaults ? null : intl.formatMessage({ id: 'form.notSent' }))
    return { status: (isKnown && statuses[error.code]) || 500, outcome: { ...step, values: shown, faults, problem } }
  }
}
