import { existsSync, readdirSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Not } from 'typeorm'
import { loadDemo } from '../../../src/delivery/composition/loadDemo.js'
import { openWriter } from '../../../src/delivery/composition/openShopDatabase.js'
import { demoPassword } from '../../../src/features/accounts/demoAccounts.js'
import { Customer } from '../../../src/features/customers/Customer.js'
import { DemoEnd } from '../../../src/features/demo/DemoEnd.js'
import { DemoRecord } from '../../../src/features/demo/DemoRecord.js'
import { Device } from '../../../src/features/devices/Device.js'
import { StatusRepair } from '../../../src/features/jobs/StatusRepair.js'
import { removeLeftFiles } from '../../../src/features/ownShop/makeShopMine.js'
import { Page } from '../../../src/features/pages/Page.js'
import { ShopSettings } from '../../../src/features/shop/ShopSettings.js'
import { Draft } from '../../../src/kernel/records/Draft.js'
import { Revision } from '../../../src/kernel/records/Revision.js'
import { TrashedRecord } from '../../../src/kernel/records/TrashedRecord.js'
import { SearchNgram } from '../../../src/kernel/search/SearchNgram.js'
import { required } from '../../required.js'
import { cookiesOf, type GraphqlAnswer, sessionIn, startTestShop, type TestShop } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { until } from '../../until.js'
import { codeOf, wrongCodeOf } from '../accounts/secondFactorOf.js'
import { figuresOf } from '../figures/figuresOf.js'

const redis = process.env.TEST_REDIS_URL

// The demo is copied before each.
jest.setTimeout(240_000)

const secret = `a secret of this test alone ${Math.random()}`

const makeMine = `mutation ($staying: StayingRecords!, $name: String!, $password: String!) {
  makeShopMine(staying: $staying, name: $name, password: $password)
}`
const asked = { staying: 'own', name: 'Cougar Computers', password: demoPassword }

interface Situation {
  demoShop: {
    counts: { entity: string; unchanged: number; changed: number; own: number }[]
    isUnderWay: boolean
    failureText: { en: string } | null
  } | null
}

describe.each(testDatabases)('a demo shop on $name', ({ create }) => {
  let filled: TestDatabase
  let database: TestDatabase
  let shop: TestShop
  let headers: Record<string, string>
  let settings: Record<string, string>
  const reader = () => shop.services.database.reader

  beforeAll(async () => {
    filled = await create()
    shop = await startTestShop(filled, { SESSION_SECRET: secret })
    await loadDemo(shop.api)
    await shop.close()
  })
  afterAll(() => filled.drop())

  beforeEach(async () => {
    database = await create()
    await copyShop(filled, database)
    settings = {
      BACKUPS: `file:${path.join(database.folder, 'backups')}`,
      SESSION_SECRET: secret,
      ...(redis && { REDIS_URL: redis }),
    }
    shop = await startTestShop(database, settings)
    headers = await logIn('admin@example.com', demoPassword)
  })
  afterEach(async () => {
    await shop.services.backups.settled()
    await shop.close()
    await database.drop()
  })

  async function visitor(at = shop) {
    const token = cookiesOf(await fetch(`${at.url}/api/csrf-cookie`))['XSRF-TOKEN'] ?? ''
    return { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
  }
  async function logIn(email: string, password: string) {
    const before = await visitor()
    const answer = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...before },
      body: JSON.stringify({ query: `mutation { login(email: "${email}", password: "${password}") { id } }` }),
    })
    return { ...before, cookie: `${before.cookie}; ${sessionIn(cookiesOf(answer))}` }
  }
  async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const { data, errors } = await shop.graphql<Data>(query, variables, headers)
    expect(errors).toBeUndefined()
    return required(data, 'data')
  }
  const refusal = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions
  const idOf = async (query: string, variables: object = {}) =>
    Object.values(await ask<Record<string, { id: number }>>(query, variables))[0]?.id ?? 0
  const ended = () => until(async () => Boolean((await reader().findOneBy(DemoEnd, { id: 1 }))?.endedAt))
  const count = async (entity: string) => {
    const { demoShop } = await ask<Situation>('{ demoShop { counts { entity unchanged changed own } } }')
    return demoShop?.counts.find((each) => each.entity === entity)
  }

  it('[W16] becomes its owner’s: the demo goes from everywhere, what was added stays', async () => {
    const { services, products } = await ask<{
      services: { items: { id: number; language: string }[] }
      products: { items: object[] }
    }>('{ services { items { id language } } products { items { id } } }')
    expect(products.items.length).toBeGreaterThan(0)
    const blocks = [
      {
        specificServices: {
          services: services.items
            .filter(({ language }) => language === 'nl')
            .slice(0, 3)
            .map(({ id }) => id),
        },
      },
    ]
    const page = await idOf('mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }', {
      input: { language: 'nl', title: 'Mijn eigen pagina', blocks },
    })
    const customer = await idOf(
      'mutation { register(input: { name: "Eigen klant", email: "eigen@klant.test", password: "een stevig wachtwoord" }) { id } }',
    )
    const repairOf = (of: number) =>
      idOf('mutation ($input: CreateStatusRepairInput!) { createStatusRepair(input: $input) { id } }', {
        input: { customer: of, description: 'Laptop', holdBackNotice: true },
      })
    const ownRepair = await repairOf(customer)
    const demoCustomer = required(await reader().findOneBy(Customer, { email: 'klant@example.com' }), 'customer')
    const taken = await ask<{ takeIn: { id: number } }>(
      'mutation ($intake: TakeInInput!) { takeIn(intake: $intake, key: "of-the-demo") { id } }',
      {
        intake: {
          kind: 'statusRepair',
          customer: demoCustomer.id,
          newDevice: { brand: 'HP', model: 'EliteBook' },
          job: { descriptionProblem: 'Start niet' },
        },
      },
    )
    expect(taken.takeIn.id).toBeGreaterThan(0)
    expect(await count('device')).toMatchObject({ own: 1 })
    const trashed = required((await reader().find(Page, { order: { id: 'DESC' }, take: 3 })).at(-1), 'page')
    await ask(`mutation { deletePage(id: ${trashed.id}) { deleted } }`)
    expect(await count('page')).toMatchObject({ own: 1, changed: 0 })
    expect(await count('statusRepair')).toMatchObject({ own: 2 })

    const kept = 'mutation ($id: Int!) { saveDraft(input: { page: { intro: "Straks" } }, record: $id) { record } }'
    const [ofDemo] = await reader().find(Page, { where: { id: Not(page) }, take: 1 })
    for (const id of [page, ofDemo?.id]) await ask(kept, { id })

    const begin = await ask<{ makeShopMine: string }>(makeMine, asked)
    expect(begin.makeShopMine).toMatch(/\/cougarXr7\/begin#([2-9a-z]{5}-){3}[2-9a-z]{5}$/)
    expect(refusal(await shop.graphql(makeMine, asked, headers))?.code).toMatch(/CONFLICT|UNAUTHENTICATED/)
    await ended()
    await until(async () => (await required(await reader().findOneBy(DemoEnd, { id: 1 }), 'end')).leftFiles === null)

    expect((await reader().find(Page)).map(({ id, title }) => [id, title])).toEqual([[page, 'Mijn eigen pagina']])
    expect(JSON.stringify((await reader().findOneByOrFail(Page, { id: page })).blocks)).toContain('"services":[]')
    expect((await reader().find(Customer)).map(({ email }) => email)).toEqual(['eigen@klant.test'])
    expect((await reader().find(StatusRepair)).map(({ id }) => id)).toEqual([ownRepair])
    expect(await reader().count(Device)).toBe(0)
    for (const [type, expected] of [
      [TrashedRecord, 0],
      [DemoRecord, 0],
    ] as const) {
      expect([type.name, await reader().count(type)]).toEqual([type.name, expected])
    }
    expect((await reader().find(Draft)).map(({ record }) => record)).toEqual([page])
    const revisions = await reader().find(Revision)
    expect(new Set(revisions.map(({ entity, record }) => `${entity} ${record}`))).toEqual(
      new Set([`page ${page}`, `customer ${customer}`, `statusRepair ${ownRepair}`]),
    )
    const indexed = await reader()
      .createQueryBuilder(SearchNgram, 'part')
      .select('DISTINCT entity, record')
      .getRawMany()
    expect(indexed.filter(({ entity }) => entity === 'page').map(({ record }) => record)).toEqual([page])
    for (const { tableName } of reader().connection.entityMetadatas) {
      const [{ rows }] = await reader().query(
        `SELECT COUNT(*) AS ${reader().connection.driver.escape('rows')} FROM ${reader().connection.driver.escape(tableName)}`,
      )
      const empty = [
        'media',
        'session',
        'outgoing_mail',
        'page_view',
        'sign_in',
        'download_file',
        'access_token',
        'review',
      ]
      if (empty.includes(tableName)) expect([tableName, Number(rows)]).toEqual([tableName, 0])
    }
    expect(
      readdirSync(path.join(database.folder, 'uploads/images')).filter((name) => name.startsWith('demo-')),
    ).toEqual([])
    const settings = await reader().findOneByOrFail(ShopSettings, { id: 1 })
    expect(settings).toMatchObject({ name: 'localhost', phone: null, city: null, openingHours: [], logo: null })
    expect(readdirSync(path.join(database.folder, 'backups')).some((name) => name.endsWith('-asked.backup'))).toBe(true)

    // No start fills it again, and the owner makes an account with the code that the same browser got.
    expect(await loadDemo(shop.api)).toBe(false)
    const code = begin.makeShopMine.split('#')[1]
    const first = await shop.graphql<{ beginShop: { role: string } }>(
      `mutation { beginShop(code: "${code}", name: "Noor", email: "noor@example.com", password: "een stevig wachtwoord") { role } }`,
      {},
      await visitor(),
    )
    expect(first.errors).toBeUndefined()
    expect(await loadDemo(shop.api)).toBe(false)
    headers = await logIn('noor@example.com', 'een stevig wachtwoord')
    expect(await ask('{ demoShop { name } shopSetup { doneSteps } }')).toEqual({
      demoShop: null,
      shopSetup: { doneSteps: [] },
    })
  })

  it('[Y40] figures tell of no job of the demo once it is gone', async () => {
    const before = await figuresOf(reader())
    expect(before.weeks.some(({ finished }) => finished > 0)).toBe(true)
    await ask(makeMine, asked)
    await ended()
    const after = await figuresOf(reader())
    expect(after).toEqual(await shop.services.database.write((manager) => figuresOf(manager)))
    expect(after.weeks.some(({ takenIn, finished }) => takenIn + finished > 0)).toBe(false)
  })

  it('[W16] leaves content that was changed, with its translation, when its owner wants that', async () => {
    const [first] = await reader().find(Page, { order: { id: 'ASC' }, take: 1 })
    const { id, pair } = required(first, 'page')
    await ask(`mutation { updatePage(id: ${id}, input: { title: "Welkom bij ons" }) { id } }`)
    expect(await count('page')).toMatchObject({ own: 0, changed: 1 })
    await ask(makeMine, { ...asked, staying: 'own_and_changed' })
    await ended()
    expect((await reader().find(Page)).map((page) => page.pair)).toEqual([pair, pair])
    expect(await reader().countBy(Customer, { demo: true })).toBe(0)
  })

  it('[W16] becomes wholly empty at every instance when its owner wants that, as on a first day', async () => {
    const other = await startTestShop(database, settings)
    const shown = async () =>
      (await other.graphql<{ publicPages: object[] }>('{ publicPages(language: nl) { id } }')).data
    expect((await shown())?.publicPages.length).toBeGreaterThan(10)
    await ask('mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }', {
      input: { language: 'nl', title: 'Mijn eigen pagina', blocks: [] },
    })
    const begin = await ask<{ makeShopMine: string }>(makeMine, { ...asked, staying: 'nothing' })
    await ended()
    await until(async () => (await shown())?.publicPages.length === 0)
    const inEveryShop = [
      'backup_run',
      'database_version',
      'demo_end',
      'document_guard',
      'id_sequence',
      'mail_text',
      'news_category',
      'shop_settings',
      'setup_code',
    ]
    const ofInstances = ['running_instance', 'search_part', 'search_index_state', 'table_change', 'scheduled_round']
    // That the records of the demo are gone, for programs that follow what changes.
    const ofPrograms = ['record_write']
    const left: string[] = []
    for (const { tableName } of reader().connection.entityMetadatas) {
      const [{ rows }] = await reader().query(
        `SELECT COUNT(*) AS ${reader().connection.driver.escape('rows')} FROM ${reader().connection.driver.escape(tableName)}`,
      )
      if (Number(rows) > 0 && ![...inEveryShop, ...ofInstances, ...ofPrograms].includes(tableName)) left.push(tableName)
    }
    expect(left).toEqual([])
    const { data } = await shop.graphql('{ publicPages(language: nl) { id } shop { name phone } }')
    expect(data).toEqual({ publicPages: [], shop: { name: 'localhost', phone: null } })
    const first = await other.graphql<{ beginShop: { role: string } }>(
      `mutation { beginShop(code: "${begin.makeShopMine.split('#')[1]}", name: "Noor", email: "noor@example.com",
        password: "een stevig wachtwoord") { role } }`,
      {},
      await visitor(other),
    )
    expect(first.data?.beginShop.role).toBe('cms_admin')
    await other.close()
  })

  it('[W16] stays whole without the name, the password or a backup, and says why', async () => {
    const wrongName = refusal(await shop.graphql(makeMine, { ...asked, name: 'cougar' }, headers))
    expect(wrongName).toMatchObject({ code: 'VALIDATION', errors: { name: [expect.any(String)] } })
    const wrongPassword = refusal(await shop.graphql(makeMine, { ...asked, password: 'x' }, headers))
    expect(wrongPassword).toMatchObject({ code: 'VALIDATION', errors: { password: [expect.any(String)] } })
    expect(await reader().count(DemoEnd)).toBe(0)

    const copies = required(shop.services.backups.copies, 'copies')
    jest.spyOn(copies, 'write').mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    const before = await reader().count(Page)
    await ask(makeMine, asked)
    const situation = () => ask<Situation>('{ demoShop { isUnderWay failureText { en } } }')
    await until(async () => (await situation()).demoShop?.isUnderWay === false)
    expect((await situation()).demoShop?.failureText?.en).toMatch(/disk was almost full/)
    expect(await reader().count(Page)).toBe(before)

    const other = await startTestShop(database, { ...settings, BACKUPS: 'off' })
    const off = refusal(await other.graphql(makeMine, asked, headers))
    await other.close()
    expect(off).toMatchObject({ code: 'CONFLICT' })
  })

  it('[W16] wants the code of an owner with a second factor, too', async () => {
    const begin = 'mutation ($password: String!) { beginSecondFactor(password: $password) { secret } }'
    const { secret } = (await ask<{ beginSecondFactor: { secret: string } }>(begin, asked)).beginSecondFactor
    await ask('mutation ($code: String!) { turnOnSecondFactor(code: $code) }', { code: codeOf(secret, -1) })
    const withCode = `mutation ($staying: StayingRecords!, $name: String!, $password: String!, $code: String) {
      makeShopMine(staying: $staying, name: $name, password: $password, code: $code)
    }`
    expect(refusal(await shop.graphql(withCode, asked, headers))).toMatchObject({ code: 'SECOND_FACTOR' })
    const wrong = refusal(await shop.graphql(withCode, { ...asked, code: wrongCodeOf(secret) }, headers))
    expect(wrong).toMatchObject({ code: 'VALIDATION', errors: { code: [expect.any(String)] } })
    expect(await reader().count(DemoEnd)).toBe(0)
    await ask(withCode, { ...asked, code: codeOf(secret) })
    await ended()
  })

  it('[W16] whose files were not removed before a kill loses them at the next start', async () => {
    const images = readdirSync(path.join(database.folder, 'uploads/images')).filter((name) => name.startsWith('demo-'))
    const discard = jest.spyOn(shop.services.media, 'discard').mockRejectedValue(new Error('killed'))
    await ask(makeMine, { ...asked, staying: 'nothing' })
    await ended()
    await until(() => discard.mock.calls.length > 0)
    discard.mockRestore()
    expect(existsSync(path.join(database.folder, 'uploads/images', required(images[0], 'image')))).toBe(true)
    await removeLeftFiles(shop.services)
    expect(existsSync(path.join(database.folder, 'uploads/images', required(images[0], 'image')))).toBe(false)
  })
})

/** The files of a shop that has ended, and its rows. */
async function copyShop(from: TestDatabase, to: TestDatabase): Promise<void> {
  await cp(from.folder, to.folder, { recursive: true })
  if (from.address.kind === 'sqlite') return
  const source = await openWriter(to.address)
  const queryRunner = source.createQueryRunner()
  await queryRunner.query('SET FOREIGN_KEY_CHECKS = 0')
  for (const { tableName } of source.entityMetadatas) {
    const name = source.driver.escape(tableName)
    await queryRunner.query(`DELETE FROM ${name}`)
    await queryRunner.query(`INSERT INTO ${name} SELECT * FROM ${source.driver.escape(from.address.database)}.${name}`)
  }
  await source.destroy()
}
