import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the product's checkout, to which paths in settings are relative. */
export const productRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')

/** A setting that stops the start; the message is the one sentence that the operator reads. */
export class SettingError extends Error {
  override readonly name = 'SettingError'

  constructor(setting: string, problem: string, options?: ErrorOptions) {
    super(`The setting ${setting} ${problem}.`, options)
  }
}

/** Points in a number of seconds. */
export interface RateLimit {
  points: number
  seconds: number
}

/** Of the units in which settings give a time. */
export const secondsPer: ReadonlyMap<string, number> = new Map([
  ['s', 1],
  ['m', 60],
  ['h', 3600],
])
