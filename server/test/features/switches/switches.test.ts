import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { Customer } from '../../../src/features/customers/Customer.js'
import { StatusNewPc } from '../../../src/features/jobs/StatusNewPc.js'
import { StatusRepair } from '../../../src/features/jobs/StatusRepair.js'
import { SwitchedOffContents } from '../../../src/features/switches/SwitchedOffContents.js'
import { type ShopSwitch, shopSwitchNames } from '../../../src/features/switches/shopSwitches.js'
import { Tip } from '../../../src/features/tips/Tip.js'
import type { Role } from '../../../src/kernel/access/roles.js'
import { languages, screenAddress } from '../../../src/kernel/shared/screens.js'
import { required } from '../../required.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'

/** What goes away with each part, and what its role may ask while it is there. */
interface Gone {
  part: ShopSwitch
  /** Names of the back office's entities. */
  entities?: string[]
  /** A list of the owner. */
  list?: string
  addresses: string[]
  /** Addresses of search engines. */
  crawled?: string[]
  /** What visitors read. */
  read?: string
  rest?: string
  role?: Role
  /** Read by the role. */
  own?: string
  /** Whether another part is for the same role, which goes on with that. */
  sharesRole?: boolean
}

const table: Gone[] = [
  {
    part: 'usesTips',
    entities: ['tip'],
    list: '{ tips { total } }',
    addresses: ['/nl/tips-en-tricks', '/en/tips-and-tricks'],
    crawled: ['/nl/tips-en-tricks', '/en/tips-and-tricks', '/nl/tips-en-tricks/stof'],
    read: '{ publicTips(language: nl) { total } }',
    rest: 'tips',
  },
  {
    part: 'usesProducts',
    entities: ['product', 'reservation'],
    list: '{ products { total } }',
    addresses: ['/nl/verkoop/product-verkoop', '/en/sale/product-sale'],
    crawled: ['/nl/verkoop/product-verkoop'],
    read: '{ publicProducts(language: nl) { total } }',
    rest: 'products',
  },
  {
    part: 'usesReservations',
    entities: ['reservation'],
    list: '{ reservations { total } }',
    addresses: ['/nl/reservering', '/en/reservation'],
    rest: 'reservations',
  },
  {
    part: 'usesRemoteHelp',
    entities: ['emailRemoteAssistance'],
    list: '{ emailsRemoteAssistance { total } }',
    addresses: ['/nl/hulp-op-afstand', '/en/remote-assistance', '/downloads/hulp-op-afstand.cmd'],
    crawled: ['/nl/hulp-op-afstand'],
    rest: 'emails-remote-assistance',
  },
  {
    part: 'usesAppointments',
    entities: ['appointment', 'appointmentKind', 'blockedTime'],
    list: '{ appointments { total } }',
    addresses: ['/nl/afspraak', '/en/appointment', '/nl/contact?form=appointment', '/en/contact?form=appointment'],
    crawled: ['/nl/afspraak', '/en/appointment'],
    read: '{ publicAppointmentKinds(language: nl) { id } }',
    rest: 'appointment-kinds',
  },
  {
    part: 'usesPartnerStock',
    entities: ['zzpProduct'],
    list: '{ zzpProducts { total } }',
    addresses: ['/login-zzp', '/zzp'],
    rest: 'zzp-products',
    role: 'cms-zzp',
    own: '{ zzpProducts { total } }',
  },
  {
    part: 'usesInvoices',
    entities: ['invoice', 'payment', 'onlinePayment', 'tillClosing', 'cashMovement', 'boughtItem'],
    list: '{ invoices { total } }',
    addresses: [],
    rest: 'invoices',
  },
  {
    part: 'usesAccountant',
    entities: ['accountantDownload'],
    list: '{ accountantDownload(id: 1) { id } }',
    addresses: ['/login-boekhouding', '/boekhouding'],
    role: 'cms-accountant',
    own: '{ accountantDownload(id: 1) { id } }',
  },
  {
    part: 'usesRepairs',
    entities: ['statusRepair'],
    list: '{ statusesRepair { total } }',
    addresses: [],
    rest: 'statuses-repair',
    role: 'cms-status-user',
    own: '{ myStatusesRepair { total } }',
    sharesRole: true,
  },
  {
    part: 'usesNewPcs',
    entities: ['statusNewPc'],
    list: '{ statusesNewPc { total } }',
    addresses: [],
    rest: 'statuses-new-pc',
    role: 'cms-status-user',
    own: '{ myStatusesNewPc { total } }',
    sharesRole: true,
  },
]

const everything = {
  ...(Object.fromEntries(shopSwitchNames.map((part) => [part, true])) as Record<ShopSwitch, boolean>),
  remoteSupportUrl: null,
  isOpen: true,
}

/** How the kinds of mail that belong to a part begin. */
const mailsOf: Partial<Record<ShopSwitch, string>> = {
  usesRemoteHelp: 'messageRemoteAssistance',
  usesRepairs: 'statusRepair_',
  usesNewPcs: 'statusNewPc_',
  usesAppointments: 'appointment',
  usesProducts: 'reservation',
  usesReservations: 'reservation',
  usesInvoices: 'invoice',
}

describe.each(testDatabases)('parts that a shop does not use, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let admin: Record<string, string>

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    admin = await shop.login()
    await use({ remoteSupportUrl: '/downloads/hulp-op-afstand.cmd' })
    const kind = '{ titleNl: "Brengen", titleEn: "Bring in", minutes: 30 }'
    await ask(`mutation { createAppointmentKind(input: ${kind}) { id } }`, admin)
    await ask('mutation { createTip(input: { title: "Stof", language: nl, text: "<p>Blaas.</p>" }) { id } }', admin)
  }, 120_000)
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  afterEach(() => use(Object.fromEntries(shopSwitchNames.map((part) => [part, true]))))

  const ask = (query: string, headers: Record<string, string> = {}, variables = {}) =>
    shop.graphql<Record<string, unknown>>(query, variables, headers)
  /** Whether it is refused because its part is off. */
  const isOff = async (query: string, headers?: Record<string, string>) => {
    const [error] = (await ask(query, headers)).errors ?? []
    return error?.extensions.code === 'NOT_FOUND' && error.message === 'This part is switched off.'
  }
  const use = (input: object) =>
    ask('mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }', admin, { input })
  const closed = async () => {
    const { data } = await shop.graphql<{ shop: { closedAddresses: string[] } }>('{ shop { closedAddresses } }')
    // The price finder has no services to show here, whatever the shop uses.
    const ofServices: string[] = languages.map((language) => screenAddress('priceFinder', language))
    return required(data, 'data').shop.closedAddresses.filter((address) => !ofServices.includes(address))
  }
  const managed = async () => {
    const { data } = await shop.graphql<{ managedEntities: { name: string; isInUse: boolean }[] }>(
      '{ managedEntities { name isInUse } }',
      {},
      admin,
    )
    return required(data, 'data')
      .managedEntities.filter(({ isInUse }) => isInUse)
      .map(({ name }) => name)
  }
  const get = (path: string, headers = {}) => fetch(shop.url + path, { headers })
  const calls = async () => Object.keys(((await (await get('/api/openapi.json')).json()) as { paths: object }).paths)

  it('[W13] are the same in the table of this test and in the registry', () => {
    expect(table.map(({ part }) => part).sort()).toEqual([...shopSwitchNames].sort())
  })

  it.each(table)('[W13] $part goes away and comes back with all that belongs to it', async (gone) => {
    const { part, entities = [], list, addresses, crawled = [], read, rest, role, own, sharesRole = false } = gone
    const session = role && (await shop.login(role))
    const sitemap = async () => (await get('/sitemap.xml')).text()
    const paths = await calls()

    expect((await use({ [part]: false })).errors).toBeUndefined()
    expect(await closed()).toEqual(expect.arrayContaining(addresses))
    for (const name of entities) expect(await managed()).not.toContain(name)
    if (list) expect(await isOff(list, admin)).toBe(true)
    const mails = await ask('{ mailKinds { kind isInUse } }', admin)
    const unused = (required(mails.data, 'data').mailKinds as { kind: string; isInUse: boolean }[]).filter(
      ({ isInUse }) => !isInUse,
    )
    expect(unused.map(({ kind }) => kind).filter((kind) => !kind.startsWith(mailsOf[part] ?? 'none'))).toEqual([])
    expect(unused.length > 0).toBe(part in mailsOf)
    if (read) expect(await isOff(read)).toBe(true)
    if (rest) {
      expect((await get(`/api/${rest}`, admin)).status).toBe(404)
      expect((await calls()).length).toBeLessThan(paths.length)
    }
    for (const path of crawled) expect(await sitemap()).not.toContain(`${path}<`)
    if (session && role) {
      expect(await isOff(required(own, 'own'), session)).toBe(true)
    }
    if (session && role && !sharesRole) {
      const account = await ask('{ myAccount { recoveryCodesLeft } }', session)
      expect(account.errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } })
      expect(account.errors?.[0]?.message).toContain('switched off')
      expect((await ask('{ me { role } }', session)).data).toEqual({ me: null })
      const login = await ask(
        `mutation { login(email: "${role}@example.com", password: "a-good-password") { id } }`,
        await visitor(shop.url),
      )
      expect(login.errors?.[0]?.message).toContain('switched off')
    }

    expect((await use({ [part]: true })).errors).toBeUndefined()
    expect(await closed()).toEqual([])
    expect(await managed()).toEqual(expect.arrayContaining(entities))
    if (list) expect(await isOff(list, admin)).toBe(false)
    if (read) expect((await ask(read)).errors).toBeUndefined()
    if (rest) expect((await get(`/api/${rest}`, admin)).status).toBe(200)
    for (const path of crawled) expect(await sitemap()).toContain(`${path}<`)
    if (session) expect(await isOff(required(own, 'own'), session)).toBe(false)
  })

  it('[W13] keep their records: in a form a page has all its blocks, for visitors those of parts in use', async () => {
    const made = await ask(`mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }`, admin, {
      input: {
        title: 'Delen',
        language: 'nl',
        visible: true,
        blocks: [
          { tip: { title: 'Onze tips', count: 3 } },
          {
            text: {
              title: 'Lees meer',
              text: '<p>Zie <a href="/nl/tips-en-tricks">de tips</a> en <a href="/nl/nieuws">het nieuws</a>.</p>',
            },
          },
        ],
      },
    })
    expect(made.errors).toBeUndefined()
    const { id } = required(made.data, 'data').createPage as { id: number }
    const whole = 'blocks { __typename ... on TextBlock { text } }'
    const form = () => ask(`{ page(id: ${id}) { ${whole} } }`, admin)
    const shown = async () => JSON.stringify(await ask(`{ publicPage(language: nl, fullUrl: "delen") { ${whole} } }`))
    const before = await form()
    expect(await shown()).toContain('TipBlock')
    await use({ usesTips: false })
    expect((await form()).data).toEqual(before.data)
    expect(await shown()).not.toContain('TipBlock')
    expect(await shown()).toContain('Zie de tips en <a href=')
    await use({ usesTips: true })
    expect(await shown()).toContain('tips-en-tricks')
  })

  it('[W13] close what several share with the last of them', async () => {
    await use({ usesRepairs: false })
    expect(await closed()).toEqual([])
    expect(await managed()).toEqual(expect.arrayContaining(['device', 'quote']))
    await use({ usesNewPcs: false })
    expect(await closed()).toEqual(['/nl/volg', '/en/track', '/login-status', '/status'])
    for (const name of ['device', 'quote']) expect(await managed()).not.toContain(name)
    for (const list of ['{ devices { total } }', '{ quotes { total } }', '{ intakeForm { promisedOn } }']) {
      expect([list, await isOff(list, admin)]).toEqual([list, true])
    }
    const { data } = await ask('{ mailKinds { kind isInUse } }', admin)
    const kinds = required(data, 'data').mailKinds as { kind: string; isInUse: boolean }[]
    const unused = kinds.filter(({ isInUse }) => !isInUse).map(({ kind }) => kind)
    expect(unused).toEqual(
      expect.arrayContaining([
        'promisedPassed',
        'uncollectedFirst',
        'uncollectedLast',
        'repairReport',
        'reviewRequest',
      ]),
    )
    expect(unused).not.toEqual(expect.arrayContaining(['messageContact']))
    // The dashboard asks for these among others.
    expect((await ask('{ waitingJobs { job } }', admin)).errors).toBeUndefined()
    await use({ usesRepairs: true, usesNewPcs: true })
  })

  it('[W13] are closed however their addresses are written', () => {
    const off = new SwitchedOffContents({ ...everything, usesRemoteHelp: false, usesRepairs: false, usesNewPcs: false })
    for (const address of [
      '/nl/hulp-op-afstand',
      '/nl/hulp-op-afstan%64',
      '/nl/Hulp-Op-Afstand',
      '//nl//hulp-op-afstand',
      '/nl/hulp-op-afstand/',
      '/nl/volg/abcdefghijklmnopqrstuv',
      '/en/track',
    ]) {
      expect([address, off.closes(address)]).toEqual([address, true])
    }
    for (const address of ['/nl/hulp-op-afstand-2', '/nl/volgende', '/nl/%', '/nl']) {
      expect([address, off.closes(address)]).toEqual([address, false])
    }
  })

  it('[W13] take in no device for a kind of job that is off', async () => {
    await use({ usesRepairs: false })
    const take = (kind: string) =>
      ask('mutation ($intake: TakeInInput!, $key: String!) { takeIn(intake: $intake, key: $key) { kind } }', admin, {
        intake: { kind, newCustomer: { name: 'Jet' }, newDevice: { brand: 'HP' }, job: { descriptionProblem: 'Stuk' } },
        key: `of-${kind}`,
      })
    const { reader } = shop.services.database
    const before = await Promise.all([reader.count(Customer), reader.count(StatusRepair)])
    expect((await take('statusRepair')).errors?.[0]).toMatchObject({
      message: 'This part is switched off.',
      extensions: { code: 'NOT_FOUND' },
    })
    expect(await Promise.all([reader.count(Customer), reader.count(StatusRepair)])).toEqual(before)
    expect((await take('statusNewPc')).data).toEqual({ takeIn: { kind: 'statusNewPc' } })
    await shop.services.database.write((manager) => manager.deleteAll(StatusNewPc))
  })

  it('[W13] stay on while work is not finished, and say how much', async () => {
    const customer = await ask(
      'mutation { register(input: { name: "Piet", email: "piet@example.com" }) { id } }',
      admin,
    )
    expect(customer.errors).toBeUndefined()
    const { id } = required(customer.data, 'data').register as { id: number }
    const job = await ask(
      `mutation { createStatusRepair(input: { customer: ${id}, status: waiting, descriptionProblem: "Kapot" }) { id } }`,
      admin,
    )
    expect(job.errors).toBeUndefined()
    const { errors } = await use({ usesRepairs: false })
    expect(errors?.[0]?.extensions.errors).toEqual({ usesRepairs: ['1 job is not finished yet. Finish it first.'] })
    expect(await managed()).toContain('statusRepair')
  })

  it('[W13] say whom and what it affects to switch them off', async () => {
    const affected = async (...parts: string[]) =>
      await ask(
        `{ partsAffected(parts: ${JSON.stringify(parts)}) { records { entity count } accounts { role count } } }`,
        admin,
      )
    const { reader } = shop.services.database
    expect((await affected('usesTips', 'usesPartnerStock')).data).toEqual({
      partsAffected: {
        records: expect.arrayContaining([{ entity: 'tip', count: await reader.count(Tip) }]),
        accounts: [{ role: 'cms_zzp', count: await reader.countBy(Customer, { role: 'cms-zzp' }) }],
      },
    })
    // Customers log in for as long as one of both is in use.
    expect(JSON.stringify((await affected('usesRepairs')).data)).not.toContain('cms_status_user')
    expect(JSON.stringify((await affected('usesRepairs', 'usesNewPcs')).data)).toContain('cms_status_user')
    expect((await affected('usesNothing')).errors?.[0]?.extensions.code).toBe('VALIDATION')
  })

  it('[W13] leave no trace in the latest changes and refuse what names their entity', async () => {
    await ask('mutation { createTip(input: { title: "Hitte", language: nl, text: "<p>Koel.</p>" }) { id } }', admin)
    await use({ usesTips: false })
    const changes = await ask('{ latestChanges(count: 50) { entity } }', admin)
    expect(JSON.stringify(changes.data)).not.toContain('"tip"')
    expect(await isOff('{ recordHistory(entity: tip, id: 1) { __typename } }', admin)).toBe(true)
    await use({ usesTips: true })
    expect(JSON.stringify((await ask('{ latestChanges(count: 50) { entity } }', admin)).data)).toContain('"tip"')
  })
})

async function visitor(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/csrf-cookie`)
  const token = /XSRF-TOKEN=([^;]+)/.exec(answer.headers.getSetCookie().join(';'))?.[1] ?? ''
  return { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
}
