import { expect } from '@jest/globals'
import sharp from 'sharp'
import type { ShopClient } from '../../../soak/ShopClient.mjs'

const mutation = 'mutation { createFeature(input: { language: nl, title: "Kan niet", icon: star }) { id } }'

const contact = { name: 'Kees', email: 'kees@example.com', message: 'Mijn laptop is traag sinds gisteren.' }

/** Writes are answered with unavailable, without delay; reads are unaffected. */
export async function expectToRefuseWrites(admin: ShopClient): Promise<void> {
  const overRest = await admin.rest('POST', 'tips/add-tip', { language: 'nl', title: `Kan niet ${Math.random()}` })
  expect(overRest).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  const overGraphql = await admin.graphql(mutation)
  expect(overGraphql.body.errors[0].extensions).toMatchObject({ code: 'UNAVAILABLE' })
  expect(await admin.rest('POST', 'send-contact-email', contact)).toMatchObject({ status: 503 })
  await expectToRead(admin)
}

/** Lists of the back office and pages that are not cached yet. */
export async function expectToRead(admin: ShopClient): Promise<void> {
  expect(await admin.rest('GET', 'products')).toMatchObject({ status: 200 })
  expect((await admin.ask(`/nl?${Math.random()}`, { headers: { cookie: '' } })).status).toBe(200)
  expect((await admin.ask('/readyz')).status).toBe(200)
}

/** @returns the id of what was written */
export async function expectToWrite(admin: ShopClient): Promise<number> {
  const answer = await admin.rest('POST', 'tips/add-tip', { language: 'nl', title: `Kan weer ${Math.random()}` })
  expect(answer).toMatchObject({ status: 201 })
  return answer.body.data.id
}

/** Uploads a picture that takes some room. */
export async function uploadPicture(admin: ShopClient) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = sharp({ create: { width: 900, height: 700, channels: 3, background: 'white', noise } })
  const form = new FormData()
  form.append('page-type', 'page')
  form.append('page-id', '1')
  form.append('file', new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' }), 'noise.jpg')
  return admin.ask('/api/image-upload/tiny-mce-upload', { method: 'POST', body: form })
}
