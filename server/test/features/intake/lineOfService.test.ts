import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'
import { kinds } from '../jobs/kinds.js'

const fields = 'service { id } costs includingVat lines { kind description quantity unitPrice vatRate stockProduct }'

describe.each(bothDatabases)('the price of the service that was chosen at intake, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let count = 0

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const ask = async <Data>(query: string, variables: object = {}) => {
    const { data, errors } = await shop.admin.ask<Data>(query, variables)
    expect(errors).toBeUndefined()
    return data as Data
  }
  const addService = async (input: object) => {
    const { createService } = await ask<{ createService: { id: number } }>(
      'mutation ($input: CreateServiceInput!) { createService(input: $input) { id } }',
      { input: { language: 'nl', title: `Dienst ${++count}`, ...input } },
    )
    return createService.id
  }
  const take = async (job: object, newCustomer: object = {}, key = `service-${++count}`, kind = 'statusRepair') => {
    const { takeIn } = await ask<{ takeIn: { id: number } }>(
      'mutation ($intake: TakeInInput!, $key: String!) { takeIn(intake: $intake, key: $key) { id } }',
      { key, intake: { kind, newCustomer: { name: 'Wim', ...newCustomer }, newDevice: { brand: 'HP' }, job } },
    )
    const read = await ask<Record<string, object>>(`{ ${kind}(id: ${takeIn.id}) { ${fields} } }`)
    return read[kind]
  }
  const line = (description: string, unitPrice: number, vatRate = 21) => ({
    ...{ kind: 'labour', description, quantity: '1', unitPrice, vatRate, stockProduct: null },
  })

  it('[I6] [Y61] is a line from the start, once, also when the request is repeated', async () => {
    const service = await addService({ title: 'Scherm vervangen', price: 139, priceTo: 139 })
    const expected = {
      service: { id: service },
      costs: 139,
      includingVat: true,
      lines: [line('Scherm vervangen', 139)],
    }
    expect(await take({ service }, {}, 'the-same')).toEqual(expected)
    expect(await take({ service }, {}, 'the-same')).toEqual(expected)
    expect(await take({ service }, {}, undefined, 'statusNewPc')).toEqual(expected)
  })

  it('[I6] [Y61] says that it may be more, in the language of the customer and with the title in it', async () => {
    const service = await addService({ title: 'Virus verwijderen', price: 69 })
    expect(await take({ service })).toMatchObject({ lines: [line('Virus verwijderen (vanaf)', 69)] })
    await addService({ language: 'en', title: 'Virus removal', translationOf: service })
    expect(await take({ service }, { language: 'en' })).toMatchObject({ lines: [line('Virus removal (from)', 69)] })
    expect(await take({ service })).toMatchObject({ lines: [line('Virus verwijderen (vanaf)', 69)] })
  })

  it('[I6] [Y61] is no line where there is none, or it costs nothing', async () => {
    const nothing = { costs: null, lines: [] }
    expect(await take({ service: await addService({}) })).toMatchObject(nothing)
    expect(await take({ service: await addService({ price: 0, priceTo: 0 }) })).toMatchObject(nothing)
    expect(await take({ descriptionProblem: 'Start niet' })).toMatchObject(nothing)
  })

  it('[I6] [Y61] bears the standard rate of the shop, and none where the shop has none', async () => {
    const service = await addService({ title: 'Reinigen', price: 40, priceTo: 40 })
    await ask('mutation { updateShop(input: { vatStandard: 9 }) { id } }')
    expect(await take({ service })).toMatchObject({ lines: [line('Reinigen', 40, 9)] })
    await ask('mutation { updateShop(input: { vatStandard: null }) { id } }')
    expect(await take({ service })).toMatchObject({ lines: [line('Reinigen', 40, 0)] })
    await ask('mutation { updateShop(input: { vatStandard: 21 }) { id } }')
  })

  it('[I6] [Y61] programs that add a job with a service get what they sent, as before', async () => {
    const service = await addService({ title: 'Accu vervangen', price: 89, priceTo: 89 })
    const { id: customer } = await shop.person('Programma')
    for (const kind of kinds) {
      const plain = await shop.addJob(kind, { customer, service, description: 'Accu' })
      expect(plain).toMatchObject({ costs: null, lines: [] })
      const own = { description: 'Eigen regel', unit_price: 5, vat_rate: 21 }
      const { lines } = await shop.addJob(kind, { customer, service, description: 'Accu', lines: [own] })
      expect(lines).toMatchObject([own])
    }
  })

  it('[I6] the counter is told which prices are the least', async () => {
    const fixed = await addService({ language: 'en', price: 10, priceTo: 10 })
    const from = await addService({ language: 'en', price: 10, priceTo: 20 })
    const { intakeForm } = await ask<{ intakeForm: { services: { id: number; isFrom: boolean }[] } }>(
      '{ intakeForm { services { id isFrom } } }',
    )
    const told = intakeForm.services.filter(({ id }) => id === fixed || id === from)
    expect(told).toEqual([
      { id: fixed, isFrom: false },
      { id: from, isFrom: true },
    ])
  })
})
