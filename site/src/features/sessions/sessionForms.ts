import type { IntlShape } from 'react-intl'
import type { Field } from '../../kernel/forms/Field'
import type { Refused } from '../../kernel/forms/Refused'

type Say = IntlShape['formatMessage']

/** The result of a form of a session that was sent without scripts. */
export interface SessionOutcome extends Partial<Refused> {
  /** Whether logging in asks for the code of an authenticator app as well. */
  needsCode?: boolean
  /** Whether it was taken. */
  isDone?: boolean
  /** Where one logs in with the password that was chosen. */
  loginPage?: string
}

/** What logging in asks for; with `needsCode` that of the second factor too. */
export function loginFields(say: Say, needsCode: boolean): Field[] {
  return [
    { name: 'email', kind: 'email', label: say({ id: 'login.email' }), isRequired: true, autoComplete: 'username' },
    {
      name: 'password',
      kind: 'password',
      label: say({ id: 'login.password' }),
      isRequired: true,
      autoComplete: 'current-password',
    },
    ...(needsCode ? [codeField(say)] : []),
  ]
}

function codeField(say: Say): Field {
  return {
    name: 'code',
    kind: 'text',
    label: say({ id: 'login.code' }),
    hint: say({ id: 'login.code.hint' }),
    isRequired: true,
    autoComplete: 'one-time-code',
    getsFocus: true,
  }
}

export function forgottenFields(say: Say): Field[] {
  const label = say({ id: 'login.email' })
  return [{ name: 'email', kind: 'email', label, isRequired: true, autoComplete: 'username' }]
}

export function choiceFields(say: Say): Field[] {
  const label = say({ id: 'password.new' })
  return [{ name: 'password', kind: 'password', label, isRequired: true, autoComplete: 'new-password' }]
}

/** For the link from the mail, where the browser runs no scripts that could read it from the address. */
export function linkField(say: Say): Field {
  return {
    name: 'token',
    kind: 'text',
    label: say({ id: 'password.link' }),
    hint: say({ id: 'password.link.hint' }),
    isRequired: true,
    autoComplete: 'off',
  }
}

/** The token of a link, or one that was given by itself. Links of before had it in the query. */
export function tokenOf(given: string): string {
  return /(?:#|[?&]token=)([\w-]+)/.exec(given)?.[1] ?? given.trim()
}
