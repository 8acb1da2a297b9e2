import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { inRoot } from '../../../scripts/house/root.mjs'
import { startJobShop } from '../features/jobs/jobShop.js'
import { FakeMollie } from '../features/onlinePayments/FakeMollie.js'
import { isEvery } from '../isEvery.js'
import { bothDatabases, type TestDatabase } from '../testDatabases.js'
import { transpile } from '../transpiled.js'
import { BookingShop } from './BookingShop.js'
import { type Batch, booked, PaidOnline } from './PaidOnline.js'

const cache = inRoot('server/.cache')
const kills = isEvery ? 8 : 1
/** Of the statements of a batch; the last ones only say when the provider is asked again. */
const booking = 0.6
/** When payments are looked at the first time, and when what was claimed by a shop that was killed is free again. */
const [soon, later] = [1, 10]
/** Of a batch: the invoice of the deposit, the one that was open, and the receipt of the sale. */
const documentsEach = 3
const paymentsEach = 6
let folder: string
let program: string

beforeAll(async () => {
  await mkdir(cache, { recursive: true })
  folder = await mkdtemp(path.join(cache, 'payment-booker-'))
  program = await transpile('test/faults/paymentBooker', folder)
})
afterAll(() => rm(folder, { recursive: true }))

describe.each(bothDatabases)('payments that a shop is told of when it is killed, on $name', ({ create }) => {
  let database: TestDatabase
  let paid: PaidOnline
  const mollie = new FakeMollie()
  const loaded: BookingShop[] = []

  beforeAll(async () => {
    await mollie.start()
    database = await create()
    const shop = await startJobShop(database)
    await shop.services.scheduler.stop()
    paid = await PaidOnline.open(shop, mollie)
  })
  afterAll(async () => {
    for (const each of loaded) await each.kill()
    await paid?.shop.close()
    await mollie.stop()
    await database?.drop()
  })

  const load = () => {
    const one = BookingShop.load(program, database, mollie.endpoint)
    loaded.push(one)
    return one
  }
  const tell = (url: string, id: string) =>
    fetch(`${url}/api/mollie/webhook`, { method: 'POST', body: new URLSearchParams({ id }) }).catch(() => null)
  /** Everything at once: some are reported, all are asked about, and the till books its sale. */
  const book = (shop: BookingShop, batch: Batch) =>
    Promise.all([
      ...[batch.deposit, batch.reservation, batch.sale].map((id) => tell(shop.url, id)),
      shop.look(soon),
      paid.sell(shop.url, batch),
    ])

  it('[I12] killed between what the provider says and its booking: each is booked once after the next start', async () => {
    let shop = load()
    await shop.start()
    const before = await paid.books()
    const unkilled = await paid.batch()
    await shop.arm()
    await book(shop, unkilled)
    const statements = await shop.count()
    expect(await paid.standing(unkilled)).toEqual(booked)

    for (let kill = 0; kill < kills; kill++) {
      const next = load()
      const batch = await paid.batch()
      // Another point of each part of it, each time that this runs.
      await shop.arm(1 + Math.floor(((kill + Math.random()) / kills) * statements * booking))
      await book(shop, batch)
      await shop.kill()
      expect(await paid.standing(batch)).not.toEqual(booked)
      await next.start()
      expect(await next.look(later)).toBe(true)
      // The till has no answer and asks again.
      expect(await paid.sell(next.url, batch)).toEqual(expect.any(Number))
      expect(await paid.standing(batch)).toEqual(booked)
      shop = next
    }
    const batches = kills + 1
    expect(await paid.books()).toEqual({
      documents: before.documents + batches * documentsEach,
      payments: before.payments + batches * paymentsEach,
      faults: [],
    })
  }, 600_000)
})
