import type { Locator, Page } from '@playwright/test'
import jsqr from 'jsqr'
import { PNG } from 'pngjs'
import sharp from 'sharp'
import { logIn } from '../scripts/house/session.mjs'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

/** Counts what somebody at the counter does: a field that is typed in is one, and so is a press. */
class Counter {
  presses = 0

  constructor(readonly page: Page) {}

  async press(locator: Locator): Promise<void> {
    this.presses++
    await locator.click()
  }

  async type(label: string, text: string): Promise<void> {
    this.presses++
    await this.page.getByLabel(label, { exact: true }).fill(text)
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  async draw(label: string): Promise<void> {
    this.presses++
    const field = this.page.getByRole('img', { name: label })
    await expect(field).toHaveAttribute('width', '600')
    await field.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const box = await field.boundingBox()
    if (!box) throw new Error('There is no field to sign in')
    const { mouse } = this.page
    await mouse.move(box.x + 40, box.y + 40)
    await mouse.down()
    for (const [x, y] of [
      [80, 80],
      [120, 40],
      [160, 70],
    ] as const)
      await mouse.move(box.x + x, box.y + y, { steps: 4 })
    await mouse.up()
  }
}

async function beginIntake(page: Page): Promise<void> {
  await page.goto('/cougarXr7/inname')
  await expect(page.getByRole('searchbox')).toBeVisible()
}

/** What a reader of codes sees of a picture. */
function readCode(picture: Buffer): string | undefined {
  const { data, width, height } = PNG.sync.read(picture)
  return (jsqr as unknown as typeof jsqr.default)(new Uint8ClampedArray(data), width, height)?.data
}

const numberOf = (page: Page) => page.getByRole('heading', { level: 2, name: /^\d\d-\d{4}$/ })

test('[K1] [K2] [K7] takes in a device of a known customer with at most 15 presses', async ({ backOffice, api }) => {
  const { page } = backOffice
  await prefer(page, 'nl', 'light', 1280)
  await beginIntake(page)
  await expectNoFindings(page)
  const counter = new Counter(page)
  await counter.type('Naam, bedrijf, telefoon of e-mail', '06-00000011')
  await counter.press(counter.button(/^Jeroen Bakker/))
  await counter.press(counter.button(/^Acer Aspire 15/))
  await counter.press(counter.button(/^Laptopscherm vervangen/))
  await counter.press(counter.button('Oplader'))
  await counter.type('Toegangscode', '4711')
  await page.reload()
  await expect(page.getByText('Acer Aspire 15')).toBeVisible()
  await expect(counter.button('Oplader')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Toegangscode')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('4711')
  await page.getByLabel('Toegangscode').fill('4711')
  await counter.draw('Veld om een handtekening in te tekenen')
  await expect(page.getByLabel('Naam van wie tekent')).toHaveValue('Jeroen Bakker')
  await expectToFit(page)
  await counter.press(counter.button('Inname opslaan'))
  await expect(numberOf(page)).toBeVisible()
  const number = await numberOf(page).innerText()
  await expect(page.getByText('Er gaat een mail naar klant@example.com.')).toBeVisible()
  await expectNoFindings(page)
  const sheet = page.waitForEvent('popup')
  await counter.press(page.getByRole('link', { name: 'Innameformulier afdrukken' }))
  expect(counter.presses).toBeLessThanOrEqual(15)
  const { intakePaper } = await api.graphql<{ intakePaper: { drawing: string; address: string } }>(
    `{ intakePaper(number: "${number}") { drawing address } }`,
  )
  expect(intakePaper.drawing).toMatch(/^M\d+ \d+ L/)
  await expectPaper(await sheet, 'sheet', [
    number,
    'Acer Aspire 15',
    'Laptopscherm vervangen',
    'Oplader',
    'Voorwaarden',
  ])
})

test('[K1] [K2] takes in a new device of a new customer without an e-mail address with at most 25 presses, in English on a phone @every', async ({
  backOffice,
}) => {
  const { page } = backOffice
  await prefer(page, 'en', 'light', 375)
  await beginIntake(page)
  const counter = new Counter(page)
  await counter.type('Name, company, phone or e-mail', 'Petra Zonderland')
  await expect(page.getByText('Nobody found')).toBeVisible()
  await counter.press(counter.button('New customer'))
  await expect(page.getByLabel('Name *')).toHaveValue('Petra Zonderland')
  await counter.type('Phone number', '06 12345678')
  await counter.press(page.getByRole('combobox', { name: /Kind/ }))
  await counter.press(page.getByRole('option', { name: 'Tablet' }))
  await counter.press(counter.button('Save check-in'))
  await expect(page.getByText('Enter a brand or a model.')).toBeVisible()
  await counter.type('Brand', 'Samsung')
  await counter.type('Model', 'Galaxy Tab S9')
  await counter.type('What the customer says', 'Falls off the charger')
  await counter.press(counter.button(/^Charger$/))
  await counter.press(counter.button(/^Cover$/))
  await counter.type('Costs up to', '150,00')
  await counter.type('Condition of the device', 'Crack in the corner')
  await counter.type('Access code', '0000')
  await counter.type('Name of who signs', 'Petra Zonderland')
  await expectNoFindings(page)
  await expectToFit(page)
  await counter.press(counter.button('Save check-in'))
  await expect(numberOf(page)).toBeVisible()
  await expectToFit(page)
  const message = page.getByRole('link', { name: 'Send with WhatsApp' })
  await expect(message).toHaveAttribute('href', /^https:\/\/wa\.me\/31612345678\?text=.*your%20repair/)
  await expect(page.getByRole('link', { name: 'Send as text message' })).toHaveAttribute('href', /^sms:\+31612345678/)
  await counter.press(page.getByRole('link', { name: 'Print label' }))
  expect(counter.presses).toBeLessThanOrEqual(25)
})

test('[K7] sheet, receipt and label are printed on the size of their paper, with a code that reads, also in the dark @every', async ({
  backOffice,
  api,
  browser,
  baseURL,
}) => {
  const { statusesRepair } = await api.graphql<{ statusesRepair: { items: { number: string }[] } }>(
    '{ statusesRepair(perPage: 1) { items { number } } }',
  )
  const number = statusesRepair.items[0]?.number ?? ''
  const { intakePaper } = await api.graphql<{ intakePaper: { address: string } }>(
    `{ intakePaper(number: "${number}") { address } }`,
  )
  // As many dots as a printer of labels has.
  const context = await browser.newContext({ baseURL, deviceScaleFactor: 203 / 96, colorScheme: 'dark' })
  await context.addCookies(api.browserCookies())
  const page = await context.newPage()
  await prefer(page, 'nl', 'dark', 1280)
  for (const [form, address] of [
    ['sheet', 'innameformulier'],
    ['receipt', 'innamebon'],
    ['label', 'label'],
  ] as const) {
    await page.goto(`/cougarXr7/${address}?nummer=${number}`)
    const paper = await expectPaper(page, form, [number])
    expect(readCode(await paper.screenshot())).toBe(intakePaper.address)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'screen' })
    await expectNoFindings(page)
  }
  await context.close()
  await backOffice.open('label?nummer=99-9999')
  await expect(backOffice.page.getByRole('alert')).toBeVisible()
})

async function expectPaper(page: Page, form: string, texts: readonly string[]): Promise<Locator> {
  const paper = page.locator(`[data-paper=${form}]`)
  await expect(paper).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  for (const text of texts) await expect(paper.getByText(text).first()).toBeVisible()
  return paper
}

test('[K1] [K6] photos of an intake wait for its job, over a reload and a line that drops, and stand with it as before', async ({
  backOffice,
  api,
}) => {
  const { page } = backOffice
  await prefer(page, 'nl', 'light', 375)
  await beginIntake(page)
  const counter = new Counter(page)
  await counter.type('Naam, bedrijf, telefoon of e-mail', 'Frida Foto')
  await counter.press(counter.button('Nieuwe klant'))
  await counter.type('Merk', 'Asus')
  await counter.type('Wat de klant vertelt', 'Scherm gebarsten')
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c04020' } })
    .jpeg()
    .toBuffer()
  const photo = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer }
  await page.getByTestId('camera').setInputFiles(photo)
  const photos = page.getByRole('list', { name: 'Foto’s' }).getByRole('listitem')
  await expect(photos).toHaveCount(1)
  await page.reload()
  await expect(photos).toHaveCount(1)
  await expectNoFindings(page)
  await expectToFit(page)
  let isDown = true
  await page.route('**/graphql', (route) =>
    isDown && route.request().headers()['content-type']?.startsWith('multipart/') ? route.abort() : route.continue(),
  )
  await counter.press(counter.button('Inname opslaan'))
  await expect(numberOf(page)).toBeVisible()
  await expect(page.getByText('Nog 1 foto niet verstuurd')).toBeVisible()
  isDown = false
  await expect(page.getByText('Nog 1 foto niet verstuurd')).toHaveCount(0, { timeout: 30_000 })
  const { intakePaper } = await api.graphql<{ intakePaper: { id: number } }>(
    `{ intakePaper(number: "${await numberOf(page).innerText()}") { id } }`,
  )
  const { jobPhotos } = await api.graphql<{ jobPhotos: { kind: string; isShown: boolean }[] }>(
    'query ($id: Int!) { jobPhotos(job: statusRepair, id: $id) { kind isShown } }',
    { id: intakePaper.id },
  )
  expect(jobPhotos).toEqual([{ kind: 'before', isShown: false }])
})

for (const { language, width, say } of [
  {
    language: 'nl',
    width: 820,
    say: {
      switch: 'NL Nederlands',
      name: 'Naam *',
      phone: 'Telefoonnummer',
      zip: 'Postcode',
      tablet: 'Tablet',
      brand: 'Merk',
      problem: 'Wat is er aan de hand *',
      charger: 'Oplader',
      code: 'Toegangscode',
      agree: 'Ik heb de voorwaarden gelezen en ga akkoord',
      notAgreed: 'Vink aan dat je akkoord gaat met de voorwaarden.',
      sign: 'Veld om een handtekening in te tekenen',
      done: 'Klaar',
      thanks: 'Dank je wel. Geef het scherm terug aan de winkel.',
      still: 'Ben je er nog?',
      contact: 'Vul een telefoonnummer of een e-mailadres in.',
    },
  },
  {
    language: 'en',
    width: 375,
    say: {
      switch: 'EN English',
      name: 'Name *',
      phone: 'Phone number',
      zip: 'Postcode',
      tablet: 'Tablet',
      brand: 'Brand',
      problem: 'What is the matter *',
      charger: 'Charger',
      code: 'Access code',
      agree: 'I have read the terms and agree',
      notAgreed: 'Tick that you agree to the terms.',
      sign: 'Field to draw a signature in',
      done: 'Done',
      thanks: 'Thank you. Please return the screen to the shop.',
      still: 'Are you still there?',
      contact: 'Enter a phone number or an e-mail address.',
    },
  },
] as const) {
  test(`[K1] a customer fills in an intake on a screen that opens nothing else, and the shop takes it in, in ${language} at ${width} px @every`, async ({
    browser,
    baseURL,
    backOffice,
  }) => {
    const session = await logIn(baseURL ?? '')
    const context = await browser.newContext({ baseURL, viewport: { width, height: 1000 } })
    await context.addCookies(session.browserCookies())
    const page = await context.newPage()
    await page.clock.install()
    await page.goto('/cougarXr7/inname')
    await page.getByRole('button', { name: 'Laat de klant invullen' }).click()
    await expect(page).toHaveURL(/\/cougarXr7\/inname\/zelf$/)
    const counter = new Counter(page)
    await counter.press(counter.button(say.switch))

    // What was typed stays over a reload, but is cleared when nobody is there any more.
    await counter.type(say.name, 'Somebody Else')
    await page.clock.fastForward(91_000)
    await expect(page.getByRole('dialog', { name: say.still })).toBeVisible()
    await page.clock.runFor(35_000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await counter.press(counter.button(say.switch))
    await expect(page.getByLabel(say.name, { exact: true })).toHaveValue('')
    const name = `Zelma ${language}`
    await counter.type(say.name, name)
    await counter.press(counter.button(say.tablet))
    await counter.type(say.brand, 'Lenovo')
    await counter.type(say.problem, 'Laadt niet')
    await counter.press(counter.button(say.charger))
    await page.reload()
    await expect(page.getByLabel(say.brand, { exact: true })).toHaveValue('Lenovo')
    await counter.type(say.code, '8642')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('8642')
    await counter.draw(say.sign)
    await counter.press(counter.button(say.done))
    await expect(page.getByText(say.notAgreed)).toBeVisible()
    await page.getByLabel(say.agree).check()
    await counter.press(counter.button(say.done))
    await expect(page.getByText(say.contact)).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)

    // Every other address of the back office asks for a login.
    for (const address of ['', '/inname', '/klanten/overzicht', '/account']) {
      const { url } = await page.request.get(`/cougarXr7${address}`).then((answer) => ({ url: answer.url() }))
      expect(url).toContain('/login-admin')
    }
    await counter.type(say.phone, '06 11223344')
    await counter.type(say.zip, '1234 AB')
    await counter.press(counter.button(say.done))
    await expect(page.getByText(say.thanks)).toBeVisible()
    await expectNoFindings(page)
    await page.goto('/cougarXr7/inname/zelf')
    await expect(page).toHaveURL(/login-admin/)
    await context.close()

    const { page: shop } = backOffice
    await prefer(shop, 'nl', 'light', 1280)
    await beginIntake(shop)
    await shop.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await expect(shop.getByLabel('Postcode')).toHaveValue('1234 AB')
    await expect(shop.getByText(`${name} heeft zelf getekend, op het scherm.`)).toBeVisible()
    await expectNoFindings(shop)
    await shop.getByRole('button', { name: 'Inname opslaan' }).click()
    await expect(numberOf(shop)).toBeVisible()
    await expect(shop.getByText(`Ingenomen voor ${name}.`)).toBeVisible()
  })
}
