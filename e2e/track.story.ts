import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Session } from '../scripts/house/session.mjs'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { expect, test } from './stories.js'

interface Offered {
  job: number
  number: string
  quote: number
  nl: string
  en: string
}

/** A repair of a customer of its own, with a quote that waits for an answer. */
async function offer(api: Session): Promise<Offered> {
  const unique = `${Date.now()}${Math.floor(Math.random() * 1000)}`
  const { register } = await api.graphql<{ register: { id: number } }>(
    'mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }',
    {
      input: {
        name: 'Marieke de Wit',
        email: `marieke${unique}@example.com`,
        password: 'roestige-fietspomp',
        zipCode: '5401 AB',
        phoneNumber: '06 12345678',
      },
    },
  )
  const { job } = await api.graphql<{ job: { id: number; number: string } }>(
    'mutation ($input: CreateStatusRepairInput!) { job: createStatusRepair(input: $input) { id number } }',
    { input: { customer: register.id, status: 'waiting', description: 'HP Envy', descriptionProblem: 'Scherm stuk' } },
  )
  const { quote } = await api.graphql<{ quote: number }>(
    'mutation ($id: Int!) { quote: draftQuote(job: statusRepair, id: $id) }',
    { id: job.id },
  )
  const input = {
    work: 'Nieuw scherm',
    lines: [
      { description: 'Scherm', quantity: '1', unitPrice: 120, vatRate: 21 },
      { description: 'Schoonmaken', quantity: '1', unitPrice: 19.5, vatRate: 21, isOptional: true },
    ],
  }
  await api.graphql('mutation ($id: Int!, $input: UpdateQuoteInput!) { updateQuote(id: $id, input: $input) { id } }', {
    id: quote,
    input,
  })
  await api.graphql('mutation ($id: Int!) { sendQuote(id: $id) { id } }', { id: quote })
  const { jobAddress } = await api.graphql<{ jobAddress: { nl: string; en: string } }>(
    'query ($id: Int!) { jobAddress(job: statusRepair, id: $id) { nl en } }',
    { id: job.id },
  )
  const pathOf = (address: string) => new URL(address).pathname
  return { job: job.id, number: job.number, quote, nl: pathOf(jobAddress.nl), en: pathOf(jobAddress.en) }
}

async function photo(background: string) {
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer }
}

/** Whether a picture has arrived. */
const isLoaded = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

const messagesOf = async (api: Session, id: number) =>
  (
    await api.graphql<{ jobMessages: { side: string; text: string; readAt: string | null; photos: object[] }[] }>(
      'query ($id: Int!) { jobMessages(job: statusRepair, id: $id) { side text readAt photos { id } } }',
      { id },
    )
  ).jobMessages

const quoteOf = async (api: Session, id: number) =>
  (
    await api.graphql<{ quoteDocument: { state: string; decision: string | null } }>(
      'query ($id: Int!) { quoteDocument(id: $id) { state decision } }',
      { id },
    )
  ).quoteDocument

/** Everything the page asks for, and with which referrer. */
function watch(page: Page): { url: string; referrer: string | undefined }[] {
  const asked: { url: string; referrer: string | undefined }[] = []
  page.on('request', (request) => asked.push({ url: request.url(), referrer: request.headers().referer }))
  return asked
}

test('[K8] [K10] [K11] on a phone a customer reads the quote, accepts it with an extra and a name; the owner sees it', async ({
  api,
  backOffice,
  visitor,
}) => {
  const { nl, quote, job } = await offer(api)
  await visitor.setViewportSize({ width: 375, height: 740 })
  const asked = watch(visitor)
  const answer = await visitor.goto(nl)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('HP Envy')
  await expect(visitor.getByText('Er ligt een offerte voor je klaar')).toBeVisible()
  await expectToFit(visitor)
  await expectNoFindings(visitor)

  const form = visitor.locator('form.quote__form')
  await visitor.getByLabel(/Schoonmaken/).check()
  await expect(visitor.locator('.quote__total')).toContainText('139,50')
  await visitor.getByLabel('Je naam').fill('Marieke de Wit')
  const surface = visitor.locator('.signature__surface')
  await surface.scrollIntoViewIfNeeded()
  const box = await surface.boundingBox()
  if (!box) throw new Error('There is nothing to sign on')
  await expect(async () => {
    await visitor.mouse.move(box.x + 40, box.y + 40)
    await visitor.mouse.down()
    await visitor.mouse.move(box.x + 120, box.y + 60, { steps: 5 })
    await visitor.mouse.up()
    await expect(form.locator('input[name="signature"]')).not.toHaveValue('', { timeout: 500 })
  }).toPass()
  await visitor.getByRole('button', { name: 'Ik ga akkoord' }).click()
  await expect(visitor).toHaveURL(new RegExp(`#offerte-${quote}$`))
  await visitor.getByText('Lees de offerte').click()
  await expect(visitor.locator('.quote__decided')).toContainText('Marieke de Wit')
  await expect(visitor.getByText('In behandeling').first()).toBeVisible()

  const { state, decision } = await quoteOf(api, quote)
  expect(state).toBe('accepted')
  expect(JSON.parse(decision ?? '')).toMatchObject({ name: 'Marieke de Wit', chosen: ['1'], total: '139.50' })
  expect(JSON.parse(decision ?? '').signature).toMatch(/^M\d+ \d+/)
  // Style sheets and scripts are referrers of their own.
  expect(asked.filter(({ referrer }) => referrer?.includes(nl.split('/').at(-1) ?? nl))).toEqual([])
  expect(new Set(asked.map(({ url }) => new URL(url).host)).size).toBe(1)

  await backOffice.page.setViewportSize({ width: 1280, height: 900 })
  await backOffice.open(`reparaties/wijzigen/${job}`)
  await expect(backOffice.page.getByRole('region', { name: 'Offertes' })).toContainText('Geaccepteerd')
})

test('[K8] [K10] [K14] [K23] at the address a customer sees the photos that are shown and writes, with scripts and without', async ({
  api,
  backOffice,
  visitor,
  browser,
  baseURL,
}) => {
  const { nl, en, job } = await offer(api)
  await backOffice.open(`reparaties/wijzigen/${job}`)
  const gallery = backOffice.page.getByTestId('gallery')
  await gallery.setInputFiles([await photo('#a94e1e'), await photo('#1b3a57')])
  await backOffice.page.getByLabel('Klant ziet dit').nth(1).waitFor()
  await backOffice.page.getByLabel('Klant ziet dit').first().check()
  await api.graphql(
    'mutation ($id: Int!) { sendJobMessage(job: statusRepair, id: $id, text: "Mag het scherm eruit?") { id } }',
    { id: job },
  )

  await visitor.setViewportSize({ width: 375, height: 740 })
  const asked = watch(visitor)
  await visitor.goto(nl)
  // The colour of the current step, on a phone too.
  const step = visitor.locator('.job__step--current')
  const [edge, ahead] = await Promise.all(
    [step, visitor.locator('.job__step--ahead').first()].map((each) =>
      each.evaluate((element) => getComputedStyle(element).borderInlineStartColor),
    ),
  )
  expect(edge).not.toBe(ahead)
  const shown = visitor.getByRole('list', { name: 'Ervoor' }).getByRole('img')
  await expect(shown).toHaveCount(1)
  await shown.scrollIntoViewIfNeeded()
  await isLoaded(shown)
  const talk = visitor.getByRole('region', { name: /^Berichten/ })
  await expect(talk.getByText('1 nieuw')).toBeVisible()
  expect((await messagesOf(api, job))[0]?.readAt).toBeNull()
  await talk.getByLabel('Je bericht').fill('Ja hoor, ga je gang.')
  await talk.locator('input[type=file]').setInputFiles(await photo('#556677'))
  await talk.getByRole('button', { name: 'Verstuur met 1 foto' }).click()
  await expect(talk.getByText('Verstuurd. We antwoorden op deze pagina.')).toBeVisible()
  const own = talk.getByRole('listitem').filter({ hasText: 'Ja hoor, ga je gang.' })
  await own.getByRole('img').scrollIntoViewIfNeeded()
  await isLoaded(own.getByRole('img'))
  await expect(talk.getByText('1 nieuw')).toHaveCount(0)
  await expectToFit(visitor)
  await expectNoFindings(visitor)
  expect(asked.filter(({ referrer }) => referrer?.includes(nl.split('/').at(-1) ?? nl))).toEqual([])

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await api.graphql('mutation ($id: Int!) { sendJobMessage(job: statusRepair, id: $id, text: "Klaar!") { id } }', {
    id: job,
  })
  await page.goto(en)
  await page.getByRole('button', { name: 'I have read it' }).click()
  await expect(page).toHaveURL(new RegExp(`${en}#berichten$`))
  await page.getByLabel('Your message').fill('Thank you')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('This file type is not allowed')
  await expect(page.getByLabel('Your message')).toHaveValue('Thank you')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Thank you' })).toBeVisible()
  expect(await messagesOf(api, job)).toMatchObject([
    { side: 'shop', readAt: expect.any(String) },
    { side: 'customer', photos: [{}] },
    { side: 'shop', readAt: expect.any(String) },
    { side: 'customer', text: 'Thank you', photos: [] },
  ])
  await context.close()
})

test('[K10] [K11] without scripts, in English, a quote is declined, and answered once', async ({
  api,
  browser,
  baseURL,
}) => {
  const { en, quote } = await offer(api)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 375, height: 740 },
    baseURL: baseURL ?? '',
  })
  const [page, other] = [await context.newPage(), await context.newPage()]
  for (const each of [page, other]) await each.goto(en)
  await expect(page.getByRole('heading', { level: 2, name: 'Your quote' })).toBeVisible()
  await page.getByText('No, thank you').click()
  await page.getByLabel('Your name').fill('Marieke')
  await page.getByLabel('Why not?').fill('Too expensive')
  await page.getByRole('button', { name: 'I decline the quote' }).click()
  await expect(page.getByText('Declined').first()).toBeVisible()
  expect(await quoteOf(api, quote)).toMatchObject({ state: 'declined' })

  await other.getByLabel('Your name').fill('Somebody else')
  await other.getByRole('button', { name: 'I agree' }).click()
  await expect(other.getByRole('alert')).toContainText('has been decided on')
  expect(await quoteOf(api, quote)).toMatchObject({ state: 'declined' })
  await context.close()
})

test('[K9] [K10] a job is found by its number; wrong and unknown read alike, and a dead address says what to do', async ({
  api,
  visitor,
}) => {
  const { number, nl, job } = await offer(api)
  await visitor.setViewportSize({ width: 375, height: 740 })
  await visitor.goto('/nl/volg')
  await expectNoFindings(visitor)
  await expectToFit(visitor)
  const search = async (asked: string, postcode: string) => {
    await visitor.getByLabel('Nummer', { exact: true }).fill(asked)
    await visitor.getByLabel('Postcode').fill(postcode)
    await visitor.getByRole('button', { name: 'Zoek' }).click()
  }
  await search(number, '9999 ZZ')
  const wrong = await visitor.getByRole('alert').textContent()
  await search('26-9999', '9999 ZZ')
  expect(await visitor.getByRole('alert').textContent()).toBe(wrong)
  await search(`#${number.replace('-', '')}`, '5401ab')
  const found = visitor.getByRole('status').filter({ hasText: number })
  await expect(found).toContainText('Wacht op jou')
  await expect(found).not.toContainText('HP Envy')
  await expectNoFindings(visitor)

  await api.graphql('mutation ($id: Int!) { renewJobAddress(job: statusRepair, id: $id) { nl } }', { id: job })
  const texts: (string | null)[] = []
  for (const address of [nl, '/nl/volg/AAAAAAAAAAAAAAAAAAAAAA', '/nl/volg/kort']) {
    const answer = await visitor.goto(address)
    expect(answer?.status()).toBe(404)
    expect(answer?.headers()['cache-control']).toBe('no-store')
    texts.push(await visitor.getByRole('main').textContent())
  }
  expect(new Set(texts).size).toBe(1)
  await expectNoFindings(visitor)
})
