import { type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm'
import type { Database } from '../database/Database.js'
import { hashSecret, isSecret, newSecret } from '../sessions/secrets.js'
import { PasswordToken } from './PasswordToken.js'

/** Somebody with a new account has this many days to choose a password. */
export const invitationDays = 14

const minuteMilliseconds = 60 * 1000
const resetMilliseconds = 60 * minuteMilliseconds
const pauseMilliseconds = 5 * minuteMilliseconds

/** Answers the token of an invitation, which is kept nowhere. */
export function newInvitation(manager: EntityManager, user: number): Promise<string> {
  return newToken(manager, user, invitationDays * 24 * 60 * minuteMilliseconds)
}

/**
 * Answers a token with which a password can be chosen anew, in place of the one before; null when that one is less
 * than five minutes old. The account must be locked, so that of several calls at once one gets a token.
 */
export async function newReset(manager: EntityManager, user: number): Promise<string | null> {
  const resets = await manager.findBy(PasswordToken, { user, expiresAt: LessThanOrEqual(after(resetMilliseconds)) })
  const isFresh = resets.some(({ expiresAt }) => expiresAt > after(resetMilliseconds - pauseMilliseconds))
  if (isFresh) return null
  for (const { tokenHash } of resets) await manager.delete(PasswordToken, { tokenHash })
  return newToken(manager, user, resetMilliseconds)
}

/** Whose password can be chosen with this token; null when it is over, was used or never was. */
export async function userOfToken({ reader }: Database, token: string): Promise<number | null> {
  if (!isSecret(token)) return null
  const found = await reader.findOneBy(PasswordToken, live(token))
  return found?.user ?? null
}

/** Whether the token still holds; afterwards it does not. Of several calls at once one gets to use it. */
export async function spendToken(manager: EntityManager, token: string): Promise<boolean> {
  return Boolean((await manager.delete(PasswordToken, live(token))).affected)
}

/** Removes the tokens that have expired. */
export async function removeExpiredTokens(manager: EntityManager): Promise<void> {
  await manager.delete(PasswordToken, { expiresAt: LessThanOrEqual(after(0)) })
}

async function newToken(manager: EntityManager, user: number, milliseconds: number): Promise<string> {
  const token = newSecret()
  await manager.insert(PasswordToken, { tokenHash: hashSecret(token), user, expiresAt: after(milliseconds) })
  return token
}

function live(token: string) {
  return { tokenHash: hashSecret(token), expiresAt: MoreThan(after(0)) }
}

function after(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString()
}
