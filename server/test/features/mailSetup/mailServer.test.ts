import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { OwnMailServer } from '../../../src/features/mailServer/OwnMailServer.js'
import { setMailServer } from '../../../src/features/mailSetup/setMailServer.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import type { ShopError } from '../../../src/kernel/errors/ShopError.js'
import { password } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { until } from '../../until.js'
import { type JobShop, type Person, startJobShop } from '../jobs/jobShop.js'
import { MailServer } from '../messages/MailServer.js'

const set = `mutation ($server: MailServerInput, $ownPassword: String!) {
  setMailServer(server: $server, ownPassword: $ownPassword) { failure answer }
}`

describe.each(testDatabases)('[L18] the mail server of the back office on $name', ({ create }) => {
  let database: TestDatabase
  let server: MailServer
  let shop: JobShop
  let customer: Person

  beforeAll(async () => {
    database = await create()
    server = await new MailServer().start()
    shop = await startJobShop(database, { PUBLIC_URL: 'https://shop.example', WEBHOOK_PRIVATE_NETWORKS: 'true' })
    customer = await shop.person('Anna')
  })
  afterAll(async () => {
    await shop.close()
    await server.stop()
    await database.drop()
  })
  afterEach(async () => {
    await shop.services.database.write((manager) => manager.deleteAll(OwnMailServer))
    server.mails.length = 0
  })

  const give = (input: object | null, ownPassword = password, person = shop.admin) =>
    person.ask<{ setMailServer: object }>(set, { server: input, ownPassword })
  const here = () => ({ host: server.address.host, port: server.address.port, user: null, password: null })
  const stored = () => shop.services.database.reader.findOneBy(OwnMailServer, { id: 1 })
  const situation = async () =>
    (await shop.admin.ask<{ mailConnection: { situation: string } }>('{ mailConnection { situation } }')).data
      ?.mailConnection.situation

  it('takes the mails that waited, and those that come, without a restart', async () => {
    expect(await situation()).toBe('no_server')
    await shop.admin.ask('mutation { sendTestMail }')
    expect((await give(here())).data?.setMailServer).toEqual({ failure: null, answer: null })
    await until(() => server.mails.length === 1)
    const { data } = await shop.admin.ask<{ tryMail: object }>('mutation { tryMail { isDelivered } }')
    expect(data?.tryMail).toEqual({ isDelivered: true })
    await until(async () => (await situation()) === 'works')

    expect((await give(null)).errors).toBeUndefined()
    expect(await situation()).toBe('no_server')
  })

  it('moves to another server at once', async () => {
    await give(here())
    const other = await new MailServer().start()
    try {
      await give({ ...here(), port: other.address.port })
      await shop.admin.ask('mutation { tryMail { isDelivered } }')
      expect([server.mails.length, other.mails.length]).toEqual([0, 1])
    } finally {
      await other.stop()
    }
  })

  it('keeps its password sealed, answers it nowhere, and asks for it again with another host or user', async () => {
    const given = { ...here(), user: 'balie', password: 'geheim van de mail' }
    await give(given)
    const row = await stored()
    expect(row).toMatchObject({ host: '127.0.0.1', user: 'balie' })
    expect(row?.sealedPassword).not.toContain('geheim')
    const { data } = await shop.admin.ask('{ mailServer { isFromEnvironment host port user } }')
    expect(data).toEqual({
      mailServer: { isFromEnvironment: false, host: '127.0.0.1', port: server.address.port, user: 'balie' },
    })
    expect((await give({ ...given, password: null, port: server.address.port + 1 })).errors).toBeUndefined()
    expect((await stored())?.sealedPassword).toBe(row?.sealedPassword)
    for (const changed of [{ host: 'localhost' }, { user: 'ander' }])
      expect((await give({ ...given, ...changed, password: null })).errors?.[0]?.extensions.errors).toEqual({
        'server.password': ['Enter the password of this user.'],
      })
  })

  it('sends no password over a line that is not encrypted', async () => {
    const { data } = await give({ ...here(), user: 'balie', password: 'geheim van de mail' })
    expect(data?.setMailServer).toMatchObject({ failure: 'encryption', answer: expect.not.stringContaining('geheim') })
  })

  it('says what is wrong with it, and keeps it: it may work later', async () => {
    await server.stop()
    try {
      expect((await give(here())).data?.setMailServer).toMatchObject({ failure: 'unreachable' })
      expect(await stored()).not.toBeNull()
    } finally {
      await server.start()
    }
  })

  it('is kept when it says nothing, and the owner is told so in time', async () => {
    const mute = createServer().listen(0, '127.0.0.1')
    await once(mute, 'listening')
    try {
      const { port } = mute.address() as AddressInfo
      const begun = performance.now()
      expect((await give({ ...here(), port })).data?.setMailServer).toMatchObject({ failure: 'unreachable' })
      expect(performance.now() - begun).toBeLessThan(12_000)
      expect(await stored()).toMatchObject({ port })
    } finally {
      mute.close()
    }
  })

  it('is given by who proves to be the owner, and by no program, partner or customer', async () => {
    expect((await give(here(), 'niet het wachtwoord')).errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION' })
    const byCustomer = await give(here(), password, customer)
    expect(byCustomer.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' })
    const context = await ownContext(shop.services)
    const program = {
      ...context,
      viewer: { id: 0, name: 'Program', email: '', role: 'cms-admin', statusUser: false },
    } as never
    await expect(setMailServer(program, here(), { password, code: '' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await stored()).toBeNull()
  })

  it('names all faults at once, and leads into no network of its own', async () => {
    const { errors } = await give({ host: 'geen server', port: 587, user: 'x'.repeat(255), password: '' })
    expect(Object.keys(errors?.[0]?.extensions.errors ?? {}).sort()).toEqual([
      'server.host',
      'server.password',
      'server.user',
    ])

    const settings = { ...shop.services.settings, webhookPrivateNetworks: false }
    const context = { ...(await ownContext(shop.services)), services: { ...shop.services, settings } } as never
    const refused = async (host: string, port: number, address: string) => {
      const resolve = async () => [{ address, family: 4 }]
      const given = { host, port, user: null, password: null }
      return setMailServer(context, given, { password, code: '' }, resolve).then(
        () => null,
        (error: ShopError) => error.details.fields,
      )
    }
    expect(await refused('127.0.0.1', 587, '127.0.0.1')).toHaveProperty(['server.host'])
    expect(await refused('mail.example.com', 587, '192.168.1.5')).toHaveProperty(['server.host'])
    expect(await refused('router.lan', 587, '93.184.216.34')).toHaveProperty(['server.host'])
    expect(await refused('mail.example.com', 6379, '93.184.216.34')).toHaveProperty(['server.port'])
  })
})
