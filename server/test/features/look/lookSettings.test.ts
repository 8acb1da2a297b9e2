import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'

describe('the look of the shop', () => {
  let database: TestDatabase
  let shop: TestShop
  let admin: Record<string, string>

  beforeAll(async () => {
    database = await createSqlite()
    shop = await startTestShop(database)
    admin = await shop.login()
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const styleAddress = async () =>
    (await fetch(`${shop.url}/huisstijl/unknown.css`, { redirect: 'manual' })).headers.get('location') ?? ''

  async function update(input: object) {
    const answer = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { ...admin, 'content-type': 'application/json' },
      body: JSON.stringify({
        query:
          'mutation Look($input: UpdateShopSettingsInput!) { updateShop(input: $input) { accentColor groundColor } }',
        variables: { input },
      }),
    })
    return (await answer.json()) as {
      data?: { updateShop: { accentColor: string } }
      errors?: { extensions: { errors: Record<string, string[]> } }[]
    }
  }

  it('[W6] is another style sheet at another address from the next request on', async () => {
    const before = await styleAddress()
    const { data } = await update({ accentColor: '0A6' })
    expect(data?.updateShop.accentColor).toBe('#00aa66')
    const after = await styleAddress()
    expect(after).not.toBe(before)
    expect(await (await fetch(shop.url + after)).text()).toContain('--fill:#00aa66')
    expect((await fetch(shop.url + before, { redirect: 'manual' })).headers.get('location')).toBe(after)
  })

  it('[W6] refuses what is no colour at its field, and changes nothing', async () => {
    const before = await styleAddress()
    const { errors } = await update({ accentColor: 'red; } body { display: none', groundColor: '#12345' })
    expect(Object.keys(errors?.[0]?.extensions.errors ?? {}).sort()).toEqual(['accentColor', 'groundColor'])
    expect(await styleAddress()).toBe(before)
  })

  it('[W6] is shown before it is saved: the pairs of its palette, and which colour had to move', async () => {
    const ask = async (accentColor: string, groundColor: string) => {
      const answer = await fetch(`${shop.url}/graphql`, {
        method: 'POST',
        headers: { ...admin, 'content-type': 'application/json' },
        body: JSON.stringify({
          query: `{ previewLook(accentColor: "${accentColor}", groundColor: "${groundColor}") {
            isMoved fill isDeepGround samples { name scheme contrast } } }`,
        }),
      })
      return ((await answer.json()) as { data: { previewLook: Record<string, unknown> | null } }).data.previewLook
    }
    const kept = await ask('#a94e1e', '#fbf8f3')
    expect(kept).toMatchObject({ isMoved: false, fill: '#a94e1e', isDeepGround: false })
    const samples = kept?.samples as { contrast: number }[] | undefined
    expect(samples?.every(({ contrast }) => contrast >= 4.5)).toBe(true)
    expect(await ask('#ff00ff', '#0f3d2e')).toMatchObject({ isMoved: true, isDeepGround: true })
    expect(await ask('red', '#fbf8f3')).toBeNull()
  })
})
