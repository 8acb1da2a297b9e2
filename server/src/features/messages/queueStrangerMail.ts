import type { EntityManager } from 'typeorm'
import type { Viewer } from '../../kernel/access/Viewer.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { mailStopAddress } from '../../kernel/shared/screens.js'
import { describedMail } from '../mailTexts/mailRegistry.js'
import { countMail, recipientCode } from './mailRecipients.js'
import { type NewMail, queueMail } from './queueMail.js'

/** Whose act a mail is: nobody's for one that is written when its time comes. */
interface Sender {
  viewer: Viewer | null
  settings: Settings
}

/**
 * Queues a mail of a kind that anyone can cause, to an address that anyone can have typed: as many to each as
 * `mailRecipients` allows, and with a link that stops them. What the shop does itself is not counted.
 * @returns the id of the mail; null where none is sent
 */
export async function queueStrangerMail(
  manager: EntityManager,
  mail: NewMail,
  customer: number | null,
  { viewer, settings }: Sender,
): Promise<number | null> {
  if (describedMail(mail.kind).strangers !== 'limited') throw new Error(`Strangers cause no mail ${mail.kind}`)
  if (viewer?.role === 'cms-admin') return queueMail(manager, mail, customer, settings)
  const code = recipientCode(mail.recipient, settings)
  if (!(await countMail(manager, code, settings))) return null
  const stopAddress = settings.publicUrl + mailStopAddress(mail.language, code)
  return queueMail(manager, { ...mail, stopAddress }, customer, settings)
}
