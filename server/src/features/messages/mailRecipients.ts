import { type EntityManager, IsNull, LessThanOrEqual } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { RowReader } from '../../kernel/database/RowReader.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { emailKey } from '../../kernel/fields/keys.js'
import { CallLimit } from '../../kernel/limits/CallLimit.js'
import { signatureOf } from '../../kernel/secrets/signature.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { MailRecipient } from './MailRecipient.js'

/** Mails to one address that anyone without an account can cause. */
const maxAnHour = 5
const maxADay = 10

const hourMilliseconds = 60 * 60 * 1000
const dayMilliseconds = 24 * hourMilliseconds
const stoppedMilliseconds = 30 * dayMilliseconds

/** The last part of the secret address at which the owner of an e-mail address stops mails that others cause. */
export function recipientCode(email: string, settings: Pick<Settings, 'sessionSecret'>): string {
  const signature = signatureOf('mail recipient', emailKey(email), settings)
  // In base64 it could end with a character that mail programs take for the end of a sentence.
  return Buffer.from(signature, 'base64url').toString('hex')
}

/**
 * Counts a mail to an address, by one statement, so that of any number at once no more are sent than may be.
 * @returns false when the address has had as many as it may, or its owner wants none
 */
export async function countMail(
  manager: EntityManager,
  code: string,
  { messageLimit }: Pick<Settings, 'messageLimit'>,
): Promise<boolean> {
  const now = Date.now()
  const instant = new Date(now).toISOString()
  const ends = (milliseconds: number) => new Date(now + milliseconds).toISOString()
  const none = { hourCount: 0, hourEndsAt: instant, dayCount: 0, dayEndsAt: instant, stoppedUntil: null }
  await manager
    .createQueryBuilder()
    .insert()
    .into(MailRecipient)
    .values({ code, ...none })
    .orIgnore()
    .execute()
  const counting = manager
    .createQueryBuilder()
    .update(MailRecipient)
    .set({
      // MariaDB assigns from left to right: a count is computed before its end is moved.
      hourCount: () => 'CASE WHEN hour_ends_at > :now THEN hour_count + 1 ELSE 1 END',
      hourEndsAt: () => 'CASE WHEN hour_ends_at > :now THEN hour_ends_at ELSE :hourEnds END',
      dayCount: () => 'CASE WHEN day_ends_at > :now THEN day_count + 1 ELSE 1 END',
      dayEndsAt: () => 'CASE WHEN day_ends_at > :now THEN day_ends_at ELSE :dayEnds END',
    })
    .where('code = :code AND (stopped_until IS NULL OR stopped_until <= :now)', { code })
  if (messageLimit) {
    counting.andWhere('(hour_ends_at <= :now OR hour_count < :maxAnHour)', { maxAnHour })
    counting.andWhere('(day_ends_at <= :now OR day_count < :maxADay)', { maxADay })
  }
  const times = { now: instant, hourEnds: ends(hourMilliseconds), dayEnds: ends(dayMilliseconds) }
  const { affected } = await counting.setParameters({ ...counting.getParameters(), ...times }).execute()
  return Boolean(affected)
}

/** Addresses that stop nothing. One of a mail is never limited. */
const missLimit = new CallLimit('mail-stop-address', () => ({ points: 20, seconds: 600 }))

/**
 * Until when the owner of an address wants no such mails, UTC; null otherwise. Reading changes nothing.
 * @throws ShopError NOT_FOUND, or RATE_LIMITED for a network that has tried many in vain
 */
export async function openMailStop({ services, caller }: Context, code: string): Promise<string | null> {
  const { reader } = services.database
  const recipient = /^[0-9a-f]{64}$/.test(code) ? await new RowReader(reader).first(MailRecipient, { code }) : null
  if (!recipient) {
    if (caller) await missLimit.spend(services, { address: caller.address })
    throw new ShopError('NOT_FOUND', { message: { key: 'notFound.mailStopAddress' } })
  }
  const until = recipient.stoppedUntil as string | null
  return until !== null && until > new Date().toISOString() ? until : null
}

/** Stops mails that others cause to an address. @returns until when, thirty days on, UTC. @throws ShopError as `openMailStop` */
export async function stopMails(context: Context, code: string): Promise<string> {
  await openMailStop(context, code)
  const until = new Date(Date.now() + stoppedMilliseconds).toISOString()
  await context.services.database.write((manager) => manager.update(MailRecipient, { code }, { stoppedUntil: until }))
  return until
}

/** Removes the addresses of which nothing counts any more. */
export async function removeOldRecipients(manager: EntityManager, now: Date): Promise<void> {
  const over = LessThanOrEqual(now.toISOString())
  await manager.delete(MailRecipient, [
    { dayEndsAt: over, stoppedUntil: IsNull() },
    { dayEndsAt: over, stoppedUntil: over },
  ])
}
