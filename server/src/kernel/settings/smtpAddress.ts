import { z } from 'zod'
import { decoded, optionalSetting, urlOf } from './setting.js'

/** The mail server that outgoing mail is handed to. */
const mailServer = z.object({
  host: z.string(),
  port: z.number(),
  /** TLS from the first byte; otherwise STARTTLS when the server offers it. */
  secure: z.boolean(),
  /** Null when the server requires no login. */
  login: z.object({ user: decoded, password: decoded }).nullable(),
})

export type SmtpAddress = z.output<typeof mailServer> & {
  /** Whether the password is sent over TLS alone, even when the server offers none. */
  mustEncrypt?: boolean
}

const address = urlOf(/^smtps?$/)
  .refine(({ search, hash, pathname }) => !search && !hash && /^\/?$/.test(pathname))
  .refine(({ username, password }) => username !== '' || password === '')
  .transform(({ hostname, port, protocol, username, password }) => {
    const secure = protocol === 'smtps:'
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || (secure ? 465 : 587)),
      secure,
      login: username ? { user: username, password } : null,
    }
  })
  .pipe(mailServer)

/** `smtp://user:password@host:587` or `smtps://…`; null means no mail server. */
export const smtpAddress = optionalSetting(
  address,
  // The value is not repeated, since it may contain a password.
  'must look like smtp://user:password@host:587 or smtps://user:password@host',
)
