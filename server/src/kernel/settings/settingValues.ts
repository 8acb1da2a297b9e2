import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the product's checkout, to which paths in settings are relative. */
export const productRoot = rootAbove(path.dirname(fileURLToPath(import.meta.url)))

/** Sources, what is compiled and what is bundled lie at different depths. */
function rootAbove(folder: string): string {
  if (existsSync(path.join(folder, 'server', 'package.json'))) return folder
  const above = path.dirname(folder)
  if (above === folder) throw new Error('The product is not where its programs are: there is no server/package.json.')
  return rootAbove(above)
}

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
