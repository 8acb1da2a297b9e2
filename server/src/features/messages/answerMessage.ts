import { allow, isThere } from '../../kernel/access/allow.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { invalidField } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import { notFound } from '../../kernel/records/notFound.js'
import { changeRow } from '../../kernel/records/updateRecord.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { cleanedProse } from '../../kernel/shared/cleanedText.js'
import { maxAnswerCharacters } from '../../kernel/shared/textLimits.js'
import type { MailServices } from './MailDelivery.js'
import type { MessageAnswer } from './MessageAnswer.js'
import type { MessageKind } from './messageKinds.js'
import { type NewMail, queueMail } from './queueMail.js'

export interface GivenAnswer {
  text: string
  /** The version of the message that was read: nobody answers twice without having seen the first answer. */
  version: number
  /** Whether nothing is left to do about the message. */
  isHandled: boolean
}

/**
 * Mails an answer to the sender of a message, below it what the sender wrote, and adds it to the message: both or neither.
 * @returns the id of the mail in the outbox
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT, VALIDATION without a text or an address
 */
export async function answerMessage(
  context: Context<MailServices>,
  kind: MessageKind,
  id: number,
  { text: given, version, isHandled }: GivenAnswer,
): Promise<number> {
  const { services, viewer } = context
  const entity = managedEntity(kind.type)
  const permission = allow(viewer, 'update', entity.name)
  const text = checkedText(given)
  const mail = await services.database.write(async (manager) => {
    const before = await lockExistingRow(manager, entity, id)
    if (!isThere(permission, before)) throw notFound(entity)
    const written = mailOfAnswer(kind, before, text, services.settings)
    const queued = await queueMail(manager, written, null, services.settings)
    const answer: MessageAnswer = {
      text,
      answeredAt: new Date().toISOString(),
      answeredBy: viewer?.name ?? null,
      mail: queued,
    }
    const answers = [...(before.answers as MessageAnswer[]), answer]
    const handled = isHandled || before.isHandled
    await changeRow(manager, context, entity, before, { answers, isRead: true, isHandled: handled }, version)
    return queued
  })
  services.mail.wake()
  return mail
}

/** @throws ShopError VALIDATION for a message without an address */
export function mailOfAnswer(
  kind: MessageKind,
  message: Pick<Row, string>,
  text: string,
  { timeZone }: Pick<Settings, 'timeZone'>,
): NewMail {
  if (message.email == null) throw invalidField('text', { key: 'messageAnswer.noAddress' })
  const language = message.language === 'en' ? 'en' : 'nl'
  const day = new Intl.DateTimeFormat(language === 'nl' ? 'nl-NL' : 'en-GB', { dateStyle: 'long', timeZone })
  return {
    kind: 'messageAnswer',
    recipient: String(message.email),
    values: {
      name: String(message.name),
      message: text,
      day: day.format(new Date(String(message.createdAt))),
      quoted: String(message[kind.text])
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join('\n'),
    },
    language,
  }
}

/** @throws ShopError VALIDATION */
function checkedText(given: string): string {
  const text = cleanedProse(given.replaceAll('\r\n', '\n'))
  const field = { owner: 'messageAnswer', name: 'text' }
  if (text === '') throw invalidField('text', { key: 'field.required', values: { field } })
  if (text.length > maxAnswerCharacters) {
    throw invalidField('text', { key: 'field.max', values: { field, max: maxAnswerCharacters } })
  }
  return text
}
