import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { label } from '../../kernel/i18n/labels.js'
import { say } from '../../kernel/i18n/say.js'
import type { Language } from '../../kernel/shared/screens.js'
import type { ExampleMail } from '../mailTexts/FeatureMails.js'
import { newestRecord } from '../mailTexts/newestRecord.js'
import { mailOfAnswer } from './answerMessage.js'
import type { MessageMail } from './mails.js'
import { mailOfMessage } from './mailsToShop.js'
import { type MessageKind, messageKinds } from './messageKinds.js'

/** What a mail about a message is filled in with before there is one to send: the newest of its form, or a made-up one. */
export async function exampleMessageMail(
  context: Context,
  kind: MessageMail,
  language: Language,
): Promise<ExampleMail> {
  if (kind === 'test') return { values: {}, about: null }
  if (kind === 'messageAnswer') return exampleOfAnswer(context, language)
  const form = Object.values(messageKinds).find(({ mail }) => mail === kind) ?? messageKinds.contact
  const { database, settings } = context.services
  const row = await newestRecord<Row>(database, form.type)
  const made = { ...madeUp(language), [form.text]: say(language, { key: 'mailExample.description' }) }
  const message = { values: row ?? made, sentIn: (row?.language as Language) ?? language, photos: 0 }
  const { values } = mailOfMessage(form, message, settings, language)
  return { values, about: row && aboutRow(form, row, language) }
}

async function exampleOfAnswer(
  { services: { database, settings } }: Context,
  language: Language,
): Promise<ExampleMail> {
  const { contact } = messageKinds
  const row = await newestRecord<Row>(database, contact.type)
  const message = say(language, { key: 'mailExample.description' })
  const made = { ...madeUp(language), message, createdAt: new Date().toISOString() }
  const answer = say(language, { key: 'mailExample.answer' })
  const { values } = mailOfAnswer(contact, { ...(row ?? made), language }, answer, settings)
  return { values, about: row && aboutRow(contact, row, language) }
}

function madeUp(language: Language) {
  return { name: say(language, { key: 'mailExample.name' }), email: 'jansen@example.com' }
}

function aboutRow({ type }: MessageKind, { id, name }: Row, language: Language): string {
  return `${label(managedEntity(type).name)[language]} ${id}, ${name}`
}
