import { askServer } from '../graphql/askServer'

export interface OwnSession {
  id: string
  isThisOne: boolean
  network: string | null
  device: string | null
  /** UTC. */
  signedInAt: string
  /** UTC, to a few minutes. */
  lastUsedAt: string
}

export interface OwnSignIn {
  id: number
  /** UTC. */
  createdAt: string
  outcome: 'signed_in' | 'recovery_code' | 'wrong_password' | 'wrong_code' | 'locked'
  network: string
  device: string | null
}

export interface Account {
  me: { name: string; email: string }
  myAccount: {
    /** UTC; null while the password is enough. */
    secondFactorSince: string | null
    recoveryCodesLeft: number
    sessions: OwnSession[]
    signIns: OwnSignIn[]
  }
}

/** What an authenticator app is to know: to be typed, and as a QR code holds it. */
export interface Setup {
  secret: string
  address: string
}

const accountQuery = `query Account {
  me { name email }
  myAccount {
    secondFactorSince recoveryCodesLeft
    sessions { id isThisOne network device signedInAt lastUsedAt }
    signIns { id createdAt outcome network device }
  }
}`

/** What is asked of the server about the own account. Each throws a Refusal in its words, or NoAnswer. */
export const accountCalls = {
  load: (signal: AbortSignal) => askServer<Account>({ query: accountQuery, signal }),

  changePassword: (currentPassword: string, newPassword: string) =>
    askServer({
      query: `mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
        changePassword(currentPassword: $currentPassword, newPassword: $newPassword)
      }`,
      variables: { currentPassword, newPassword },
    }),

  async begin(password: string): Promise<Setup> {
    const query = `mutation Begin($password: String!) { setup: beginSecondFactor(password: $password) { secret address } }`
    return (await askServer<{ setup: Setup }>({ query, variables: { password } })).setup
  },

  async turnOn(code: string): Promise<string[]> {
    const query = 'mutation TurnOn($code: String!) { codes: turnOnSecondFactor(code: $code) }'
    return (await askServer<{ codes: string[] }>({ query, variables: { code } })).codes
  },

  async renewCodes(password: string, code: string): Promise<string[]> {
    const query = `mutation Renew($password: String!, $code: String!) {
      codes: renewRecoveryCodes(password: $password, code: $code)
    }`
    return (await askServer<{ codes: string[] }>({ query, variables: { password, code } })).codes
  },

  turnOff: (password: string, code: string) =>
    askServer({
      query: `mutation TurnOff($password: String!, $code: String!) {
        turnOffSecondFactor(password: $password, code: $code)
      }`,
      variables: { password, code },
    }),

  endSession: (id: string) =>
    askServer({ query: 'mutation EndSession($id: String!) { endSession(id: $id) }', variables: { id } }),

  endOtherSessions: () => askServer({ query: 'mutation EndOthers { endOtherSessions }' }),
}
