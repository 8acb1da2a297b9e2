import type { Page } from '@playwright/test'
import type { Session } from '../scripts/house/session.mjs'
import { makeNewsItem, makePage, makeProduct } from './content.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { openSite } from './openSite.js'
import { shopDay, shopInstant, withHours } from './shopClock.js'
import { expect, shopAddress, test } from './stories.js'

interface MadePage {
  id: number
  fullUrl: string
}

async function createPage(api: Session, input: Record<string, unknown>): Promise<MadePage> {
  const { createPage: made } = await api.graphql<{ createPage: MadePage }>(
    'mutation ($input: CreatePageInput!) { createPage(input: $input) { id fullUrl } }',
    { input: { language: 'nl', visible: true, ...input } },
  )
  return made
}

/** Pictures that the demo shop already has, all different. */
async function somePictures(api: Session, count: number): Promise<string[]> {
  const { newsItems } = await api.graphql<{ newsItems: { items: { overviewImage: { url: string } }[] } }>(
    '{ newsItems(perPage: 20) { items { overviewImage { url } } } }',
  )
  return [...new Set(newsItems.items.map(({ overviewImage }) => overviewImage.url))].slice(0, count)
}

/** What opens the menu of a phone: the summary of a details element. */
function burgerOf(page: Page) {
  return page.locator('summary').filter({ hasText: 'Menu' })
}

function mainMenu(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  return {
    more: menu.getByRole('button', { name: 'Meer onder Reparatie' }),
    entry: menu.getByRole('link', { name: 'Reparatie', exact: true }),
    // A closed dropdown stays in the document.
    child: menu.locator('a[href="/nl/reparatie/laptop-reparatie"]'),
  }
}

test('[S26] [S25] a dropdown opens by hovering above 992 px, and Escape closes it', async ({ page }) => {
  await page.setViewportSize({ width: 993, height: 800 })
  await openSite(page, '/nl')
  const { entry, child } = mainMenu(page)
  await expect(child).toBeHidden()
  await expectToFit(page)
  await entry.hover()
  await expect(child).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(child).toBeHidden()
  await page.mouse.move(5, 700)
  await entry.hover()
  await child.click()
  await expect(page).toHaveURL('/nl/reparatie/laptop-reparatie')
  await page.mouse.move(5, 700)
  await expect(child).toBeHidden()
})

test('[X43] a page of the third level stands in the menu under its own parent, and has its way back @every', async ({
  api,
  page,
}) => {
  const { publicPage } = await api.graphql<{ publicPage: { id: number } }>(
    '{ publicPage(language: nl, fullUrl: "reparatie/laptop-reparatie") { id } }',
  )
  const input = { title: 'Scherm vervangen', visibleInMenu: true, belongsTo: publicPage.id }
  const { id, fullUrl } = await createPage(api, input)
  expect(fullUrl).toBe('reparatie/laptop-reparatie/scherm-vervangen')
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 })
    await openSite(page, '/nl')
    const { entry, more, child } = mainMenu(page)
    if (width === 375) {
      await burgerOf(page).click()
      await more.click()
    } else await entry.hover()
    const grandchild = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: input.title })
    await expect(grandchild).toBeVisible()
    const [above, below] = [await child.boundingBox(), await grandchild.boundingBox()]
    expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY)
    // Padding counts into the box of the second level, so the third begins well to the right of it.
    expect((below?.x ?? 0) - (above?.x ?? 0)).toBeGreaterThanOrEqual(12)
    await expectToFit(page)
    await grandchild.click()
    await expect(page).toHaveURL(`/nl/${fullUrl}`)
    const trail = page.locator('.breadcrumbs')
    await expect(trail.getByRole('link')).toHaveText(['Home', 'Reparatie', 'Laptopreparatie'])
    await expect(trail).toContainText(input.title)
  }
  await api.graphql('mutation ($id: Int!) { deletePage(id: $id) { deleted } }', { id })
})

test('[S26] at 992 px a dropdown opens by click alone, inside the menu that a button opens', async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 800 })
  await openSite(page, '/nl')
  const { entry, more, child } = mainMenu(page)
  await expect(entry).toBeHidden()
  const burger = burgerOf(page)
  await burger.click()
  await entry.hover()
  await expect(child).toBeHidden()
  await more.click()
  await expect(child).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(child).toBeHidden()
  await expect(more).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await expect(burger).toBeFocused()
})

test('[S26] a dropdown is opened, walked and left with the keyboard', async ({ page }) => {
  await openSite(page, '/nl')
  const { more, child } = mainMenu(page)
  await more.focus()
  await expect(child).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await expect(child).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(child).toBeHidden()
  await expect(more).toBeFocused()
  await page.keyboard.press('Space')
  await expect(child).toBeVisible()
  await more.blur()
  await page.getByRole('link', { name: 'Contact' }).first().focus()
  await expect(child).toBeHidden()
})

test('[S24] the pages of the top bar stand in the menu of a phone, and Logout nowhere for a visitor', async ({
  api,
  page,
  backOffice,
  visitor,
}) => {
  await createPage(api, { title: 'Tweede bovenaan', visibleInTopMenu: true, positionInTopMenu: 902 })
  await createPage(api, { title: 'Eerste bovenaan', visibleInTopMenu: true, positionInTopMenu: 901 })
  await openSite(visitor, '/nl')
  const top = visitor.getByRole('navigation', { name: 'Menu bovenaan' })
  const added = (await top.getByRole('link').allInnerTexts()).filter((title) => title.endsWith(' bovenaan'))
  expect(added).toEqual(['Eerste bovenaan', 'Tweede bovenaan'])
  await expect(visitor.getByRole('link', { name: 'Uitloggen' })).toHaveCount(0)

  await visitor.setViewportSize({ width: 375, height: 780 })
  await expect(top).toBeHidden()
  await burgerOf(visitor).click()
  await visitor.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Eerste bovenaan' }).click()
  await expect(visitor).toHaveURL('/nl/eerste-bovenaan')
  await expect(burgerOf(visitor)).toBeVisible()

  expect(backOffice.page).toBe(page)
  await page.goto('/nl')
  const bar = page.getByRole('region', { name: 'Bereikbaarheid en taal' })
  await expect(bar.getByRole('link', { name: 'Uitloggen' })).toBeVisible()
})

test('[S32] [X88] the header is scrolled above 150 px and awake above 350, and always offers an appointment', async ({
  page,
}) => {
  await openSite(page, '/nl')
  const header = page.getByRole('banner')
  const action = header.getByRole('link', { name: 'Maak een afspraak' })
  for (const [pixels, state] of [
    [0, 'top'],
    [150, 'top'],
    [151, 'scrolled'],
    [350, 'scrolled'],
    [351, 'awake'],
    [150, 'top'],
  ] as const) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), pixels)
    await expect(header).toHaveClass(new RegExp(`header--${state}(?: |$)`))
    await expect(action).toBeVisible()
    // It is sticky: below the bar on top of it the header never leaves the screen.
    await expect.poll(async () => (await header.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0)
  }
})

const slideTime = 10_000

test('[S27] the pictures of a slider change every ten seconds without end, and can be stopped', async ({
  api,
  page,
}) => {
  const sliderImages = await somePictures(api, 3)
  const { fullUrl } = await createPage(api, { title: 'Wisselende foto’s', showSlider: true, sliderImages })
  await page.clock.install({ time: '2026-11-24T10:00:00Z' })
  await page.goto(`/nl/${fullUrl}`)
  const stop = page.getByRole('button', { name: 'Zet de foto’s stil' })
  await expect(stop).toBeVisible()
  const shown = async () => {
    const slides = await page
      .locator('.slider > *')
      .evaluateAll((all) => all.flatMap((slide, index) => (slide.className.includes('slide--shown') ? [index] : [])))
    return slides.join()
  }
  // From here only the story advances the clock; the first change shows where in its turn the slider was.
  await page.clock.pauseAt(new Date('2026-11-24T12:00:00Z'))
  const first = await shown()
  await expect
    .poll(
      async () => {
        await page.clock.runFor(slideTime / 50)
        return shown()
      },
      { intervals: [20] },
    )
    .not.toBe(first)
  const start = Number(await shown())
  for (const turn of [1, 2, 3, 4]) {
    await page.clock.runFor(slideTime - slideTime / 20)
    expect(await shown()).toBe(String((start + turn - 1) % sliderImages.length))
    await page.clock.runFor(slideTime / 20)
    await expect.poll(shown).toBe(String((start + turn) % sliderImages.length))
  }
  const stoppedAt = await shown()
  await stop.click()
  await page.clock.runFor(3 * slideTime)
  expect(await shown()).toBe(stoppedAt)
  await page.getByRole('button', { name: 'Laat de foto’s wisselen' }).click()
  await page.clock.runFor(slideTime)
  await expect.poll(shown).not.toBe(stoppedAt)

  const last = await shown()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(stop).toBeHidden()
  await page.clock.runFor(3 * slideTime)
  expect(await shown()).toBe(last)
})

test('[S27] a page with a picture opens with it, and one without stands on its words', async ({ api, page }) => {
  const [image] = await somePictures(api, 1)
  const pictured = await createPage(api, { title: 'Met een foto', image })
  const plain = await createPage(api, { title: 'Zonder foto' })
  await page.goto(`/nl/${pictured.fullUrl}`)
  await expect(page.locator('.hero img')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Zet de foto’s stil' })).toHaveCount(0)
  await page.goto(`/nl/${plain.fullUrl}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Zonder foto' })).toBeVisible()
  await expect(page.locator('.hero img')).toHaveCount(0)
})

test('[S28] a page with an action button makes appointments, under its own title or the usual one @every', async ({
  api,
  page,
}) => {
  const titled = { nl: 'Maak een afspraak', en: 'Make an appointment' }
  for (const language of ['nl', 'en'] as const) {
    const usual = await createPage(api, { language, title: `Knop ${language}`, showActionBtn: true })
    const own = await createPage(api, {
      language,
      title: `Eigen knop ${language}`,
      showActionBtn: true,
      actionBtnTitle: 'Laat ernaar kijken',
    })
    for (const [{ fullUrl }, words] of [
      [usual, titled[language]],
      [own, 'Laat ernaar kijken'],
    ] as const) {
      await openSite(page, `/${language}/${fullUrl}`)
      await page.locator('.hero').getByRole('link', { name: words, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  }
  const without = await makePage(api, 'Zonder knop')
  await page.goto(`/nl/${without.fullUrl}`)
  await expect(page.locator('.hero').getByRole('link', { name: titled.nl })).toHaveCount(0)
})

test.describe('to a visitor in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('[S19] [S29] the shop shows by its own clock whether it is open, and which day it is there', async ({
    api,
    page,
  }) => {
    const said = page.locator('.open-now')
    const today = page.locator('.hours__today')
    // The footer shows the seven days from today on.
    const [tomorrow, later] = [shopDay(1), shopDay(5)]
    const nameOf = (day: string) => new Intl.DateTimeFormat('nl', { weekday: 'long' }).format(new Date(day))
    const openingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '20:00' }))
    await withHours(api, { openingHours, openingExceptions: [] }, async () => {
      // An evening there is the next day, half past midnight, in the shop.
      await page.clock.install({ time: shopInstant(tomorrow, '00:30:00') })
      await page.goto('/nl')
      await expect(said).toHaveText('Gesloten, vandaag open om 09:00')
      await expect(today).toHaveCount(1)
      await expect(today).toContainText(nameOf(tomorrow))

      await page.clock.setSystemTime(shopInstant(tomorrow, '19:59:30'))
      await page.clock.runFor(60_000 / 4)
      await expect(said).toHaveText('Nu open tot 20:00')
      await page.clock.runFor(60_000)
      await expect(said).toHaveText('Gesloten, morgen open om 09:00')

      await page.clock.setSystemTime(shopInstant(later, '12:00:00'))
      await page.clock.runFor(60_000 / 4)
      await expect(said).toHaveText('Nu open tot 20:00')
      await expect(today).toContainText(nameOf(later))
    })
  })
})

test('[S29] the footer shows how to reach the shop and when, and leads to the pages flagged for it', async ({
  api,
  page,
}) => {
  await createPage(api, { title: 'Tweede onderaan', visibleInFooterMenu: true, positionInFooterMenu: 902 })
  await createPage(api, { title: 'Eerste onderaan', visibleInFooterMenu: true, positionInFooterMenu: 901 })
  await createPage(api, { title: 'Niet onderaan', visibleInFooterMenu: false })
  await openSite(page, '/nl')
  const foot = page.getByRole('contentinfo')
  const links = await foot.getByRole('navigation', { name: 'Menu onderaan' }).getByRole('link').allInnerTexts()
  expect(links.indexOf('Tweede onderaan') - links.indexOf('Eerste onderaan')).toBe(1)
  expect(links).not.toContain('Niet onderaan')
  await expect(foot.getByText('Cougar Computers').first()).toBeVisible()
  await expect(foot).toContainText('Reparatie en verkoop van computers en laptops.')
  await expect(foot.getByRole('row')).toHaveCount(7)
  await expect(foot.locator('a[href^="tel:+"]')).toBeVisible()
  await expect(foot.locator('a[href^="mailto:"]')).toBeVisible()
  const year = new Intl.DateTimeFormat('nl', { year: 'numeric', timeZone: 'Europe/Amsterdam' }).format()
  await expect(foot).toContainText(`© ${year} Cougar Computers`)
  await expect(foot.getByRole('button', { name: 'Cookie-instellingen' })).toBeVisible()
  await foot.getByRole('link', { name: 'Neem contact op' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('[S30] the switch leads to the translation of what is shown, or to the overview it would stand in', async ({
  api,
  page,
}) => {
  const product = await makeProduct(api, { nl: 'Vertaald toestel', en: 'Translated device' })
  const { url } = await makeNewsItem(api, 'Alleen in het Nederlands')
  const other = () => page.getByRole('navigation', { name: 'Taal' }).getByRole('link', { name: 'English' })
  const named = () => page.locator('link[rel=alternate][hreflang=en]')

  await page.goto(`/nl/verkoop/product-verkoop/${product.nl.url}`)
  const translation = `/en/sale/product-sale/${product.en.url}`
  await expect(named()).toHaveAttribute('href', shopAddress(translation))
  await other().click()
  await expect(page).toHaveURL(translation)
  await expect(page.getByRole('heading', { level: 1, name: 'Translated device' })).toBeVisible()

  await page.goto(`/nl/nieuws/${url}`)
  await expect(named()).toHaveCount(0)
  await other().click()
  await expect(page).toHaveURL('/en/news')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('[B6] the owner goes from every kind of detail to where it is edited, and from a list to nothing @every', async ({
  backOffice: { page },
  api,
}) => {
  const { nl } = await makeProduct(api, { nl: 'Te bewerken toestel', en: 'Device to edit' })
  const made = await makePage(api, 'Te bewerken pagina')
  const bar = page.getByRole('navigation', { name: 'Voor de beheerder' })
  for (const [address, words, target] of [
    [`/nl/verkoop/product-verkoop/${nl.url}`, 'Product bewerken', `/cougarXr7/producten/wijzigen/${nl.id}`],
    [`/nl/${made.fullUrl}`, 'Pagina bewerken', `/cougarXr7/pagina's/wijzigen/${made.id}`],
  ] as const) {
    await page.goto(address)
    await expect(bar.getByRole('link', { name: words })).toHaveAttribute('href', target)
  }
  await page.goto('/nl/nieuws')
  await expect(bar.getByRole('link', { name: 'Uitloggen' })).toBeVisible()
  await expect(bar.getByRole('link', { name: /bewerken/ })).toHaveCount(0)
})

test('[B6] the preview of a hidden page names the pages above it @every', async ({ api, backOffice: { page } }) => {
  const above = await makePage(api, 'Boven wat komt')
  const hidden = await createPage(api, { title: 'Wat nog komt', visible: false, belongsTo: above.id })
  await page.goto(`/cougarXr7/preview/pagina/${hidden.id}`)
  const way = page.getByRole('navigation', { name: 'Waar je bent' })
  await expect(way.getByRole('listitem')).toHaveText(['Home', 'Boven wat komt', 'Wat nog komt'])
  await expect(way.getByRole('link', { name: 'Boven wat komt' })).toHaveAttribute('href', `/nl/${above.fullUrl}`)
})

test('on paper stands what there is to read, dark on white, between the name of the shop and its address @every', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const address of ['/nl/reparatie', '/nl/nieuws']) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.getByRole('banner').getByText('Cougar Computers')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo').locator('address')).toBeVisible()
    for (const name of ['Hoofdmenu', 'Menu bovenaan', 'Menu onderaan', 'Waar je bent', 'Onderwerp']) {
      await expect(page.getByRole('navigation', { name })).toHaveCount(0)
    }
    await expect(page.getByRole('link', { name: 'Maak een afspraak' })).toHaveCount(0)
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  }
})

test('[A19] a visitor who must log in for an English screen is asked in English @every', async ({ page }) => {
  await page.goto('/boekhouding?language=en')
  await expect(page).toHaveURL(/^[^?]*\/login-boekhouding\?language=en/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in for the accountant' })).toBeVisible()
})

test('[X50] what was folded away or unfolded stays so for three days @every', async ({ api, backOffice }) => {
  const { page } = backOffice
  await page.setViewportSize({ width: 1280, height: 900 })
  const { id } = await makePage(api, 'Opgevouwen en open')
  await api.graphql(
    'mutation ($id: Int!, $blocks: [BlockInput!]) { updatePage(id: $id, input: { blocks: $blocks }) { id } }',
    {
      id,
      blocks: ['Eerste', 'Tweede'].map((title) => ({ text: { title, text: `<p>${title}</p>` } })),
    },
  )
  await backOffice.open(`pagina's/wijzigen/${id}`)
  const block = (place: number) => page.getByRole('button', { name: new RegExp(`^Blok ${place}: Tekst`) }).first()
  const group = page.getByRole('navigation', { name: 'Beheermenu' }).getByRole('button', { name: 'Verkoop' })
  await block(2).click()
  await group.click()
  await expect(page.getByRole('link', { name: 'Producten', exact: true })).toHaveCount(0)
  await page.reload()
  await expect(block(2)).toHaveAttribute('aria-expanded', 'true')
  await expect(block(1)).toHaveAttribute('aria-expanded', 'false')
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  // Not half behind the bar at the foot.
  await block(1).evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await expectNoFindings(page)
  const state = (await page.context().cookies()).find(({ name }) => name === 'state')
  expect(Math.round(((state?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(72)

  await page.setViewportSize({ width: 375, height: 800 })
  await backOffice.open('producten/overzicht')
  const filters = page.getByRole('button', { name: 'Filters', exact: true })
  await expect(filters).toHaveAttribute('aria-expanded', 'false')
  await filters.click()
  await page.reload()
  await expect(filters).toHaveAttribute('aria-expanded', 'true')
})
