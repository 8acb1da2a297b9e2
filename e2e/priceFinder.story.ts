import type { Page } from '@playwright/test'
import { addKind } from './appointmentKinds.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { openSite } from './openSite.js'
import { expect, shopAddress, test } from './stories.js'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')

/** Of the service that is chosen with it. */
const anyId = expect.stringMatching(/^\d+$/)

/** The query of the address that the answer's button leads to. */
const chosen = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('[V1] [C5] [Y51] [Y83] on a phone a visitor gets from home to an appointment about the device and its fault in ten presses', async ({
  api,
  visitor,
}) => {
  const kind = await addKind(api)
  let presses = 0
  const press = async (name: string | RegExp, within = main(visitor)) => {
    presses++
    await within.getByRole('link', { name }).first().click()
  }
  await visitor.setViewportSize({ width: 375, height: 812 })
  await openSite(visitor, '/nl')
  await press(/^Laptop$/, visitor.locator('.block--price-finder'))
  await expect(visitor).toHaveURL('/nl/prijswijzer/laptop')
  await expect(heading(visitor)).toHaveText('Laptop: wat is er aan de hand?')
  await expectToFit(visitor)
  await expectNoFindings(visitor)
  // What one sees comes before what the shop does about it, under its groups.
  await expect(main(visitor).getByRole('heading', { level: 2 }).first()).toHaveText('Reparatie aan de werkbank')
  const screen = main(visitor).getByRole('listitem').filter({ hasText: 'Laptopscherm vervangen' })
  await expect(screen).toHaveText(/^Scherm kapot, barst in scherm, gebarsten.*Laptopscherm vervangen.*€/s)

  await press('Laptopscherm vervangen')
  await expect(visitor).toHaveURL('/nl/prijswijzer/laptop/laptopscherm-vervangen')
  await expect(heading(visitor)).toHaveText('Laptopscherm vervangen')
  await expect(visitor.locator('.answer__price')).toContainText(/€\s139 tot €\s189/)
  await expect(main(visitor).getByText('2 jaar')).toBeVisible()
  await expect(main(visitor)).toContainText('Pas als jij ja zegt, bestellen we.')
  await expect(visitor.locator('link[rel="canonical"]')).toHaveAttribute('href', /laptopscherm-vervangen$/)
  await expectToFit(visitor)
  await expectNoFindings(visitor)

  await press('Maak een afspraak')
  await expect(visitor).toHaveURL(/\/nl\/afspraak\?/)
  expect(chosen(visitor)).toEqual({ toestel: 'Laptop', klacht: 'Laptopscherm vervangen', dienst: anyId })
  await press(kind.title)
  await expect(heading(visitor)).toHaveText('Kies een dag')
  await press(/\d/, main(visitor).getByRole('table').first())
  await expect(heading(visitor)).toHaveText('Kies een tijd')
  await press(/^\d\d:\d\d$/)
  await expect(visitor.getByLabel('Wat moeten we weten?')).toHaveValue('Laptop: Laptopscherm vervangen')
  // What it costs is that of the repair, and not of the visit alone.
  await expect(visitor.getByRole('complementary', { name: 'Je afspraak' })).toContainText(
    /gratis\. Laptopscherm vervangen: €\s139 tot €\s189/,
  )
  expect(presses).toBeLessThanOrEqual(10)
})

test('[V1] an answer leads to its next free time, which is booked about the device and its fault @every', async ({
  api,
  visitor,
}) => {
  await addKind(api)
  await visitor.setViewportSize({ width: 375, height: 812 })
  await openSite(visitor, '/nl')
  let presses = 0
  const press = async (name: string | RegExp, role: 'link' | 'button' = 'link') => {
    presses++
    await main(visitor).getByRole(role, { name }).first().click()
  }
  await press(/^Laptop$/)
  await press('Laptopscherm vervangen')
  const next = main(visitor).getByRole('link', { name: /^Eerste vrije tijd: .+, \p{L}+ \d+ \p{L}+ om \d\d:\d\d$/u })
  const words = (await next.textContent()) ?? ''
  await expectToFit(visitor)
  await expectNoFindings(visitor)
  await press(/^Eerste vrije tijd/)
  await expect(visitor).toHaveURL(/\/nl\/afspraak\/.+\?/)
  expect(chosen(visitor)).toMatchObject({ toestel: 'Laptop', klacht: 'Laptopscherm vervangen', tijd: words.slice(-5) })
  await expect(visitor.getByLabel('Wat moeten we weten?')).toHaveValue('Laptop: Laptopscherm vervangen')
  await visitor.getByLabel('Naam', { exact: true }).fill('Joke Prins')
  await visitor.getByLabel('E-mailadres').fill(`joke.${Date.now()}@example.com`)
  await press('Bevestig de afspraak', 'button')
  await expect(heading(visitor)).toHaveText('Je afspraak staat')
  await expect(main(visitor)).toContainText(words.slice(-5))
  expect(presses).toBeLessThanOrEqual(10)
})

test('[X80] [C7] [Y54] an answer ends with what customers say of that work, and leads to all they say @every', async ({
  visitor,
}) => {
  for (const [address, [title, name], [all, allAddress]] of [
    [
      '/nl/prijswijzer/laptop/laptopscherm-vervangen',
      ['Wat klanten hierover zeggen', 'Bart van L.'],
      ['Alle ervaringen', '/nl/reviews'],
    ],
    [
      '/en/price-finder/laptop/new-laptop-screen',
      ['What customers say about this', 'Siobhan M.'],
      ['All reviews', '/en/reviews'],
    ],
  ] as const) {
    await visitor.setViewportSize({ width: 375, height: 812 })
    await openSite(visitor, address)
    const reviews = main(visitor).getByRole('region', { name: title })
    await expect(reviews.getByRole('figure')).toHaveCount(1)
    await expect(reviews).toContainText(name)
    await expectToFit(visitor)
    await expectNoFindings(visitor)
    await reviews.getByRole('link', { name: all }).click()
    await expect(visitor).toHaveURL(allAddress)
  }
})

test('[V1] without scripts one asks in own words, and is led on where nothing is found', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })
  const page = await context.newPage()
  await page.goto(shopAddress('/nl'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Prijswijzer' }).click()
  await expect(page).toHaveURL(shopAddress('/nl/prijswijzer'))
  const field = page.getByRole('searchbox', { name: 'Wat is er aan de hand?' })
  await field.fill('Gebarsten scherm')
  await page.getByRole('button', { name: 'Zoek', exact: true }).click()
  await expect(page).toHaveURL(shopAddress('/nl/prijswijzer?vraag=Gebarsten+scherm'))
  await expect(field).toHaveValue('Gebarsten scherm')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectToFit(page)
  await main(page).getByRole('link', { name: 'Laptopscherm vervangen' }).click()
  await expect(main(page).getByRole('link', { name: 'Eerste vrije tijd' })).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Maak een afspraak' }).click()
  expect(chosen(page)).toEqual({ toestel: 'Laptop', klacht: 'Laptopscherm vervangen', dienst: anyId })

  await page.goto(shopAddress('/nl/prijswijzer?vraag=%3Cb%3Exylofoon'))
  await expect(field).toHaveValue('<b>xylofoon')
  await expect(main(page)).toContainText('Niets gevonden.')
  await expect(main(page).getByRole('link', { name: 'Stel een vraag' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Printer' }).click()
  await expect(main(page).getByRole('link', { name: 'Printer aansluiten' })).toBeVisible()
  await expectToFit(page)

  // An address in the words of the other language or with a device that has no such fault leads to the right one.
  await page.goto(shopAddress('/nl/prijswijzer/desktop'))
  await expect(page).toHaveURL(shopAddress('/nl/prijswijzer/pc'))
  await page.goto(shopAddress('/nl/prijswijzer/printer/laptopscherm-vervangen'))
  await expect(page).toHaveURL(shopAddress('/nl/prijswijzer/laptop/laptopscherm-vervangen'))
  expect((await page.goto(shopAddress('/nl/prijswijzer/stofzuiger')))?.status()).toBe(404)
  expect((await page.goto(shopAddress('/nl/prijswijzer/laptop/bestaat-niet')))?.status()).toBe(404)
  await context.close()
})

test('[V1] typing errors are forgiven as in the search, while one types, by address and without scripts @every', async ({
  browser,
  visitor,
}) => {
  const first = (page: Page) => main(page).locator('.fault').first()
  await visitor.setViewportSize({ width: 375, height: 812 })
  await openSite(visitor, '/nl/prijswijzer')
  const field = visitor.getByRole('searchbox', { name: 'Wat is er aan de hand?' })
  await field.pressSequentially('schrem kapot')
  await expect(first(visitor)).toContainText('Laptopscherm vervangen')
  await field.press('Enter')
  await expect(visitor).toHaveURL('/nl/prijswijzer?vraag=schrem+kapot')
  await expect(first(visitor)).toContainText('Laptopscherm vervangen')
  await expectToFit(visitor)
  await expectNoFindings(visitor)
  // Of a device only its own.
  await openSite(visitor, '/nl/prijswijzer/laptop?vraag=baterij')
  await expect(first(visitor)).toContainText('Laptopaccu vervangen')

  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(shopAddress('/en/price-finder?question=craked+screne'))
  await expect(first(page)).toContainText('New laptop screen')
  await context.close()
})

test('[V1] in English with the keyboard, from the question to the appointment and to the same answer in Dutch @every', async ({
  visitor,
}) => {
  const press = async (name: string) => {
    await main(visitor).getByRole('link', { name, exact: true }).first().focus()
    await visitor.keyboard.press('Enter')
  }
  await visitor.setViewportSize({ width: 1280, height: 800 })
  await openSite(visitor, '/en/price-finder')
  await expect(heading(visitor)).toHaveText('What does it cost?')
  await expectNoFindings(visitor)
  await visitor.getByRole('searchbox', { name: 'What is wrong?' }).focus()
  await visitor.keyboard.type('smashed display')
  await expect(main(visitor).getByRole('status')).toHaveText('1 service found')
  await visitor.keyboard.press('Enter')
  await expect(visitor).toHaveURL('/en/price-finder?question=smashed+display')
  await expectNoFindings(visitor)
  await press('New laptop screen')
  await expect(visitor).toHaveURL('/en/price-finder/laptop/new-laptop-screen')
  await expect(heading(visitor)).toBeFocused()
  await expect(visitor.locator('.answer__price')).toContainText('€139 to €189')
  await expectNoFindings(visitor)
  await press('Make an appointment')
  await expect(visitor).toHaveURL(/\/en\/appointment\?/)
  expect(chosen(visitor)).toEqual({ device: 'Laptop', fault: 'New laptop screen', service: anyId })

  await visitor.goBack()
  await expect(heading(visitor)).toContainText('New laptop screen')
  await visitor.getByRole('link', { name: 'Nederlands' }).first().click()
  await expect(visitor).toHaveURL('/nl/prijswijzer/laptop/laptopscherm-vervangen')
})

test('[V8] a product, a tip and a service show what belongs to them, and lead there @every', async ({ visitor }) => {
  const related = visitor.getByRole('region', { name: 'Hoort erbij' })
  await visitor.setViewportSize({ width: 375, height: 812 })
  await openSite(visitor, '/nl/verkoop/product-verkoop/externe-ssd-van-1-tb-voor-je-back-up')
  await expect(related.getByRole('listitem')).toHaveText([/^Dienst.*Back-up instellen/, /^Tip/])
  await expectToFit(visitor)
  await expectNoFindings(visitor)
  await related.getByRole('link', { name: 'Back-up instellen' }).click()
  await expect(visitor).toHaveURL('/nl/prijswijzer/laptop/back-up-instellen')
  await expect(related.getByRole('listitem')).toHaveText([/^Product.*€\s119/, /^Tip/])
  await expectToFit(visitor)
  await expectNoFindings(visitor)
  await related.getByRole('listitem').filter({ hasText: 'Tip' }).getByRole('link').click()
  await expect(visitor).toHaveURL(/\/nl\/tips-en-tricks\/back-up-instellen$/)
  await expect(related.getByRole('listitem')).toHaveText([/^Dienst/, /^Product/])
})

test('[V8] a warning ends with how to get help, other news does not @every', async ({ visitor }) => {
  const help = main(visitor).locator('.article__help')
  await visitor.setViewportSize({ width: 375, height: 812 })
  await openSite(visitor, '/nl/nieuws/mail-van-je-bank-nieuwe-pas')
  await expect(help).toContainText('Is het je overkomen, of twijfel je?')
  await expect(help.locator('a[href^="tel:"]')).toBeVisible()
  await expectToFit(visitor)
  await expectNoFindings(visitor)
  await help.getByRole('link', { name: 'Hulp op afstand' }).click()
  await expect(visitor).not.toHaveURL(/nieuws/)
  await openSite(visitor, '/nl/nieuws/geheugen-is-duur-geworden')
  await expect(help).toHaveCount(0)
})
