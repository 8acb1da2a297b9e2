import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { AccountantDownload } from '../../../src/features/downloads/AccountantDownload.js'
import { type JobShop, startJobShop } from '../../features/jobs/jobShop.js'
import { kinds } from '../../features/jobs/kinds.js'
import { addPhoto, phonePhoto } from '../../features/jobs/photoCalls.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

interface Marks {
  version: number
  updated_at: string
  full_url?: string
  page_translation?: { full_url: string } | null
}

const [, repair] = kinds

describe.each(bothDatabases)('versions and times of records, on $name', ({ create, alike }) => {
  let database: TestDatabase
  let shop: JobShop

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const read = async (path: string): Promise<Marks> => {
    const { body } = await shop.admin.rest<Marks>('GET', path)
    if (!body.data) throw new Error(JSON.stringify(body))
    return body.data
  }
  /** Whether what is read at a path has another version and a later time after something was done. */
  const moved = async (path: string, work: () => Promise<unknown>) => {
    const before = await read(path)
    // Times have milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 5))
    await work()
    const after = await read(path)
    expect(after.updated_at > before.updated_at).toBe(true)
    expect(after.version).toBeGreaterThan(before.version)
    return after
  }
  const page = async (record: object) => {
    const { body } = await shop.admin.rest<{ id: number }>('POST', 'pages/add-page', {
      language: 'nl',
      ...record,
    })
    if (!body.data) throw new Error(JSON.stringify(body))
    return body.data.id
  }

  it('[Y56] move of pages below one whose address changed, and of their translations', async () => {
    const top = await page({ title: 'Boven', menu_title: 'Boven', url: 'boven' })
    const child = await page({ title: 'Onder', menu_title: 'Onder', url: 'onder', belongs_to: top })
    const grandchild = await page({ title: 'Diep', menu_title: 'Diep', url: 'diep', belongs_to: child })
    const english = await page({
      ...{ title: 'Deep', menu_title: 'Deep', url: 'deep', language: 'en', translation_of: grandchild },
    })
    const outdated = async () => {
      const { data } = await shop.admin.ask<{ pages: { items: { id: number }[] } }>(
        '{ pages(filter: { translationState: outdated }) { items { id } } }',
      )
      return data?.pages.items.map(({ id }) => id) ?? []
    }
    expect(await outdated()).not.toContain(grandchild)
    const rename = (url: string) => shop.admin.rest('PUT', `page/edit/${top}`, { url })
    expect((await moved(`page/${child}`, () => rename('hoger'))).full_url).toBe('hoger/onder')
    expect((await moved(`page/${grandchild}`, () => rename('hoogst'))).full_url).toBe('hoogst/onder/diep')
    const said = await moved(`page/${english}`, () => rename('top'))
    expect(said.page_translation?.full_url).toBe('top/onder/diep')
    // Nobody has edited it.
    expect(await outdated()).not.toContain(grandchild)
    const { data } = await shop.admin.ask<{ latestChanges: { entity: string; record: number }[] }>(
      '{ latestChanges(count: 20) { entity record } }',
    )
    expect(data?.latestChanges).toContainEqual({ entity: 'page', record: grandchild })
    // One that is edited is ahead of its translation, as ever.
    await moved(`page/${english}`, () => shop.admin.rest('PUT', `page/edit/${grandchild}`, { url: 'dieper' }))
    expect(await outdated()).toContain(grandchild)
  })

  alike(() => {
    it('[Y56] move of a job after a message, a photo and another address', async () => {
      const anna = await shop.person(`anna${Date.now()}`)
      const { id } = await shop.addJob(repair, { customer: anna.id })
      const path = `status-repair/${id}`
      const say = (person: { ask: JobShop['admin']['ask'] }) => async () => {
        const { errors } = await person.ask(
          `mutation { sendJobMessage(job: statusRepair, id: ${id}, text: "Hallo", key: "k${Math.random()}") { id } }`,
        )
        expect(errors).toBeUndefined()
      }
      await moved(path, say(shop.admin))
      await moved(path, say(anna))
      await moved(path, () => shop.admin.ask(`mutation { renewJobAddress(job: statusRepair, id: ${id}) { nl } }`))
      const added = await addPhoto(shop, shop.admin, { kind: 'statusRepair', id }, await phonePhoto())
      const photo = added.data?.photo.id
      await moved(path, async () => {
        const input = '{ caption: "Kras" }'
        const { errors } = await shop.admin.ask(`mutation { updateJobPhoto(id: ${photo}, input: ${input}) { id } }`)
        expect(errors).toBeUndefined()
      })
      await moved(path, () => shop.admin.ask(`mutation { deleteJobPhoto(id: ${photo}) { deleted } }`))
    })

    it('[Y56] move of a download after a quarter was added', async () => {
      const { body } = await shop.admin.rest<{ id: number }>('POST', 'register', {
        ...{ name: 'Boek', email: `boek${Date.now()}@example.com`, password: 'roestige-fietspomp' },
        role: 'cms-accountant',
      })
      const accountant = body.data?.id ?? 0
      const { reader } = shop.services.database
      const { id } = await reader.findOneByOrFail(AccountantDownload, { accountant })
      await moved(`accountant-download/${id}`, async () => {
        const quarter = { accountant, year: 2025, quarter: 1 }
        const answer = await shop.admin.rest('POST', 'accountant-download/add-quarter', quarter)
        expect(answer.status).toBe(201)
      })
    })
  })
})
