import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Session } from '../scripts/house/session.mjs'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { expect, shopAddress, test } from './stories.js'

/** As a phone takes it, larger than what is stored. */
async function phonePhoto(name: string, background = '#1e5aa9') {
  const buffer = await sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

async function photosFrom(api: Session, name: string) {
  const { inbox } = await api.graphql<{
    inbox: { items: { name: string; photos: { url: string; width: number }[] }[] }
  }>('query ($name: String!) { inbox(search: $name) { items { name photos { url width } } } }', { name })
  return inbox.items.map(({ photos }) => photos)
}

const field = (page: Page) => page.getByLabel(/^(Photos|Foto’s)/)

test('[V5] a question with photos: chosen, left out and removed on a phone, and seen by the owner alone @every', async ({
  page,
  api,
  backOffice,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/en/contact?form=question')
  await page.getByLabel('Name', { exact: true }).fill('Fenna Fotograaf')
  await page.getByLabel('E-mail address').fill('fenna@example.org')
  await page.getByLabel('Question', { exact: true }).fill('What does this message mean?')
  expect(scripts.filter((url) => /ChosenPhotos|sendWithPhotos/.test(url))).toEqual([])

  const photos = await Promise.all(['one.jpg', 'two.jpg', 'three.jpg'].map((name) => phonePhoto(name)))
  const letter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear shop') }
  await field(page).setInputFiles([...photos, letter])
  const chosen = page.getByRole('list', { name: 'Chosen photos' })
  await expect(chosen.getByRole('img')).toHaveCount(3)
  await expect(page.getByText('‘letter.txt’ is not a photo.')).toBeVisible()
  await field(page).setInputFiles([await phonePhoto('four.jpg'), await phonePhoto('five.jpg')])
  await expect(page.getByText('Up to 4 photos. These are left out: five.jpg.')).toBeVisible()
  await expect(chosen.getByRole('img')).toHaveCount(4)
  await chosen.getByRole('button', { name: 'Remove two.jpg' }).click()
  await expect(chosen.getByRole('img')).toHaveCount(3)
  await expect(field(page)).toBeFocused()
  await expectNoFindings(page)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByText('The message has been sent successfully')).toBeVisible()
  await expect(page.getByText('one.jpg, three.jpg, four.jpg')).toBeVisible()
  expect(await photosFrom(api, 'Fenna Fotograaf')).toEqual([Array(3).fill(expect.objectContaining({ width: 2048 }))])

  await backOffice.open('berichten')
  const row = backOffice.page.getByRole('listitem').filter({ hasText: 'Fenna Fotograaf' })
  await expect(row.getByRole('link', { name: 'Foto 3' })).toBeVisible()
  await expectNoFindings(backOffice.page)
  await row.getByRole('link', { name: 'Fenna Fotograaf' }).click()
  const shown = backOffice.page.getByRole('region', { name: 'Foto’s van de bezoeker' })
  const thumbnail = shown.getByRole('img', { name: 'Foto 1' })
  await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480)
  await expectNoFindings(backOffice.page)
  const address = String(await shown.getByRole('link').first().getAttribute('href'))
  expect((await backOffice.page.request.get(shopAddress(address))).status()).toBe(200)
  expect((await fetch(shopAddress(address))).status).toBe(404)

  await backOffice.page.getByRole('button', { name: 'Er een reparatie van maken' }).click()
  await expect(backOffice.page.getByRole('list', { name: 'Foto’s' }).getByRole('listitem')).toHaveCount(3)
})

test('[V5] without scripts a photo that is none comes back with all that was typed, and the right one goes through', async ({
  browser,
  baseURL,
  api,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    viewport: { width: 375, height: 800 },
  })
  const page = await context.newPage()
  await page.goto('/nl/telefoon')
  await page.getByLabel('Naam', { exact: true }).fill('Zeger Zonderscript')
  await page.getByLabel(/^Telefoonnummer waarop/).fill('06 12345678')
  await page.getByLabel('Omschrijving van het probleem').fill('Barst in het scherm.')
  const disguised = { name: 'barst.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="x"/>') }
  await field(page).setInputFiles([await phonePhoto('heel.jpg'), disguised])
  await page.getByRole('button', { name: 'Bel mij terug' }).click()
  await expect(page.getByText('Foto 2: Dit bestandstype is niet toegestaan')).toBeVisible()
  await expect(page.getByText('Kies je foto’s opnieuw: heel.jpg, barst.png.')).toBeVisible()
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Zeger Zonderscript')
  await expect(page.getByLabel('Omschrijving van het probleem')).toHaveValue('Barst in het scherm.')
  await expectToFit(page)
  expect(await photosFrom(api, 'Zeger Zonderscript')).toEqual([])
  await field(page).setInputFiles([await phonePhoto('heel.jpg')])
  await page.getByRole('button', { name: 'Bel mij terug' }).click()
  await expect(page.getByText(/Het bericht is succesvol verzonden/)).toBeVisible()
  expect(await photosFrom(api, 'Zeger Zonderscript')).toEqual([[expect.objectContaining({ width: 2048 })]])
  await context.close()
})
