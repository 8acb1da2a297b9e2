import type { Context } from '../../kernel/context/Context.js'
import { openChoice } from '../../kernel/fields/Choice.js'
import type { Language } from '../../kernel/shared/screens.js'
import type { ExampleMail, FeatureMails } from './FeatureMails.js'
import type { MailDescription } from './MailDescription.js'
import type { MailKind } from './MailKinds.js'

/** Subject and body of a mail, with placeholders. */
export interface MailWords {
  subject: string
  body: string
}

const registered = new Map<string, { mail: MailDescription; of: FeatureMails }>()

export const mailKindChoice = openChoice<MailKind>(
  'MailKind',
  'The mails that the shop sends: of jobs by what happened, of accounts by what was done with them, and of messages by their form.',
)

/** Registers what all features mail. @throws Error for a kind that two of them have */
export function registerMails(mails: readonly FeatureMails[]): void {
  for (const of of mails) {
    for (const [kind, mail] of Object.entries(of.mails)) {
      if (registered.has(kind)) throw new Error(`There are two mails ${kind}`)
      registered.set(kind, { mail, of })
      mailKindChoice.add(kind as MailKind, mail.label)
    }
  }
}

/** A mail as its feature describes it. @throws Error for one that no feature lists */
export function describedMail(kind: MailKind): MailDescription {
  return registeredMail(kind).mail
}

/** The text that comes with the product. */
export function ourText(kind: MailKind, language: Language): MailWords {
  const { subject, body } = describedMail(kind)[language]
  return { subject, body: body.join('\n\n') }
}

/** A mail about the newest record that there is of its kind, or else a made-up one, in the given language. */
export function exampleMail(context: Context, kind: MailKind, language: Language): Promise<ExampleMail> {
  return registeredMail(kind).of.example(context, kind, language)
}

function registeredMail(kind: MailKind) {
  const found = registered.get(kind)
  if (!found) throw new Error(`No feature lists the mail ${kind}`)
  return found
}
