import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { holesIn } from '../scripts/house/holesIn.mjs'
import { inRoot } from '../scripts/house/root.mjs'
import { logIn, type Session } from '../scripts/house/session.mjs'
import { type Shop, startShop } from '../scripts/house/shop.mjs'
import { expectToFit } from './expectToFit.js'
import { expect, test } from './stories.js'

/** A shop whose owner has skipped every step of the set-up but the example site. */
const email = 'eigenaar@example.com'
const password = 'een-lang-wachtwoord'
const settings = { NODE_ENV: 'production', DEMO: 'false' }
let shop: Shop
let owner: Session
let folder = ''

test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = mkdtempSync(path.join(tmpdir(), 'shop-empty-facts-'))
  shop = await startShop({ folder, env: settings })
  spawnSync(process.execPath, [inRoot('server/dist/manage.js'), 'create-admin', email, 'De', 'Eigenaar'], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: `sqlite:${path.join(folder, 'shop.sqlite')}`,
      UPLOADS: `file:${path.join(folder, 'uploads')}`,
      SESSION_SECRET: 'only for a shop that lives as long as one run of the tests',
      ...settings,
    },
    input: `${password}\n`,
  })
  owner = await logIn(shop.url, email, password)
  await owner.graphql('mutation { loadStartingContent }')
})
test.afterAll(async () => {
  await shop?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Screens that are in no sitemap. */
const unlisted = [
  '/nl/zoeken?q=open',
  '/en/search?q=open',
  '/nl/zoeken?q=zzzz',
  '/en/search?q=zzzz',
  '/nl/volg',
  '/en/track',
  '/nl/volg/23456789abcdefghjkmnpqrstu',
  '/nl/afspraak',
  '/en/appointment',
  '/login-status',
  '/login-status?language=en',
  '/wachtwoord',
  '/nl/bestaat-niet',
  '/en/no-such-page',
  '/nl/feed.xml',
]

async function holesOfSite(): Promise<string[]> {
  const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(paths.length).toBeGreaterThan(40)
  const holes: string[] = []
  for (const address of [...paths, ...unlisted]) {
    const html = await (await fetch(shop.url + address)).text()
    holes.push(...holesIn(html).map((text) => `${address}: ${text}`))
  }
  return holes
}

test('[Y25] a shop that has skipped every step has no sentence with a hole at any address, in both languages', async () => {
  test.slow()
  expect(await holesOfSite()).toEqual([])
})

for (const { address, width, gone, stays } of [
  { address: '/nl/veelgestelde-vragen', width: 375, gone: 'Waar vind ik jullie?', stays: 'Hoe kan ik betalen?' },
  { address: '/en/warranty-and-terms', width: 1280, gone: 'VAT number', stays: 'Who we are' },
]) {
  test(`[Y25] what such a shop has not said is left out at ${address}, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(shop.url + address)
    await expect(page.getByText(gone)).toHaveCount(0)
    await expect(page.getByText(stays).first()).toBeVisible()
    await expectToFit(page)
  })
}

for (const { language, width, save, fillIn, words } of [
  {
    language: 'nl',
    width: 1280,
    save: 'Opslaan',
    fillIn: 'Invullen',
    words: /Nog niet ingevuld bij de winkel: .*Adres/,
  },
  { language: 'en', width: 375, save: 'Save', fillIn: 'Fill in', words: /Not filled in for the shop yet: .*Address/ },
]) {
  test(`[Y25] who saves a text with such a detail is told, and led to where it is filled in (${language}, ${width} px)`, async ({
    page,
    context,
  }) => {
    const state = encodeURIComponent(JSON.stringify({ language }))
    await context.addCookies([...owner.browserCookies(), { name: 'state', value: state, url: shop.url }])
    const { pages } = await owner.graphql<{ pages: { items: { id: number }[] } }>(
      `{ pages(filter: { search: "Contact", language: ${language} }) { items { id } } }`,
    )
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${shop.url}/cougarXr7/pagina's/wijzigen/${pages.items[0]?.id}`)
    const title = page.getByRole('textbox', { name: language === 'nl' ? 'Titel' : 'Title', exact: true }).first()
    await title.fill(`Contact ${language}`)
    await page.getByRole('button', { name: save, exact: true }).click()
    const notice = page.getByRole('alert').filter({ hasText: words })
    await expect(notice).toBeVisible()
    await expect(notice).toContainText(`Contact ${language}`)
    await expectToFit(page)
    await page.screenshot({ path: process.env.SHOTS ? `${process.env.SHOTS}/unsaid-${language}.png` : undefined })
    await notice.getByRole('button', { name: fillIn }).click()
    await expect(page).toHaveURL(/\/winkel(\/gegevens)?$/)
    await expect(notice).toBeHidden()
  })
}

test('[Y25] nor has a shop that has said everything', async () => {
  test.slow()
  const input = {
    name: 'De Schroef',
    sloganNl: 'Eerst kijken, dan pas schroeven.',
    sloganEn: 'Look first, then turn the screw.',
    phone: '030 123 45 67',
    whatsapp: '06 12345678',
    email: 'info@schroef.example',
    street: 'Oudegracht 1',
    postalCode: '3511 AA',
    city: 'Utrecht',
    chamberOfCommerce: '12345678',
    vatNumber: 'NL123456782B01',
    bankAccount: 'NL91ABNA0417164300',
    vatStandard: 21,
    vatReduced: 9,
    replyTimeContact: 'next_day',
    replyTimePhone: 'same_day',
    replyTimeRemoteAssistance: 'week',
    openingHours: [1, 2, 3, 4, 5].flatMap((weekday) => [
      { weekday, opens: '13:00', closes: '18:00' },
      { weekday, opens: '09:00', closes: '12:30' },
    ]),
  }
  await owner.graphql('mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }', { input })
  expect(await holesOfSite()).toEqual([])
  const contact = await (await fetch(`${shop.url}/nl/contact`)).text()
  expect(contact).toContain('maandag t/m vrijdag 9.00–12.30 en 13.00–18.00 uur, zaterdag en zondag gesloten')
})
