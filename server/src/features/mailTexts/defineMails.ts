import type { MailDescription } from './MailDescription.js'

/** What several mails of a feature have in common. */
export type SharedByMails = Partial<MailDescription>

/** A mail requires placeholders of its own alone, and has words for its button where it has a link. */
type Sound<Mail extends MailDescription> = {
  readonly required: readonly Mail['placeholders'][number][]
} & ('link' extends Mail['placeholders'][number] ? { readonly button: object } : unknown)

/**
 * The mails of a feature by their kind. The file that defines them adds them to `MailKinds`, by which a mail is queued, and
 * the `feature.ts` beside it lists them with their example.
 */
export function defineMails<const Mails extends Readonly<Record<string, MailDescription>>>(
  mails: Mails & { readonly [Kind in keyof Mails]: Sound<Mails[Kind]> },
): Mails {
  return mails
}
