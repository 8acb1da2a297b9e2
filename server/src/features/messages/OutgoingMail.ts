import { Column, Index } from 'typeorm'
import { Count, Flag, Multiline, OneOf, SystemInstant, Text } from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import type { Language } from '../../kernel/shared/screens.js'
import type { MailFailureKind } from './mailFailures.js'

const byTheProduct = { required: true, readOnly: true } as const

@Managed({
  plural: 'outgoingMails',
  section: 'uitgaande-mail',
  titleField: 'subject',
  listedBy: [['nextAttemptAt']],
  icon: 'envelope',
  hasNextId: false,
  operations: ['list', 'read'],
  isPublic: false,
  grants: ownerMayAll,
  description: 'A mail of the shop, stored until it is delivered and after.',
})
export class OutgoingMail extends ManagedRecord {
  /** An e-mail address. */
  @Text({ max: 200, ...byTheProduct, inList: true })
  recipient: string

  @Text({ max: 200, ...byTheProduct, inList: true })
  subject: string

  /** Plain text. The link of a secret mail is not in it, see `sealedLink`. */
  @Multiline({ max: 20_000, ...byTheProduct })
  text: string

  /** The address for replies, where it is not the shop's. */
  @Text({ max: 200, readOnly: true })
  replyTo: string | null

  @OneOf(languageChoice, { ...byTheProduct, section: 'details' })
  language: Language

  /** Whether it is sent with a secret, such as a link to choose a password. */
  @Flag({ readOnly: true, public: false, section: 'details' })
  isSecret: boolean

  @Count({ min: 0, ...byTheProduct, inList: true, section: 'details' })
  attempts: number

  /** When to try next; null once the mail was delivered or given up. */
  @SystemInstant({ required: false, inList: true, section: 'details' })
  nextAttemptAt: string | null

  /** One instance has claimed its delivery until then. */
  @SystemInstant({ required: false, public: false, section: 'details' })
  claimedUntil: string | null

  @SystemInstant({ required: false, inList: true, section: 'details' })
  sentAt: string | null

  /** When the owner or the operator had seen to a mail that was given up. */
  @SystemInstant({ required: false, public: false, section: 'details' })
  handledAt: string | null

  /** The error of the last attempt, in the mail server's words. */
  @Text({ max: 400, readOnly: true, inList: true, section: 'details' })
  lastError: string | null

  /**
   * The id of the customer whom it is to or about. No `Reference`, which would be emptied when the customer is deleted, and
   * an erasure from the trash would miss a mail to the shop.
   */
  @Index()
  @Column({ type: 'int', nullable: true, select: false })
  customer: number | null

  /** The same as a page, as it was when the mail was written; its link as in `text`. Null where only the text is sent. */
  @Column({ type: 'text', nullable: true, select: false })
  html: string | null

  /** The event that comes with it, as `features/messages/mailEvents.ts` reads it; null for most mails. */
  @Column({ type: 'json', nullable: true, select: false })
  event: object | null

  /** The id of the invoice whose files come with it; null for most mails. */
  @Index()
  @Column({ type: 'int', nullable: true, select: false })
  invoice: number | null

  /** Where the last attempt failed; null where it did not. */
  @Column({ type: 'varchar', length: 20, nullable: true, select: false })
  failure: MailFailureKind | null

  /** The link of a secret mail, encrypted by `features/messages/mailLinks.ts` until the mail is delivered. */
  @Column({ type: 'varchar', length: 1000, nullable: true, select: false })
  sealedLink: string | null
}
