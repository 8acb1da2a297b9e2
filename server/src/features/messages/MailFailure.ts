import type { SmtpAddress } from '../../kernel/settings/smtpAddress.js'
import { oneLine } from '../mailTexts/oneLine.js'
import type { MailFailureKind } from './mailFailures.js'

/** Why a mail was not delivered. The message is one line and holds no password. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'

  constructor(
    message: string,
    /** Whether retrying this mail is useless. */
    readonly isFinal: boolean,
    /** Whether the problem is the mail server rather than this mail. */
    readonly isOfServer: boolean,
    readonly kind: MailFailureKind,
  ) {
    super(message)
  }
}

const maxOfMessage = 400

/** Errors of the mail itself, its sender or its recipient; all others are connection problems. */
const aboutMail = ['EENVELOPE', 'EMESSAGE']

/** Replies that require a login or encryption: the setting is wrong, not the mail. */
const wantsLogin = [530, 534, 535, 538]

/** Translates an error of the mail library. */
export function mailFailure(error: unknown, address: SmtpAddress): MailFailure {
  const details = detailsOf(error)
  const { code = '', command, responseCode, permanent, message } = details
  const isOfServer =
    !aboutMail.includes(code) ||
    // The sender is the same for every mail: the server or the shop is set up wrongly.
    command === 'MAIL FROM' ||
    (responseCode !== undefined && wantsLogin.includes(responseCode))
  // Without a reply from the server, the library itself rejected the mail.
  const isFinal = !isOfServer && (responseCode === undefined || permanent === true)
  const words = oneLine(withoutPassword(message, address), maxOfMessage)
  return new MailFailure(words, isFinal, isOfServer, kindOf(details, isOfServer))
}

function kindOf({ code = '', command, responseCode, message }: Details, isOfServer: boolean): MailFailureKind {
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'login'
  if (responseCode === 530 && /TLS|SSL|encrypt/i.test(message)) return 'encryption'
  if (responseCode !== undefined && wantsLogin.includes(responseCode))
    return responseCode === 538 ? 'encryption' : 'login'
  if (command === 'MAIL FROM') return 'sender'
  if (code === 'ETLS' || /certificate|\bTLS\b|\bSSL\b|wrong version number/i.test(message)) return 'encryption'
  if (!isOfServer) return 'recipient'
  // It said nothing at all.
  return responseCode === undefined ? 'unreachable' : 'other'
}

interface Details {
  message: string
  code?: string
  /** The SMTP command that failed. */
  command?: string
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
