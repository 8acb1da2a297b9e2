import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { assertNoProgram } from '../sessions/assertNoProgram.js'
import type { MailServices } from './MailDelivery.js'
import { readMailConnection } from './mailConnection.js'
import type { MailFailureKind } from './mailFailures.js'

/** What became of a mail that was sent to see whether mail arrives. */
export interface MailTrial {
  recipient: string
  isDelivered: boolean
  /** What the mail server said; null when there is no server or no sender, and nothing was sent. */
  answer: string | null
  failure: MailFailureKind | null
}

/** Sends a mail to the viewer at once, which stands in the outbox with what became of it. It is not tried again. */
export async function tryMail({ services, viewer, language }: Context<MailServices>): Promise<MailTrial> {
  assertNoProgram(viewer)
  if (!viewer) throw new ShopError('UNAUTHENTICATED')
  const { situation } = await readMailConnection(services)
  const recipient = viewer.email
  const unsent = { recipient, isDelivered: false, answer: null, failure: null }
  if (situation === 'no-server' || situation === 'no-sender') return unsent
  return { recipient, ...(await services.mail.sendAtOnce({ kind: 'test', recipient, values: {}, language })) }
}
