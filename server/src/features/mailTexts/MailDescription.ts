import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import type { LocalizedText } from '../../kernel/i18n/LocalizedText.js'
import type { Language } from '../../kernel/shared/screens.js'
import type { MailPlaceholder } from './mailPlaceholders.js'

export const mailAudiences = defineChoice(
  'MailAudience',
  ['customer', 'visitor', 'account', 'shop'],
  'Who receives a mail: a customer whose job it is about, a visitor who has sent a message, or has an appointment or a reservation, the owner of an account, or the shop itself.',
)
export type MailAudience = ValueOf<typeof mailAudiences>

/**
 * What someone without an account can cause of a mail. `limited`: to an address that anyone can have typed, as many as
 * `features/messages/mailRecipients` allows. `once`: the holder of a secret address causes one, by deciding. `bounded`: the owner of
 * an account, or the customer of a job, gets one within minutes, however often it is asked for. `shop`: the shop is told of all that `MESSAGE_LIMIT` lets through.
 * `none`: nothing.
 */
export type StrangersCause = 'limited' | 'once' | 'bounded' | 'shop' | 'none'

/** What a mail says, with placeholders. */
export interface OurWords {
  readonly subject: string
  /** Paragraphs, of which a link is a line by itself. */
  readonly body: readonly string[]
}

/** A mail that the shop sends, as the feature describes it that sends it. */
export interface MailDescription extends Readonly<Record<Language, OurWords>> {
  readonly audience: MailAudience
  readonly strangers: StrangersCause
  readonly placeholders: readonly MailPlaceholder[]
  /** Those without which the mail would be useless: no text may leave them out. */
  readonly required: readonly MailPlaceholder[]
  /** The words of placeholders that mean something of their own in this mail. */
  readonly placeholderLabels?: Readonly<Partial<Record<MailPlaceholder, LocalizedText>>>
  /** The words of its button, for one with a link. */
  readonly button?: LocalizedText
  /** Whether its link opens an account: it is in no preview. */
  readonly opensAccount?: boolean
  /** What it is called. */
  readonly label: LocalizedText
  /** When it is sent. */
  readonly occasion: LocalizedText
}
