import { say } from '../../kernel/i18n/say.js'
import { seal, unseal } from '../../kernel/secrets/secretBox.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { defaultLanguage, passwordPath } from '../../kernel/shared/screens.js'
import { linkMark, linkPlace } from '../mailTexts/linkMark.js'
import { escaped } from '../mailTexts/mailPage.js'
import { MailFailure } from './MailFailure.js'
import { eventWithLink, type MailEvent } from './mailEvents.js'
import type { OutgoingMail } from './OutgoingMail.js'

/**
 * A link in a mail opens an account to anyone who reads it, so no text that is stored contains one: not the outbox, the
 * search index, an export nor a backup. The text holds a place for it, and the link is encrypted beside it until delivery.
 */

const linkKinds = [
  'invitation',
  'reset',
  'job',
  'review',
  'appointment',
  'reservation',
  'confirmation',
  'invoice',
] as const

export type LinkKind = (typeof linkKinds)[number]

/** A line may lead to a part of the page. */
const place = /^\[link\](?=#[a-z]+$|$)/m
const places = new RegExp(place, 'gm')

/** A link in a text from before links were encrypted. */
const plainLink = new RegExp(`^\\S*${passwordPath}\\?token=\\S*$`, 'm')

type Secret = Pick<Settings, 'sessionSecret'>

/** Encrypts a link for the mail to this recipient. */
export function sealLink(kind: LinkKind, link: string, recipient: string, settings: Secret): string {
  return seal(link, bindingOf(kind, recipient), settings)
}

/** The link of a mail whose `sealedLink` was read; null when it is none of this kind, or was delivered. */
export function openLink(
  kind: LinkKind,
  { sealedLink, recipient }: Pick<OutgoingMail, 'sealedLink' | 'recipient'>,
  settings: Secret,
): string | null {
  return sealedLink ? unseal(sealedLink, bindingOf(kind, recipient), settings) : null
}

/** What is delivered of a mail. @throws MailFailure when the link was encrypted under another SESSION_SECRET */
export function insertLink(mail: OutgoingMail, settings: Secret): Pick<OutgoingMail, 'text' | 'html' | 'event'> {
  const { text, html, event, isSecret } = mail
  if (!isSecret || !place.test(text)) return { text, html, event }
  const link = linkKinds.map((kind) => openLink(kind, mail, settings)).find((each) => each !== null) ?? null
  if (link === null) throw new MailFailure(say(defaultLanguage, { key: 'mail.link.lost' }), true, false, 'other')
  return {
    text: text.replace(places, () => link),
    html: html && pageWithLink(html, link),
    event: event && eventWithLink(event as MailEvent, link),
  }
}

/** The page of a mail with an address where its link goes. */
export function pageWithLink(html: string, link: string): string {
  return html.replaceAll(linkMark, () => escaped(link))
}

const linkAttribute = new RegExp(`href="${linkMark}[^"]*"`, 'g')

/** The page of a mail with a sentence in the mail's language, or the given link, where its link goes. */
export function pageWithoutLink(html: string, language: OutgoingMail['language'], link?: string | null): string {
  if (link) return pageWithLink(html, link)
  const hidden = escaped(say(language, { key: 'mail.link.hidden' }))
  return html.replace(linkAttribute, '').replaceAll(linkMark, () => hidden)
}

/** The text of a secret mail as it is stored, also when it is from before links were encrypted. */
export function withoutLink(text: string): string {
  return text.replace(plainLink, linkPlace)
}

/** Whether the text of a secret mail has to be completed before anybody reads it. */
export function mayHaveLink(text: string): boolean {
  return place.test(text) || plainLink.test(text)
}

/** The text of a mail with a sentence in the mail's language, or the given link, where its link goes. */
export function textWithoutLink(
  mail: Pick<OutgoingMail, 'text' | 'isSecret' | 'language'>,
  link?: string | null,
): string {
  if (!mail.isSecret) return mail.text
  const hidden = say(mail.language, { key: 'mail.link.hidden' })
  return withoutLink(mail.text).replace(/^\[link\](#[a-z]+)?$/gm, (_, anchor = '') => (link ? link + anchor : hidden))
}

function bindingOf(kind: LinkKind, recipient: string) {
  return { purpose: `${kind} link`, owner: recipient } as const
}
