import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { IsNull } from 'typeorm'
import { JobAddress } from '../../../src/features/jobs/JobAddress.js'
import { JobChange } from '../../../src/features/jobs/JobChange.js'
import { jobAddresses, jobOfCode } from '../../../src/features/jobs/jobAddresses.js'
import { Revision } from '../../../src/kernel/records/Revision.js'
import { newAddressCode } from '../../../src/kernel/secrets/addressCode.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type JobShop, type Person, startJobShop } from './jobShop.js'
import { kinds } from './kinds.js'

interface Addresses {
  nl: string
  en: string
}

const repair = kinds[1]

describe.each(testDatabases)('the secret address of a job, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let anna: Person

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    anna = await shop.person('Anna')
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const newJob = async (kind = repair) => (await shop.addJob(kind, { customer: anna.id })).id
  const read = async (id: number, kind = repair) => {
    const { data, errors } = await shop.admin.ask<{ jobAddress: Addresses }>(
      `{ jobAddress(job: ${kind.name}, id: ${id}) { nl en } }`,
    )
    if (!data?.jobAddress) throw new Error(JSON.stringify(errors))
    return data.jobAddress
  }
  const renew = async (id: number) => {
    const document = `mutation { renewJobAddress(job: statusRepair, id: ${id}) { nl en } }`
    return (await shop.admin.ask<{ renewJobAddress: Addresses }>(document)).data?.renewJobAddress as Addresses
  }
  const codeOf = ({ nl }: Addresses) => nl.split('/').at(-1) ?? ''
  const opened = (code: string, now?: Date) => jobOfCode(shop.services.database.reader, code, now)

  it.each(kinds)('[K8] is the same whenever it is read, in both languages, for a $type', async (kind) => {
    const id = await newJob(kind)
    const address = await read(id, kind)
    const base = shop.services.settings.publicUrl
    expect(address.nl).toMatch(new RegExp(`^${base}/nl/volg/[0-9A-Za-z]{22}$`))
    expect(address.en).toBe(`${base}/en/track/${codeOf(address)}`)
    expect(await read(id, kind)).toEqual(address)
    expect(await opened(codeOf(address))).toMatchObject({ kind: kind.name, job: { id } })
  })

  it('[K8] has at least 128 bits, and is stored as a hash and encrypted alone', async () => {
    expect(22 * Math.log2(62)).toBeGreaterThan(128)
    const code = codeOf(await read(await newJob()))
    const stored = await shop.services.database.reader.find(JobAddress)
    expect(JSON.stringify(stored)).not.toContain(code)
    expect(new Set(Array.from({ length: 500 }, newAddressCode).join('')).size).toBe(62)
  })

  it('[K8] is one alone, also when ten ask for it side by side', async () => {
    const id = await newJob()
    const answers = await Promise.all(Array.from({ length: 10 }, () => read(id)))
    expect(new Set(answers.map(({ nl }) => nl)).size).toBe(1)
    const { reader } = shop.services.database
    expect(await reader.countBy(JobAddress, { entity: 'statusRepair', job: id })).toBe(1)
    const second = { entity: 'statusRepair', job: id, codeHash: 'x', sealed: 'x', current: 1, createdAt: 'x' }
    await expect(shop.services.database.write((manager) => manager.insert(JobAddress, second))).rejects.toThrow()
  })

  it('[K8] can be renewed: the earlier one opens nothing, and the history says who did it', async () => {
    const id = await newJob()
    const first = codeOf(await read(id))
    const second = codeOf(await renew(id))
    expect(second).not.toBe(first)
    expect(await opened(first)).toBeNull()
    expect(await opened(second)).toMatchObject({ job: { id } })
    expect(codeOf(await read(id))).toBe(second)
    const where = { entity: 'statusRepair', record: id, action: 'new-link' as const }
    expect(await shop.services.database.reader.findBy(Revision, where)).toMatchObject([{ userName: 'The cms-admin' }])
  })

  it('[K8] opens for 60 days after the end of the job, and not after', async () => {
    const id = await newJob()
    const code = codeOf(await read(id))
    const day = 24 * 60 * 60 * 1000
    expect(await opened(code, new Date(Date.now() + 4000 * day))).toMatchObject({ job: { id } })
    await shop.editJob(repair, id, { status: 'finished' })
    expect(await opened(code, new Date(Date.now() + 59 * day))).toMatchObject({ job: { id } })
    expect(await opened(code, new Date(Date.now() + 61 * day))).toBeNull()
    const ended = { entity: 'statusRepair', job: id, to: 'finished' }
    const longAgo = new Date(Date.now() - 61 * day).toISOString()
    await shop.services.database.write((manager) => manager.update(JobChange, ended, { at: longAgo }))
    expect(await opened(code)).toBeNull()
    await shop.editJob(repair, id, { status: 'waiting' })
    expect(await opened(code)).toMatchObject({ job: { id } })
  })

  it('[K8] goes into the bin with its job and comes back with it', async () => {
    const id = await newJob()
    const code = codeOf(await read(id))
    await shop.admin.ask(`mutation { deleteStatusRepair(id: ${id}) { deleted } }`)
    expect(await opened(code)).toBeNull()
    expect(await shop.services.database.reader.countBy(JobAddress, { entity: 'statusRepair', job: id })).toBe(0)
    const { errors } = await shop.admin.ask(`mutation { restoreRecord(entity: statusRepair, id: ${id}) { restored } }`)
    expect(errors).toBeUndefined()
    expect(await opened(code)).toMatchObject({ job: { id } })
  })

  it('[K8] stays open where it was printed when SESSION_SECRET is another, and another is shown', async () => {
    const id = await newJob()
    const printed = codeOf(await read(id))
    const settings = { ...shop.services.settings, sessionSecret: 'another secret of the shop' }
    const shown = await shop.services.database.write((manager) => jobAddresses(manager, settings, 'statusRepair', id))
    expect(codeOf(shown)).not.toBe(printed)
    expect(await opened(printed)).toMatchObject({ job: { id } })
    expect(await opened(codeOf(shown))).toMatchObject({ job: { id } })
    const living = { entity: 'statusRepair', job: id, revokedAt: IsNull() }
    expect(await shop.services.database.reader.countBy(JobAddress, living)).toBe(2)
    await renew(id)
    expect(await opened(printed)).toBeNull()
  })

  it.each(['jobAddress', 'renewJobAddress'])('[K8] %s is for cms-admin alone', async (operation) => {
    const id = await newJob()
    const document = `${operation === 'jobAddress' ? 'query' : 'mutation'} { ${operation}(job: statusRepair, id: ${id}) { nl } }`
    expect((await anna.ask(document)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await shop.graphql(document)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    const missing = document.replace(`id: ${id}`, 'id: 4000')
    expect((await shop.admin.ask(missing)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  it('[K8] is in no page count, and reserved against pages', async () => {
    const code = codeOf(await read(await newJob()))
    for (const path of ['/nl/volg', '/en/track', `/nl/volg/${code}`, `/en/track/${code}`]) {
      const { errors } = await shop.graphql('mutation ($path: String!) { countPageView(path: $path) }', { path })
      expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST')
    }
  })
})
