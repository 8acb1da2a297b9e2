import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { backup } from '../../../src/features/backup/backup.js'
import { restore } from '../../../src/features/backup/restore.js'
import { JobPhoto } from '../../../src/features/jobs/photos/JobPhoto.js'
import { openJobPhoto, readJobPhotos } from '../../../src/features/jobs/photos/readJobPhotos.js'
import { StatusRepair } from '../../../src/features/jobs/StatusRepair.js'
import { messagesOfJob } from '../../../src/features/jobs/thread/readJobMessages.js'
import { sendJobMessage } from '../../../src/features/jobs/thread/sendJobMessage.js'
import { eraseCustomer } from '../../../src/features/privacy/eraseCustomer.js'
import { exportCustomer } from '../../../src/features/privacy/exportCustomer.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { managedEntity } from '../../../src/kernel/fields/Managed.js'
import { removeForGood } from '../../../src/kernel/trash/removeForGood.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { until } from '../../until.js'
import { type JobShop, type Person, startJobShop } from './jobShop.js'
import { kinds } from './kinds.js'
import { addPhoto, phonePhoto, photoFields } from './photoCalls.js'

const [newPcs, repairs] = kinds

describe.each(testDatabases)('the photos of jobs, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let anna: Person
  let bert: Person
  let photo: Buffer

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    anna = await shop.person('Anna')
    bert = await shop.person('Bert')
    photo = await phonePhoto()
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const repairOf = async (who: Person) => ({
    kind: 'statusRepair',
    id: (await shop.addJob(repairs, { customer: who.id })).id,
  })
  const added = async (job: { kind: string; id: number }, options = {}) => {
    const { data, errors } = await addPhoto(shop, shop.admin, job, photo, options)
    if (!data) throw new Error(JSON.stringify(errors))
    return data.photo
  }
  const get = (address: string, headers: Record<string, string> = {}) => fetch(`${shop.url}${address}`, { headers })
  const listed = async (job: { kind: string; id: number }, who = shop.admin) =>
    (
      await who.ask<{ jobPhotos: Record<string, unknown>[] }>(
        `{ jobPhotos(job: ${job.kind}, id: ${job.id}) { ${photoFields} } }`,
      )
    ).data?.jobPhotos
  /** A photo with a message of the job's customer, as the form of the site stores it. */
  const saidByCustomer = async (job: { kind: string; id: number }, text: string) => {
    const key = { entity: job.kind as 'statusRepair', job: job.id }
    const sending = { services: shop.services, reader: { viewer: null, holds: key }, caller: null }
    await sendJobMessage(sending, key, { text, key: null, photos: [async () => photo] })
    const { data } = await shop.admin.ask<{ jobMessages: { photos: { name: string; url: string }[] }[] }>(
      `{ jobMessages(job: ${job.kind}, id: ${job.id}) { photos { name url } } }`,
    )
    return data?.jobMessages.at(-1)?.photos[0]
  }
  const onDisk = () => readdir(path.join(database.folder, 'private/job-photos'))

  it('[K6] are stored upright, without anything that the phone wrote into them', async () => {
    const job = await repairOf(anna)
    const { url, thumbnailUrl, ...rest } = await added(job)
    expect(rest).toMatchObject({ width: 800, height: 1200, kind: 'before', isShown: false, caption: null })
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Kerkstraat')
    for (const [address, format, width] of [
      [url, 'jpeg', 800],
      [thumbnailUrl, 'webp', 320],
    ] as const) {
      const answer = await get(address, shop.admin.headers)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      const bytes = Buffer.from(await answer.arrayBuffer())
      const metadata = await sharp(bytes).metadata()
      expect(metadata).toMatchObject({ format, width })
      expect([metadata.exif, metadata.orientation, metadata.xmp]).toEqual([undefined, undefined, undefined])
      for (const word of ['Kerkstraat', 'Phone of Anna', 'GPS', 'Exif']) expect(bytes.includes(word)).toBe(false)
    }
  })

  it('[K6] large ones become 2048 pixels; what is no photo is refused with the reason', async () => {
    const job = await repairOf(anna)
    const large = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    expect((await addPhoto(shop, shop.admin, job, large)).data?.photo).toMatchObject({ width: 2048, height: 1536 })
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(400)])
    for (const [file, code, message] of [
      [heic, 'FILE_TYPE', /HEIC.*JPEG/],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'FILE_TYPE', /not allowed/],
      [photo.subarray(0, 2000), 'FILE_TYPE', /cannot be read/],
      [Buffer.alloc(10 * 1024 * 1024 + 1), 'TOO_LARGE', /too large/],
    ] as const) {
      const { errors } = await addPhoto(shop, shop.admin, job, file)
      expect(errors).toMatchObject([{ message: expect.stringMatching(message), extensions: { code } }])
    }
    expect(await listed(job)).toHaveLength(1)
    expect((await addPhoto(shop, shop.admin, { kind: 'statusRepair', id: 4000 }, photo)).errors).toMatchObject([
      { message: repairs.notFound },
    ])
  })

  it('[K6] sent again under its key, also side by side, a photo comes once', async () => {
    const job = await repairOf(anna)
    const before = (await onDisk()).length
    const [first, ...others] = await Promise.all(
      Array.from({ length: 6 }, async () => (await added(job, { key: 'one-photo' })).id),
    )
    expect(new Set([first, ...others, (await added(job, { key: 'one-photo' })).id]).size).toBe(1)
    expect(await listed(job)).toHaveLength(1)
    await until(async () => (await onDisk()).length === before + 1)
    const elsewhere = await repairOf(anna)
    expect((await added(elsewhere, { key: 'one-photo' })).id).not.toBe(first)
  })

  it('[K6] a job has at most 40', async () => {
    const job = await repairOf(anna)
    const row = {
      entity: 'statusRepair' as const,
      job: job.id,
      message: null,
      keyHash: null,
      kind: 'after' as const,
      caption: null,
    }
    const rest = { isShown: false, width: 1, height: 1, addedAt: '2026-01-01T00:00:00.000Z', addedBy: null }
    await shop.services.database.write((manager) =>
      manager.insert(
        JobPhoto,
        Array.from({ length: 39 }, (_, index) => ({
          ...row,
          ...rest,
          name: `filled-${index}`,
          position: index,
        })),
      ),
    )
    expect((await addPhoto(shop, shop.admin, job, photo)).errors).toBeUndefined()
    const before = (await onDisk()).length
    expect((await addPhoto(shop, shop.admin, job, photo)).errors).toMatchObject([
      { message: 'One job has room for at most 40 photos.', extensions: { code: 'VALIDATION' } },
    ])
    await until(async () => (await onDisk()).length === before)
  })

  it('[K6] have a kind, a caption, an order, and are deleted with their file', async () => {
    const job = await repairOf(anna)
    const [one, two] = [await added(job), await added(job)]
    const change = (id: number, input: string) =>
      shop.admin.ask(`mutation { updateJobPhoto(id: ${id}, input: { ${input} }) { kind caption isShown } }`)
    expect((await change(one.id, 'kind: after, caption: " De ventilator ", isShown: true')).data).toEqual({
      updateJobPhoto: { kind: 'after', caption: 'De ventilator', isShown: true },
    })
    expect((await change(one.id, 'isShown: false')).data).toEqual({
      updateJobPhoto: { kind: 'after', caption: 'De ventilator', isShown: false },
    })
    const long = (await change(one.id, `caption: "${'a'.repeat(201)}"`)).errors?.[0]
    expect(long?.extensions.errors).toEqual({ caption: ["The 'Caption' field may have at most 200 characters."] })
    await shop.admin.ask(
      `mutation { orderJobPhotos(job: statusRepair, id: ${job.id}, photos: [${two.id}, ${one.id}]) { id } }`,
    )
    expect(await listed(job)).toMatchObject([{ id: two.id }, { id: one.id }])
    expect((await shop.admin.ask(`mutation { deleteJobPhoto(id: ${two.id}) { deleted } }`)).errors).toBeUndefined()
    expect((await get(two.url, shop.admin.headers)).status).toBe(404)
    await until(async () => !(await onDisk()).some((name) => name.startsWith(two.name)))
  })

  it('[K23] who reads them is one table; for all others there are none', async () => {
    const job = await repairOf(anna)
    const shown = await added(job, { isShown: true })
    const hidden = await added(job)
    const said = await saidByCustomer(job, '')
    const ofNewPc = { kind: 'statusNewPc', id: (await shop.addJob(newPcs, { customer: bert.id })).id }
    const berts = await added(ofNewPc, { isShown: true })
    const shut = await shop.person('Gesloten', { status_user: false })
    const shuts = await added(await repairOf(shut), { isShown: true })

    const partner = await shop.login('cms-zzp')
    const accountant = await shop.login('cms-accountant')
    const readers: Record<string, Record<string, string>> = {
      owner: shop.admin.headers,
      anna: anna.headers,
      bert: bert.headers,
      shut: shut.headers,
      partner,
      accountant,
      anonymous: {},
    }
    const table: [string, string | undefined, string[]][] = [
      ['shown', shown.url, ['owner', 'anna']],
      ['shown, small', shown.thumbnailUrl, ['owner', 'anna']],
      ['hidden', hidden.url, ['owner']],
      ['hidden, small', hidden.thumbnailUrl, ['owner']],
      ['of a message', said?.url, ['owner', 'anna']],
      ['of another customer', berts.url, ['owner', 'bert']],
      ['of a customer who may not see the status', shuts.url, ['owner']],
      ['guessed', shown.url.replace(/[0-9a-f]{6}\//, '000000/'), []],
      ['with a path', '/job-photos/..%2Fprivate/large', []],
      ['of another size', shown.url.replace('large', 'huge'), []],
      ['by its file name', `${shown.url.replace('/large', '')}-thumbnail/large`, []],
    ]
    for (const [what, address, allowed] of table) {
      for (const [who, headers] of Object.entries(readers)) {
        const { status } = await get(String(address), headers)
        expect([what, who, status]).toEqual([what, who, allowed.includes(who) ? 200 : 404])
      }
    }
    expect(await listed(job, anna)).toMatchObject([{ id: shown.id }])
    expect(await listed(job)).toMatchObject([{ id: shown.id }, { id: hidden.id }])
    const refused = await bert.ask(`{ jobPhotos(job: statusRepair, id: ${job.id}) { id } }`)
    expect(refused.errors).toMatchObject([{ message: repairs.notFound, extensions: { code: 'NOT_FOUND' } }])
    expect((await addPhoto(shop, anna, job, photo)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  })

  it('[K23] who has the secret address of a job sees it as its customer does, and no other', async () => {
    const job = await repairOf(anna)
    const other = await repairOf(anna)
    const [shown, hidden] = [await added(job, { isShown: true }), await added(job)]
    const elsewhere = await added(other, { isShown: true })
    const key = { entity: 'statusRepair' as const, job: job.id }
    const { services } = shop
    for (const viewer of [null, { id: 1, role: 'cms-admin' } as never]) {
      const holder = { viewer, holds: key }
      expect(await readJobPhotos(services, holder, key)).toMatchObject([{ id: shown.id }])
      await (await openJobPhoto(services, holder, shown.name, 'thumbnail')).close()
      for (const { name } of [hidden, elsewhere]) {
        await expect(openJobPhoto(services, holder, name, 'large')).rejects.toMatchObject({ code: 'NOT_FOUND' })
      }
      await sendJobMessage({ services, reader: holder, caller: null }, key, {
        text: 'Via het briefje',
        key: null,
        photos: [],
      })
      expect((await messagesOfJob(services, holder, key)).at(-1)).toMatchObject({ side: 'customer', userName: 'Anna' })
      await expect(messagesOfJob(services, holder, { ...key, job: other.id })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    }
  })

  it('[K6] REST reads, adds and deletes them', async () => {
    const job = await repairOf(anna)
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(photo)]), 'IMG_1.jpg')
    const sent = await fetch(`${shop.url}/api/status-repair/${job.id}/photos?kind=after&key=abc`, {
      method: 'POST',
      headers: shop.admin.headers,
      body: form,
    })
    expect([sent.status, await sent.json()]).toMatchObject([201, { data: { kind: 'after', width: 800 } }])
    const read = await shop.admin.rest<{ id: number }[]>('GET', `status-repair/${job.id}/photos`)
    expect(read.body.data).toMatchObject([{ kind: 'after' }])
    expect((await bert.rest('GET', `status-repair/${job.id}/photos`)).status).toBe(404)
    expect((await anna.rest('GET', `status-repair/${job.id}/photos`)).body.data).toEqual([])
    const id = read.body.data?.[0]?.id
    expect((await anna.rest('DELETE', `job-photos/${id}`)).status).toBe(403)
    expect((await shop.admin.rest('DELETE', `job-photos/${id}`)).status).toBe(200)
    expect(await listed(job)).toEqual([])
  })

  it('[K6] wait in the trash with their job, come back with it, and go for good with it', async () => {
    const job = await repairOf(anna)
    const own = await added(job, { isShown: true })
    const said = await saidByCustomer(job, 'Zo ziet het eruit')
    const remove = () => shop.admin.rest('DELETE', `status-repair/delete/${job.id}`)
    await remove()
    expect((await get(own.url, shop.admin.headers)).status).toBe(404)
    await shop.services.jobPhotos.sweep()
    await shop.admin.ask(`mutation { restoreRecord(entity: statusRepair, id: ${job.id}) { __typename } }`)
    expect((await get(own.url, anna.headers)).status).toBe(200)
    expect((await get(String(said?.url), anna.headers)).status).toBe(200)
    const { data: talk } = await anna.ask<{ jobMessages: { text: string; photos: { name: string }[] }[] }>(
      `{ jobMessages(job: statusRepair, id: ${job.id}) { text photos { name } } }`,
    )
    expect(talk?.jobMessages).toEqual([{ text: 'Zo ziet het eruit', photos: [{ name: said?.name }] }])
    await remove()
    const context = { ...ownContext(shop.services), viewer: { id: 1, role: 'cms-admin' } as never }
    await removeForGood(context, managedEntity(StatusRepair), job.id)
    const left = async () =>
      (await onDisk()).filter((name) => name.startsWith(own.name) || name.startsWith(String(said?.name)))
    await until(async () => (await left()).length === 0)
  })

  it('[K6] are in the export, in a backup and its restore, and erased with the customer', async () => {
    const carla = await shop.person('Carla')
    const job = await repairOf(carla)
    const own = await added(job)
    const said = await saidByCustomer(job, 'Van Carla')
    const trashed = await repairOf(carla)
    const inTrash = await added(trashed)
    await shop.admin.rest('DELETE', `status-repair/delete/${trashed.id}`)

    const exported = (await exportCustomer(shop.services, carla.id)) as {
      jobs: { messages: object[]; photos: { jpeg: string }[] }[]
    }
    expect(exported.jobs[0]?.messages).toMatchObject([{ text: 'Van Carla', side: 'customer' }])
    expect(exported.jobs[0]?.photos).toHaveLength(2)
    const jpeg = Buffer.from(exported.jobs[0]?.photos[0]?.jpeg ?? '', 'base64')
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 800 })

    const file = path.join(await mkdtemp(path.join(tmpdir(), 'photos-')), 'shop.backup')
    await shop.services.database.write((manager) => manager.query("DELETE FROM job_photo WHERE name LIKE 'filled-%'"))
    const count = await backup(shop.services, file)
    expect(count).toMatchObject({ missing: 0 })
    const { jobPhotos } = shop.services.storage
    await jobPhotos.remove((await jobPhotos.list()).map(({ name }) => name))
    await restore(shop.services, file)
    const headers = await newHeaders(shop)
    for (const address of [own.url, String(said?.url)]) expect((await get(address, headers)).status).toBe(200)
    expect(await onDisk()).toContain(inTrash.name)

    await eraseCustomer(ownContext(shop.services), carla.id)
    const theirs = [own.name, String(said?.name), inTrash.name]
    await until(async () => !(await onDisk()).some((name) => theirs.some((each) => name.startsWith(each))))
    expect((await get(own.url, headers)).status).toBe(404)
  })
})

/** A restore ends all sessions. */
async function newHeaders({ url }: JobShop): Promise<Record<string, string>> {
  const { cookiesOf, password, sessionIn } = await import('../../startTestShop.js')
  const token = cookiesOf(await fetch(`${url}/api/csrf-cookie`))['XSRF-TOKEN'] ?? ''
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token },
    body: JSON.stringify({ email: 'cms-admin@example.com', password }),
  })
  return { cookie: `XSRF-TOKEN=${token}; ${sessionIn(cookiesOf(answer))}`, 'x-xsrf-token': token }
}
