import type { MailPlaceholder } from './mailPlaceholders.js'

/** Every mail that the shop sends, by its kind: each feature declares its own here, in its `mails.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface MailKinds {}
export type MailKind = keyof MailKinds

/** What stands in the place of a mail's own placeholders; null for what there is nothing to say about. */
export type MailValues = Readonly<Partial<Record<MailPlaceholder, MailValue>>>
type MailValue = string | number | null

/** What a mail of a kind is filled in with: all that its text may ask for. A link may be put in by the delivery. */
export type ValuesOf<Kind extends MailKind> = MailValues &
  Readonly<Record<Exclude<MailKinds[Kind]['placeholders'][number], 'link' | 'stop'>, MailValue>>
