import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { logIn, type Session } from '../scripts/house/session.mjs'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { expect, shopAddress, test } from './stories.js'

/** A photo as a phone takes it, with the place in it. */
async function phonePhoto(background: string) {
  const buffer = await sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
    .jpeg()
    .withExif({
      IFD0: { ImageDescription: 'Kerkstraat 12' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 30/1' },
    })
    .toBuffer()
  return { name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer }
}

/** An English customer with a repair that no other story uses. */
async function englishCustomer(api: Session) {
  const account = { email: `daphne.${Date.now()}@example.com`, password: 'roestige-fietspomp' }
  const input = { name: 'Daphne', language: 'en', statusUser: true, ...account }
  const { register } = await api.graphql<{ register: { id: number } }>(
    'mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }',
    { input },
  )
  const { created } = await api.graphql<{ created: { id: number } }>(
    'mutation ($input: CreateStatusRepairInput!) { created: createStatusRepair(input: $input) { id } }',
    { input: { customer: register.id, status: 'waiting', description: `Laptop ${Date.now()}`, holdBackNotice: true } },
  )
  return { ...account, job: created.id }
}

async function photosOf(api: Session, job: number) {
  const { jobPhotos } = await api.graphql<{
    jobPhotos: { id: number; isShown: boolean; width: number; url: string }[]
  }>('query ($id: Int!) { jobPhotos(job: statusRepair, id: $id) { id isShown width url } }', { id: job })
  return jobPhotos
}

async function messagesOf(api: Session, job: number) {
  const { jobMessages } = await api.graphql<{
    jobMessages: { side: string; text: string; readAt: string | null; photos: { url: string }[] }[]
  }>('query ($id: Int!) { jobMessages(job: statusRepair, id: $id) { side text readAt photos { url } } }', { id: job })
  return jobMessages
}

const isUpload = (type: string | undefined) => type?.startsWith('multipart/') === true

const section = (page: Page) => page.getByRole('region', { name: 'Foto’s', exact: true })

test('[K6] photos from the phone arrive once each, however the line drops, and over a reload @every', async ({
  api,
  backOffice,
}) => {
  const { page } = backOffice
  const { job } = await englishCustomer(api)
  await page.setViewportSize({ width: 375, height: 800 })
  await backOffice.open(`reparaties/wijzigen/${job}`)
  const photos = section(page)
  await expect(photos.getByRole('button', { name: 'Maak foto' })).toBeVisible()
  expect(await photos.getByTestId('camera').getAttribute('capture')).toBe('environment')

  // The server takes the first one, and its answer is lost.
  let lost = 0
  await page.route('**/graphql', async (route) => {
    if (!isUpload(route.request().headers()['content-type']) || lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  await photos.getByTestId('camera').setInputFiles(await phonePhoto('#a94e1e'))
  await expect.poll(() => lost).toBe(1)
  await expect(photos.getByText('Wacht op verbinding')).toBeVisible()
  expect(await photosOf(api, job)).toHaveLength(1)
  await page.unroute('**/graphql')

  // Without a line, more are taken; the page is loaded again before it is back.
  let isOffline = true
  await page.route('**/graphql', (route) =>
    isOffline && isUpload(route.request().headers()['content-type'])
      ? route.abort('internetdisconnected')
      : route.continue(),
  )
  await photos.getByTestId('gallery').setInputFiles([await phonePhoto('#1b3a57'), await phonePhoto('#2e7d4f')])
  await expect(photos.getByText('Nog 3 foto’s niet verstuurd.')).toBeVisible()
  await page.reload()
  await expect(photos.getByText('Nog 3 foto’s niet verstuurd.')).toBeVisible()
  expect(await photosOf(api, job)).toHaveLength(1)
  isOffline = false
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(photos.getByRole('button', { name: /^Open Foto/ })).toHaveCount(3)
  await expect(photos.getByText(/niet verstuurd/)).toHaveCount(0)
  const stored = await photosOf(api, job)
  expect(stored).toHaveLength(3)
  expect(stored.map(({ width }) => width)).toEqual([2048, 2048, 2048])
  await page.reload()
  await expect(photos.getByRole('button', { name: /^Open Foto/ })).toHaveCount(3)
  await expectToFit(page)
})

test('[K6] a photo that is refused says why, and can be thrown away; others are opened, described and deleted @every', async ({
  api,
  backOffice,
}) => {
  const { page } = backOffice
  const { job } = await englishCustomer(api)
  await page.setViewportSize({ width: 375, height: 800 })
  await backOffice.open(`reparaties/wijzigen/${job}`)
  const photos = section(page)
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(400)])
  await photos.getByTestId('gallery').setInputFiles({ name: 'IMG_1.heic', mimeType: 'image/heic', buffer: heic })
  await expect(photos.getByText(/Niet verstuurd: .*HEIC/)).toBeVisible()
  await photos.getByRole('button', { name: 'Gooi weg' }).click()
  await expect(photos.getByText(/Niet verstuurd/)).toHaveCount(0)

  await photos.getByTestId('gallery').setInputFiles([await phonePhoto('#a94e1e'), await phonePhoto('#1b3a57')])
  await expect(photos.getByRole('button', { name: /^Open Foto/ })).toHaveCount(2)
  const first = photos.getByRole('button', { name: 'Open Foto 1' })
  await first.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Foto 1 van 2')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toHaveAccessibleName('Foto 2 van 2')
  await dialog.getByLabel('Bijschrift').fill('Het scharnier')
  await dialog.getByRole('button', { name: 'Erna' }).click()
  await dialog.getByRole('button', { name: 'Naar voren' }).click()
  await expect(dialog).toHaveAccessibleName('Foto 1 van 2')
  await expectNoFindings(page)
  await page.keyboard.press('Escape')
  await expect(photos.getByRole('button', { name: 'Open Het scharnier' })).toBeVisible()
  await photos.getByRole('button', { name: 'Open Foto 2' }).click()
  await dialog.getByRole('button', { name: 'Verwijder foto' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Voorgoed verwijderen' }).click()
  await expect.poll(async () => (await photosOf(api, job)).length).toBe(1)
})

test('[K6] [K23] the customer sees the photos that are shown, in English, without what the phone wrote into them @every', async ({
  api,
  backOffice,
  visitor,
  baseURL,
}) => {
  const { page } = backOffice
  const { job, email, password } = await englishCustomer(api)
  await backOffice.open(`reparaties/wijzigen/${job}`)
  const photos = section(page)
  await photos.getByTestId('gallery').setInputFiles([await phonePhoto('#a94e1e'), await phonePhoto('#1b3a57')])
  await expect(photos.getByRole('button', { name: /^Open Foto/ })).toHaveCount(2)
  await photos.getByLabel('Klant ziet dit').first().check()
  await expect.poll(async () => (await photosOf(api, job)).map(({ isShown }) => isShown)).toEqual([true, false])
  const [shown, hidden] = await photosOf(api, job)

  await visitor.context().addCookies((await logIn(baseURL ?? '', email, password)).browserCookies())
  await visitor.setViewportSize({ width: 375, height: 800 })
  await visitor.goto('/status?language=en')
  await expect(visitor.getByRole('heading', { name: 'Photos' })).toBeVisible()
  await expect(visitor.getByRole('list', { name: 'Before' }).getByRole('img')).toHaveCount(1)
  const picture = await visitor.request.get(shopAddress(shown?.url ?? ''))
  expect(picture.headers()['cache-control']).toBe('private, no-store')
  const bytes = await picture.body()
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  expect(bytes.includes('Kerkstraat')).toBe(false)
  expect((await visitor.request.get(shopAddress(hidden?.url ?? ''))).status()).toBe(404)
  await expectToFit(visitor)
  await expectNoFindings(visitor)
})

test('[K14] shop and customer write each other with photos; the shop sees who waits for an answer @every', async ({
  api,
  backOffice,
  visitor,
  baseURL,
}) => {
  const { page } = backOffice
  const { job, email, password } = await englishCustomer(api)
  await page.setViewportSize({ width: 375, height: 800 })
  await backOffice.open(`reparaties/wijzigen/${job}`)
  const talk = page.getByRole('region', { name: 'Berichten', exact: true })
  await expect(talk.getByText('Klant leest mee')).toBeVisible()
  await talk.getByLabel('Bericht aan de klant').fill('May we replace the hinge for € 49?')
  await talk.getByTestId('message-photos').setInputFiles(await phonePhoto('#334455'))
  await talk.getByRole('button', { name: 'Verstuur naar de klant' }).click()
  await expect(
    talk.getByRole('listitem').filter({ hasText: 'May we replace the hinge' }).getByRole('img'),
  ).toBeVisible()

  await visitor.context().addCookies((await logIn(baseURL ?? '', email, password)).browserCookies())
  await visitor.setViewportSize({ width: 375, height: 800 })
  await visitor.goto('/status?language=en')
  const conversation = visitor.getByRole('region', { name: /^Messages/ })
  await expect(conversation.getByText('1 new')).toBeVisible()
  expect((await messagesOf(api, job))[0]?.readAt).toBeNull()
  await conversation.getByLabel('Your message').fill('Yes, please go on.')
  await conversation.locator('input[type=file]').setInputFiles(await phonePhoto('#556677'))
  await conversation.getByRole('button', { name: 'Send with 1 photo' }).click()
  await expect(conversation.getByText('Sent. We will reply here')).toBeVisible()
  await expect(conversation.getByRole('listitem').filter({ hasText: 'Yes, please go on.' })).toBeVisible()
  await expect(conversation.getByText('1 new')).toHaveCount(0)
  expect(await messagesOf(api, job)).toMatchObject([
    { side: 'shop', readAt: expect.any(String) },
    { side: 'customer', readAt: null, photos: [{}] },
  ])
  await expectToFit(visitor)
  await expectNoFindings(visitor)

  await backOffice.open('dashboard')
  const waiting = page.getByRole('region', { name: 'Wacht op antwoord' })
  await expect(waiting.getByText('Daphne').first()).toBeVisible()
  await backOffice.open('reparaties/overzicht')
  await expect(page.getByText('1 nieuw bericht').first()).toBeVisible()
  await backOffice.open('reparaties/overzicht?weergave=bord')
  await expect(page.getByRole('region', { name: 'In de wacht' }).getByText('1 nieuw bericht')).toBeVisible()
  await backOffice.open(`reparaties/wijzigen/${job}`)
  await expect(talk.getByText('Wacht op antwoord')).toBeVisible()
  await talk.getByRole('button', { name: 'Hoeft geen antwoord' }).click()
  await expect(talk.getByText('Wacht op antwoord')).toHaveCount(0)
  await expectToFit(page)
  await expectNoFindings(page)
})

test('[K14] a customer without scripts writes, reads what is wrong with nothing lost, and marks as read by a button', async ({
  api,
  browser,
  baseURL,
}) => {
  const { job, email, password } = await englishCustomer(api)
  await api.graphql(
    'mutation ($id: Int!) { sendJobMessage(job: statusRepair, id: $id, text: "Ready tomorrow") { id } }',
    {
      id: job,
    },
  )
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: { width: 375, height: 800 } })
  await context.addCookies((await logIn(baseURL ?? '', email, password)).browserCookies())
  const page = await context.newPage()
  await page.goto('/status?language=en')
  await page.getByRole('button', { name: 'I have read it' }).click()
  await expect(page).toHaveURL(new RegExp(`/status\\?language=en#repair-${job}$`))
  await expect(page.getByRole('button', { name: 'I have read it' })).toHaveCount(0)
  expect((await messagesOf(api, job))[0]?.readAt).not.toBeNull()

  await page.getByLabel('Your message').fill('A picture of it')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('This file type is not allowed')
  await expect(page.getByLabel('Your message')).toHaveValue('A picture of it')
  expect(await messagesOf(api, job)).toHaveLength(1)
  await page.locator('input[type=file]').setInputFiles(await phonePhoto('#778899'))
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('A picture of it').first()).toBeVisible()
  expect(await messagesOf(api, job)).toMatchObject([{}, { text: 'A picture of it', photos: [{}] }])
  await context.close()
})
