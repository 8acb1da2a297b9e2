import { Secret, TOTP } from 'otpauth'
import type { ShopSettings } from '../shop/ShopSettings.js'

/** The tolerated clock difference of a phone, in steps of 30 seconds either way. */
const tolerance = 1

/** The secret for an authenticator app: 160 bits, in base32. */
export function newAuthenticatorSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The `otpauth:` address that apps read from a QR code. */
export function authenticatorAddress(secret: string, email: string, { name }: ShopSettings): string {
  return generatorOf(secret, email, name).toString()
}

/** The step of 30 seconds of a six-digit code; null when the code is not currently valid. */
export function stepOfCode(secret: string, code: string): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = Date.now()
  const off = generatorOf(secret).validate({ token: code, timestamp, window: tolerance })
  return off === null ? null : TOTP.counter({ timestamp }) + off
}

/** RFC 6238 with the parameters that every app supports: SHA-1, six digits, 30 seconds. */
function generatorOf(secret: string, label = '', issuer = ''): TOTP {
  return new TOTP({ issuer, label, secret })
}
