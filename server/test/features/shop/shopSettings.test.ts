import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { demoShop } from '../../../demo/content/shop.js'
import { ShopSettings } from '../../../src/features/shop/ShopSettings.js'
import { required } from '../../required.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

const whole = `id version name sloganNl sloganEn phone whatsapp email street postalCode city country latitude longitude
  chamberOfCommerce vatNumber vatStandard vatReduced bankAccount replyTimeContact remoteSupportUrl
  remoteSupportInstructionsNl socialLinks { network url } openingHours { weekday opens closes }`
const readAll = `{ shopSettings { ${whole} } }`
const update = `mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { ${whole} } }`

type Answer = Record<string, unknown> & { version: number }

describe.each(bothDatabases)('the settings of the shop on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let admin: Record<string, string>

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    admin = await shop.login()
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const change = (input: object, headers = admin) => shop.graphql<{ updateShop: Answer }>(update, { input }, headers)
  const present = async () =>
    required((await shop.graphql<{ shopSettings: Answer }>(readAll, {}, admin)).data, 'data').shopSettings
  const rest = (path: string, init: RequestInit = {}) =>
    fetch(`${shop.url}/api/${path}`, {
      ...init,
      headers: { ...admin, 'content-type': 'application/json', 'accept-language': 'en' },
    })

  it('[W2] are one record, which changes in the fields that are named', async () => {
    const before = await present()
    expect(before.id).toBe(1)
    const { data, errors } = await change({
      name: 'De Schroevendraaier',
      sloganNl: 'Wij maken het.',
      bankAccount: 'NL91 ABNA 0417 1643 00',
      latitude: 52.0907,
      longitude: 5.1214,
      vatReduced: 9,
      replyTimeContact: 'two_days',
      remoteSupportInstructionsNl: 'Open het bestand.',
      socialLinks: [{ network: 'mastodon', url: 'https://mastodon.nl/@schroef' }],
      openingHours: [
        { weekday: 1, opens: '09:00', closes: '12:30' },
        { weekday: 1, opens: '13:00', closes: '17:30' },
      ],
    })
    expect(errors).toBeUndefined()
    const after = await present()
    expect(after).toEqual(data?.updateShop)
    expect(after).toMatchObject({ name: 'De Schroevendraaier', latitude: 52.0907, replyTimeContact: 'two_days' })
    expect(after).toMatchObject({ street: before.street, version: before.version + 1 })
    expect(after.openingHours).toHaveLength(2)
  })

  it('[W2] have versions and a history, and refuse to be changed from a stale one', async () => {
    expect((await change({ city: 'Zwolle' })).errors).toBeUndefined()
    const { version, city } = await present()
    expect((await change({ city: 'Utrecht', version })).errors).toBeUndefined()
    expect((await change({ city: 'Breda', version })).errors?.[0]?.extensions.code).toBe('CONFLICT')
    const { data } = await shop.graphql<{ recordHistory: { items: { id: number; userName: string }[] } }>(
      '{ recordHistory(entity: shopSettings, id: 1) { items { id userName } } }',
      {},
      admin,
    )
    const [latest, earlier] = required(data, 'data').recordHistory.items
    expect(latest?.userName).toBe('The cms-admin')
    const putBack =
      'mutation ($change: Int!, $version: Int!) { putBackVersion(entity: shopSettings, id: 1, change: $change, version: $version) { __typename } }'
    expect(
      (await shop.graphql(putBack, { change: earlier?.id, version: (await present()).version }, admin)).errors,
    ).toBeUndefined()
    expect((await present()).city).toBe(city)
  })

  it.each([
    ['name', { name: ' ' }],
    ['phone', { phone: '12' }],
    ['whatsapp', { whatsapp: 'bel maar' }],
    ['email', { email: 'geen adres' }],
    ['postalCode', { postalCode: '1234 SS' }],
    ['postalCode', { postalCode: '0123 AB' }],
    ['chamberOfCommerce', { chamberOfCommerce: '1234567' }],
    ['vatNumber', { vatNumber: 'NL123456789B01' }],
    ['vatNumber', { vatNumber: 'NL000000000B00' }],
    ['vatNumber', { country: 'BE', postalCode: null, vatNumber: 'BE0123456748' }],
    ['vatNumber', { country: 'DE', postalCode: null, vatNumber: 'DE136695975' }],
    ['vatNumber', { country: 'FR', postalCode: null, vatNumber: 'FR41303265045' }],
    ['vatNumber', { country: 'LU', postalCode: null, vatNumber: 'LU15027443' }],
    ['vatStandard', { vatStandard: 101 }],
    ['bankAccount', { bankAccount: 'NL91 ABNA 0417 1643 01' }],
    ['longitude', { latitude: 52, longitude: null }],
    ['latitude', { latitude: 91 }],
    ['remoteSupportUrl', { remoteSupportUrl: 'javascript:alert(1)' }],
    ['socialLinks.0.url', { socialLinks: [{ network: 'x', url: '/hier' }] }],
    ['openingHours.0.opens', { openingHours: [{ weekday: 1, opens: '9 uur', closes: '17:00' }] }],
    ['openingHours.0.closes', { openingHours: [{ weekday: 1, opens: '09:00', closes: '08:00' }] }],
    [
      'openingHours.1.opens',
      {
        openingHours: [
          { weekday: 1, opens: '09:00', closes: '13:00' },
          { weekday: 1, opens: '12:00', closes: '17:00' },
        ],
      },
    ],
  ])('[W2] refuse a %s that is none: %j', async (field, input) => {
    const before = await present()
    const { errors } = await change(input)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', errors: { [field]: [expect.any(String)] } })
    expect(await present()).toEqual(before)
  })

  it('[W2] tell all that is wrong at once, in the language of the reader', async () => {
    const input = { name: '', phone: '1', chamberOfCommerce: 'x', bankAccount: 'y' }
    const { errors } = await shop.graphql(update, { input }, { ...admin, 'accept-language': 'nl' })
    expect(Object.keys(errors?.[0]?.extensions.errors ?? {}).sort()).toEqual(Object.keys(input).sort())
    expect(errors?.[0]?.extensions.errors?.chamberOfCommerce).toEqual(['Een KvK-nummer heeft acht cijfers.'])
  })

  it.each([
    ['a real VAT number of a company', { vatNumber: 'NL001234567B01'.replace('001234567', '004495445') }],
    ['one of a sole trader', { vatNumber: 'NL000000012B62' }],
    [
      'a Belgian shop',
      { country: 'BE', postalCode: '2000', vatNumber: 'BE0123456749', chamberOfCommerce: '0123.456.749' },
    ],
    [
      'a free number',
      { country: 'NL', phone: '0800 1234', postalCode: null, chamberOfCommerce: null, vatNumber: null },
    ],
  ])('[W2] take %s', async (_, input) => {
    expect((await change(input)).errors).toBeUndefined()
  })

  it('[W2] are read and changed over REST, under the names of its own', async () => {
    const one = (await (await rest('shop-settings')).json()) as { data: Record<string, unknown> }
    expect(one.data).toMatchObject({ id: 1, name: 'De Schroevendraaier', vat_reduced: 9 })
    const body = JSON.stringify({ chamber_of_commerce: '12345678', version: one.data.version })
    const edited = await rest('shop-settings/edit', { method: 'PUT', body })
    expect([edited.status, await edited.json()]).toMatchObject([200, { data: { chamber_of_commerce: '12345678' } }])
    const refused = await rest('shop-settings/edit', { method: 'PUT', body: '{"postal_code":"12"}' })
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: { postal_code: [expect.any(String)] } },
    ])
    const open = (await (await fetch(`${shop.url}/api/shop`)).json()) as { data: Record<string, unknown> }
    expect(open.data).toMatchObject({ name: 'De Schroevendraaier', description: 'Wij maken het.' })
    expect(open.data).not.toHaveProperty('bank_account')
  })

  it('[W2] are for cms-admin alone', async () => {
    for (const role of ['cms-zzp', 'cms-accountant', 'cms-status-user'] as const) {
      const headers = await shop.login(role)
      expect((await shop.graphql(readAll, {}, headers)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
      expect((await change({ name: 'Van mij' }, headers)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    }
    expect((await shop.graphql(readAll)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  it('[W1] a shop that nobody has named is called after its address', async () => {
    await shop.services.database.write((manager) => manager.update(ShopSettings, 1, { name: '' }))
    const again = await startTestShop(database, { PUBLIC_URL: 'https://schroef.example' })
    expect((await again.graphql<{ shop: { name: string } }>('{ shop { name } }')).data?.shop.name).toBe(
      'schroef.example',
    )
    await again.close()
    await shop.services.database.write((manager) => manager.update(ShopSettings, 1, { name: demoShop.name }))
  })
})
