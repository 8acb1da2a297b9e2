import { afterEach, describe, expect, it } from '@jest/globals'
import { OnlyInstance } from '../../../src/kernel/instances/instancesOf.js'
import { loginLimit, messageLimit } from '../../../src/kernel/limits/callLimits.js'
import { readSettings } from '../../../src/kernel/settings/readSettings.js'
import { refusal } from '../../features/accounts/Browser.js'
import { passMinutes, startClock, stopClock } from '../../features/accounts/clock.js'

const shopWith = (limit: string) => ({
  settings: readSettings({ SESSION_SECRET: 'secret of the test', LOGIN_LIMIT: limit }),
  instances: new OnlyInstance(),
})

describe('the limit on calls', () => {
  afterEach(() => startClock())

  async function spend(times: number, shop = shopWith('20/1m'), address = '192.0.2.1') {
    for (let time = 1; time <= times; time++) await loginLimit.spend(shop, { address })
  }

  it('[A39] refuses the 21st call of a minute from one address, and no other address', async () => {
    stopClock()
    const shop = shopWith('20/1m')
    await spend(20, shop)
    expect(await refusal(loginLimit.spend(shop, { address: '192.0.2.1' }))).toEqual({
      code: 'RATE_LIMITED',
      retryAfter: 60,
    })
    await expect(loginLimit.spend(shop, { address: '192.0.2.2' })).resolves.toBeUndefined()
    passMinutes(1)
    await expect(loginLimit.spend(shop, { address: '192.0.2.1' })).resolves.toBeUndefined()
  })

  it('[A39] is what LOGIN_LIMIT says', async () => {
    stopClock()
    const shop = shopWith('2/1h')
    await spend(2, shop)
    expect(await refusal(loginLimit.spend(shop, { address: '192.0.2.1' }))).toEqual({
      code: 'RATE_LIMITED',
      retryAfter: 3600,
    })
    await expect(spend(100, shopWith('off'))).resolves.toBeUndefined()
  })

  it('[A39] refuses the sixth message of ten minutes, however many logins there were', async () => {
    stopClock()
    const shop = shopWith('20/1m')
    await spend(20, shop)
    for (let time = 1; time <= 5; time++) await messageLimit.spend(shop, { address: '192.0.2.1' })
    expect(await refusal(messageLimit.spend(shop, { address: '192.0.2.1' }))).toEqual({
      code: 'RATE_LIMITED',
      retryAfter: 600,
    })
    passMinutes(10)
    await expect(messageLimit.spend(shop, { address: '192.0.2.1' })).resolves.toBeUndefined()
  })

  it.each([
    ['the /64s of a /56', 4, (index: number) => `2001:db8:7:${index.toString(16)}::1`],
    ['the /64s of a /48', 8, (index: number) => `2001:db8:7:${index.toString(16)}00::1`],
    ['the addresses of a /24', 16, (index: number) => `192.0.2.${index}`],
  ])('[Y3] is multiplied by few where %s call: %i for 2', async (_, max, addressOf) => {
    stopClock()
    const shop = shopWith('2/1m')
    const outcomes = []
    for (let index = 0; index < 60; index++) {
      outcomes.push(await refusal(loginLimit.spend(shop, { address: addressOf(index) })).catch(() => null))
    }
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(max)
    await expect(loginLimit.spend(shop, { address: '2001:db8:8::1' })).resolves.toBeUndefined()
    await expect(loginLimit.spend(shop, { address: '192.0.3.1' })).resolves.toBeUndefined()
  })

  it('[Y3] of one address, refused again and again, takes nothing from its neighbours', async () => {
    stopClock()
    const shop = shopWith('2/1m')
    await spend(2, shop)
    for (let time = 1; time <= 100; time++) await expect(spend(1, shop)).rejects.toThrow()
    await expect(spend(2, shop, '192.0.2.2')).resolves.toBeUndefined()
  })
})
