import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type OtherNode, otherNodes } from '../../../scripts/house/otherNodes.mjs'
import { type Shop, startShop } from '../../../scripts/house/shop.mjs'
import { ShopClient } from '../../../soak/ShopClient.mjs'
import { uploadPicture } from './expectToRefuseWrites.js'

const others = [...otherNodes().found.values()]

describe.each([
  { version: process.versions.node, other: undefined as OtherNode | undefined },
  ...others.map((other) => ({ version: other.version, other })),
])('[X26] [X28] the product on Node $version', ({ version, other }) => {
  let shop: Shop
  let admin: ShopClient

  beforeAll(async () => {
    shop = await startShop(other && { node: other.program })
    admin = await ShopClient.admin(shop.url)
  }, 600_000)
  afterAll(() => shop?.stop())

  it('runs there', async () => {
    const answer = await fetch(`${shop.url}/metrics`)
    expect(await answer.text()).toContain(`version="v${version}"`)
  })

  it('serves a page, GraphQL and REST', async () => {
    expect(await (await fetch(`${shop.url}/nl`)).text()).toContain('</html>')
    const { body } = await admin.graphql('{ customers(page: 1, perPage: 3) { total } }')
    expect(body.data.customers.total).toBeGreaterThan(0)
    expect((await admin.rest('GET', 'news')).status).toBe(200)
  })

  it('stores a picture and makes its sizes', async () => {
    const { status, body } = await uploadPicture(admin)
    expect(status).toBe(200)
    expect((await fetch(`${shop.url}${body.data.data.replace('.jpg', '-320.avif')}`)).status).toBe(200)
  })

  it('goes on while statements are collected as garbage', async () => {
    for (let round = 0; round < 40; round += 1) {
      const asked = Array.from({ length: 10 }, () => admin.rest('GET', `news?search=${randomUUID()}`))
      expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(10).fill(200))
    }
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
  })

  it('stops when asked to, without an error in its log', async () => {
    // After 15 s it is killed.
    expect(await shop.stop()).toBeLessThan(15)
    expect(shop.log()).not.toMatch(/"level":[56]0|Deprecat|Error/)
  })
})
