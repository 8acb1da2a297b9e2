import { describe, expect, it } from '@jest/globals'
import { required } from '../../required.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases } from '../../testDatabases.js'
import { until } from '../../until.js'

const redis = process.env.TEST_REDIS_URL
const inTurn = redis ? describe : describe.skip

inTurn.each(bothDatabases)('parts of a shop on $name', ({ create }) => {
  it('[W13] switched off at one instance are gone at the next request of another', async () => {
    const database = await create()
    const environment = {
      SESSION_SECRET: `a secret of this test alone ${Math.random()}`,
      REDIS_URL: required(redis, 'TEST_REDIS_URL'),
    }
    const shops = [await startTestShop(database, environment), await startTestShop(database, environment)]
    const [one, other] = shops.map((shop) => required(shop, 'shop')) as [TestShop, TestShop]
    try {
      const headers = await one.login()
      const use = async (usesTips: boolean) => {
        const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
        expect((await one.graphql(update, { input: { usesTips } }, headers)).errors).toBeUndefined()
      }
      const tips = '{ tips { total } publicTips(language: nl) { total } }'
      const codes = async () => ((await other.graphql(tips, {}, headers)).errors ?? []).map((e) => e.extensions.code)
      const rest = async () => (await fetch(`${other.url}/api/tips`, { headers })).status
      // Until both are connected, each reads every time: afterwards it has to hear.
      await until(async () => (await rest()) === 200 && (await codes()).length === 0)
      await use(false)
      expect(await rest()).toBe(404)
      expect(await codes()).toContain('NOT_FOUND')
      await use(true)
      expect(await rest()).toBe(200)
      expect(await codes()).toEqual([])
    } finally {
      for (const shop of shops) await shop.close()
      await database.drop()
    }
  })
})
