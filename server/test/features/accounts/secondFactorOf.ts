import { TOTP } from 'otpauth'
import { beginSecondFactor, turnOnSecondFactor } from '../../../src/features/secondFactor/changeSecondFactor.js'
import type { Browser } from './Browser.js'

/** The code that an authenticator app shows now, or some steps of 30 seconds from now. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
}

/** A code that the app shows neither now nor within a few steps of it. */
export function wrongCodeOf(secret: string): string {
  const near = [-3, -2, -1, 0, 1, 2, 3].map((steps) => codeOf(secret, steps))
  return ['000000', '111111', '222222'].find((code) => !near.includes(code)) ?? '333333'
}

/** Turns the second factor on for the logged-in account; this uses up the code of the previous step. */
export async function turnOn(browser: Browser, password: string): Promise<{ secret: string; recovery: string[] }> {
  const { secret } = await beginSecondFactor(await browser.context(), password)
  const recovery = await turnOnSecondFactor(await browser.context(), codeOf(secret, -1))
  return { secret, recovery }
}
