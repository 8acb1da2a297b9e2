import { Secret, TOTP } from 'otpauth'
import { shop } from '../shop/shop.js'

/** Steps of 30 seconds by which the clock of a phone may be off, either way. */
const tolerance = 1

/** What an authenticator app is given: 160 bits, in base32. */
export function newAuthenticatorSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The secret as apps read it from a QR code. */
export function authenticatorAddress(secret: string, email: string): string {
  return generatorOf(secret, email).toString()
}

/** The step of 30 seconds that a code of six digits belongs to; null when it is not one of about now. */
export function stepOfCode(secret: string, code: string): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = Date.now()
  const off = generatorOf(secret).validate({ token: code, timestamp, window: tolerance })
  return off === null ? null : TOTP.counter({ timestamp }) + off
}

/** RFC 6238 as every app knows it: SHA-1, six digits, 30 seconds. */
function generatorOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: shop.name, label, secret })
}
