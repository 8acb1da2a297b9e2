import type { Context } from '../../kernel/context/Context.js'
import { inputsFor } from '../../kernel/fields/inputs.js'
import { normalise } from '../../kernel/records/normalise.js'
import { validate } from '../../kernel/records/validate.js'
import { type Language, mailStopAddress } from '../../kernel/shared/screens.js'
import { linkPlace } from '../mailTexts/linkMark.js'
import type { MailKind } from '../mailTexts/MailKinds.js'
import { MailText } from '../mailTexts/MailText.js'
import { describedMail, exampleMail, type MailWords } from '../mailTexts/mailRegistry.js'
import { type WrittenMail, writeMail } from '../mailTexts/writeMail.js'
import { pageWithLink } from '../messages/mailLinks.js'
import { passwordLink } from '../passwords/passwordMails.js'

export interface MailPreview extends WrittenMail {
  /** The record that it is about, in words; null for one that is made up. */
  about: string | null
}

/**
 * A mail with a text that is not saved, about the newest record that there is.
 * @param words null for what is the product's own
 * @throws ShopError VALIDATION, as saving it would
 */
export async function previewMailText(
  context: Context,
  kind: MailKind,
  language: Language,
  words: { [Name in keyof MailWords]: string | null },
): Promise<MailPreview> {
  const { database, settings } = context.services
  const values = normalise(MailText, words)
  await validate(MailText, inputsFor(MailText).update, values, { kind, language, ...values })
  const { values: filledIn, about } = await exampleMail(context, kind, language)
  const { opensAccount: isSecret = false, strangers, placeholders } = describedMail(kind)
  const stopAddress = strangers === 'limited' ? settings.publicUrl + mailStopAddress(language, '…') : null
  // Examples leave nothing out, but for what there is nothing to say about.
  const nothing = Object.fromEntries(placeholders.map((name) => [name, null]))
  const content = { kind, language, values: { ...nothing, ...filledIn }, isSecret, stopAddress }
  const { subject, text, html } = await writeMail(database.reader, content, settings, values)
  if (!isSecret) return { subject, text, html, about }
  const link = passwordLink('…', language, settings)
  return { subject, text: text.replaceAll(linkPlace, () => link), html: html && pageWithLink(html, link), about }
}
