import type { SmtpAddress } from '../settings/smtpAddress.js'
import { oneLine } from './oneLine.js'

/** Why a mail was not delivered. The message is one line and holds no password. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'

  constructor(
    message: string,
    /** Whether this mail will never be taken, however often it is sent. */
    readonly isFinal: boolean,
    /** Whether the mail server takes no mail at all just now. */
    readonly isOfServer: boolean,
  ) {
    super(message)
  }
}

const mostOfMessage = 400

/** What refuses the mail itself, its sender or its recipient; everything else is about the way to the server. */
const aboutMail = ['EENVELOPE', 'EMESSAGE']

/** Replies that ask for a login or for encryption: what is wrong is the setting, not the mail. */
const wantsLogin = [530, 534, 535, 538]

/** Reads an error of the mail library. */
export function mailFailure(error: unknown, address: SmtpAddress): MailFailure {
  const { code = '', responseCode, permanent, message } = detailsOf(error)
  const isOfServer = !aboutMail.includes(code) || (responseCode !== undefined && wantsLogin.includes(responseCode))
  // Without a reply of the server, the library itself could make nothing of the mail.
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

/** A server may repeat what it was sent, as it was or as it was encoded. */
function withoutPassword(message: string, { login }: SmtpAddress): string {
  if (!login?.password) return message
  const { user, password } = login
  const forms = [password, encodeURIComponent(password), base64(password), base64(`\0${user}\0${password}`)]
  return forms.reduce((text, form) => text.replaceAll(form, '***'), message)
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}
