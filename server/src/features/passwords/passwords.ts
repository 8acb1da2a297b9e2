import { hash, verify } from '@node-rs/argon2'
import { maxLength } from 'class-validator'
import { passwordLength } from '../../kernel/shared/passwordStrength.js'

/**
 * The hash of an unknown password, with the same costs as `hashPassword`. It is verified where there is no account, which
 * takes the time of a real check.
 */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$wlnVkhzN2cua9VFExjeMpw$DpFFUbb1/PRW9q9olUSvXEI3gHho3sws1SQBBPKGbY8'

/** argon2id; the library's costs are those that OWASP recommends. */
export function hashPassword(password: string): Promise<string> {
  return hash(comparable(password))
}

/** Verifies a password; without a hash it returns false after the same time. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const checkable = maxLength(password, passwordLength.max)
  const matches = await verify(passwordHash ?? nobodysHash, checkable ? comparable(password) : '')
  return matches && checkable && passwordHash !== null
}

/** Normalized, because keyboards compose accented letters differently. */
function comparable(password: string): string {
  return password.normalize('NFKC')
}
