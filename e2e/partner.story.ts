import type { Page } from '@playwright/test'
import { logIn, type Session } from '../scripts/house/session.mjs'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { hold } from './hold.js'
import { longForm } from './longForm.js'
import { expect, shopAddress, test } from './stories.js'

const translations = {
  nl: {
    title: 'Voorraad',
    more: 'één meer',
    of: 'Voorraad van',
    undo: 'Ongedaan maken',
    saved: 'Opgeslagen',
    search: 'Zoek een product',
    movements: 'wijzigingen bekijken',
    close: 'Sluiten',
    low: /Lage voorraad/,
    soldOut: 'Op',
    noResults: 'Geen resultaten',
    showAll: 'Alle producten tonen',
    retry: 'Opnieuw proberen',
    unsaved: /niet opgeslagen/,
    logout: 'Uitloggen',
  },
  en: {
    title: 'Stock',
    more: 'one more',
    of: 'Stock of',
    undo: 'Undo',
    saved: 'Saved',
    search: 'Search for a product',
    movements: 'view changes',
    close: 'Close',
    low: /Low stock/,
    soldOut: 'Sold out',
    noResults: 'No results',
    showAll: 'Show all products',
    retry: 'Try again',
    unsaved: /not been saved/,
    logout: 'Log out',
  },
} as const
type Language = keyof typeof translations

async function addProduct(api: Session, title: string, stock: number): Promise<void> {
  await api.graphql(
    'mutation ($title: String!, $stock: Int!) { createZzpProduct(input: {title: $title, stock: $stock}) { id } }',
    {
      title,
      stock,
    },
  )
}

async function stockOf(api: Session, title: string): Promise<number | undefined> {
  const { zzpProducts } = await api.graphql<{ zzpProducts: { items: { stock: number }[] } }>(
    'query ($search: String) { zzpProducts(filter: {search: $search}) { items { stock } } }',
    { search: title },
  )
  return zzpProducts.items[0]?.stock
}

/** The stock list of the partner on a phone. */
async function openStock(page: Page, language: Language, width: number): Promise<void> {
  const partner = await logIn(shopAddress('/').slice(0, -1), 'partner@example.com')
  const state = encodeURIComponent(JSON.stringify({ language }))
  await page.context().addCookies([...partner.browserCookies(), { name: 'state', value: state, url: shopAddress('/') }])
  await page.setViewportSize({ width, height: 740 })
  await page.goto('/zzp')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translations[language].title)
}

async function expectToBeRight(page: Page): Promise<void> {
  await expectNoFindings(page)
  await expectToFit(page)
}

for (const [language, width] of [['nl', 320], ...longForm(['en', 375], ['nl', 375])] as const) {
  test(`[Z1] a partner counts stock on a phone of ${width} px (${language})`, async ({ page, api }) => {
    const texts = translations[language]
    const title = `Kabel ${language} ${width}`
    await addProduct(api, title, 4)
    await openStock(page, language, width)

    await page.getByRole('searchbox', { name: texts.search }).fill(title.toUpperCase())
    const row = page.getByRole('listitem').filter({ hasText: title })
    await expect(page.getByRole('listitem')).toHaveCount(1)
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql') && request.postData()?.includes('mutation')) calls.push('change')
    })
    const more = row.getByRole('button', { name: `${title}: ${texts.more}` })
    const box = await more.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48)
    // One after the other, with no time between them in which a slow machine would send the first.
    await more.evaluate((button: HTMLElement) => {
      for (let click = 0; click < 3; click += 1) button.click()
    })
    await expect(page.getByText(texts.saved, { exact: true })).toBeVisible()
    expect(calls).toHaveLength(1)
    expect(await stockOf(api, title)).toBe(7)
    await expectToBeRight(page)

    await row.getByRole('button', { name: texts.movements }).click()
    await expect(page.getByRole('dialog', { name: title }).getByText('4 → 7')).toBeVisible()
    await expectToBeRight(page)
    await page.getByRole('dialog').getByRole('button', { name: texts.close }).click()

    await page.getByRole('button', { name: texts.undo }).click()
    await expect.poll(() => stockOf(api, title)).toBe(4)
    const number = row.getByRole('textbox', { name: `${texts.of} ${title}` })
    await expect(number).toHaveValue('4')
    await number.fill('0')
    await number.press('Enter')
    await expect(row.getByText(texts.soldOut, { exact: true })).toBeVisible()
    await expect.poll(() => stockOf(api, title)).toBe(0)

    await page.reload()
    await page.getByRole('button', { name: texts.low }).click()
    await expect(number).toHaveValue('0')
    await page.getByRole('searchbox').fill('bestaat niet')
    await expect(page.getByRole('heading', { name: texts.noResults })).toBeVisible()
    await page.getByRole('button', { name: texts.showAll }).click()
    await expect(number).toHaveValue('0')

    await page.getByRole('button', { name: texts.logout }).click()
    await expect(page).toHaveURL(/\/login-zzp(\?language=en)?$/)
  })
}

test('[Z1] what cannot be sent is stored, reported, and sent when the network is back', async ({ page, api }) => {
  const texts = translations.nl
  const title = 'Kabel zonder net'
  await addProduct(api, title, 3)
  await openStock(page, 'nl', 375)
  // Alone, so that no other row stands half under the notice at the foot of the screen.
  await page.getByRole('searchbox').fill(title)
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: `${title}: ${texts.more}` }).click()
  await expect(page.getByRole('alert').getByText(texts.unsaved)).toBeVisible()
  await expect(page.getByRole('textbox', { name: `${texts.of} ${title}` })).toHaveValue('4')
  await expectToBeRight(page)
  await page.context().setOffline(false)
  await expect.poll(() => stockOf(api, title)).toBe(4)
  await expect(page.getByText(texts.saved, { exact: true })).toBeVisible()
})

test('[Z1] a number that another user changed meanwhile is not overwritten @every', async ({ page, api }) => {
  const title = 'Kabel van twee'
  await addProduct(api, title, 3)
  await openStock(page, 'nl', 375)
  const number = page.getByRole('textbox', { name: `Voorraad van ${title}` })
  await expect(number).toHaveValue('3')
  const { zzpProducts } = await api.graphql<{ zzpProducts: { items: { id: number }[] } }>(
    'query ($search: String) { zzpProducts(filter: {search: $search}) { items { id } } }',
    { search: title },
  )
  await api.graphql('mutation ($id: Int!) { adjustStock(id: $id, delta: 6) { stock } }', {
    id: zzpProducts.items[0]?.id,
  })
  await number.fill('5')
  await number.press('Enter')
  await expect(
    page.getByText(`${title} is intussen gewijzigd en staat nu op 9. Je 5 is niet opgeslagen.`),
  ).toBeVisible()
  await expect(number).toHaveValue('9')
  expect(await stockOf(api, title)).toBe(9)
})

test('[Z1] the list is worked with the keyboard alone, in the dark', async ({ page, api }) => {
  const title = 'Kabel met toetsen'
  await addProduct(api, title, 3)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await openStock(page, 'nl', 375)
  await page.getByRole('searchbox').fill(title)
  const number = page.getByRole('textbox', { name: `Voorraad van ${title}` })
  await number.focus()
  await number.press('ArrowUp')
  await number.press('ArrowUp')
  await expect(number).toHaveValue('5')
  await number.fill('veel')
  await expect(page.getByText(/Vul een heel getal in/)).toBeVisible()
  await number.press('Escape')
  await expect(number).toHaveValue('5')
  await expectToBeRight(page)
})

test('[A21] a partner who opens a screen of another role reads so at the stock', async ({ page }) => {
  await openStock(page, 'nl', 375)
  await page.goto('/cougarXr7')
  await expect(page).toHaveURL(/\/zzp/)
  await expect(page.getByRole('alert').getByText(/Je hebt geen rechten/)).toBeVisible()
  await expectToBeRight(page)
})

test('[A19] no one is redirected to the login page and back in a loop', async ({ page }) => {
  await page.goto('/zzp')
  await expect(page).toHaveURL(/\/login-zzp\?redirect=(%2F|\/)zzp$/)
})

for (const [email, home] of [
  ['klant@example.com', '/status'],
  ...longForm(['boekhouder@example.com', '/boekhouding'], ['admin@example.com', '/cougarXr7']),
] as const) {
  test(`[A21] [Z1] ${email} has no stock to keep and is led home`, async ({ page, baseURL }) => {
    await page.context().addCookies((await logIn(baseURL ?? '', email)).browserCookies())
    await page.goto('/zzp')
    await expect(page).toHaveURL(new RegExp(`^${shopAddress(home)}`))
    await expect(page.getByText(/^Je hebt geen (toestemming|rechten) om deze pagina te bekijken/)).toBeVisible()
  })
}

test('[Z1] the stock says that a language did not arrive, and of two chosen in a row shows the last @every', async ({
  page,
}) => {
  await openStock(page, 'nl', 375)
  const english = page.getByRole('button', { name: 'EN English' })
  const texts = /\/assets\/words\.en-[^/]+\.js$/
  await page.route(texts, (route) => route.abort())
  await english.click()
  await expect(english).toHaveAttribute('aria-busy', 'true')
  const failure = page.getByRole('alert').filter({ hasText: 'Controleer je internetverbinding' })
  await expect(failure).toBeVisible()
  await expect(page.getByRole('button', { name: 'NL Nederlands' })).toHaveAttribute('aria-pressed', 'true')
  await expectToBeRight(page)
  await page.unroute(texts)

  const arrive = await hold(page, texts)
  await english.click()
  await page.getByRole('button', { name: 'NL Nederlands' }).click()
  await expect(english).not.toHaveAttribute('aria-busy')
  const arrived = page.waitForResponse(texts)
  arrive()
  const address = (await arrived).url()
  await page.evaluate((module) => import(module), address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translations.nl.title)

  await english.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translations.en.title)
  await expect(failure).toHaveCount(0)
})

test('[Z1] [X69] the stock is light or dark as was chosen, whatever the device prefers, and stays so @every', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openStock(page, 'nl', 375)
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByRole('button', { name: 'Donkere weergave' }).click()
  await expect.poll(ground).not.toBe(light)
  await expectToBeRight(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Lichte weergave' })).toBeVisible()
  expect(await ground()).not.toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Lichte weergave' }).click()
  await expect.poll(ground).toBe(light)
})
