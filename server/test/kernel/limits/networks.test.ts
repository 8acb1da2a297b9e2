import { describe, expect, it } from '@jest/globals'
import { networkOf, networksOf } from '../../../src/kernel/limits/networks.js'

describe('networksOf', () => {
  it.each([
    ['192.0.2.1', ['192.0.2.1/32', '192.0.2.0/24']],
    ['::ffff:192.0.2.1', ['192.0.2.1/32', '192.0.2.0/24']],
    ['::ffff:c000:201', ['192.0.2.1/32', '192.0.2.0/24']],
    ['2001:db8:0:1:2:3:4:5', ['2001:db8:0:1::/64', '2001:db8::/56', '2001:db8::/48']],
    ['2001:0db8:1:2ff::1', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
    ['fe80::1%eth0', ['fe80::/64', 'fe80::/56', 'fe80::/48']],
    ['::1', ['::/64', '::/56', '::/48']],
    ['no address', ['no address']],
  ])('[A39] [Y3] counts %s as %j', (address, networks) => {
    expect(networksOf(address)).toEqual(networks)
    expect(networkOf(address)).toBe(networks[0])
  })
})
