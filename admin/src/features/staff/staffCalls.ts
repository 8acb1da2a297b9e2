import {
  AccountSecurityDocument,
  type AccountSecurityFieldsFragment,
  EndAccountDocument,
  EndAccountSessionDocument,
  EndAccountSessionsDocument,
  InviteColleagueDocument,
  type Language,
  RemoveAccountPinDocument,
  RemoveAccountSecondFactorDocument,
  SetStaffRightDocument,
  StaffAccountsDocument,
  type StaffRight,
  UnlockAccountDocument,
} from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import type { Proof } from '../accounts/useProof'

export type StaffAccount = AccountSecurityFieldsFragment

/** What can be done to the account of someone else; each asks for the administrator's own password first. */
export type AccountAction =
  | { kind: 'session'; session: string; device: string }
  | { kind: 'sessions' | 'factor' | 'pin' | 'end' }

/** The calls about the accounts of others. Each throws a Refusal with the server's message, or NoAnswer. */
export const staffCalls = {
  list: (signal: AbortSignal) => askServer({ query: StaffAccountsDocument, signal }),

  load: (account: number, signal: AbortSignal) =>
    askServer({ query: AccountSecurityDocument, variables: { account }, signal }),

  async act(account: number, action: AccountAction, proof: Proof): Promise<true> {
    const variables = { account, ...proof }
    switch (action.kind) {
      case 'session':
        await askServer({ query: EndAccountSessionDocument, variables: { ...variables, session: action.session } })
        break
      case 'sessions':
        await askServer({ query: EndAccountSessionsDocument, variables })
        break
      case 'factor':
        await askServer({ query: RemoveAccountSecondFactorDocument, variables })
        break
      case 'pin':
        await askServer({ query: RemoveAccountPinDocument, variables })
        break
      case 'end':
        await askServer({ query: EndAccountDocument, variables })
        break
    }
    return true
  },

  setRight: (account: number, right: StaffRight, proof: Proof) =>
    askServer({ query: SetStaffRightDocument, variables: { account, right, ...proof } }),

  unlock: (account: number) => askServer({ query: UnlockAccountDocument, variables: { account } }),

  invite: (colleague: { name: string; email: string; language: Language; right: StaffRight }, proof: Proof) =>
    askServer({ query: InviteColleagueDocument, variables: { ...colleague, ...proof } }),
}
