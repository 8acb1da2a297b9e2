import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import mysql from 'mysql2/promise'
import { type Shop, startShop } from '../scripts/house/shop.mjs'
import { addressesOf, demoTraces } from './demoTraces.js'
import { expectToFit } from './expectToFit.js'
import { SetUp } from './SetUp.js'
import { expect, test } from './stories.js'

/** In production, on an empty database, where nobody looks at a terminal. */
const settings = { NODE_ENV: 'production', DEMO: 'false' }
const server = process.env.TEST_MYSQL_URL
const databaseName = `shop_begin_${process.pid}`
const kinds = server ? (['SQLite', 'MySQL'] as const) : (['SQLite'] as const)
const maxInputs = 40
const maxMinutes = 5

async function onServer(statement: string): Promise<void> {
  const connection = await mysql.createConnection({ uri: server })
  await connection.query(statement, [databaseName])
  await connection.end()
}

/** The log is written some time after the shop listens. */
async function printedAddress(shop: Shop): Promise<string> {
  const address = () => /"beginAddress":"([^"]+)"/.exec(shop.log())?.[1] ?? ''
  await expect.poll(address).not.toBe('')
  return address()
}

for (const kind of kinds) {
  test.describe(`a shop without an account on ${kind}`, () => {
    let shop: Shop
    let folder = ''
    test.beforeAll(async () => {
      test.setTimeout(240_000)
      folder = mkdtempSync(path.join(tmpdir(), 'shop-begin-'))
      const env: Record<string, string> = { ...settings }
      if (kind === 'MySQL') {
        await onServer('CREATE DATABASE ??')
        env.DATABASE_URL = new URL(`/${databaseName}`, server).href
      }
      shop = await startShop({ folder, env })
    })
    test.afterAll(async () => {
      await shop?.stop()
      if (kind === 'MySQL') await onServer('DROP DATABASE ??')
      rmSync(folder, { recursive: true, force: true })
    })

    // Each break-off loads the back office anew.
    test.setTimeout(360_000)
    test('[W9] [W10] [W11] is set up in a browser, broken off and continued, to a site of its own @every', async ({
      browser,
      visitor,
      api,
    }) => {
      const address = await printedAddress(shop)
      const setUp = await SetUp.at(shop.url, browser)
      const { page } = setUp

      await page.goto(`${shop.url}/cougarXr7/begin`)
      await expect(page.getByText('npm run manage -- begin')).toBeVisible()
      await setUp.looksRight()
      await page.getByRole('button', { name: /^EN/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up your shop')
      await page.getByRole('button', { name: /^NL/ }).click()
      await page.getByLabel('Code').fill('aaaaa-bbbbb-ccccc-ddddd')
      await setUp.fillAccount('Noor de Wit', 'noor@example.com')
      await setUp.press('Account maken en beginnen')
      await expect(page.getByText('Deze code klopt niet')).toBeVisible()
      await expect(page.getByLabel('Naam')).toHaveValue('Noor de Wit')

      const began = Date.now()
      setUp.inputs = 0
      await page.goto('about:blank')
      await page.goto(address)
      await expect(page.getByRole('textbox', { name: 'Naam' })).toBeVisible()
      expect(page.url()).toBe(`${shop.url}/cougarXr7/begin`)
      await setUp.fillAccount('Noor de Wit', 'noor@example.com')
      const late = await SetUp.at(shop.url, browser)
      await late.page.goto(address)
      await late.fillAccount('Wie dan ook', 'wie@example.com')
      await setUp.press('Account maken en beginnen')
      await expect(page).toHaveURL(`${shop.url}/cougarXr7/inrichten`)
      await expect(page.getByRole('button', { name: 'Aanzetten' })).toBeVisible()

      await late.press('Account maken en beginnen')
      await expect(late.page.getByText('Deze winkel is al ingericht.')).toBeVisible()
      await late.page.getByRole('link', { name: 'Inloggen' }).click()
      await expect(late.page).toHaveURL(/\/login-admin/)
      await late.page.close()
      // A stranger finds nothing any more, with the code or without.
      const stranger = await fetch(`${shop.url}/cougarXr7/begin`)
      expect(stranger.status).toBe(404)
      expect(await stranger.text()).not.toContain('id="account"')

      await setUp.breakOff()
      await expect(setUp.page.getByRole('button', { name: 'Aanzetten' })).toBeVisible()
      await setUp.looksRight()
      await setUp.skip()

      await setUp.isAt('Gegevens')
      await setUp.breakOff()
      await setUp.type(/^Naam/, 'De Schroef')
      await setUp.type(/^Telefoon/, '030 123 45 67')
      await setUp.type(/^E-mail/, 'info@schroef.example')
      await setUp.type('Straat en nummer', 'Oudegracht 1')
      await setUp.type('Postcode', '3511 AA')
      await setUp.type('Plaats', 'Utrecht')
      await setUp.type('KvK-nummer', '12345678')
      await setUp.looksRight()
      await setUp.save()

      await setUp.isAt('Openingstijden')
      await setUp.breakOff()
      await setUp.press('Openen op maandag')
      await setUp.type('Maandag, tijd 1: open om', '10:30')
      await setUp.press('Tijden van maandag kopiëren')
      await setUp.pressOn(setUp.page.getByRole('menuitem', { name: 'Naar maandag tot en met vrijdag' }))
      await setUp.looksRight()
      await setUp.save()

      await setUp.isAt('Uiterlijk')
      await setUp.breakOff()
      await setUp.type('Accentkleur', '#0b6e6e')
      await setUp.save()

      await setUp.isAt('Wat je gebruikt')
      await setUp.breakOff()
      await setUp.skip()

      await setUp.isAt("Beginpagina's")
      await setUp.breakOff()
      await expect(setUp.page.getByRole('button', { name: 'Begin leeg' })).toBeVisible()
      await setUp.looksRight()
      await setUp.press("Begin met onze pagina's")
      await setUp.isAt('Klaar')
      await setUp.breakOff()
      await expect(setUp.page.getByRole('link', { name: 'Bekijk de site' })).toBeVisible()
      await setUp.looksRight()
      await setUp.press('Naar het dashboard')
      await expect(setUp.page).toHaveURL(`${shop.url}/cougarXr7/dashboard`)
      await expect(setUp.page.getByText('Privacyverklaring').first()).toBeVisible()
      await expect(setUp.page.getByRole('link', { name: 'Ga verder met inrichten' })).toHaveCount(0)
      const minutes = (Date.now() - began) / 60_000
      console.log(`Set up on ${kind}: ${setUp.inputs} inputs, ${minutes.toFixed(1)} minutes with each break-off`)
      expect(setUp.inputs).toBeLessThanOrEqual(maxInputs)
      expect(minutes).toBeLessThanOrEqual(maxMinutes)
      await setUp.openShop()

      const traces = await demoTraces(api)
      expect(traces).toContain('Molenstraat 12')
      const addresses = await addressesOf(shop.url)
      for (const language of ['nl', 'en']) {
        expect(addresses.filter((each) => each.startsWith(`${shop.url}/${language}`)).length).toBeGreaterThan(12)
      }
      for (const each of addresses) {
        const answer = await fetch(each)
        expect(answer.status, each).toBe(200)
        const text = await answer.text()
        expect(
          traces.filter((trace) => text.includes(trace)),
          each,
        ).toEqual([])
        expect(text, each).not.toMatch(/\{\{|09:00/)
      }
      const pages = '{ nl: publicPages(language: nl) { id } en: publicPages(language: en) { id } }'
      const counted = await fetch(`${shop.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: pages }),
      })
      const { data } = (await counted.json()) as { data: { nl: object[]; en: object[] } }
      expect([data.nl.length, data.en.length]).toEqual([12, 12])

      for (const [language, weekday] of [
        ['nl', 'maandag'],
        ['en', 'Monday'],
      ] as const) {
        await visitor.goto(`${shop.url}/${language}`)
        await expect(visitor).toHaveTitle(/De Schroef/)
        const footer = visitor.locator('.footer')
        for (const own of ['De Schroef', 'Oudegracht 1', 'Utrecht', '12345678']) await expect(footer).toContainText(own)
        await expect(footer.locator('.hours')).toContainText(new RegExp(weekday, 'i'))
        await expect(footer.locator('.hours')).toContainText('10:30')
        const accent = await visitor.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--fill'),
        )
        expect(accent.trim()).toBe('#0b6e6e')
        for (const width of [375, 1280]) {
          await visitor.setViewportSize({ width, height: 800 })
          await expectToFit(visitor)
        }
      }
    })
  })
}
