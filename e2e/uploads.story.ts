import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { inRoot } from '../scripts/house/root.mjs'
import { longForm } from './longForm.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

const picture = inRoot('server/demo/pictures/keyboard-mouse.jpg')
const notAPicture = inRoot('README.md')

test('[U10] a file that is no picture is refused at the field, which says what it takes', async ({ backOffice }) => {
  const { page } = backOffice
  await backOffice.open('producten/toevoegen')
  const field = page.getByRole('group', { name: 'Afbeelding', exact: true })
  await field.locator('input[type=file]').setInputFiles(notAPicture)
  await expect(field.getByText('Dit bestandstype is niet toegestaan').first()).toBeVisible()
  await expect(field.getByText('Verwacht JPEG, PNG, WEBP, AVIF of GIF').first()).toBeVisible()
})

test('[X46] a file that is no picture stops the save until it is taken away', async ({ backOffice, api }) => {
  const { page } = backOffice
  const title = `Zonder plaatje ${Date.now()}`
  await backOffice.open('producten/toevoegen')
  await backOffice.fillUnique('Titel', title)
  await backOffice.fill('Prijs', '10')
  const field = page.getByRole('group', { name: 'Afbeelding', exact: true })
  await field.locator('input[type=file]').setInputFiles(notAPicture)
  await expect(field.getByText('Dit bestandstype is niet toegestaan').first()).toBeVisible()
  await backOffice.saveButton().click()
  await expect(field.getByText('Dit veld bevat ongeldige bestanden')).toBeVisible()
  await expect(page).toHaveURL(/producten\/toevoegen$/)
  const found = async () => {
    const query = 'query ($search: String) { products(filter: { search: $search }) { total } }'
    return (await api.graphql<{ products: { total: number } }>(query, { search: title })).products.total
  }
  expect(await found()).toBe(0)

  await field.getByRole('button', { name: 'Weghalen' }).dispatchEvent('click')
  await expect(field.getByText('Dit veld bevat ongeldige bestanden')).toHaveCount(0)
  await backOffice.saveButton().click()
  await backOffice.hasSaid(`Product ‘${title}’ is toegevoegd.`)
  expect(await found()).toBe(1)
})

test('[X46] [Y30] a save waits for a picture that is on its way, and is stopped by one that failed to come @every', async ({
  backOffice,
}) => {
  const { page } = backOffice
  let way: 'slow' | 'down' = 'slow'
  await page.route('**/graphql', (route) => {
    const isUpload = route.request().headers()['content-type']?.startsWith('multipart/')
    if (!isUpload) return route.continue()
    return way === 'down' ? route.abort() : undefined
  })
  await backOffice.open('producten/toevoegen')
  const title = `Onderweg ${Date.now()}`
  await backOffice.fillUnique('Titel', title)
  await backOffice.fill('Prijs', '10')
  const field = page.getByRole('group', { name: 'Afbeelding', exact: true })
  const save = backOffice.saveButton()
  await field.locator('input[type=file]').setInputFiles(picture)
  await expect(field.locator('.filepond--file-status', { hasText: 'Uploaden' })).toBeAttached()
  await save.click()
  await expect(page.getByRole('button', { name: 'Afbeelding wordt geüpload …' })).toBeDisabled()
  await field.getByRole('button', { name: 'Annuleren' }).dispatchEvent('click')
  // The save does without it.
  await backOffice.hasSaid(`Product ‘${title}’ is toegevoegd.`)
  way = 'down'
  await backOffice.open('producten/toevoegen')
  await backOffice.fillUnique('Titel', `${title} opnieuw`)
  await backOffice.fill('Prijs', '10')
  await field.locator('input[type=file]').setInputFiles(picture)
  await expect(field.locator('.filepond--file-status', { hasText: 'Controleer je internetverbinding' })).toBeAttached()
  await save.click()
  await expect(field.getByText('Dit veld bevat ongeldige bestanden')).toBeVisible()
  await expect(page).toHaveURL(/producten\/toevoegen$/)
})

/** Holds back each upload until it is released, or lost, in the order in which they were sent. */
async function holdUploads(page: Page) {
  const held: Route[] = []
  await page.route('**/graphql', (route) => {
    const isUpload = route.request().headers()['content-type']?.startsWith('multipart/')
    if (!isUpload) return route.continue()
    held.push(route)
  })
  return async (way: 'continue' | 'abort') => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await held.shift()?.[way]()
  }
}

test('[Y30] a save waits for every picture of the form, in its fields and in its texts', async ({
  backOffice,
  api,
}) => {
  const { page } = backOffice
  const title = `Met twee plaatjes ${Date.now()}`
  const release = await holdUploads(page)
  await backOffice.open('producten/toevoegen')
  await backOffice.fillUnique('Titel', title)
  await backOffice.fill('Prijs', '10')
  const field = page.getByRole('group', { name: 'Afbeelding', exact: true })
  await field.locator('input[type=file]').setInputFiles(picture)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Afbeelding invoegen' }).first().click()
  await (await chooser).setFiles(picture)
  await backOffice.saveButton().click()
  const waiting = page.getByRole('button', { name: 'Afbeelding wordt geüpload …' })
  await expect(waiting).toBeDisabled()
  await release('continue')
  await expect(page.locator('.ProseMirror img').or(field.getByRole('img')).first()).toBeVisible({ timeout: 30_000 })
  await expect(waiting).toBeDisabled()
  await expect(page).toHaveURL(/producten\/toevoegen$/)
  await release('continue')
  await backOffice.hasSaid(`Product ‘${title}’ is toegevoegd.`)
  const query =
    'query ($search: String) { products(filter: { search: $search }) { items { specifications image { url } } } }'
  const { products } = await api.graphql<{
    products: { items: { specifications: string | null; image: { url: string } | null }[] }
  }>(query, { search: title })
  expect(products.items[0]?.image?.url).toMatch(/^\/uploads\/images\//)
  expect(products.items[0]?.specifications).toContain(' src="/uploads/images/')
})

test('[Y30] a picture that does not come is said, and nothing is saved without it', async ({ backOffice, api }) => {
  const { page } = backOffice
  const title = `Zonder verbinding ${Date.now()}`
  const release = await holdUploads(page)
  await backOffice.open('tips/toevoegen')
  await backOffice.fillUnique('Titel', title)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Afbeelding invoegen' }).first().click()
  await (await chooser).setFiles(picture)
  await backOffice.saveButton().click()
  await expect(page.getByRole('button', { name: 'Afbeelding wordt geüpload …' })).toBeDisabled()
  await release('abort')
  await backOffice.hasSaid('Niet opgeslagen: een afbeelding is niet geüpload.')
  await expect(backOffice.saveButton()).toBeEnabled()
  await expect(page).toHaveURL(/tips\/toevoegen$/)
  const query = 'query ($search: String) { tips(filter: { search: $search }) { total } }'
  expect((await api.graphql<{ tips: { total: number } }>(query, { search: title })).tips.total).toBe(0)
})

test('[U8] an upload shows its state: in progress, cancelled, failed, tried again @every', async ({ backOffice }) => {
  const { page } = backOffice
  let way: 'down' | 'slow' | 'open' = 'down'
  await page.route('**/graphql', (route) => {
    const isUpload = route.request().headers()['content-type']?.startsWith('multipart/')
    if (!isUpload || way === 'open') return route.continue()
    return way === 'down' ? route.abort() : undefined
  })
  await backOffice.open('producten/toevoegen')
  const field = page.getByRole('group', { name: 'Afbeelding', exact: true })
  // FilePond hides a text for as long as it has no frame to draw it in, which on a busy machine is long.
  const status = (text: string) => field.locator('.filepond--file-status', { hasText: text })
  // FilePond's buttons never hold still for a mouse that waits for it.
  const press = (name: string) => field.getByRole('button', { name }).dispatchEvent('click')
  await field.locator('input[type=file]').setInputFiles(picture)
  await expect(status('Controleer je internetverbinding')).toBeAttached()

  way = 'slow'
  await press('Opnieuw')
  await expect(status('Uploaden')).toBeAttached()
  await press('Annuleren')
  await expect(status('Upload geannuleerd')).toBeAttached()

  way = 'open'
  await field.locator('input[type=file]').setInputFiles(picture)
  await expect(field.getByRole('img', { name: 'Huidige afbeelding' })).toBeVisible({ timeout: 30_000 })
})

test('[U2] the editor is 500 px high, and a picture dropped in a text is one that fits the page', async ({
  backOffice,
}) => {
  const { page } = backOffice
  const calls: string[] = []
  page.on('request', (request) => {
    const isUpload = request.headers()['content-type']?.startsWith('multipart/')
    if (isUpload || request.url().endsWith('/api/csrf-cookie')) calls.push(isUpload ? 'upload' : 'token')
  })
  await backOffice.open('tips/toevoegen')
  const editor = page.getByRole('textbox', { name: 'Tekst', exact: true })
  await expect(editor).toBeVisible()
  await expect(async () => expect((await editor.boundingBox())?.height).toBeGreaterThanOrEqual(500)).toPass()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Afbeelding invoegen' }).first().click()
  await (await chooser).setFiles(picture)
  await expect(editor.locator('img.img-responsive')).toHaveAttribute('src', /^\/uploads\/images\//, { timeout: 30_000 })
  // The preview beside the form asks for a token of its own.
  expect([...new Set(calls)]).toEqual(['token', 'upload'])
  expect(calls.filter((call) => call === 'upload')).toHaveLength(1)
})

test('[U2] a picture that the server refuses leaves the text as it was, with what the server says of it @every', async ({
  backOffice,
}) => {
  const { page } = backOffice
  await backOffice.open('tips/toevoegen')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Afbeelding invoegen' }).first().click()
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  await (await chooser).setFiles({ name: 'vals.png', mimeType: 'image/png', buffer })
  await backOffice.hasSaid('De afbeelding kon niet worden ingevoegd. Bestandstype niet toegestaan')
  await expect(page.getByRole('textbox', { name: 'Tekst', exact: true }).locator('img')).toHaveCount(0)
})

for (const way of ['drop', ...longForm('paste')] as const) {
  test(`[U2] what is on a picture that comes by ${way} is asked for immediately, and stored with the text`, async ({
    backOffice,
  }) => {
    const { page } = backOffice
    await backOffice.open('tips/toevoegen')
    const editor = page.getByRole('textbox', { name: 'Tekst', exact: true })
    await editor.click()
    const bytes = [...readFileSync(picture)]
    await editor.evaluate(
      (element, { content, name }) => {
        const files = new DataTransfer()
        files.items.add(new File([new Uint8Array(content)], 'toetsenbord.jpg', { type: 'image/jpeg' }))
        const { left, top } = element.getBoundingClientRect()
        const common = { bubbles: true, cancelable: true }
        element.dispatchEvent(
          name === 'paste'
            ? new ClipboardEvent('paste', { ...common, clipboardData: files })
            : new DragEvent('drop', { ...common, dataTransfer: files, clientX: left + 40, clientY: top + 20 }),
        )
      },
      { content: bytes, name: way },
    )
    const asked = page.getByRole('textbox', { name: 'Wat staat er op de afbeelding?' })
    await expect(asked).toBeVisible({ timeout: 30_000 })
    await asked.fill('Een toetsenbord met muis')
    await expect(editor.locator('img')).toHaveAttribute('alt', 'Een toetsenbord met muis')
  })
}

test('[E11] [U10] a field says in English what is missing and what it takes', async ({ backOffice }) => {
  const { page } = backOffice
  await prefer(page, 'en', 'light', 1280)
  await backOffice.open('nieuws/toevoegen')
  const field = page.getByRole('group', { name: 'Overview image *' })
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(field.getByText('An image overview is required.')).toBeVisible()
  await field.locator('input[type=file]').setInputFiles(notAPicture)
  await expect(field.getByText('This file type is not allowed').first()).toBeVisible()
  await expect(field.getByText('Expects JPEG, PNG, WEBP, AVIF or GIF').first()).toBeVisible()
  await field.locator('input[type=file]').setInputFiles(picture)
  await expect(field.getByRole('img', { name: 'Present image' })).toBeVisible({ timeout: 30_000 })
})
