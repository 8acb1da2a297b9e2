import { In, IsNull, MoreThan, Not } from 'typeorm'
import type { CoreServices } from '../../kernel/context/Context.js'
import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import { mailServerOf } from '../mailServer/mailServerOf.js'
import { readShop } from '../shop/readShop.js'
import { senderOf } from './Mailer.js'
import { type MailFailureKind, mailFailureKinds } from './mailFailures.js'
import { OutgoingMail } from './OutgoingMail.js'

export const mailSituations = defineChoice(
  'MailSituation',
  ['no-server', 'no-sender', 'untried', 'works', 'fails'],
  'How it stands with the mail of the shop: no mail server or no sender is set, nothing was sent yet, it works, or it fails.',
)

/** The connection with the mail server, as far as the outbox shows it. */
export interface MailConnection {
  situation: ValueOf<typeof mailSituations>
  /** The address that mails are from. */
  sender: string | null
  /** How many mails wait to be sent. */
  waiting: number
  deliveredAt: string | null
  /** By when at the latest it had begun to fail. */
  failsSince: string | null
  failure: MailFailureKind | null
  /** The last error, in the mail server's words. */
  answer: string | null
}

/** Failures of single recipients say nothing about the connection. */
const ofConnection = mailFailureKinds.values.filter((kind) => kind !== 'recipient')

export async function readMailConnection({
  database,
  settings,
}: Pick<CoreServices, 'database' | 'settings'>): Promise<MailConnection> {
  const { reader } = database
  const sender = senderOf(await readShop(reader))?.address ?? null
  const waiting = await reader.countBy(OutgoingMail, { nextAttemptAt: Not(IsNull()) })
  const delivered = await reader.findOne(OutgoingMail, {
    select: { id: true, sentAt: true },
    where: { sentAt: Not(IsNull()) },
    order: { sentAt: 'DESC' },
  })
  const deliveredAt = delivered?.sentAt ?? null
  const state = { sender, waiting, deliveredAt, failsSince: null, failure: null, answer: null }
  if ((await mailServerOf(reader, settings)) === null) return { ...state, situation: 'no-server' }
  if (sender === null) return { ...state, situation: 'no-sender' }

  const failed = await reader
    .createQueryBuilder(OutgoingMail, 'mail')
    .addSelect('mail.failure')
    .where({
      sentAt: IsNull(),
      failure: In([...ofConnection]),
      ...(deliveredAt && { updatedAt: MoreThan(deliveredAt) }),
    })
    .orderBy('mail.updatedAt', 'DESC')
    .getMany()
  const [last] = failed
  if (!last) return { ...state, situation: deliveredAt === null ? 'untried' : 'works' }
  const begun = failed.map(({ createdAt }) => createdAt).sort()[0] ?? last.createdAt
  return {
    ...state,
    situation: 'fails',
    failsSince: deliveredAt !== null && deliveredAt > begun ? deliveredAt : begun,
    failure: last.failure,
    answer: last.lastError,
  }
}
