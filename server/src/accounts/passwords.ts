import { hash, verify } from '@node-rs/argon2'

/** Characters; the upper limit keeps the work for one call within bounds. */
export const passwordLength = { min: 10, max: 200 }

/**
 * Belongs to a password that nobody knows. It is checked where there is no account, which takes the time of a real
 * check; made with the same costs as `hashPassword`.
 */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$wlnVkhzN2cua9VFExjeMpw$DpFFUbb1/PRW9q9olUSvXEI3gHho3sws1SQBBPKGbY8'

/** argon2id; the library's costs are those that OWASP recommends. */
export function hashPassword(password: string): Promise<string> {
  return hash(comparable(password))
}

/** Whether this is the password; without a hash it never is, after the same time. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const checkable = password.length <= passwordLength.max
  const matches = await verify(passwordHash ?? nobodysHash, checkable ? comparable(password) : '')
  return matches && checkable && passwordHash !== null
}

/** Keyboards differ in how they compose an accented letter. */
function comparable(password: string): string {
  return password.normalize('NFKC')
}
