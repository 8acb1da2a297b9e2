import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { StatusRepair } from '../../../src/features/jobs/StatusRepair.js'
import { Quote } from '../../../src/features/quotes/Quote.js'
import { ShopSettings } from '../../../src/features/shop/ShopSettings.js'
import { maxCents } from '../../../src/kernel/shared/money.js'
import { dataOf } from '../../delivery/rest/restClient.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type JobShop, startJobShop } from './jobShop.js'
import { kinds } from './kinds.js'

const [, repair] = kinds

describe.each(bothDatabases)('what a bill can come to, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let customer: number

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    customer = (await shop.person('Anna')).id
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const line = (unit_price: number, vat_rate = 21, quantity = '1') => {
    return { kind: 'other', description: 'Regel', quantity, unit_price, vat_rate }
  }
  const add = (record: object, language = 'nl') =>
    shop.admin.rest<{ id: number; costs: number }>(
      'POST',
      repair.add,
      { customer, ...record },
      { 'accept-language': language },
    )
  const errorsOf = async (record: object, language?: string) => {
    const { status, body } = await add(record, language)
    return { status, errors: body.errors }
  }

  it('[Y29] no bill comes to less than zero, with VAT or without', async () => {
    const below = [line(-100), line(100, 0)]
    expect(await errorsOf({ lines: below, including_vat: false })).toEqual({
      status: 422,
      errors: { lines: ['De regels komen samen onder nul uit: -21.'] },
    })
    expect(await errorsOf({ lines: below, including_vat: false }, 'en')).toMatchObject({
      errors: { lines: ['The lines come to less than zero: -21.'] },
    })
    expect(dataOf(await add({ lines: below, including_vat: true })).costs).toBe(0)
  })

  it('[Y29] an amount and a sum have the same bound on every database, which is said', async () => {
    const max = maxCents / 100
    expect(dataOf(await add({ costs: max })).costs).toBe(max)
    expect(dataOf(await add({ lines: [line(max)] })).costs).toBe(max)
    const limit = 'mag hoogstens 10.000.000 zijn'
    expect(await errorsOf({ costs: max + 0.01 })).toEqual({
      status: 422,
      errors: { costs: [expect.stringContaining(limit)] },
    })
    expect(await errorsOf({ costs: 999_999_999_999 })).toMatchObject({
      errors: { costs: [expect.stringContaining(limit)] },
    })
    expect(await errorsOf({ lines: [line(21_474_836.48)] })).toMatchObject({
      status: 422,
      errors: { 'lines.0.unit_price': [expect.stringContaining(limit)] },
    })
    const tooMuch = 'De regels komen samen boven 10.000.000 uit, het meeste wat er kan worden gerekend.'
    for (const lines of [[line(max), line(0.01)], [line(max, 21, '99999')]]) {
      expect(await errorsOf({ lines })).toEqual({ status: 422, errors: { lines: [tooMuch] } })
    }
    expect(await errorsOf({ lines: [line(9_000_000)], including_vat: false })).toMatchObject({
      errors: { lines: [tooMuch] },
    })
    const product = { title: 'Laptop', language: 'nl', price: max + 1 }
    const { status, body } = await shop.admin.rest('POST', 'products/add-product', product)
    expect({ status, errors: body.errors }).toMatchObject({ status: 422, errors: { price: [expect.any(String)] } })
  })

  it('[Y29] VAT is one of the rates of the law; what was stored with another one can be read and is named', async () => {
    expect(await errorsOf({ lines: [line(10, 17), line(10, 9)] })).toEqual({
      status: 422,
      errors: { 'lines.0.vat_rate': ["Het veld 'Btw (%)' kan alleen 21, 9 of 0 zijn."] },
    })
    const { id } = dataOf(await add({ lines: [line(10)] }))
    await shop.services.database.write(async (manager) => {
      const { lines } = await manager.findOneByOrFail(StatusRepair, { id })
      await manager.update(StatusRepair, id, { lines: lines.map((each) => ({ ...each, vatRate: 17 })) })
    })
    const read = () => shop.admin.rest<{ lines: { vat_rate: number }[] }>('GET', `status-repair/${id}`)
    expect(dataOf(await read()).lines[0]?.vat_rate).toBe(17)
    expect(await shop.editJob(repair, id, { current_status: 'Klaar' })).toMatchObject({ lines: [{ vat_rate: 17 }] })
  })

  it('[Y29] what was stored beyond a bound holds up no change of another field, and is refused once it is changed', async () => {
    const { id } = dataOf(await add({ lines: [line(10)] }))
    await shop.services.database.write(async (manager) => {
      const { lines } = await manager.findOneByOrFail(StatusRepair, { id })
      const beyond = lines.map((each) => ({ ...each, vatRate: 17, unitPrice: -500 }))
      await manager.update(StatusRepair, id, { lines: beyond })
      await manager.updateAll(ShopSettings, { vatStandard: 17 })
    })
    const stored = { kind: 'other', description: 'Regel', quantity: '1', unitPrice: -5, vatRate: 17 }
    const edit = async (input: object) => {
      const mutation = `mutation ($input: UpdateStatusRepairInput!) {
        updateStatusRepair(id: ${id}, input: $input) { currentStatus lines { vatRate } }
      }`
      const { data, errors } = await shop.admin.ask<{ updateStatusRepair: object }>(mutation, { input })
      return data?.updateStatusRepair ?? Object.keys(errors?.[0]?.extensions.errors ?? {}).sort()
    }
    // A form sends all that it has.
    expect(await edit({ currentStatus: 'Klaar', lines: [stored] })).toEqual({
      currentStatus: 'Klaar',
      lines: [{ vatRate: 17 }],
    })
    expect(await edit({ lines: [{ ...stored, description: 'Anders' }] })).toEqual(['lines', 'lines.0.vatRate'])
    expect(await edit({ includingVat: false })).toEqual(['lines'])
    expect(await edit({ startDate: '2026-11-02', endDate: '2026-11-01' })).toEqual(['endDate'])

    const save = async (input: object) => {
      const mutation = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { vatStandard city } }'
      const { data, errors } = await shop.admin.ask<{ updateShop: object }>(mutation, { input })
      return data?.updateShop ?? Object.keys(errors?.[0]?.extensions.errors ?? {})
    }
    expect(await save({ vatStandard: 17, city: 'Veldhoek' })).toEqual({ vatStandard: 17, city: 'Veldhoek' })
    expect(await save({ vatStandard: 19, city: 'Veldhoek' })).toEqual(['vatStandard'])
  })

  it('[Y29] a quote that was stored beyond a bound can be changed in its other fields', async () => {
    const { id: job } = dataOf(await add({}))
    const { data } = await shop.admin.ask<{ draftQuote: number }>(
      `mutation { draftQuote(job: statusRepair, id: ${job}) }`,
    )
    const id = data?.draftQuote
    const stored = { description: 'Regel', quantity: '1', unitPrice: -500, vatRate: 17 }
    await shop.services.database.write((manager) =>
      manager.update(Quote, { id }, { lines: [{ ...stored, isOptional: false, alternative: null }] as never }),
    )
    const save = async (input: object) => {
      const mutation = `mutation ($input: UpdateQuoteInput!) { updateQuote(id: ${id}, input: $input) { id } }`
      const { data: saved, errors } = await shop.admin.ask<{ updateQuote: { id: number } }>(mutation, { input })
      return saved ?? errors
    }
    const lines = [{ ...stored, unitPrice: -5 }]
    expect(await save({ defect: 'Kras', lines })).toEqual({ updateQuote: { id } })
    expect(JSON.stringify(await save({ lines: [{ ...lines[0], quantity: '2' }] }))).toContain('lines.0.vatRate')
  })
})
