import { In, IsNull } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { dueNow } from '../../kernel/outbox/claims.js'
import { records } from '../../kernel/records/records.js'
import { assertNoProgram } from '../sessions/assertNoProgram.js'
import type { MailServices } from './MailDelivery.js'
import { OutgoingMail } from './OutgoingMail.js'
import { queueMail } from './queueMail.js'

/**
 * Makes undelivered mails due again, with all their attempts: those that were given up, or those of the given ids that
 * wait for another attempt too.
 * @param ids null for all that were given up and not handled since
 * @returns how many; delivered mails are left out
 */
export async function resendMails({ services }: Context<MailServices>, ids: readonly number[] | null): Promise<number> {
  const which = ids === null ? { nextAttemptAt: IsNull(), handledAt: IsNull() } : { id: In([...ids]) }
  const due = await services.database.write((manager) =>
    records.updateWhere(manager, OutgoingMail, { ...which, sentAt: IsNull() }, { ...dueNow(), attempts: 0 }),
  )
  services.mail.wake()
  return due
}

/** Queues a mail to the viewer, to see whether mail arrives. @returns the address that it is sent to */
export async function sendTestMail({ services, viewer, language }: Context<MailServices>): Promise<string> {
  assertNoProgram(viewer)
  if (!viewer) throw new ShopError('UNAUTHENTICATED')
  const mail = { kind: 'test', recipient: viewer.email, values: {}, language } as const
  await services.database.write((manager) => queueMail(manager, mail, viewer.id, services.settings))
  services.mail.wake()
  return viewer.email
}
