import { SettingError } from './settingValues.js'

/** The mail server that outgoing mail is handed to. */
export interface SmtpAddress {
  host: string
  port: number
  /** Encrypted from the first byte; without it as soon as the server offers it. */
  secure: boolean
  /** Null when the server asks for no login. */
  login: { user: string; password: string } | null
}

/** Reads `smtp://user:password@host:587` or `smtps://…`; nothing is no mail server. @throws SettingError */
export function smtpAddress(value: string): SmtpAddress | null {
  if (value === '') return null
  const url = URL.canParse(value) ? new URL(value) : null
  const isWhole = url && /^smtps?:$/.test(url.protocol) && url.hostname && !url.search && !url.hash
  if (!isWhole || !/^\/?$/.test(url.pathname) || (url.password && !url.username)) throw malformed()
  const secure = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    login: url.username ? { user: decoded(url.username), password: decoded(url.password) } : null,
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw malformed()
  }
}

/** The value is not repeated, since it may hold a password. */
function malformed(): SettingError {
  return new SettingError('SMTP_URL', 'must look like smtp://user:password@host:587 or smtps://user:password@host')
}
