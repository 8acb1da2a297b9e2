import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { setting } from './setting.js'

const place = z.string().refine((text) => text === 'loopback' || isIP(text) !== 0 || ipaddr.isValidCIDR(text))

/** The proxies whose forwarded client address is trusted: `10.0.0.7, fd00::/8` or `loopback`; none when empty. */
export const trustedProxies = setting(
  '',
  z
    .string()
    .transform((text) => (text === '' ? [] : text.split(',').map((each) => each.trim())))
    .pipe(z.array(place)),
  (value) => `must be addresses such as 10.0.0.7, fd00::/8 or loopback, not '${value}'`,
)
