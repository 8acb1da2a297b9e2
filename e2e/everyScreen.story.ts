import type { BrowserContext, Page } from '@playwright/test'
import type { Session } from '../scripts/house/session.mjs'
import { layoutFaults } from './layoutFaults.js'
import { isEvery, longForm } from './longForm.js'
import { fillWithLongWords, type LongWords } from './longWords.js'
import { customerPassword } from './offerQuote.js'
import { expect, shopAddress, test } from './stories.js'

// Each looks at other screens, and there is more than one processor.
test.describe.configure({ mode: 'parallel' })

test.use({ leaves: 'long words' })

/** Letters as large as usual, and twice as large: what a browser is set to, in pixels. */
const usual = 16
const large = 32

const widths = isEvery ? [320, 375, 768, 993, 1280, 1440] : [320, 993]
const widthsOfLarge = isEvery ? widths : [375, 1280]

let filled: { shop: string; words: Promise<LongWords> } | undefined

/** The shop of this worker gets its long words once. */
function longWordsOf(shop: string, api: Session): Promise<LongWords> {
  if (filled?.shop !== shop) filled = { shop, words: fillWithLongWords(api) }
  return filled.words
}

/** Which of the screens have faults at which width, each with its address. */
async function faultsOf(
  page: Page,
  addresses: readonly string[],
  seen: readonly number[],
  isReady: () => Promise<void>,
) {
  const faults: string[] = []
  for (const address of addresses) {
    await page.goto(address)
    await isReady()
    for (const width of seen) {
      await page.setViewportSize({ width, height: width < 700 ? 812 : 900 })
      // Fonts, pictures and what measures itself settle first.
      await expect
        .poll(async () => (await layoutFaults(page)).length, { timeout: 3000 })
        .toBe(0)
        .catch(() => undefined)
      for (const fault of await layoutFaults(page)) faults.push(`${address} at ${width} px: ${fault}`)
    }
  }
  return faults
}

async function consented(context: BrowserContext): Promise<void> {
  const value = encodeURIComponent(JSON.stringify({ statistic: false, marketing: false }))
  await context.addCookies([{ name: 'consent', value, url: shopAddress('/') }])
}

/** Screens of every kind; in a normal run those on which most words of the owner stand. */
const siteScreens = [
  '/nl',
  '/nl/verkoop/product-verkoop',
  '/nl/zoeken?q=HL-L8360CDWT',
  ...longForm(
    '/en',
    '/nl/nieuws',
    '/nl/tips-en-tricks',
    '/nl/diensten',
    '/en/services',
    '/nl/reviews',
    '/nl/contact',
    '/nl/prijswijzer',
    '/nl/prijswijzer/laptop',
    '/nl/prijswijzer/laptop/laptopscherm-vervangen',
    '/nl/afspraak',
    '/nl/telefoon',
    '/nl/hulp-op-afstand',
    '/nl/tarieven',
    '/nl/veelgestelde-vragen',
    '/nl/in-de-werkplaats',
    '/nl/algemene-voorwaarden',
    '/nl/verkoop/product-verkoop/lenovo-thinkpad-t480-opgeknapt',
    '/nl/bestaat-niet',
    '/en/no-such-page',
    '/nl/volg',
    '/login-status',
    '/wachtwoord',
  ),
]

for (const [letters, seen] of [
  [usual, widths],
  [large, widthsOfLarge],
] as const) {
  test(`[Y26] no word makes a screen of the site wider than it is, or is cut off or covered, with letters of ${letters} px`, async ({
    api,
    shop,
    playwright,
    launchOptions,
  }) => {
    test.setTimeout(400_000)
    const { site, customer } = await longWordsOf(shop.url, api)
    const setting = `--blink-settings=defaultFontSize=${letters}`
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), setting],
    })
    const context = await browser.newContext({ baseURL: shop.url })
    await consented(context)
    const page = await context.newPage()
    // Where the hours are marked the page is hydrated; those without hours are looked at as they came.
    const isHydrated = async () => {
      await page.locator('.footer .hours__today').first().waitFor()
    }
    expect(await faultsOf(page, [...site, ...siteScreens], seen, isHydrated)).toEqual([])

    // What a customer reads of a job.
    await page.goto('/login-status')
    await page.getByLabel('E-mailadres').fill(customer)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(customerPassword)
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await expect(page.locator('.job').first()).toBeVisible()
    expect(await faultsOf(page, [new URL(page.url()).pathname], seen, isHydrated)).toEqual([])
    await browser.close()
  })
}

/** Screens of the back office that are about no entity, those of a normal run first. */
const ownScreens = [
  'dashboard',
  ...longForm('agenda', 'berichten', 'inname', 'cijfers', 'afbeeldingen', 'medewerkers', 'account', 'prullenbak'),
]

async function backOfficeScreens(api: Session, { records }: LongWords): Promise<string[]> {
  const { managedEntities } = await api.graphql<{
    managedEntities: { section: string; hasList: boolean; createdBy: string | null }[]
  }>('{ managedEntities { section hasList createdBy } }')
  const sample = ['reparaties', 'producten', "pagina's"]
  const sections = managedEntities.filter(({ section, hasList }) => hasList && (isEvery || sample.includes(section)))
  const forms = Object.entries(records).filter(([section]) => isEvery || sample.includes(section))
  return [
    ...ownScreens,
    ...sections.map(({ section }) => `${section}/overzicht`),
    ...forms.map(([section, id]) => `${section}/${section === 'emails' ? 'bekijken' : 'wijzigen'}/${id}`),
    ...(isEvery ? sections.filter(({ createdBy }) => createdBy).map(({ section }) => `${section}/toevoegen`) : []),
  ]
}

/** In the long form in parts, each of which a worker can take. */
const parts = isEvery ? [0, 1, 2, 3] : [0]

for (const [letters, seen] of [
  [usual, isEvery ? [320, 768, 993, 1280, 1440] : widths],
  [large, isEvery ? [375, 768, 1280] : widthsOfLarge],
] as const) {
  for (const part of parts) {
    test(`[Y26] no word makes a screen of the back office wider than it is, or is cut off or covered, with letters of ${letters} px, part ${part + 1}`, async ({
      api,
      shop,
      playwright,
      launchOptions,
    }) => {
      test.setTimeout(400_000)
      const words = await longWordsOf(shop.url, api)
      const screens = await backOfficeScreens(api, words)
      const setting = `--blink-settings=defaultFontSize=${letters}`
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), setting],
      })
      const context = await browser.newContext({ baseURL: shop.url })
      await context.addCookies(api.browserCookies())
      const page = await context.newPage()
      const isLoaded = async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      }
      const own = screens.filter((_screen, index) => index % parts.length === part)
      expect(
        await faultsOf(
          page,
          own.map((address) => `/cougarXr7/${address}`),
          seen,
          isLoaded,
        ),
      ).toEqual([])
      await browser.close()
    })
  }
}
