import { Secret } from 'otpauth'
import type { EntityManager } from 'typeorm'
import { hashSecret } from '../sessions/secrets.js'
import { RecoveryCode } from './RecoveryCode.js'

const count = 10

/** 80 bits: sixteen characters of base32, which has no 0 and no 1. */
const codeBytes = 10

/** Replaces the codes by ten new ones, such as `ABCD-EFGH-IJKL-MNOP`. Only their hashes are stored. */
export async function newRecoveryCodes(manager: EntityManager, user: number): Promise<string[]> {
  const codes = Array.from({ length: count }, () => new Secret({ size: codeBytes }).base32)
  await manager.delete(RecoveryCode, { user })
  await manager.insert(
    RecoveryCode,
    codes.map((code) => ({ user, codeHash: hashSecret(code) })),
  )
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'))
}

/** Uses up a code. @returns whether it was valid; of several concurrent uses only one succeeds */
export async function spendRecoveryCode(manager: EntityManager, user: number, code: string): Promise<boolean> {
  if (!/^[A-Z2-7]{16}$/.test(code)) return false
  return Boolean((await manager.delete(RecoveryCode, { user, codeHash: hashSecret(code) })).affected)
}
