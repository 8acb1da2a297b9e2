import type { SmtpAddress } from '../settings/smtpAddress.js'
import { oneLine } from './oneLine.js'

/** Why a mail was not delivered. The message is one line and holds no password. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'

  constructor(
    message: string,
    /** Whether retrying this mail is useless. */
    readonly isFinal: boolean,
    /** Whether the problem is the mail server rather than this mail. */
    readonly isOfServer: boolean,
  ) {
    super(message)
  }
}

const mostOfMessage = 400

/** Errors of the mail itself, its sender or its recipient; all others are connection problems. */
const aboutMail = ['EENVELOPE', 'EMESSAGE']

/** Replies that require a login or encryption: the setting is wrong, not the mail. */
const wantsLogin = [530, 534, 535, 538]

/** Translates an error of the mail library. */
export function mailFailure(error: unknown, address: SmtpAddress): MailFailure {
  const { code = '', responseCode, permanent, message } = detailsOf(error)
  const isOfServer = !aboutMail.includes(code) || (responseCode !== undefined && wantsLogin.includes(responseCode))
  // Without a reply from the server, the library itself rejected the mail.
  const isFinal = !isOfServer && (responseCode === undefined || permanent === true)
  return new MailFailure(oneLine(withoutPassword(message, address), mostOfMessage), isFinal, isOfServer)
}

interface Details {
  message: string
  code?: string
  responseCode?: number
  permanent?: boolean
}

function detailsOf(error: unknown): Details {
  return error instanceof Error ? (error as Error & Details) : { message: String(error) }
}

/** A server may repeat the password in its reply, plain or encoded. */
function withoutPassword(message: string, { login }: SmtpAddress): string {
  if (!login?.password) return message
  const { user, password } = login
  const forms = [password, encodeURIComponent(password), base64(password), base64(`\0${user}\0${password}`)]
  return forms.reduce((text, form) => text.replaceAll(form, '***'), message)
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}
