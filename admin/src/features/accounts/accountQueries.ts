import {
  AccountDocument,
  type AccountQuery,
  BeginSecondFactorDocument,
  type BeginSecondFactorMutation,
  ChangePasswordDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  RemoveCounterPinDocument,
  RenewRecoveryCodesDocument,
  SetCounterPinDocument,
  TurnOffSecondFactorDocument,
  TurnOnSecondFactorDocument,
} from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import type { Proof } from './useProof'

export type OwnSession = AccountQuery['myAccount']['sessions'][number]
export type OwnSignIn = AccountQuery['myAccount']['signIns'][number]
/** What an authenticator app needs: the secret to be typed, and the address that the QR code holds. */
export type Setup = BeginSecondFactorMutation['setup']

/** The calls about one's own account. Each throws a Refusal with the server's message, or NoAnswer. */
export const accountCalls = {
  load: (signal: AbortSignal) => askServer({ query: AccountDocument, signal }),

  changePassword: (currentPassword: string, newPassword: string) =>
    askServer({ query: ChangePasswordDocument, variables: { currentPassword, newPassword } }),

  async begin(password: string): Promise<Setup> {
    return (await askServer({ query: BeginSecondFactorDocument, variables: { password } })).setup
  },

  async turnOn(code: string): Promise<string[]> {
    return (await askServer({ query: TurnOnSecondFactorDocument, variables: { code } })).codes
  },

  async renewCodes(password: string, code: string): Promise<string[]> {
    return (await askServer({ query: RenewRecoveryCodesDocument, variables: { password, code } })).codes
  },

  turnOff: (password: string, code: string) =>
    askServer({ query: TurnOffSecondFactorDocument, variables: { password, code } }),

  setPin: (pin: string, proof: Proof) => askServer({ query: SetCounterPinDocument, variables: { pin, ...proof } }),

  removePin: (proof: Proof) => askServer({ query: RemoveCounterPinDocument, variables: proof }),

  endSession: (id: string) => askServer({ query: EndSessionDocument, variables: { id } }),

  endOtherSessions: () => askServer({ query: EndOtherSessionsDocument }),
}
