import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { parse } from 'graphql'
import { MoreThan } from 'typeorm'
import { formRoutes } from '../../../src/delivery/http/formRoutes.js'
import type { FrontEnds } from '../../../src/delivery/http/frontEnds.js'
import type { RenderRequest } from '../../../src/delivery/http/SiteRenderer.js'
import { MessagePhoto } from '../../../src/features/messages/photos/MessagePhoto.js'
import { Product } from '../../../src/features/products/Product.js'
import { Reservation } from '../../../src/features/reservations/Reservation.js'
import { cookieOf, newVisitor } from '../../../src/features/sessions/visitor.js'
import { NetworkTrace } from '../../../src/kernel/limits/NetworkTrace.js'
import { leaveTraces } from '../../../src/kernel/limits/networkTraces.js'
import { refusal } from '../../features/appointments/appointmentShop.js'
import { phonePhoto } from '../../features/jobs/photoCalls.js'
import { type ReservationShop, startReservationShop } from '../../features/reservations/reservationShop.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

/** As a proxy tells the shop who calls. */
const from = (address: string) => ({ 'x-forwarded-for': address })

/** The browser of a customer, who has opened the secret address of a job. */
const customerOf = ({ services: { settings } }: TestShop) => ({
  cookie: `visitor=${cookieOf({ ...newVisitor(), isCustomer: true }, settings).value}`,
})

describe.each(bothDatabases)('one subscriber who is many networks, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ReservationShop
  let people = 0

  beforeAll(async () => {
    database = await create()
    shop = await startReservationShop(database, { MESSAGE_LIMIT: '1/1s', TRUSTED_PROXIES: 'loopback' })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  beforeEach(async () => {
    await shop.services.database.write(async (manager) => {
      await manager.delete(Reservation, { id: MoreThan(0) })
      await manager.delete(Product, { id: MoreThan(0) })
    })
    await new Promise((resolve) => setTimeout(resolve, 1000))
  })

  const reserve = (product: number, headers: Record<string, string>) =>
    shop.reserve(product, { email: `robot${++people}@example.com` }, headers)
  const products = async (count: number, stock: number) => {
    const ids: number[] = []
    for (let index = 0; index < count; index++) ids.push((await shop.product({ stock }))[0])
    return ids
  }

  it('[Y3] puts aside no more than four times what one address may, however many /64s of a /48 call', async () => {
    const ids = await products(5, 9)
    const answers = []
    for (const [index, id] of ids.entries()) {
      if (index === 4) await new Promise((resolve) => setTimeout(resolve, 1000))
      answers.push(await reserve(id, from(`2001:db8:7:${index}00::1`)))
    }
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'reserved')).toEqual([
      ...Array(4).fill('reserved'),
      'CONFLICT',
    ])
    expect(refusal(answers[4] ?? {}).message).toMatch(/^4 products are already put aside from this network/)
    expect((await reserve(ids[4] ?? 0, from('2001:db8:8::1'))).errors).toBeUndefined()
  })

  it('[Y3] strangers of many networks leave a quarter of the products to customers', async () => {
    const ids = await products(2, 4)
    const answers = []
    for (let index = 0; index < 7; index++) answers.push(await reserve(ids[index % 2] ?? 0, from(`203.0.${index}.9`)))
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'reserved')).toEqual([
      ...Array(6).fill('reserved'),
      'CONFLICT',
    ])
    expect(refusal(answers[6] ?? {}).message).toMatch(/^Very many products are put aside/)
    expect((await reserve(ids[0] ?? 0, { ...from('198.51.100.7'), ...customerOf(shop) })).errors).toBeUndefined()
    const signedIn = { ...(await shop.login('cms-zzp')), ...from('198.51.101.7') }
    expect((await reserve(ids[1] ?? 0, signedIn)).errors).toBeUndefined()
    const forged = { cookie: `${customerOf(shop).cookie.split('!')[0]}!made-up`, ...from('198.51.102.7') }
    expect(refusal(await reserve(ids[0] ?? 0, forged)).extensions.code).toBe('CONFLICT')
  })
})

describe.each(bothDatabases)('photos of one subscriber, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let photo: Buffer

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database, { MESSAGE_LIMIT: '5/10m', TRUSTED_PROXIES: 'loopback' }, frontEnds)
    photo = await phonePhoto()
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  async function post(headers: Record<string, string>): Promise<number> {
    const form = new FormData()
    for (const [name, value] of Object.entries(typed)) form.set(name, value)
    form.append('photos', new Blob([new Uint8Array(photo)]), 'IMG_1.jpg')
    return (await fetch(`${shop.url}/en/contact?form=question`, { method: 'POST', body: form, headers })).status
  }
  const traces = () => shop.services.database.reader.countBy(NetworkTrace, { kind: 'photo' })

  it('[Y3] those of a day are bounded per network, and do not use up the day for all', async () => {
    expect(await post(from('192.0.2.1'))).toBe(200)
    expect(await traces()).toBe(1)
    const caller = { address: '2001:db8:7:1::1' } as never
    const context = { services: shop.services, caller }
    await shop.services.database.write((manager) => leaveTraces(manager, context, 'photo', Array(75).fill(null)))
    expect(await post(from('2001:db8:7:ff00::1'))).toBe(429)
    expect(await post(from('2001:db8:8::1'))).toBe(200)
  })

  it('[Y3] strangers leave a quarter of those of a day to customers', async () => {
    const addedAt = new Date().toISOString()
    const others = Array.from({ length: 150 }, (_, index) => ({
      ...{ entity: 'email', message: 1, name: `other-${index}`, position: 1, width: 1, height: 1, addedAt },
    }))
    await shop.services.database.write((manager) => manager.insert(MessagePhoto, others))
    expect(await post(from('192.0.3.1'))).toBe(429)
    expect(await post({ ...from('192.0.3.1'), ...customerOf(shop) })).toBe(200)
  })
})

const typed = { name: 'Anna Visser', email: 'anna.visser@example.org', message: 'Mijn scherm is gebarsten.' }

const mutation = `mutation ($input: ContactMessageInput!, $photos: [Upload!]) {
  answer: sendContactMessage(input: $input, photos: $photos) { sent }
}`

/** The site alone sends the form with its photos. */
const frontEnds: FrontEnds = {
  adminFolder: '',
  register: async (app, { api }) => {
    const renderer = {
      render: async ({ form, photos, execute }: RenderRequest) => {
        const { photos: _, ...input } = Object.fromEntries(new URLSearchParams(form))
        const status = photos?.refused?.status ?? 200
        const { errors } = photos?.refused ? {} : await execute(parse(mutation), { input, photos: photos?.uploads })
        return { status: errors ? 500 : status, headers: {}, body: '' }
      },
    }
    await app.register(formRoutes, { api, renderer })
  },
}
