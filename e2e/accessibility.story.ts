import type { Session } from '../scripts/house/session.mjs'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { isEvery, longForm } from './longForm.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

for (const path of [
  '/nl',
  '/en/page-not-found',
  '/login-admin',
  ...longForm('/en/news', '/nl/verkoop/product-verkoop', '/nl/contact'),
]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expectNoFindings(page)
  })
}

for (const address of ['producten/overzicht', ...longForm('dashboard', 'nieuws/toevoegen')]) {
  test(`axe finds nothing in the back office on ${address}`, async ({ backOffice }) => {
    await backOffice.open(address)
    await expectNoFindings(backOffice.page)
  })
}

interface Section {
  section: string
  hasList: boolean
  createdBy: string | null
}

/** Every section with a list; of these a normal run looks at what is quite different. */
async function sectionsWithList(api: Session): Promise<Section[]> {
  const { managedEntities } = await api.graphql<{ managedEntities: Section[] }>(
    '{ managedEntities { section hasList createdBy } }',
  )
  const sample = ["pagina's", 'nieuws', 'producten', 'reparaties', 'klanten']
  return managedEntities.filter(({ hasList, section }) => hasList && (isEvery || sample.includes(section)))
}

test('axe finds nothing in the overviews on a phone, and all fit from 320 to 2560 px @every', async ({
  backOffice,
  api,
}) => {
  test.setTimeout(400_000)
  const { page } = backOffice
  await prefer(page, 'en', 'light', 375)
  for (const { section } of await sectionsWithList(api)) {
    await test.step(section, async () => {
      await backOffice.open(`${section}/overzicht`)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expectNoFindings(page)
      for (const width of [320, 2560, 375]) {
        await page.setViewportSize({ width, height: 800 })
        await expectToFit(page)
      }
    })
  }
})

test('axe finds nothing in empty forms in the dark, and all fit @every', async ({ backOffice, api }) => {
  test.setTimeout(400_000)
  const { page } = backOffice
  await prefer(page, 'nl', 'dark', 1280)
  for (const { section } of (await sectionsWithList(api)).filter(({ createdBy }) => createdBy)) {
    await test.step(section, async () => {
      await backOffice.open(`${section}/toevoegen`)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expectNoFindings(page)
      await expectToFit(page)
    })
  }
})

const translations = {
  nl: { more: 'Meer', delete: 'Verwijderen', board: 'Bord' },
  en: { more: 'More', delete: 'Delete', board: 'Board' },
}

for (const [language, theme, width] of [['en', 'dark', 1280], ...longForm(['nl', 'light', 375])] as const) {
  test(`axe finds nothing on the own screens and in their dialogs, in ${language}, ${theme}, at ${width} px @every`, async ({
    backOffice,
  }) => {
    test.setTimeout(200_000)
    const { page } = backOffice
    const texts = translations[language]
    await prefer(page, language, theme, width)
    const look = async () => {
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expectNoFindings(page)
      await expectToFit(page)
    }
    for (const address of ['dashboard', 'afbeeldingen', 'prullenbak', 'producten/geschiedenis/1', 'bestaat-niet']) {
      await test.step(address, async () => {
        await backOffice.open(address)
        await look()
      })
    }
    await test.step('an image of the library', async () => {
      await backOffice.open('afbeeldingen')
      await page.getByRole('main').getByRole('button', { name: /jpg/ }).first().click()
      await expect(backOffice.dialog()).toBeVisible()
      await look()
    })
    await test.step('the command menu', async () => {
      await backOffice.open('dashboard')
      await page.keyboard.press('Control+k')
      await page.keyboard.type('laptop')
      await expect(backOffice.dialog().getByRole('option').first()).toBeVisible()
      await look()
    })
    await test.step('the board of repairs', async () => {
      await backOffice.open('reparaties/overzicht')
      await page.getByRole('button', { name: texts.board }).click()
      await look()
    })
    await test.step('before something is deleted', async () => {
      await backOffice.open('producten/wijzigen/1')
      await page.getByRole('button', { name: texts.more, exact: true }).last().click()
      await page.getByRole('button', { name: texts.delete, exact: true }).last().click()
      await expect(page.getByRole('dialog', { name: texts.more })).toBeHidden()
      await expect(backOffice.dialog()).toBeVisible()
      await look()
    })
  })
}
