import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { SettingError } from './settingValues.js'

/**
 * The proxies whose word on a visitor's address is taken. Reads `10.0.0.7, fd00::/8` or `loopback`; nothing is nobody.
 * @throws SettingError
 */
export function trustedProxies(value: string): string[] {
  const places = value === '' ? [] : value.split(',').map((place) => place.trim())
  if (!places.every(isPlace)) {
    throw new SettingError(
      'TRUSTED_PROXIES',
      `must be addresses such as 10.0.0.7, fd00::/8 or loopback, not '${value}'`,
    )
  }
  return places
}

function isPlace(place: string): boolean {
  return place === 'loopback' || isIP(place) !== 0 || ipaddr.isValidCIDR(place)
}
