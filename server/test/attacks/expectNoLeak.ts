import { expect } from '@jest/globals'
import { productRoot } from '../../src/kernel/settings/settingValues.js'

/** Signs of internals or stored data that no response may contain. */
const leakSigns: readonly RegExp[] = [
  /^\s+at .+:\d+:\d+\)?$/m,
  /\\n\s+at /,
  /node_modules|node:internal/,
  /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b[\s\S]*\b(FROM|VALUES|SET|WHERE)\b/,
  /QueryFailedError|SQLITE_[A-Z]|\bER_[A-Z]+_|sqlMessage/,
  /\b(TypeError|RangeError|ReferenceError|SyntaxError)\b|Cannot read prop|is not a function|call stack/,
  /\$argon2|\$scrypt|"(password|token)_?hash"\s*:/i,
  /\/src\/\w|\/dist\/\w+\/|\/tmp\/|shop\.sqlite/,
  new RegExp(productRoot),
]

/** @param text of an answer. */
export function signsIn(text: string): string[] {
  return leakSigns.filter((sign) => sign.test(text)).map(String)
}

export function expectNoLeak(text: string): void {
  expect({ signs: signsIn(text), text }).toEqual({ signs: [], text })
}
