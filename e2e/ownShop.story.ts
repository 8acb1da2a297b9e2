import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyDemoShop } from '../scripts/house/demoShop.mjs'
import { logIn } from '../scripts/house/session.mjs'
import { type Shop, startShop } from '../scripts/house/shop.mjs'
import { addressesOf, demoTraces } from './demoTraces.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { SetUp } from './SetUp.js'
import { expect, test } from './stories.js'

test.describe('a demo shop', () => {
  let demo: Shop
  let folder = ''
  test.beforeAll(async ({ demoFolder }) => {
    test.setTimeout(240_000)
    folder = mkdtempSync(path.join(tmpdir(), 'shop-own-'))
    copyDemoShop(demoFolder, folder)
    demo = await startShop({ folder })
  })
  test.afterAll(async () => {
    await demo?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test.setTimeout(360_000)
  test('[W16] is made its owner’s in a browser, who goes on with the set-up at once @every', async ({ browser }) => {
    const admin = await logIn(demo.url)
    const traces = await demoTraces(admin)
    await admin.graphql(
      'mutation { createPage(input: { language: nl, title: "Mijn eigen pagina", intro: "Van mij.", visible: true }) { id } }',
    )
    const setUp = await SetUp.at(demo.url, browser)
    const { page } = setUp
    await page.context().addCookies(admin.browserCookies())

    await page.goto(`${demo.url}/cougarXr7/winkel/gegevens`)
    await expect(page.getByText('Dit is een demowinkel')).toBeVisible()
    await page.goto(`${demo.url}/cougarXr7/dashboard`)
    await page.getByRole('link', { name: 'Maak deze winkel van mij' }).click()
    await expect(page).toHaveURL(`${demo.url}/cougarXr7/eigen-winkel`)
    await expect(
      page
        .getByRole('row', { name: /^Pagina's/ })
        .getByRole('cell')
        .last(),
    ).toHaveText('1')
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectToFit(page)
    }
    await expectNoFindings(page)

    await page.getByRole('button', { name: 'Maak deze winkel van mij' }).click()
    const dialog = page.getByRole('dialog')
    const remove = dialog.getByRole('button', { name: 'Demo verwijderen' })
    await expect(remove).toBeDisabled()
    await dialog.getByLabel('Naam van de winkel').fill('Cougar Computers')
    await dialog.getByLabel('Wachtwoord').first().fill('niet het wachtwoord')
    await remove.click()
    await expect(dialog.getByText(/Dit is niet je huidige wachtwoord/)).toBeVisible()
    await expectNoFindings(page)
    await dialog.getByLabel('Wachtwoord').first().fill('demo-password')
    await remove.click()

    await expect(page).toHaveURL(`${demo.url}/cougarXr7/begin`, { timeout: 120_000 })
    await setUp.fillAccount('Noor de Wit', 'noor@example.com')
    await setUp.press('Account maken en beginnen')
    await expect(page).toHaveURL(`${demo.url}/cougarXr7/inrichten`)
    await setUp.isAt('Je account')

    for (const address of await addressesOf(demo.url)) {
      const text = await (await fetch(address)).text()
      expect(
        traces.filter((trace) => text.includes(trace)),
        address,
      ).toEqual([])
    }
    // What was kept is for visitors once its owner opens the shop.
    expect((await fetch(`${demo.url}/sitemap.xml`)).status).toBe(404)
    const owner = await logIn(demo.url, 'noor@example.com', 'een stevig wachtwoord')
    await owner.graphql('mutation { openShop }')
    expect(await (await fetch(`${demo.url}/sitemap.xml`)).text()).toContain('mijn-eigen-pagina')

    // Whatever DEMO says, it does not come back.
    await demo.stop()
    demo = await startShop({ folder })
    const login = await fetch(`${demo.url}/login-admin`)
    expect(await login.text()).not.toContain('Cougar Computers')
    await expect(logIn(demo.url)).rejects.toThrow()
    await logIn(demo.url, 'noor@example.com', 'een stevig wachtwoord')
  })
})
