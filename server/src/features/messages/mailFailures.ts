import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'

export const mailFailureKinds = defineChoice(
  'MailFailureKind',
  ['unreachable', 'login', 'encryption', 'sender', 'recipient', 'other'],
  'What a mail failed by: the mail server does not answer, refuses the login, the encryption or the sender; the recipient; or something else.',
)
export type MailFailureKind = ValueOf<typeof mailFailureKinds>
