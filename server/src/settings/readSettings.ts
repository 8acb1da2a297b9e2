import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type DatabaseAddress, databaseAddress } from './databaseAddress.js'
import { type KeepPeriods, retentionPeriods } from './retentionPeriods.js'
import { anyText, nullFor, optionalSetting, setting, urlOf } from './setting.js'
import { type RateLimit, SettingError } from './settingValues.js'
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
  /** Null: outgoing mail is queued and not sent. */
  smtp: SmtpAddress | null
  demo: boolean
  sessionSecret: string
  loginLimit: RateLimit | null
  messageLimit: RateLimit | null
  logLevel: string
  /** The token with which another machine may read /metrics; null: no other machine may. */
  metricsToken: string | null
  /** Addresses and networks of the proxies whose forwarded client address is trusted. */
  trustedProxies: string[]
  /** Retention periods. */
  keep: KeepPeriods
}

const webAddress = urlOf(/^https?$/)
  .refine(({ search, hash, pathname }) => !search && !hash && pathname === '/')
  .transform(({ origin }) => origin)

const onOrOff = z.enum(['true', 'false']).transform((text) => text === 'true')

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const secondsPer = new Map([
  ['s', 1],
  ['m', 60],
  ['h', 3600],
])

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
  REDIS_URL: optionalSetting(
    urlOf(/^rediss?$/).transform(({ href }) => href),
    'must look like redis://host:6379',
  ),
  UPLOADS: uploadsAddress,
  SMTP_URL: smtpAddress,
  DEMO: optionalSetting(onOrOff, (value) => `must be true or false, not '${value}'`),
  SESSION_SECRET: anyText,
  LOGIN_LIMIT: rateLimit('20/1m'),
  MESSAGE_LIMIT: rateLimit('5/10m'),
  LOG_LEVEL: setting('info', z.enum(logLevels), (value) => `must be one of ${logLevels.join(', ')}, not '${value}'`),
  METRICS_TOKEN: anyText,
  TRUSTED_PROXIES: trustedProxies,
})

/** @throws SettingError with one sentence that names the setting. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const read = parsed(described, environment)
  const production = read.NODE_ENV === 'production'
  return {
    production,
    development: read.NODE_ENV === 'development',
    port: read.PORT,
    host: read.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: read.PUBLIC_URL ?? new URL(`http://localhost:${read.PORT}`).origin,
    database: read.DATABASE_URL,
    redisUrl: read.REDIS_URL,
    uploads: read.UPLOADS,
    smtp: read.SMTP_URL,
    demo: read.DEMO ?? !production,
    sessionSecret: read.SESSION_SECRET ?? ownSecret(production, read.DATABASE_URL),
    loginLimit: read.LOGIN_LIMIT,
    messageLimit: read.MESSAGE_LIMIT,
    logLevel: read.LOG_LEVEL,
    metricsToken: read.METRICS_TOKEN,
    trustedProxies: read.TRUSTED_PROXIES,
    keep: parsed(retentionPeriods, environment),
  }
}

/** @throws SettingError for the first setting that is malformed */
function parsed<Form extends z.ZodType>(form: Form, environment: NodeJS.ProcessEnv): z.output<Form> {
  const { success, data, error } = form.safeParse(environment)
  if (success) return data
  const [{ path: name, message }] = error.issues as [z.core.$ZodIssue]
  throw new SettingError(name.join('.'), message)
}

/** Stored with the data, so that a restart ends no session. */
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
