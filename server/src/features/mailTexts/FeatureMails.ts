import type { Context } from '../../kernel/context/Context.js'
import type { Language } from '../../kernel/shared/screens.js'
import type { MailDescription } from './MailDescription.js'
import type { MailKind, MailValues } from './MailKinds.js'

/** What a mail is filled in with before there is one to send. */
export interface ExampleMail {
  values: MailValues
  /** The record that it is about, in words; null for one that is made up. */
  about: string | null
}

type Mails = Readonly<Record<string, MailDescription>>

/** The mails of a feature, with what each is filled in with where its text is tried. */
export interface FeatureMails {
  readonly mails: Mails
  example(context: Context, kind: string, language: Language): Promise<ExampleMail>
}

declare module '../../kernel/Feature.js' {
  interface Feature {
    /** What it mails; `mailsOf` makes these. */
    mails?: readonly FeatureMails[]
  }
}

/** The kinds of mails that are described together. */
export function kindsOf<Kind extends MailKind>(mails: Readonly<Record<Kind, MailDescription>>): readonly Kind[] {
  return Object.keys(mails) as Kind[]
}

/**
 * What a feature mails.
 * @param example a mail about the newest record that there is of its kind, or else a made-up one, in the given language
 */
export function mailsOf<Described extends Mails>(
  mails: Described,
  example: (context: Context, kind: keyof Described & string, language: Language) => Promise<ExampleMail>,
): FeatureMails {
  return { mails, example }
}
