import { Secret } from 'otpauth'
import type { EntityManager } from 'typeorm'
import { hashPassword, isPassword } from '../passwords/passwords.js'
import { hashSecret } from '../sessions/secrets.js'
import { RecoveryCode } from './RecoveryCode.js'

const count = 10

/** 80 bits: sixteen characters of base32, which has no 0 and no 1. */
const codeBytes = 10

/** New codes with their hashes, which take too long to make within a transaction. */
export interface RecoveryCodes {
  /** As they are shown, such as `ABCD-EFGH-IJKL-MNOP`. */
  shown: string[]
  hashes: string[]
}

export async function makeRecoveryCodes(): Promise<RecoveryCodes> {
  const codes = Array.from({ length: count }, () => new Secret({ size: codeBytes }).base32)
  return {
    shown: codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-')),
    hashes: await Promise.all(codes.map(hashPassword)),
  }
}

/** Replaces the codes of an account. Only their hashes are stored. */
export async function keepRecoveryCodes(
  manager: EntityManager,
  user: number,
  { hashes }: RecoveryCodes,
): Promise<void> {
  await manager.delete(RecoveryCode, { user })
  await manager.insert(
    RecoveryCode,
    hashes.map((codeHash) => ({ user, codeHash })),
  )
}

/** The stored code that this is, to be spent; null when it is none of the account's. */
export async function findRecoveryCode(reader: EntityManager, user: number, code: string): Promise<string | null> {
  if (!/^[A-Z2-7]{16}$/.test(code)) return null
  const stored = (await reader.findBy(RecoveryCode, { user })).map(({ codeHash }) => codeHash)
  const earlier = hashSecret(code)
  if (stored.includes(earlier)) return earlier
  for (const codeHash of stored.filter((each) => each.startsWith('$argon2id$'))) {
    if (await isPassword(codeHash, code)) return codeHash
  }
  return null
}

/** Uses up a stored code. @returns whether it was still there; of several concurrent uses only one succeeds */
export async function spendRecoveryCode(manager: EntityManager, user: number, codeHash: string): Promise<boolean> {
  return Boolean((await manager.delete(RecoveryCode, { user, codeHash })).affected)
}
