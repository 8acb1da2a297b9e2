import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Shop, startShop } from '../scripts/house/shop.mjs'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { SetUp } from './SetUp.js'
import { expect, test } from './stories.js'

/** In production, on an empty database. */
const settings = { NODE_ENV: 'production', DEMO: 'false' }
/** From the end of the set-up to a shop that is open. */
const maxInputs = 40

let shop: Shop
let folder = ''
test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = mkdtempSync(path.join(tmpdir(), 'shop-open-'))
  shop = await startShop({ folder, env: settings })
})
test.afterAll(async () => {
  await shop?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** What a search engine gets. */
async function crawl(address: string) {
  const answer = await fetch(shop.url + address)
  return { status: answer.status, robots: answer.headers.get('x-robots-tag'), text: await answer.text() }
}

test.setTimeout(360_000)
test('[L8] a new shop is set up, read and opened on a telephone, and says nothing of itself before', async ({
  browser,
  visitor,
}) => {
  const address = () => /"beginAddress":"([^"]+)"/.exec(shop.log())?.[1] ?? ''
  await expect.poll(address).not.toBe('')
  const setUp = await SetUp.at(shop.url, browser)
  const { page } = setUp
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(address())
  await setUp.fillAccount('Noor de Wit', 'noor@example.com')
  await setUp.press('Account maken en beginnen')
  await setUp.isAt('Je account')
  await setUp.skip()
  await setUp.isAt('Gegevens')
  await setUp.type(/^Naam/, 'De Schroef')
  await setUp.type(/^E-mail/, 'info@schroef.example')
  await setUp.type('Straat en nummer', 'Oudegracht 1')
  await setUp.type('Plaats', 'Utrecht')
  await setUp.save()
  for (const step of ['Openingstijden', 'Uiterlijk', 'Wat je gebruikt']) {
    await setUp.isAt(step)
    await setUp.skip()
  }
  await setUp.isAt("Beginpagina's")
  await setUp.press("Begin met onze pagina's")
  await setUp.isAt('Klaar')

  await test.step('a visitor reads who it is and how to reach it, and nothing else', async () => {
    for (const [path, title] of [
      ['/nl', 'Binnenkort open'],
      ['/nl/reparatie', 'Binnenkort open'],
      ['/en/contact', 'Opening soon'],
    ] as const) {
      await visitor.goto(shop.url + path)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(visitor.locator('main')).toContainText('Oudegracht 1')
      await expect(visitor.locator('header')).toContainText('De Schroef')
      await expect(visitor.locator('footer, .phone-bar, .main-menu')).toHaveCount(0)
      for (const width of [375, 1280]) {
        await visitor.setViewportSize({ width, height: 800 })
        await expectToFit(visitor)
      }
    }
    await expectNoFindings(visitor)
  })

  await test.step('a search engine has nothing to keep', async () => {
    for (const path of ['/nl', '/en', '/nl/reparatie', '/nl/tips-en-tricks']) {
      const { status, robots, text } = await crawl(path)
      expect([path, status, robots]).toEqual([path, 200, 'noindex'])
      expect(text).not.toMatch(/ld\+json|Laptopscherm|€/)
    }
    for (const path of ['/sitemap.xml', '/feed/nl.xml', '/feed/en.xml'])
      expect([path, (await crawl(path)).status]).toEqual([path, 404])
    expect((await crawl('/robots.txt')).text).not.toContain('Sitemap')
  })

  await test.step('the owner sees the site with a way to open it, reads what is marked, and opens it', async () => {
    setUp.inputs = 0
    await setUp.press('Naar het dashboard')
    await expect(page).toHaveURL(`${shop.url}/cougarXr7/dashboard`)
    const site = await page.context().newPage()
    await site.setViewportSize({ width: 375, height: 800 })
    await site.goto(`${shop.url}/nl`)
    await expect(site.getByRole('link', { name: 'Alleen jij ziet dit: winkel openen' })).toBeVisible()
    await expect(site.locator('.footer')).toContainText('De Schroef')
    await expectToFit(site)
    await site.getByRole('link', { name: 'Alleen jij ziet dit: winkel openen' }).click()
    await expect(site).toHaveURL(`${shop.url}/cougarXr7/openen`)
    await expect(site.getByText('Vertel hier wie jullie zijn').first()).toBeVisible()
    await expect(site.getByText('Bedacht bedrag:').first()).toBeVisible()
    await expect(site.getByText('Belofte:').first()).toBeVisible()
    await expect(site.getByRole('link', { name: 'Openingstijden', exact: true })).toBeVisible()
    await expectToFit(site)
    await expectNoFindings(site)
    await site.close()

    await setUp.openShop()
    console.log(`Read and opened in ${setUp.inputs} presses`)
    expect(setUp.inputs).toBeLessThanOrEqual(maxInputs)
  })

  await test.step('all of it is there at the next request', async () => {
    await visitor.goto(`${shop.url}/nl/reparatie`)
    await expect(visitor.locator('.footer')).toContainText('De Schroef')
    await expect(visitor.locator('main')).not.toContainText('Binnenkort open')
    const { status, robots, text } = await crawl('/nl')
    expect([status, robots]).toEqual([200, null])
    expect(text).toContain('ld+json')
    expect((await crawl('/sitemap.xml')).text).toContain('/nl/reparatie')
    expect((await crawl('/robots.txt')).text).toContain('Sitemap: ')
  })
})
