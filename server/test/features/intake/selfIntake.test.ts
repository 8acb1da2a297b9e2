import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { restRoutesTable } from '../../../src/delivery/rest/routes.js'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { SelfIntake } from '../../../src/features/intake/SelfIntake.js'
import { removeExpiredSelfIntakes } from '../../../src/features/intake/selfIntakes.js'
import { JobIntake } from '../../../src/features/jobs/JobIntake.js'
import { StatusRepair } from '../../../src/features/jobs/StatusRepair.js'
import { operationGrants } from '../../../src/kernel/access/OperationGrants.js'
import { cookiesOf, type GraphqlAnswer, password } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'

const submit = 'mutation ($intake: SelfIntakeInput!) { submitSelfIntake(intake: $intake) }'
const take = `mutation ($intake: TakeInInput!, $key: String!) {
  takeIn(intake: $intake, key: $key) { id customer signedBy drawing terms }
}`
const listed = `{ selfIntakes {
  id name phoneNumber email zipCode language kind brand model problem accessories hasAccessCode signedBy drawing
  matches { id name }
} }`

interface Waiting {
  id: number
  name: string
  hasAccessCode: boolean
  matches: { id: number; name: string }[]
  [field: string]: unknown
}

describe.each(testDatabases)('an intake that the customer fills in, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let staff = 0

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  type Headers = Record<string, string>
  const code = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code

  /** A browser that a member of staff has handed over; with the cookie of the session that it had before. */
  async function handedOver(): Promise<{ headers: Headers; before: Headers }> {
    staff++
    const email = `staff-${staff}@example.com`
    await createUser(shop.services.database, { name: 'Sanne', email, role: 'cms-admin', password, demo: false })
    const token = cookiesOf(await fetch(`${shop.url}/api/csrf-cookie`))['XSRF-TOKEN'] ?? ''
    const csrf = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
    const call = (query: string, headers: Headers) =>
      fetch(`${shop.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query }),
      })
    const login = await call(`mutation { login(email: "${email}", password: "${password}") { id } }`, csrf)
    const before = { ...csrf, cookie: `${csrf.cookie}; session=${cookiesOf(login).session}` }
    const begun = await call('mutation { beginSelfIntake }', before)
    const cookies = cookiesOf(begun)
    expect(await begun.json()).toMatchObject({ data: { beginSelfIntake: expect.stringMatching(/Z$/) } })
    expect(cookies.session).toBe('')
    return { before, headers: { ...csrf, cookie: `${csrf.cookie}; self-intake=${cookies['self-intake']}` } }
  }

  const terms = async () => {
    const { data } = await shop.admin.ask<{ intakeForm: { terms: { nl: string } } }>('{ intakeForm { terms { nl } } }')
    return data?.intakeForm.terms.nl ?? ''
  }
  const filled = async (name: string, more: object = {}) => ({
    newCustomer: { name, phoneNumber: '06 87654321', email: null, zipCode: '1234 AB', language: 'nl', ...more },
    newDevice: { kind: 'tablet', brand: 'Samsung', model: 'Tab S9' },
    job: { descriptionProblem: 'Falls off the charger', accessories: 'Oplader', accessCode: 'Kikker-9041' },
    signature: { name, drawing: 'M10 20 L30 40', terms: await terms() },
  })
  const send = (headers: Headers, intake: object) => shop.graphql(submit, { intake }, headers)
  const waiting = async () => (await shop.admin.ask<{ selfIntakes: Waiting[] }>(listed)).data?.selfIntakes ?? []

  it('[K1] the browser opens nothing else: its session is over, for every operation of both APIs', async () => {
    const { headers, before } = await handedOver()
    for (const each of [headers, before]) {
      expect((await shop.graphql('{ me { id } }', {}, each)).data).toEqual({ me: null })
      for (const query of [
        'customers { total }',
        'selfIntakes { id }',
        'intakeForm { promisedOn }',
        'myAccount { mustEnrol }',
      ]) {
        expect([query, code(await shop.graphql(`{ ${query} }`, {}, each))]).toEqual([query, 'UNAUTHENTICATED'])
      }
    }
    const open = new Set(operationGrants(shop.api.schema).forEveryone())
    for (const { method, path, operation } of restRoutesTable.filter((route) => !open.has(route.operation))) {
      const response = await fetch(`${shop.url}/api/${path.replace(/\{\w+\}/g, '1')}`, {
        method,
        headers: { ...headers, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
        body: method === 'GET' ? undefined : '{}',
      })
      await response.text()
      expect([operation, response.status]).toEqual([operation, 401])
    }
    expect(
      (await shop.graphql('{ selfIntakeForm { expiresAt deviceKinds { kind label { nl } } } }', {}, headers)).errors,
    ).toBeUndefined()
    const strangers: Headers[] = [{}, { cookie: 'self-intake=short' }, { cookie: `self-intake=${'a'.repeat(43)}` }]
    for (const stranger of strangers) {
      expect(code(await shop.graphql('{ selfIntakeForm { expiresAt } }', {}, stranger))).toBe('NOT_FOUND')
    }
  })

  it('[K1] only the shop hands a browser over', async () => {
    for (const role of ['cms-status-user', 'cms-zzp', 'cms-accountant'] as const) {
      expect(code(await shop.graphql('mutation { beginSelfIntake }', {}, await shop.login(role)))).toBe('FORBIDDEN')
    }
    expect(code(await shop.graphql('mutation { beginSelfIntake }'))).toBeDefined()
  })

  it('[K1] names every field at fault, learns nothing of other customers, and is stored once', async () => {
    await shop.person('Known')
    const { headers } = await handedOver()
    const wrong = {
      newCustomer: { name: '', email: null, phoneNumber: null, language: 'nl' },
      newDevice: { kind: 'laptop' },
      job: {},
      signature: { name: ' ', terms: 'Others' },
    }
    const { errors } = await send(headers, wrong)
    expect(Object.keys(errors?.[0]?.extensions.errors ?? {}).sort()).toEqual([
      'job.descriptionProblem',
      'newCustomer.name',
      'newCustomer.phoneNumber',
      'newDevice.brand',
      'signature.name',
      'signature.terms',
    ])
    const intake = await filled('Known Again', { email: 'KNOWN@example.com' })
    expect((await send(headers, intake)).data).toEqual({ submitSelfIntake: true })
    expect((await send(headers, intake)).data).toEqual({ submitSelfIntake: true })
    expect(code(await send(headers, await filled('Other')))).toBe('NOT_FOUND')
    expect(code(await shop.graphql('{ selfIntakeForm { expiresAt } }', {}, headers))).toBe('NOT_FOUND')
    const [found] = (await waiting()).filter(({ name }) => name === 'Known Again')
    expect(found).toMatchObject({ zipCode: '1234 AB', brand: 'Samsung', kind: 'tablet', hasAccessCode: true })
    expect(found?.matches.map(({ name }) => name)).toEqual(['Known'])
    expect(JSON.stringify(await shop.services.database.reader.find(SelfIntake))).not.toContain('Kikker')
  })

  it('[K1] becomes a job with its signature and access code, once, however many take it in side by side', async () => {
    const { headers } = await handedOver()
    const intake = await filled('Wilma')
    expect((await send(headers, intake)).errors).toBeUndefined()
    const [wilma] = (await waiting()).filter(({ name }) => name === 'Wilma')
    const { newCustomer, newDevice } = intake
    const asked = {
      kind: 'statusRepair',
      newCustomer,
      newDevice,
      job: { descriptionProblem: 'x' },
      selfIntake: wilma?.id,
    }
    const answers = await Promise.all(
      ['one', 'two'].map((key) =>
        shop.admin.ask<{ takeIn: { id: number } }>(take, { intake: asked, key: `self-${key}` }),
      ),
    )
    const codes = answers.map(code).sort()
    expect(codes).toEqual(['NOT_FOUND', undefined])
    const taken = answers.find(({ data }) => data)?.data?.takeIn
    expect(taken).toMatchObject({
      customer: 'Wilma',
      signedBy: 'Wilma',
      drawing: 'M10 20 L30 40',
      terms: await terms(),
    })
    const revealed = await shop.admin.ask(`mutation { revealAccessCode(job: statusRepair, id: ${taken?.id}) }`)
    expect(Object.values(revealed.data ?? {})).toEqual(['Kikker-9041'])
    expect((await waiting()).filter(({ name }) => name === 'Wilma')).toEqual([])
    const { reader } = shop.services.database
    const jobs = await reader.countBy(StatusRepair, { descriptionProblem: 'x' })
    expect([jobs, await reader.countBy(JobIntake, { signedBy: 'Wilma' })]).toEqual([1, 1])
  })

  it('[K1] is over after its time, is removed in the end, and is erased with its customer', async () => {
    const { headers } = await handedOver()
    const { database: stored } = shop.services
    const past = { expiresAt: new Date(Date.now() - 1000).toISOString() }
    const [last] = await stored.reader.find(SelfIntake, { order: { id: 'DESC' }, take: 1 })
    await stored.write((manager) => manager.update(SelfIntake, { id: last?.id }, past))
    expect(code(await send(headers, await filled('Late')))).toBe('NOT_FOUND')
    await stored.write(removeExpiredSelfIntakes)
    expect(await stored.reader.existsBy(SelfIntake, { id: last?.id ?? 0 })).toBe(false)

    const again = await handedOver()
    await send(again.headers, await filled('Xander', { email: 'xander@example.com' }))
    const xander = await shop.person('Xander')
    const erase = `mutation { eraseCustomer(id: ${xander.id}, confirmation: "Xander") { jobs } }`
    expect((await shop.admin.ask(erase)).errors).toBeUndefined()
    expect((await waiting()).filter(({ name }) => name === 'Xander')).toEqual([])
    const third = await handedOver()
    await send(third.headers, await filled('Yvonne'))
    const [yvonne] = (await waiting()).filter(({ name }) => name === 'Yvonne')
    expect(
      (await shop.admin.ask(`mutation { discardSelfIntake(id: ${yvonne?.id}) { deleted } }`)).errors,
    ).toBeUndefined()
    expect((await waiting()).filter(({ name }) => name === 'Yvonne')).toEqual([])
  })
})
