import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { passwordWeakness } from '../shared/passwordStrength.js'
import { type BackupPlanSettings, backupAt, backupsAddress, backupsPlace, backupsRetained } from './backupSettings.js'
import { type DatabaseAddress, databaseAddress, databasePool } from './databaseAddress.js'
import { isMollieKey } from './mollieKey.js'
import { ownSecret } from './ownSecret.js'
import { type RetentionPeriods, retentionPeriods, retentionSettings } from './retentionPeriods.js'
import { anyText, nullFor, optionalSetting, setting, urlOf } from './setting.js'
import { type RateLimit, SettingError, secondsPer } from './settingValues.js'
import { type SmtpAddress, smtpAddress } from './smtpAddress.js'
import { staffIdle } from './staffIdle.js'
import { type StorageAddress, uploadsAddress } from './storageAddress.js'

const place = z.string().refine((text) => text === 'loopback' || isIP(text) !== 0 || ipaddr.isValidCIDR(text))

/** The proxies whose forwarded client address is trusted: `10.0.0.7, fd00::/8` or `loopback`; none when empty. */
const trustedProxies = setting(
  '',
  z
    .string()
    .transform((text) => (text === '' ? [] : text.split(',').map((each) => each.trim())))
    .pipe(z.array(place)),
  (value) => `must be addresses such as 10.0.0.7, fd00::/8 or loopback, not '${value}'`,
)

const webAddress = urlOf(/^https?$/)
  .refine(({ search, hash, pathname, host }) => !search && !hash && pathname === '/' && !host.includes('*'))
  .transform(({ origin }) => origin)

/** The origins whose pages may call the APIs from a browser, such as `https://app.example.com`; none when empty. */
const corsOrigins = setting(
  '',
  z
    .string()
    .transform((text) => (text === '' ? [] : text.split(',').map((each) => each.trim())))
    .pipe(z.array(webAddress)),
  (value) => `must be origins such as https://app.example.com, not '${value}'`,
)

export interface Settings {
  production: boolean
  development: boolean
  port: number
  host: string
  /** Absolute links, the Secure flag of cookies and the allowed origin; no slash at the end. */
  publicUrl: string
  database: DatabaseAddress
  /** How many connections to a database server an instance has at most. */
  databasePool: number
  /** Null: this process is the only one. */
  redisUrl: string | null
  uploads: StorageAddress
  /** Null: the shop makes no backups by itself. */
  backups: BackupPlanSettings | null
  /** Null: outgoing mail is queued and not sent. */
  smtp: SmtpAddress | null
  demo: boolean
  sessionSecret: string
  /** Seconds without use after which a session of the staff ends; null: none but that of every session. */
  staffSessionIdle: number | null
  /** Whose accounts have to have a second factor. */
  requireSecondFactor: SecondFactorRule
  loginLimit: RateLimit | null
  messageLimit: RateLimit | null
  /** Milliseconds of processor time that one subscriber may use in a time; null: as much as he likes. */
  costLimit: RateLimit | null
  logLevel: string
  /** The token with which another machine may read /metrics; null: no other machine may. */
  metricsToken: string | null
  /** Whether browsers shall reach every subdomain of the shop's over https alone. */
  hstsSubdomains: boolean
  /** Addresses and networks of the proxies whose forwarded client address is trusted. */
  trustedProxies: string[]
  /** Whose pages may call the APIs from a browser: origins without a slash at the end. */
  corsOrigins: string[]
  /** The key of the shop at its payment provider, above the one that is kept by the shop itself; null: that one. */
  mollieKey: string | null
  /** Whether webhooks may call addresses inside the shop's own network, and without https. */
  webhookPrivateNetworks: boolean
  /** The shop's time zone: of its hours, its days and every time that is shown. */
  timeZone: string
  /** The currency of all amounts, ISO 4217. */
  currency: string
  /** Retention periods. */
  retention: RetentionPeriods
}

const onOrOff = z.enum(['true', 'false']).transform((text) => text === 'true')

const secondFactorRules = ['off', 'admin', 'staff'] as const

/** Nobody, cms-admin, or everybody who works for the shop. */
export type SecondFactorRule = (typeof secondFactorRules)[number]

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** '20/1m' is 20 in one minute; 'off' is no limit. */
function rateLimit(otherwise: string) {
  const limit = z
    .string()
    .transform((text) => /^([1-9]\d*)\/([1-9]\d*)([smh])$/.exec(text) ?? [])
    .transform(([, points, count, unit = '']) => ({
      points: Number(points),
      seconds: Number(count) * (secondsPer.get(unit) ?? Number.NaN),
    }))
    .pipe(z.object({ points: z.number(), seconds: z.number() }))
  return setting<RateLimit | null>(
    otherwise,
    nullFor('off', limit),
    (value) => `must look like 20/1m, or be off, not '${value}'`,
  )
}

/** Offsets such as +01:00 are none: they know no summer time. */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).format() !== ''
  } catch {
    return false
  }
}

/** The settings of section 2 of the contract, each with a working default; some defaults depend on others. */
const described = z.object({
  NODE_ENV: anyText,
  PORT: setting(
    '4000',
    z
      .string()
      .regex(/^\d+$/)
      .transform(Number)
      .refine((port) => port <= 65535),
    (value) => `must be a port number, not '${value}'`,
  ),
  HOST: anyText,
  PUBLIC_URL: optionalSetting(
    webAddress,
    (value) => `must be an address such as https://shop.example.com, not '${value}'`,
  ),
  DATABASE_URL: databaseAddress,
  DATABASE_POOL: databasePool,
  REDIS_URL: optionalSetting(
    urlOf(/^rediss?$/).transform(({ href }) => href),
    'must look like redis://host:6379',
  ),
  UPLOADS: uploadsAddress,
  BACKUPS: backupsAddress,
  BACKUP_AT: backupAt,
  BACKUPS_RETAINED: backupsRetained,
  SMTP_URL: smtpAddress,
  DEMO: optionalSetting(onOrOff, (value) => `must be true or false, not '${value}'`),
  SESSION_SECRET: anyText,
  STAFF_SESSION_IDLE: staffIdle,
  REQUIRE_SECOND_FACTOR: setting(
    'off',
    z.enum(secondFactorRules),
    (value) => `must be one of ${secondFactorRules.join(', ')}, not '${value}'`,
  ),
  LOGIN_LIMIT: rateLimit('20/1m'),
  MESSAGE_LIMIT: rateLimit('5/10m'),
  COST_LIMIT: rateLimit('2000/20s'),
  LOG_LEVEL: setting('info', z.enum(logLevels), (value) => `must be one of ${logLevels.join(', ')}, not '${value}'`),
  METRICS_TOKEN: anyText,
  HSTS_SUBDOMAINS: setting('false', onOrOff, (value) => `must be true or false, not '${value}'`),
  TRUSTED_PROXIES: trustedProxies,
  CORS_ORIGINS: corsOrigins,
  WEBHOOK_PRIVATE_NETWORKS: setting('false', onOrOff, (value) => `must be true or false, not '${value}'`),
  MOLLIE_API_KEY: optionalSetting(
    z.string().refine(isMollieKey),
    'must be a key of Mollie, which begins with test_ or live_',
  ),
  TIME_ZONE: setting(
    'Europe/Amsterdam',
    z.string().refine(isTimeZone),
    (value) => `must be a time zone such as Europe/Amsterdam, not '${value}'`,
  ),
  CURRENCY: setting(
    'EUR',
    z.string().refine((code) => Intl.supportedValuesOf('currency').includes(code)),
    (value) => `must be the three letters of a currency such as EUR, not '${value}'`,
  ),
})

/** The names of all settings. */
export const settingNames: readonly string[] = [
  ...Object.keys(described.shape),
  ...Object.values(retentionSettings).map(({ setting: name }) => name),
]

/** @throws SettingError with one sentence that names the setting. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const read = parsed(described, environment)
  const production = read.NODE_ENV === 'production'
  return {
    production,
    development: read.NODE_ENV === 'development',
    port: read.PORT,
    host: read.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: secureUrl(production, read.PUBLIC_URL ?? new URL(`http://localhost:${read.PORT}`).origin),
    database: read.DATABASE_URL,
    databasePool: read.DATABASE_POOL,
    redisUrl: read.REDIS_URL,
    uploads: read.UPLOADS,
    backups: backupPlan(read),
    smtp: read.SMTP_URL,
    demo: read.DEMO ?? !production,
    sessionSecret: production ? goodSecret(read.SESSION_SECRET) : (read.SESSION_SECRET ?? ownSecret(read.DATABASE_URL)),
    staffSessionIdle: read.STAFF_SESSION_IDLE,
    requireSecondFactor: read.REQUIRE_SECOND_FACTOR,
    loginLimit: read.LOGIN_LIMIT,
    messageLimit: read.MESSAGE_LIMIT,
    // A load test asks from one address for all that there is.
    costLimit: environment.COST_LIMIT || read.MESSAGE_LIMIT ? read.COST_LIMIT : null,
    logLevel: read.LOG_LEVEL,
    metricsToken: read.METRICS_TOKEN,
    trustedProxies: read.TRUSTED_PROXIES,
    corsOrigins: read.CORS_ORIGINS,
    hstsSubdomains: read.HSTS_SUBDOMAINS,
    webhookPrivateNetworks: read.WEBHOOK_PRIVATE_NETWORKS,
    mollieKey: read.MOLLIE_API_KEY,
    timeZone: read.TIME_ZONE,
    currency: read.CURRENCY,
    retention: parsed(retentionPeriods, environment),
  }
}

/** @throws SettingError when backups would be stored among the uploads */
function backupPlan(read: z.output<typeof described>): BackupPlanSettings | null {
  const { BACKUPS: given, BACKUP_AT: time, BACKUPS_RETAINED: retained, UPLOADS: uploads, TIME_ZONE: timeZone } = read
  return given === null ? null : { place: backupsPlace(given, uploads), at: { ...time, timeZone }, retained }
}

/** @throws SettingError for the first setting that is malformed */
function parsed<Form extends z.ZodType>(form: Form, environment: NodeJS.ProcessEnv): z.output<Form> {
  const { success, data, error } = form.safeParse(environment)
  if (success) return data
  const [{ path: name, message }] = error.issues as [z.core.$ZodIssue]
  throw new SettingError(name.join('.'), message)
}

const shortestSecret = 32
const fewestCharacters = 8

/** Who guesses the secret of a real shop can sign its forms and read its sealed texts. */
function goodSecret(secret: string | null): string {
  const advice = 'make one with `openssl rand -hex 32`'
  if (secret === null) throw new SettingError('SESSION_SECRET', `is required in production: ${advice}`)
  if (secret.length < shortestSecret) {
    throw new SettingError('SESSION_SECRET', `must have at least ${shortestSecret} characters in production: ${advice}`)
  }
  if (new Set(secret).size < fewestCharacters || passwordWeakness(secret, []) !== null) {
    throw new SettingError('SESSION_SECRET', `must not repeat or count up in production: ${advice}`)
  }
  return secret
}

/** Whether this name or address is the machine itself, for whoever asks. */
export function isOwnMachine(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

/** Over http others on the way read passwords and sessions. On the machine itself there is nobody on the way. */
function secureUrl(production: boolean, url: string): string {
  const { protocol, hostname } = new URL(url)
  if (production && protocol !== 'https:' && !isOwnMachine(hostname)) {
    throw new SettingError('PUBLIC_URL', `must begin with https:// in production, not be '${url}'`)
  }
  return url
}
