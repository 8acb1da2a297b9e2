import { type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm'
import type { Database } from '../../kernel/database/Database.js'
import { hashSecret, isSecret, newSecret } from '../sessions/secrets.js'
import { PasswordToken } from './PasswordToken.js'

/** Days in which the owner of a new account can choose a password. */
export const invitationDays = 14

const minuteMilliseconds = 60 * 1000
const resetMilliseconds = 60 * minuteMilliseconds
const pauseMilliseconds = 5 * minuteMilliseconds

/** Returns the token of an invitation; only its hash is stored. */
export function newInvitation(manager: EntityManager, user: number): Promise<string> {
  return newToken(manager, user, invitationDays * 24 * 60 * minuteMilliseconds)
}

/**
 * Returns a token to reset a password, which replaces the previous token; null when that is less than five minutes old.
 * The account's row must be locked, so that only one of several concurrent calls gets a token.
 */
export async function newReset(manager: EntityManager, user: number): Promise<string | null> {
  const resets = await manager.findBy(PasswordToken, { user, expiresAt: LessThanOrEqual(after(resetMilliseconds)) })
  const isFresh = resets.some(({ expiresAt }) => expiresAt > after(resetMilliseconds - pauseMilliseconds))
  if (isFresh) return null
  for (const { tokenHash } of resets) await manager.delete(PasswordToken, { tokenHash })
  return newToken(manager, user, resetMilliseconds)
}

/** Returns a token of an hour for an operator, which replaces every reset of the account, however new. */
export async function newRecovery(manager: EntityManager, user: number): Promise<string> {
  await manager.delete(PasswordToken, { user, expiresAt: LessThanOrEqual(after(resetMilliseconds)) })
  return newToken(manager, user, resetMilliseconds)
}

/** The account whose password this token can set; null when it has expired, was used or never existed. */
export async function userOfToken({ reader }: Database, token: string): Promise<number | null> {
  if (!isSecret(token)) return null
  const found = await reader.findOneBy(PasswordToken, live(token))
  return found?.user ?? null
}

/** Uses up a token. @returns whether it was valid; of several concurrent calls only one gets true */
export async function spendToken(manager: EntityManager, token: string): Promise<boolean> {
  return Boolean((await manager.delete(PasswordToken, live(token))).affected)
}

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
