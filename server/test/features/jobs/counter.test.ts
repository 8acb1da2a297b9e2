import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { AccessCode } from '../../../src/features/jobs/AccessCode.js'
import { JobChange } from '../../../src/features/jobs/JobChange.js'
import { exportCustomer } from '../../../src/features/privacy/exportCustomer.js'
import { Cleaning } from '../../../src/features/retention/Cleaning.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { Revision } from '../../../src/kernel/records/Revision.js'
import { TrashedRecord } from '../../../src/kernel/records/TrashedRecord.js'
import { SearchNgram } from '../../../src/kernel/search/SearchNgram.js'
import { dataOf } from '../../delivery/rest/restClient.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type JobShop, type Person, startJobShop } from './jobShop.js'
import { kinds } from './kinds.js'

const [newPc, repair] = kinds
const secret = 'Zwaluw-4711'

describe.each(testDatabases)('the counter, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let anna: Person
  let bram: Person

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    anna = await shop.person('Anna', { phone_number: '06 - 12 34 56 78' })
    bram = await shop.person('Bram', { phone_number: 'na zessen 0413-123456 of 0486 654321' })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const addDevice = async (record: object) =>
    dataOf(await shop.admin.rest<{ id: number; [field: string]: unknown }>('POST', 'devices/add-device', record))
  const found = async (search: string) => {
    const { data } = await shop.admin.ask<{ statusesRepair: { items: { id: number }[] } }>(
      'query ($search: String) { statusesRepair(filter: { search: $search }) { items { id } } }',
      { search },
    )
    return data?.statusesRepair.items.map(({ id }) => id)
  }

  it('[K4] a device is named by brand and model, has one of them, tells its jobs and passes to another customer', async () => {
    const device = await addDevice({ customer: anna.id, brand: 'HP', model: 'EliteBook 840 G5', serial_number: '5CG8' })
    expect(device).toMatchObject({ name: 'HP EliteBook 840 G5', kind: 'laptop', version: 1 })
    const unnamed = await shop.admin.rest('POST', 'devices/add-device', { customer: anna.id })
    expect(unnamed).toMatchObject({ status: 422, body: { errors: { brand: ['Enter a brand or a model.'] } } })
    await shop.addJob(repair, { customer: anna.id, device: device.id })
    await shop.addJob(newPc, { customer: anna.id, device: device.id })
    const { data } = await shop.admin.ask(
      `{ statusesRepair(filter: { device: ${device.id} }) { total } statusesNewPc(filter: { device: ${device.id} }) { total } }`,
    )
    expect(data).toEqual({ statusesRepair: { total: 1 }, statusesNewPc: { total: 1 } })
    await shop.admin.rest('PUT', `device/edit/${device.id}`, { customer: bram.id })
    const changes = await shop.services.database.reader.findBy(Revision, { entity: 'device', record: device.id })
    expect(changes.at(-1)?.changes).toEqual({ customer: { from: anna.id, to: bram.id } })
  })

  it('[K4] once a device has passed to another customer, the former one reads nothing of it any more', async () => {
    const device = await addDevice({ customer: anna.id, brand: 'Dell', model: 'XPS 13', serial_number: 'D1' })
    const { id } = await shop.addJob(repair, { customer: anna.id, device: device.id, description: 'Battery' })
    const { data: address } = await shop.admin.ask<{ jobAddress: { nl: string } }>(
      `{ jobAddress(job: statusRepair, id: ${id}) { nl } }`,
    )
    const code = address?.jobAddress.nl.split('/').at(-1)
    const read = async (who: Person) => {
      const ofDevice = 'device { id name serialNumber }'
      interface Read {
        one: { device: object | null }
        many: { items: { id: number; device: object | null }[] }
      }
      const { data, errors } = await who.ask<Read>(
        `{ one: statusRepair(id: ${id}) { ${ofDevice} }
           many: statusesRepair(filter: { status: waiting }) { items { id device { serialNumber } } } }`,
      )
      expect(errors).toBeUndefined()
      return [data?.one.device, data?.many.items.find((each) => each.id === id)?.device]
    }
    const tracked = async () => (await shop.graphql(`{ trackedJob(code: "${code}") { device } }`)).data?.trackedJob
    const whole = { id: device.id, name: 'Dell XPS 13', serialNumber: 'D1' }
    expect(await read(anna)).toEqual([whole, { serialNumber: 'D1' }])
    expect(await tracked()).toEqual({ device: 'Dell XPS 13' })

    await shop.admin.rest('PUT', `device/edit/${device.id}`, { customer: bram.id, serial_number: 'D2' })
    expect(await read(anna)).toEqual([null, null])
    expect(await tracked()).toEqual({ device: null })
    expect(await read(shop.admin)).toEqual([{ ...whole, serialNumber: 'D2' }, { serialNumber: 'D2' }])
  })

  it('[X62] jobs are found by number, device, serial number, problem, customer and phone in any writing', async () => {
    const device = await addDevice({ customer: anna.id, brand: 'Acer', model: 'Swift 3', serial_number: 'NXH1QEH002' })
    const job = await shop.addJob(repair, {
      customer: anna.id,
      device: device.id,
      description_problem: 'Het toetsenbord hapert na koffie',
      contact_phone: '+32 470 12 34 56',
    })
    const number = String(job.number)
    const written = [number, number.replace('-', ''), `#${number}`, number.slice(-3), `#${number.slice(-3)}`]
    const terms = [...written, 'swift', 'h1qeh', 'koffie', 'anna', '06 12345678', '+31612345678', '0031 6 12345678']
    for (const term of [...terms, '(06)12.34.56.78', '12345678', '0612345', '0470 123456', '+32470123456']) {
      expect([term, await found(term)]).toEqual([term, expect.arrayContaining([job.id])])
    }
    expect(await found('06 87654321')).toEqual([])
    const other = await shop.addJob(repair, { customer: bram.id })
    expect(await found('0486 654321')).toEqual([other.id])
    const customer = dataOf(await shop.admin.rest<{ phone_e164: string }>('GET', `customer/${anna.id}`))
    expect(customer.phone_e164).toBe('+31612345678')
    expect(dataOf(await shop.admin.rest('GET', `customer/${bram.id}`))).toMatchObject({ phone_e164: '+31413123456' })
  })

  it('[K5] an access code is sealed, read with an entry in the history, in nothing else, and gone at pick-up', async () => {
    const job = await shop.addJob(repair, { customer: anna.id, access_code: secret })
    expect(JSON.stringify(job)).not.toContain(secret)
    const { reader } = shop.services.database
    const [stored] = await reader.findBy(AccessCode, { job: job.id })
    expect(stored?.sealed).not.toContain(secret)
    const reveal = `mutation { revealAccessCode(job: statusRepair, id: ${job.id}) }`
    expect((await anna.ask(reveal)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await shop.graphql(reveal)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await shop.admin.ask(reveal)).data).toEqual({ revealAccessCode: secret })
    const read = await reader.findBy(Revision, { entity: 'statusRepair', record: job.id, action: 'code-read' })
    expect(read.map(({ userName }) => userName)).toEqual(['The cms-admin'])

    await shop.editJob(repair, job.id, { description: 'Laptop' })
    expect((await shop.admin.ask(reveal)).data).toEqual({ revealAccessCode: secret })
    const everywhere = [
      await exportCustomer(shop.services, anna.id),
      await reader.find(Revision),
      await reader.find(TrashedRecord),
      await reader.find(SearchNgram),
      await shop.outbox(),
      (await shop.admin.rest('GET', 'statuses-repair')).body,
    ]
    expect(JSON.stringify(everywhere)).not.toContain(secret.slice(0, 6))
    expect(JSON.stringify(everywhere).toLowerCase()).not.toContain(secret.toLowerCase())

    const pickUp = `mutation { pickUpJob(job: statusRepair, id: ${job.id}) }`
    const { data } = await shop.admin.ask<{ pickUpJob: string }>(pickUp)
    expect(Date.parse(data?.pickUpJob ?? '')).toBeGreaterThan(0)
    expect((await shop.admin.ask(pickUp)).data).toEqual(data)
    expect((await shop.admin.ask(reveal)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect(await reader.findBy(AccessCode, { job: job.id })).toEqual([])
  })

  it.each(kinds)(
    '[K5] the access code of a finished $type is gone after 60 days, whether or not a pick-up was entered',
    async (kind) => {
      const day = 24 * 60 * 60 * 1000
      const cleaning = new Cleaning(() => ownContext(shop.services))
      const job = await shop.addJob(kind, { customer: bram.id, access_code: secret })
      const underWay = await shop.addJob(kind, { customer: bram.id, access_code: secret })
      await shop.editJob(kind, job.id, { status: 'finished' })
      const stored = async () =>
        (await shop.services.database.reader.findBy(AccessCode, { entity: kind.name })).map((code) => code.job)
      await cleaning.clean(new Date(Date.now() + 59 * day))
      expect(await stored()).toEqual(expect.arrayContaining([job.id, underWay.id]))
      // By the day on which it was finished, whatever was changed of it afterwards.
      const longAgo = new Date(Date.now() - 61 * day).toISOString()
      await shop.services.database.write((manager) =>
        manager.update(JobChange, { entity: kind.name, job: job.id, to: 'finished' }, { at: longAgo }),
      )
      await cleaning.clean(new Date())
      expect(await stored()).toEqual([underWay.id])
      await shop.admin.ask(`mutation { dropAccessCode(job: ${kind.name}, id: ${underWay.id}) }`)
    },
  )

  it('[K5] no access code stays of a job that is deleted or whose customer is erased', async () => {
    const leaving = await shop.person('Leaving')
    const [one, two] = [
      await shop.addJob(repair, { customer: leaving.id, access_code: secret }),
      await shop.addJob(newPc, { customer: leaving.id, access_code: secret }),
    ]
    await addDevice({ customer: leaving.id, brand: 'Asus' })
    await shop.admin.rest('DELETE', `status-repair/delete/${one.id}`)
    const { data } = await shop.admin.ask(
      `{ hasAccessCode(job: statusRepair, id: ${one.id}) other: hasAccessCode(job: statusNewPc, id: ${two.id}) }`,
    )
    expect(data).toEqual({ hasAccessCode: false, other: true })
    const exported = await exportCustomer(shop.services, leaving.id)
    expect(exported.devices).toMatchObject([{ kind: 'laptop', brand: 'Asus' }])
    const erased = await shop.admin.ask(
      `mutation { eraseCustomer(id: ${leaving.id}, confirmation: "Leaving") { jobs } }`,
    )
    expect(erased.errors).toBeUndefined()
    const { reader } = shop.services.database
    expect(await reader.countBy(AccessCode, {})).toBe(0)
    expect(await reader.query('SELECT id FROM device WHERE customer = ?', [leaving.id])).toEqual([])
  })

  it('[K20] an account of the shop works on a job, and no customer does', async () => {
    const { data } = await shop.admin.ask<{ staffAccounts: { id: number; name: string }[] }>(
      '{ staffAccounts { id name } }',
    )
    const [account] = data?.staffAccounts ?? []
    const job = await shop.addJob(repair, { customer: anna.id, assigned_to: account?.id })
    expect(job.assigned_to).toBe(account?.id)
    const refused = await shop.admin.rest('PUT', `status-repair/edit/${job.id}`, { assigned_to: bram.id })
    expect(refused).toMatchObject({ status: 422, body: { errors: { assigned_to: [expect.any(String)] } } })
    const { errors } = await shop.admin.ask(`{ statusRepair(id: ${job.id}) { assignedTo { name } } }`)
    expect(errors).toBeUndefined()
  })
})
