import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the product's checkout; relative paths in settings are meant from here. */
export const productRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')

/** A setting that stops the start; the message is the one sentence that the operator reads. */
export class SettingError extends Error {
  override readonly name = 'SettingError'

  constructor(setting: string, problem: string) {
    super(`The setting ${setting} ${problem}.`)
  }
}

/** So many points in so many seconds. */
export interface RateLimit {
  points: number
  seconds: number
}

export function portNumber(setting: string, value: string): number {
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65535) throw new SettingError(setting, `must be a port number, not '${value}'`)
  return port
}

export function webAddress(setting: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.pathname !== '/') {
    throw new SettingError(setting, `must be an address such as https://shop.example.com, not '${value}'`)
  }
  return url.origin
}

export function onOrOff(setting: string, value: string): boolean {
  if (value !== 'true' && value !== 'false') throw new SettingError(setting, `must be true or false, not '${value}'`)
  return value === 'true'
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

export function logLevel(setting: string, value: string): string {
  if (!logLevels.includes(value))
    throw new SettingError(setting, `must be one of ${logLevels.join(', ')}, not '${value}'`)
  return value
}

const secondsPer = { s: 1, m: 60, h: 3600 }

/** '20/1m' is 20 in one minute; 'off' is no limit. */
export function rateLimit(setting: string, value: string): RateLimit | null {
  if (value === 'off') return null
  const [, points, count, unit] = /^([1-9]\d*)\/([1-9]\d*)([smh])$/.exec(value) ?? []
  if (!points || !count || !unit) throw new SettingError(setting, `must look like 20/1m, or be off, not '${value}'`)
  return { points: Number(points), seconds: Number(count) * secondsPer[unit as keyof typeof secondsPer] }
}

/** `redis://host:6379`, or `rediss:` with encryption; empty for none. */
export function redisAddress(value: string): string | null {
  if (value === '') return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^rediss?:$/.test(url.protocol) || !url.hostname) {
    throw new SettingError('REDIS_URL', 'must look like redis://host:6379')
  }
  return value
}
