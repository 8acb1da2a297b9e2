import { mkdtemp, readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { parse } from 'graphql'
import sharp from 'sharp'
import { formRoutes } from '../../../src/delivery/http/formRoutes.js'
import type { FrontEnds } from '../../../src/delivery/http/frontEnds.js'
import type { RenderedPage, RenderRequest, SiteRenderer } from '../../../src/delivery/http/SiteRenderer.js'
import { backup } from '../../../src/features/backup/backup.js'
import { restore } from '../../../src/features/backup/restore.js'
import { Customer } from '../../../src/features/customers/Customer.js'
import { Email } from '../../../src/features/messages/Email.js'
import { IdempotencyKey } from '../../../src/features/messages/IdempotencyKey.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { MessagePhoto } from '../../../src/features/messages/photos/MessagePhoto.js'
import { eraseCustomer } from '../../../src/features/privacy/eraseCustomer.js'
import { exportCustomer } from '../../../src/features/privacy/exportCustomer.js'
import { Cleaning } from '../../../src/features/retention/Cleaning.js'
import { roles } from '../../../src/kernel/access/roles.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { managedEntity } from '../../../src/kernel/fields/Managed.js'
import { removeForGood } from '../../../src/kernel/trash/removeForGood.js'
import { emptyPng } from '../../attacks/emptyPng.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { until } from '../../until.js'
import { phonePhoto, sendFiles } from '../jobs/photoCalls.js'

const mutation = `mutation ($input: ContactMessageInput!, $photos: [Upload!]) {
  answer: sendContactMessage(input: $input, photos: $photos) { sent }
}`

/** Stands in for the site: sends the form with its photos, or reports why they were refused, beside what was typed. */
class PlainRenderer implements Pick<SiteRenderer, 'render'> {
  async render({ form, photos, execute }: RenderRequest): Promise<RenderedPage> {
    const { photos: _, ...input } = Object.fromEntries(new URLSearchParams(form))
    const answer = (status: number, fault: string | null) => ({
      status,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ typed: input, fault }),
    })
    if (photos?.refused) return answer(photos.refused.status, photos.refused.text)
    const { errors } = await execute(parse(mutation), { input, photos: photos?.uploads })
    const { code, errors: fields } = (errors?.[0]?.extensions ?? {}) as {
      code?: string
      errors?: { photos?: string[] }
    }
    return answer(code ? (code === 'RATE_LIMITED' ? 429 : 422) : 200, fields?.photos?.[0] ?? code ?? null)
  }
}

const typed = { name: 'Anna Visser', email: 'anna.visser@example.org', message: 'Mijn scherm is gebarsten.' }
const address = '/en/contact?form=question'

/** The beginning of a form with a photo, whose rest does not come. */
function beginUpload(origin: string, from: string) {
  const head = [
    `POST ${address} HTTP/1.1`,
    'host: localhost',
    `x-forwarded-for: ${from}`,
    'content-type: multipart/form-data; boundary=b',
    'content-length: 1000000',
  ]
  const part = '--b\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n'
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.on('error', () => undefined)
  const isSent = new Promise((sent) => socket.write(`${head.join('\r\n')}\r\n\r\n${part}GIF89a`, sent))
  return { socket, isSent }
}

describe.each(testDatabases)('the photos of visitors, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let photo: Buffer
  const frontEnds: FrontEnds = {
    adminFolder: '',
    register: async (app, { api }) => {
      await app.register(formRoutes, { api, renderer: new PlainRenderer() })
    },
  }

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database, { MESSAGE_LIMIT: '500/10m' }, frontEnds)
    photo = await phonePhoto()
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  beforeEach(async () => {
    await shop.services.database.write(async (manager) => {
      for (const type of [Email, IdempotencyKey, OutgoingMail, MessagePhoto]) await manager.deleteAll(type)
    })
    const { messagePhotos } = shop.services.storage
    await messagePhotos.remove((await messagePhotos.list()).map(({ name }) => name))
  })

  const onDisk = () => readdir(path.join(database.folder, 'private/message-photos'))
  const rows = () => shop.services.database.reader.find(MessagePhoto, { order: { position: 'ASC' } })
  const stored = () => shop.services.database.reader.find(Email)

  async function post(files: readonly Buffer[], given: Record<string, string> = typed) {
    const form = new FormData()
    for (const [name, value] of Object.entries(given)) form.set(name, value)
    for (const [index, file] of files.entries()) {
      form.append('photos', new Blob([new Uint8Array(file)]), `IMG_${index}.jpg`)
    }
    const answer = await fetch(`${shop.url}${address}`, { method: 'POST', body: form })
    return { status: answer.status, ...((await answer.json()) as { typed: object; fault: string | null }) }
  }
  async function sentWith(count: number, given = typed): Promise<{ id: number; photos: MessagePhoto[] }> {
    expect(await post(Array(count).fill(photo), given)).toMatchObject({ status: 200, fault: null })
    const [message] = await stored()
    return { id: message?.id ?? 0, photos: await rows() }
  }

  it('[V5] come with a message: upright, without what the phone wrote into them, and the shop gets a mail of them', async () => {
    const { id, photos } = await sentWith(2)
    expect(photos).toMatchObject([
      { entity: 'email', message: id, position: 1, width: 800, height: 1200 },
      { entity: 'email', message: id, position: 2 },
    ])
    expect(await onDisk()).toHaveLength(2)
    const [mail] = await shop.services.database.reader.find(OutgoingMail)
    expect(mail?.text).toContain('Er horen 2 foto’s bij.')
    expect(mail?.text).toContain('/cougarXr7/emails/overzicht')
    const { data } = await shop.graphql<{ inbox: { items: object[] }; messagePhotos: { url: string }[] }>(
      `{ inbox { items { id photos { url thumbnailUrl } } } messagePhotos(kind: contact, id: ${id}) { url } }`,
      {},
      await shop.login(),
    )
    expect(data?.messagePhotos).toHaveLength(2)
    expect(data?.inbox.items).toMatchObject([{ id, photos: [{ url: data?.messagePhotos[0]?.url }, {}] }])
    const answer = await fetch(`${shop.url}${data?.messagePhotos[0]?.url}`, { headers: await shop.login() })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    for (const word of ['Kerkstraat', 'Phone of Anna', 'GPS', 'Exif']) expect(bytes.includes(word)).toBe(false)
  })

  it('[V5] are seen by the owner alone; for all others there are none', async () => {
    const { id, photos } = await sentWith(1)
    const name = photos[0]?.name
    for (const role of [...roles.values, null]) {
      const headers = role ? await shop.login(role) : {}
      const isOwner = role === 'cms-admin'
      for (const size of ['large', 'thumbnail']) {
        const { status } = await fetch(`${shop.url}/message-photos/${name}/${size}`, { headers })
        expect([role, size, status]).toEqual([role, size, isOwner ? 200 : 404])
      }
      const { data } = await shop.graphql(`{ messagePhotos(kind: contact, id: ${id}) { url } }`, {}, headers)
      expect([role, data !== null && data !== undefined]).toEqual([role, isOwner])
    }
    const headers = await shop.login()
    for (const other of [`/job-photos/${name}/large`, `/message-photos/${name}/huge`, '/message-photos/..%2Fx/large']) {
      expect((await fetch(`${shop.url}${other}`, { headers })).status).toBe(404)
    }
  })

  it('[V5] that are none are refused with the reason; what was typed comes back, and nothing is left', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    for (const [files, fault] of [
      [[photo, svg], 'Photo 2: This file type is not allowed'],
      [[emptyPng(30_000, 30_000, 1)], /^Photo 1: .*50 megapixels/],
      [[photo, photo.subarray(0, 2000)], 'Photo 2: The file is empty or cannot be read.'],
      [[photo, Buffer.alloc(10 * 1024 * 1024 + 1)], 'Photo 2: This file is too large.'],
      [Array(5).fill(photo), 'Send at most 4 photos with one message.'],
    ] as const) {
      expect(await post(files)).toEqual({ status: 422, typed, fault: expect.stringMatching(fault) })
    }
    // Photos of a message that is at fault itself are not even decoded.
    expect(await post([photo], { ...typed, email: 'anna' })).toMatchObject({ status: 422 })
    expect([await stored(), await rows(), await onDisk()]).toEqual([[], [], []])
    expect(await shop.services.database.reader.count(OutgoingMail)).toBe(0)
  })

  it('[V5] [X1] 60 MB are refused before a byte of them is read', async () => {
    const part = (name: string, value: string) => `--b\r\nContent-Disposition: form-data; name="${name}"${value}`
    const fields = Object.entries(typed).map(([name, value]) => part(name, `\r\n\r\n${value}\r\n`))
    const file = part('photos', '; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nGIF89a')
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      `POST ${address} HTTP/1.1\r\nhost: ${new URL(shop.url).host}\r\ncontent-length: 62914560\r\n` +
        `content-type: multipart/form-data; boundary=b\r\n\r\n${fields.join('')}${file}`,
    )
    const answer = await new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk))))
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    expect(answer).toContain('These photos are too large together.')
    expect(answer).toContain(typed.message)
    await until(() => socket.destroyed)
    expect([await rows(), await onDisk()]).toEqual([[], []])
  })

  it('[V5] a form that is sent twice is stored once, with its photos', async () => {
    const answers = [await post([photo]), await post([photo])]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect([(await stored()).length, (await rows()).length, (await onDisk()).length]).toEqual([1, 1, 1])
  })

  it('[V5] [X1] all visitors together fill no disk; a message without photos still comes through', async () => {
    const row = { entity: 'email', message: 1, position: 1, width: 1, height: 1, addedAt: new Date().toISOString() }
    await shop.services.database.write((manager) =>
      manager.insert(
        MessagePhoto,
        Array.from({ length: 200 }, (_, index) => ({ ...row, name: `filled-${index}` })),
      ),
    )
    expect(await post([photo])).toEqual({ status: 429, typed, fault: expect.stringMatching(/^Too many photos/) })
    expect(await post([])).toMatchObject({ status: 200 })
    expect(await onDisk()).toEqual([])
  })

  it('[V5] [X1] a network sends no more forms with photos than is reasonable, also if each is refused', async () => {
    const other = await startTestShop(await create(), { MESSAGE_LIMIT: '1/10m' }, frontEnds)
    const first = shop
    shop = other
    try {
      const bad = [Buffer.from('no photo')]
      const statuses = [await post(bad), await post(bad), await post(bad)].map(({ status }) => status)
      expect(statuses).toEqual([422, 422, 429])
      expect((await post([])).status).toBe(200)
    } finally {
      shop = first
      await other.close()
    }
  })

  it('[Y8] eight slow uploads of one subscriber shut out neither photos of others nor messages without', async () => {
    const other = await startTestShop(
      await create(),
      { MESSAGE_LIMIT: '500/10m', TRUSTED_PROXIES: 'loopback' },
      frontEnds,
    )
    const first = shop
    shop = other
    const begun = Array.from({ length: 8 }, (_, at) => beginUpload(other.url, `2001:db8:7:${at}::1`))
    try {
      await Promise.all(begun.map(({ isSent }) => isSent))
      expect(await post([photo])).toMatchObject({ status: 200 })
      expect(await post([])).toMatchObject({ status: 200 })
    } finally {
      for (const { socket } of begun) socket.destroy()
      shop = first
      await other.close()
    }
  })

  it('[V5] GraphQL takes them from programs that may upload', async () => {
    const variables = { input: typed, photos: [null, null] }
    const files = { 'photos.0': photo, 'photos.1': photo }
    const { data } = await sendFiles(shop, mutation, variables, files, await shop.login())
    expect(data).toEqual({ answer: { sent: true } })
    expect(await rows()).toHaveLength(2)
    expect((await sendFiles(shop, mutation, variables, files, {})).status).toBe(401)
  })

  it('[V5] wait in the bin with their message, come back with it, and go for good with it', async () => {
    const { id, photos } = await sentWith(1)
    const headers = await shop.login()
    const url = `${shop.url}/message-photos/${photos[0]?.name}/large`
    const remove = () => shop.graphql(`mutation { deleteEmail(id: ${id}) { deleted } }`, {}, headers)
    expect((await remove()).errors).toBeUndefined()
    expect((await fetch(url, { headers })).status).toBe(404)
    await shop.services.messagePhotos.sweep()
    await shop.graphql(`mutation { restoreRecord(entity: email, id: ${id}) { __typename } }`, {}, headers)
    expect((await fetch(url, { headers })).status).toBe(200)
    await remove()
    const context = { ...ownContext(shop.services), viewer: { id: 1, role: 'cms-admin' } as never }
    await removeForGood(context, managedEntity(Email), id)
    await until(async () => (await onDisk()).length === 0)
  })

  it('[V5] go with their message when its time has come', async () => {
    await sentWith(1)
    const services = { ...shop.services }
    const days = { count: 30, unit: 'day' as const }
    services.settings = { ...services.settings, retention: { ...services.settings.retention, messages: days } }
    const later = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000)
    expect(await new Cleaning(() => ownContext(services)).clean(later)).toMatchObject({ messages: 1 })
    await until(async () => (await onDisk()).length === 0)
    expect(await rows()).toEqual([])
  })

  it('[V5] are in the export, in a backup and its restore, and erased with the customer', async () => {
    const email = 'cms-status-user@example.com'
    await shop.login('cms-status-user')
    const { id } = (await shop.services.database.reader.findOneByOrFail(Customer, { email })) as { id: number }
    const { photos } = await sentWith(1, { ...typed, email })
    const exported = (await exportCustomer(shop.services, id)) as { messages: { photos: { jpeg: string }[] }[] }
    const jpeg = Buffer.from(exported.messages[0]?.photos[0]?.jpeg ?? '', 'base64')
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 800 })

    const file = path.join(await mkdtemp(path.join(tmpdir(), 'photos-')), 'shop.backup')
    expect(await backup(shop.services, file)).toMatchObject({ missing: 0 })
    await shop.services.storage.messagePhotos.remove(await onDisk())
    await restore(shop.services, file)
    expect(await onDisk()).toEqual([photos[0]?.name])

    await eraseCustomer(ownContext(shop.services), id)
    await until(async () => (await onDisk()).length === 0)
    expect([await rows(), await stored()]).toEqual([[], []])
  })
})
