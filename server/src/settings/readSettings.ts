import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type DatabaseAddress, databaseAddress } from './databaseAddress.js'
import { type KeepPeriods, keepPeriods } from './keepPeriods.js'
import {
  logLevel,
  onOrOff,
  portNumber,
  type RateLimit,
  rateLimit,
  redisAddress,
  SettingError,
  webAddress,
} from './settingValues.js'
import { type SmtpAddress, smtpAddress } from './smtpAddress.js'
import { trustedProxies } from './trustedProxies.js'
import { type UploadsAddress, uploadsAddress } from './uploadsAddress.js'

export interface Settings {
  production: boolean
  development: boolean
  port: number
  host: string
  /** Absolute links, the Secure flag of cookies and the allowed origin; no slash at the end. */
  publicUrl: string
  database: DatabaseAddress
  /** Null: this process is the only one. */
  redisUrl: string | null
  uploads: UploadsAddress
  /** Null: outgoing mail is kept and not sent. */
  smtp: SmtpAddress | null
  demo: boolean
  sessionSecret: string
  loginLimit: RateLimit | null
  messageLimit: RateLimit | null
  logLevel: string
  /** What a caller from another machine shows to read /metrics; null: nobody from elsewhere reads them. */
  metricsToken: string | null
  /** Addresses and networks of the proxies that tell the visitor's address; nobody else is believed. */
  trustedProxies: string[]
  /** How long records are kept that nobody removes. */
  keep: KeepPeriods
}

/**
 * The settings of section 2 of the contract, each with a default that works.
 * @throws SettingError with one sentence that names the setting.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const production = environment.NODE_ENV === 'production'
  const port = portNumber('PORT', environment.PORT || '4000')
  const database = databaseAddress(environment.DATABASE_URL || 'sqlite:data/shop.sqlite')
  return {
    production,
    development: environment.NODE_ENV === 'development',
    port,
    host: environment.HOST || (production ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: webAddress('PUBLIC_URL', environment.PUBLIC_URL || `http://localhost:${port}`),
    database,
    redisUrl: redisAddress(environment.REDIS_URL || ''),
    uploads: uploadsAddress(environment.UPLOADS || 'file:data/uploads'),
    smtp: smtpAddress(environment.SMTP_URL || ''),
    demo: onOrOff('DEMO', environment.DEMO || String(!production)),
    sessionSecret: environment.SESSION_SECRET || ownSecret(production, database),
    loginLimit: rateLimit('LOGIN_LIMIT', environment.LOGIN_LIMIT || '20/1m'),
    messageLimit: rateLimit('MESSAGE_LIMIT', environment.MESSAGE_LIMIT || '5/10m'),
    logLevel: logLevel('LOG_LEVEL', environment.LOG_LEVEL || 'info'),
    metricsToken: environment.METRICS_TOKEN || null,
    trustedProxies: trustedProxies(environment.TRUSTED_PROXIES || ''),
    keep: keepPeriods(environment),
  }
}

/** Kept beside the data, so that a restart does not end anybody's session. */
function ownSecret(production: boolean, database: DatabaseAddress): string {
  if (production) throw new SettingError('SESSION_SECRET', 'is required in production: set it to a long random text')
  const folder = database.kind === 'sqlite' ? path.dirname(database.file) : path.resolve('data')
  const file = path.join(folder, 'session-secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const secret = randomBytes(32).toString('hex')
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, secret, { mode: 0o600 })
  } catch {
    throw new SettingError('DATABASE_URL', `names a folder that cannot be written to (${folder})`)
  }
  return secret
}
