import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { roles } from '../../../src/kernel/access/roles.js'
import { editAddress, previewAddress, shownRecords } from '../../../src/kernel/shared/screens.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { required } from '../../required.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'

const fieldOf = { page: 'previewPage', newsItem: 'previewNewsItem', tip: 'previewTip', product: 'previewProduct' }

describe.each(testDatabases)('previews, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop
  let hidden: number

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
    hidden = Number((await shop.create('Page', { language: 'nl', title: 'Nog niet', visible: false })).id)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const preview = (field: string, id: number, headers = {}) =>
    shop.graphql(`{ ${field}(id: ${id}) { title } }`, {}, headers)

  it('[B6] [P9] a hidden page is shown to the owner and to no visitor', async () => {
    const { data } = await preview('previewPage', hidden, await shop.login('cms-admin'))
    expect(data).toEqual({ previewPage: { title: 'Nog niet' } })
    const { errors } = await shop.graphql('{ publicPage(language: nl, fullUrl: "nog-niet") { title } }')
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  it.each(Object.entries(fieldOf))('[B6] an unknown %s is not found', async (_, field) => {
    const { errors } = await preview(field, 987_654, await shop.login('cms-admin'))
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  it.each(Object.values(fieldOf))('[B6] [A24] %s is for the owner alone', async (field) => {
    const code = async (headers = {}) => (await preview(field, hidden, headers)).errors?.[0]?.extensions.code
    expect(await code()).toBe('UNAUTHENTICATED')
    for (const role of roles.values.filter((one) => one !== 'cms-admin')) {
      expect({ role, code: await code(await shop.login(role)) }).toEqual({ role, code: 'FORBIDDEN' })
    }
  })

  it('[B6] the back office gets the address of each preview', async () => {
    const { data } = await shop.graphql<{ managedEntities: { name: string; previewSection: string | null }[] }>(
      '{ managedEntities { name previewSection } }',
      {},
      await shop.login('cms-admin'),
    )
    const previewed = required(data, 'data').managedEntities.filter(({ previewSection }) => previewSection !== null)
    expect(Object.fromEntries(previewed.map(({ name, previewSection }) => [name, previewSection]))).toEqual({
      page: 'pagina',
      newsItem: 'nieuws',
      tip: 'tip',
      product: 'product',
    })
    expect(Object.keys(shownRecords)).toEqual(Object.keys(fieldOf))
  })

  it('[B6] addresses are those of the contract', () => {
    expect(previewAddress('page', 5)).toBe('/cougarXr7/preview/pagina/5')
    expect(previewAddress('tip', 5)).toBe('/cougarXr7/preview/tip/5')
    expect(editAddress('page', 5)).toBe("/cougarXr7/pagina's/wijzigen/5")
    expect(editAddress('product', 5)).toBe('/cougarXr7/producten/wijzigen/5')
  })
})
