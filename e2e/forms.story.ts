import type { Browser, Page } from '@playwright/test'
import type { Session } from '../scripts/house/session.mjs'
import { withoutKinds } from './appointmentKinds.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { openSite } from './openSite.js'
import { expect, shopAddress, test } from './stories.js'

/** Milliseconds for which a form that a person fills in is open at least. */
const noMachine = 2000

/** The texts by which a visitor finds the way, in each language. */
const translations = {
  nl: {
    home: '/nl',
    make: 'Maak een afspraak',
    close: 'Melding sluiten',
    day: 'Dag',
    part: /Middag/,
    name: 'Naam',
    email: 'E-mailadres',
    what: 'Waar gaat het om?',
    submit: 'Afspraak aanvragen',
    required: "Het is verplicht om het veld 'Naam' in te vullen.",
    sent: /Het bericht is succesvol verzonden/,
    wish: /^Gewenste afspraak: .+, middag \(12:00–17:00\)\n\n/,
  },
  en: {
    home: '/en',
    make: 'Make an appointment',
    close: 'Close this message',
    day: 'Day',
    part: /Afternoon/,
    name: 'Name',
    email: 'E-mail address',
    what: 'What is it about?',
    submit: 'Request appointment',
    required: "The 'Name' field is required.",
    sent: /The message has been sent successfully/,
    wish: /^Preferred appointment: .+, afternoon \(12:00–17:00\)\n\n/,
  },
} as const

type Texts = (typeof translations)[keyof typeof translations]

/** The messages that the shop received from this sender. */
async function received(api: Session, name: string): Promise<{ message: string; language: string }[]> {
  const { emails } = await api.graphql<{ emails: { items: { name: string; message: string; language: string }[] } }>(
    '{ emails(perPage: 100) { items { name message language } } }',
  )
  return emails.items.filter((email) => email.name === name)
}

async function fillIn(page: Page, texts: Texts, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(texts.day, { exact: true }).selectOption({ index: 1 })
  await dialog.getByRole('radio', { name: texts.part }).check()
  await dialog.getByLabel(texts.name, { exact: true }).fill(name)
  await dialog.getByLabel(texts.email, { exact: true }).fill('jan@example.org')
  await dialog.getByLabel(texts.what).fill('Mijn laptop is traag.')
}

for (const [language, width] of [['nl', 375], ...longForm(['en', 1280], ['nl', 1280], ['en', 375])] as const) {
  test(`[S28] [F2] [F3] [F4] [X54] an appointment is made in a dialog in ${language} at ${width} px`, async ({
    page,
    api,
  }) => {
    const texts = translations[language]
    const name = `Jan ${language} ${width}`
    await page.setViewportSize({ width, height: 780 })
    await withoutKinds(api, async () => {
      await openSite(page, texts.home)
      await page.getByRole('main').getByRole('link', { name: texts.make }).first().click()
      const dialog = page.getByRole('dialog', { name: texts.make })
      await expect(dialog).toBeVisible()
      const submit = dialog.getByRole('button', { name: texts.submit })
      await submit.click()
      await expect(dialog.getByText(texts.required)).toBeVisible()
      await expect(dialog.getByLabel(texts.day, { exact: true })).toBeFocused()
      await expectNoFindings(page)
      await fillIn(page, texts, name)
      await expect(dialog.getByText(texts.required)).toBeHidden()
      await page.waitForTimeout(noMachine)
      await submit.dblclick()
      await expect(dialog).toBeHidden()
      const confirmation = page.getByRole('main').getByRole('status')
      await expect(confirmation).toHaveText(texts.sent)
      await expect(confirmation).toContainText('Mijn laptop is traag.')
      await expect(confirmation).toBeInViewport()
      await expectNoFindings(page)
      await expectToFit(page)
      await page.getByRole('button', { name: texts.close }).click()
      await expect(confirmation).toBeHidden()
    })
    const messages = await received(api, name)
    expect(messages).toHaveLength(1)
    expect(messages[0]?.message).toMatch(texts.wish)
    expect(messages[0]?.language).toBe(language)
  })
}

test('[F4] the dialog is opened, filled in and left with the keyboard alone', async ({ api, page }) => {
  await withoutKinds(api, async () => {
    await openSite(page, '/nl')
    const opener = page.getByRole('main').getByRole('link', { name: 'Maak een afspraak' }).first()
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      )
      expect(isInside).toBe(true)
    }
    await dialog.getByLabel('Naam').focus()
    await page.keyboard.type('Jan')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Naam')).toHaveValue('Jan')
  })
})

test('[F3] what was typed stays when the shop cannot be reached, and is sent once it can', async ({ page, api }) => {
  await openSite(page, '/nl/contact')
  await page.getByLabel('Naam').fill('Jan Zonder Net')
  await page.getByLabel('E-mailadres').fill('jan@example.org')
  await page.getByLabel('Bericht', { exact: true }).fill('Mijn laptop is traag.')
  await page.waitForTimeout(noMachine)
  await page.route(/\/(graphql|api)/, (route) => route.abort())
  const submit = page.getByRole('button', { name: 'Bericht versturen' })
  await submit.click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('internetverbinding')
  await expect(page.getByLabel('Bericht', { exact: true })).toHaveValue('Mijn laptop is traag.')
  await page.unroute(/\/(graphql|api)/)
  await submit.click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('succesvol verzonden')
  expect(await received(api, 'Jan Zonder Net')).toHaveLength(1)
})

test('[X89] what was typed into a form survives a reload', async ({ page }) => {
  await openSite(page, '/nl/contact')
  await page.getByLabel('Naam', { exact: true }).fill('Jan Herlaad')
  await page.getByRole('textbox', { name: 'Bericht' }).fill('Mijn laptop start niet meer.')
  await page.reload()
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Jan Herlaad')
  await expect(page.getByRole('textbox', { name: 'Bericht' })).toHaveValue('Mijn laptop start niet meer.')
})

test('[F5] [S13] the contact screen holds the form that is asked for, and changes between them', async ({
  api,
  page,
}) => {
  await withoutKinds(api, async () => {
    await openSite(page, '/en/contact?form=question')
    await expect(page.getByRole('heading', { name: 'Ask your question' })).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('Jan')
    await page.getByRole('link', { name: 'Appointment', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Make an appointment' })).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Jan')
    await page.getByRole('link', { name: 'Nederlands' }).click()
    await expect(page).toHaveURL('/nl/contact?form=appointment')
  })
})

for (const [path, width] of [
  ['/nl/contact?form=appointment', 320],
  ['/en/phone', 1280],
  ['/en/remote-assistance', 320],
  ...longForm(
    ['/nl/contact?form=appointment', 1280],
    ['/nl/telefoon', 320],
    ['/nl/hulp-op-afstand', 1280],
    ['/nl/telefoon', 1280],
    ['/en/phone', 320],
    ['/nl/hulp-op-afstand', 320],
    ['/en/remote-assistance', 1280],
  ),
] as const) {
  test(`[S38] axe finds nothing on ${path} at ${width} px, which fits`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await expectNoFindings(page)
    await expectToFit(page)
  })
}

test('[F6] [F7] a telephone repair is asked for with another number', async ({ page }) => {
  await page.goto('/en/phone')
  await expect(page.getByText('give us a different number')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Jan')
  await page.getByLabel('Telephone number to reach you on').fill('0612345678')
  await page.getByLabel('Description of the problem').fill('Cracked screen')
  await page.waitForTimeout(noMachine)
  await page.getByRole('button', { name: 'Call me back' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('The message has been sent successfully')
})

/** Asks for remote assistance in a browser that names itself so. */
async function askForHelp(browser: Browser, baseURL: string | undefined, userAgent: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '', userAgent })).newPage()
  await page.goto('/nl/hulp-op-afstand')
  await page.getByLabel('Naam').fill('Jan')
  await page.getByLabel('E-mailadres').fill('jan@example.org')
  await page.getByLabel('Omschrijving van het probleem').fill('Er staat een virus op mijn computer.')
  await page.waitForTimeout(noMachine)
  return page
}

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'

test('[F8] [X83] with Windows the tool of Windows is offered, and the download of the file starts', async ({
  browser,
  baseURL,
}) => {
  const page = await askForHelp(browser, baseURL, windows)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Versturen' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('hulp-op-afstand.cmd')
  const sent = page.getByRole('main').getByRole('status')
  await expect(sent).toContainText('Je gegevens zijn succesvol verzonden')
  await expect(sent.getByRole('link').first()).toHaveAttribute('href', 'ms-quick-assist:')
  await expect(sent.getByRole('link', { name: 'Download het hulpprogramma' })).toBeVisible()
  await expect(sent.getByRole('link', { name: /Bel/ })).toHaveCount(0)
  await page.context().close()
})

test('[X83] on a phone one is asked to call, nothing is downloaded, and the file for Windows comes second @every', async ({
  browser,
  baseURL,
}) => {
  const page = await askForHelp(browser, baseURL, iPhone)
  let downloads = 0
  page.on('download', () => {
    downloads += 1
  })
  await page.getByRole('button', { name: 'Versturen' }).click()
  const sent = page.getByRole('main').getByRole('status')
  await expect(sent).toContainText('Meekijken kan alleen op een computer met Windows')
  await expect(sent.getByRole('link').first()).toHaveAttribute('href', /^tel:/)
  await expect(sent.getByRole('link', { name: 'Het bestand voor Windows' })).toBeVisible()
  await expect(sent.locator('a[href^="ms-"]')).toHaveCount(0)
  await page.waitForTimeout(500)
  expect(downloads).toBe(0)
  await page.context().close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[F1] [F3] [X54] a question is sent and stands on the page, and comes back with what was typed when something is wrong', async ({
    page,
    api,
  }) => {
    await page.goto('/nl')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Stel een vraag' }).click()
    await expect(page).toHaveURL('/nl/contact?form=question#formulier')
    await page.getByLabel('Naam').fill('Jan Zonder Scripts')
    await page.getByLabel('E-mailadres').fill('jan')
    await page.getByLabel('Vraag', { exact: true }).fill('Zijn jullie open?')
    await page.getByRole('button', { name: 'Vraag versturen' }).click()
    await expect(page.getByText('Dit is geen geldig e-mailadres.')).toBeVisible()
    await expect(page.getByLabel('Vraag', { exact: true })).toHaveValue('Zijn jullie open?')
    await page.getByLabel('E-mailadres').fill('jan@example.org')
    await page.getByRole('button', { name: 'Vraag versturen' }).click()
    await expect(page).toHaveURL('/nl/contact?form=question#formulier')
    const confirmation = page.getByRole('main').getByRole('status')
    await expect(confirmation).toContainText('Het bericht is succesvol verzonden')
    for (const text of ['Jan Zonder Scripts', 'jan@example.org', 'Zijn jullie open?']) {
      await expect(confirmation.getByRole('definition').filter({ hasText: text })).toBeVisible()
    }
    await page.reload()
    await expect(confirmation).toContainText('Zijn jullie open?')
    await page.goto('/nl/contact?form=question')
    await expect(page.getByLabel('Vraag', { exact: true })).toHaveValue('')
    expect(await received(api, 'Jan Zonder Scripts')).toMatchObject([{ message: 'Zijn jullie open?' }])
  })

  test('[F4] an appointment is made in English @every', async ({ page, api }) => {
    await page.goto('/en/contact?form=appointment')
    await page.getByLabel('Day', { exact: true }).selectOption({ index: 2 })
    await page.getByRole('radio', { name: /Morning/ }).check()
    await page.getByLabel('Name', { exact: true }).fill('Jan Without Scripts')
    await page.getByLabel('E-mail address').fill('jan@example.org')
    await page.getByLabel('What is it about?').fill('My laptop is slow.')
    await page.getByRole('button', { name: 'Request appointment' }).click()
    await expect(page.getByText('The message has been sent successfully')).toBeVisible()
    const [message] = await received(api, 'Jan Without Scripts')
    expect(message?.message).toMatch(/^Preferred appointment: .+, morning/)
    expect(message?.language).toBe('en')
  })

  test('[F8] [X83] the tool is handed out, and a number to call where it is of no use', async ({ page }) => {
    await page.goto('/en/remote-assistance')
    await page.getByLabel('Name', { exact: true }).fill('Jan')
    await page.getByLabel('E-mail address').fill('jan@example.org')
    await page.getByLabel('Description of the problem').fill('A virus.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const sent = page.getByRole('main').getByRole('status')
    await expect(sent).toContainText('Your data has been sent successfully')
    await expect(sent.getByRole('link', { name: 'Open Quick Assist' })).toBeVisible()
    await expect(sent.getByRole('link', { name: /^Call/ })).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sent.getByRole('link', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('hulp-op-afstand.cmd')
  })
})

test('[F4] the form is not answered by another shop', async ({ request }) => {
  const answer = await request.post(shopAddress('/nl/contact'), {
    form: { name: 'x', email: 'x@example.org', message: 'x' },
    headers: { origin: 'https://evil.example' },
  })
  expect(answer.status()).toBe(403)
})
