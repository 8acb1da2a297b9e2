import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Session } from '../scripts/house/session.mjs'
import { logIn } from '../scripts/house/session.mjs'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { customerPassword, offer } from './offerQuote.js'
import { expect, test } from './stories.js'
import { watchRequests } from './watchRequests.js'

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

const signature = (page: Page) => page.locator('form.quote__form input[name="signature"]')

/** Draws a stroke, again until what draws it was loaded. */
async function sign(page: Page): Promise<void> {
  const surface = page.locator('.signature__surface')
  await surface.scrollIntoViewIfNeeded()
  const box = await surface.boundingBox()
  if (!box) throw new Error('There is nothing to sign on')
  const before = await signature(page).inputValue()
  await expect(async () => {
    await page.mouse.move(box.x + 40, box.y + 40)
    await page.mouse.down()
    await page.mouse.move(box.x + 120, box.y + 60, { steps: 5 })
    await page.mouse.up()
    await expect(signature(page)).not.toHaveValue(before, { timeout: 500 })
  }).toPass()
}

test('[K8] [K10] [K11] [Y82] on a phone a customer reads the quote, accepts it with an extra and a name; the owner sees it', async ({
  api,
  backOffice,
  visitor,
}) => {
  const { nl, quote, job } = await offer(api)
  await visitor.setViewportSize({ width: 375, height: 740 })
  const asked = watchRequests(visitor)
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

  await visitor.getByRole('complementary', { name: 'Snel contact' }).getByRole('link', { name: 'Je offerte' }).click()
  await expect(visitor).toHaveURL(/#offerte-\d+$/)
  const price = await visitor.locator('.quote__total').boundingBox()
  const accept = await visitor.getByRole('button', { name: 'Ik ga akkoord' }).boundingBox()
  expect((accept?.y ?? Number.POSITIVE_INFINITY) + (accept?.height ?? 0) - (price?.y ?? 0)).toBeLessThan(740)

  await visitor.getByLabel(/Schoonmaken/).check()
  await expect(visitor.locator('.quote__total')).toContainText('139,50')
  await visitor.getByLabel('Je naam').fill('Marieke de Wit')
  await sign(visitor)
  await expect(signature(visitor)).not.toHaveValue('')
  await visitor.getByRole('button', { name: 'Ik ga akkoord' }).click()
  await expect(visitor).toHaveURL(/#akkoord$/)
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

test('[K8] [K10] [K14] [K23] at the address a customer sees the photos that are shown and writes, with scripts and without @every', async ({
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
  const asked = watchRequests(visitor)
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

test('[K9] [K10] [Y82] a job is found from the foot of any page by its number, and its link is mailed again; wrong and unknown read alike, and a dead address says what to do @every', async ({
  api,
  visitor,
}) => {
  const { number, nl, job } = await offer(api)
  await visitor.setViewportSize({ width: 375, height: 740 })
  await visitor.goto('/nl')
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Volg je reparatie' }).click()
  await expect(visitor).toHaveURL(/\/nl\/volg$/)
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
  await found.getByRole('button', { name: 'Mail mij de link' }).click()
  await expect(found).toContainText('We mailen je de link')
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

/** Gives a job a line and a word of its own, as a shop that has begun to write the bill. */
const begin = (api: Session, id: number) =>
  api.graphql(
    'mutation ($id: Int!, $input: UpdateStatusRepairInput!) { updateStatusRepair(id: $id, input: $input) { id } }',
    {
      id,
      input: {
        currentStatus: 'Wacht op jouw ja: € 35',
        lines: [{ kind: 'labour', description: 'Onderzoek', quantity: '1', unitPrice: 35, vatRate: 21 }],
      },
    },
  )

for (const { language, at, words } of [
  {
    language: 'nl',
    at: 375,
    words: {
      extra: /Schoonmaken/,
      name: 'Je naam',
      agree: 'Ik ga akkoord',
      agreed: /^Akkoord op .+ 20\d\d: €\s139,50, inclusief btw\.$/,
      cost: 'Wat het kost',
      total: /Totaal/,
    },
  },
  {
    language: 'en',
    at: 1280,
    words: {
      extra: /Schoonmaken/,
      name: 'Your name',
      agree: 'I agree',
      agreed: /^Agreed on .+ 20\d\d: €139\.50, including VAT\.$/,
      cost: 'What it costs',
      total: /Total/,
    },
  },
] as const) {
  test(`[Y52] without scripts the page says what was agreed and nothing else, in ${language} at ${at}`, async ({
    api,
    browser,
    baseURL,
    page,
  }) => {
    const offered = await offer(api)
    await begin(api, offered.job)
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: at, height: 740 },
      baseURL: baseURL ?? '',
      colorScheme: at === 375 ? 'dark' : 'light',
    })
    const plain = await context.newPage()
    await plain.goto(offered[language])
    await expect(plain.getByText('Wacht op jouw ja')).toBeVisible()
    await plain.getByLabel(words.extra).check()
    await plain.getByLabel(words.name).fill('Marieke de Wit')
    await plain.getByRole('button', { name: words.agree }).click()
    const agreed = plain.getByRole('main').getByRole('status').filter({ hasText: words.agreed })
    await expect(agreed).toBeInViewport()
    await expect(agreed).toBeFocused()
    await expect(agreed).toHaveAttribute('aria-live', 'polite')
    await expect(plain.getByText('Wacht op jouw ja')).toHaveCount(0)
    const bill = plain
      .getByRole('region', { name: words.cost })
      .or(plain.locator('section', { has: plain.getByRole('heading', { name: words.cost }) }))
    await expect(bill.getByRole('row', { name: words.total })).toContainText(/139[.,]50/)
    await expect(bill).not.toContainText('Onderzoek')
    await context.close()

    const session = await logIn(baseURL ?? '', offered.email, customerPassword)
    await page.context().addCookies(session.browserCookies())
    await page.setViewportSize({ width: at, height: 900 })
    await page.emulateMedia({ colorScheme: at === 375 ? 'dark' : 'light' })
    for (const address of [offered[language], `/status?language=${language}`]) {
      await page.goto(address)
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: words.agreed })).toBeVisible()
      await expect(page.getByText('Wacht op jouw ja')).toHaveCount(0)
      await expectToFit(page)
      await expectNoFindings(page)
    }
    await api.graphql('mutation ($id: Int!) { updateStatusRepair(id: $id, input: { status: finished }) { id } }', {
      id: offered.job,
    })
    await api.graphql('mutation ($id: Int!) { pickUpJob(job: statusRepair, id: $id) }', { id: offered.job })
    await page.goto(offered[language])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.job__agreed')).toHaveCount(0)
  })
}

test('[Y52] [K11] [K16] of a job with lines that do not follow, the owner sees what was accepted besides, and takes it over @every', async ({
  api,
  backOffice,
  visitor,
}) => {
  const { nl, job } = await offer(api)
  await begin(api, job)
  const follow = (isOn: boolean) =>
    api.graphql('mutation ($isOn: Boolean!) { updateShop(input: { quotesSetLines: $isOn }) { id } }', { isOn })
  await follow(false)
  await visitor.goto(nl)
  await visitor.getByLabel(/Schoonmaken/).check()
  await visitor.getByLabel('Je naam').fill('Marieke de Wit')
  await visitor.getByRole('button', { name: 'Ik ga akkoord' }).click()
  await expect(visitor.getByText('Geaccepteerd').first()).toBeVisible()
  await expect(visitor.getByRole('row', { name: /Afgesproken prijs/ })).toContainText('139,50')
  await follow(true)

  const { page } = backOffice
  await page.setViewportSize({ width: 375, height: 740 })
  await backOffice.open(`reparaties/wijzigen/${job}`)
  const quotes = page.getByRole('region', { name: 'Offertes' })
  const warning = quotes.getByRole('alert')
  await expect(warning).toContainText(/€\s139,50 geaccepteerd; de opdracht komt op €\s35,00/)
  await warning.scrollIntoViewIfNeeded()
  await expectToFit(page)
  await expectNoFindings(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await warning.scrollIntoViewIfNeeded()
  await warning.getByRole('button', { name: 'Neem de geaccepteerde regels over' }).click()
  const dialog = page.getByRole('dialog', { name: 'Neem de geaccepteerde regels over' })
  await dialog.getByRole('button', { name: 'Neem de geaccepteerde regels over' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(warning).toHaveCount(0)
  await expect(page.getByLabel('Omschrijving').filter({ visible: true }).first()).toBeVisible()
  const { statusRepair } = await api.graphql<{ statusRepair: { lines: { description: string }[]; costs: number } }>(
    'query ($id: Int!) { statusRepair(id: $id) { lines { description } costs } }',
    { id: job },
  )
  expect(statusRepair).toEqual({ lines: [{ description: 'Scherm' }, { description: 'Schoonmaken' }], costs: 139.5 })
})

test('[K11] an answer that is refused keeps the signature, and shows it', async ({ api, visitor }) => {
  const { nl } = await offer(api)
  await visitor.goto(nl)
  await visitor.getByLabel('Je naam').evaluate((name: HTMLInputElement) => name.removeAttribute('required'))
  await sign(visitor)
  const drawn = await signature(visitor).inputValue()
  await visitor.getByRole('button', { name: 'Ik ga akkoord' }).click()
  await expect(visitor.getByLabel('Je naam')).toHaveAttribute('aria-invalid', 'true')
  await expect(signature(visitor)).toHaveValue(drawn)
  const surface = visitor.locator('.signature__surface')
  await surface.scrollIntoViewIfNeeded()
  const isDrawn = (canvas: HTMLCanvasElement) =>
    canvas
      .getContext('2d')
      ?.getImageData(0, 0, canvas.width, canvas.height)
      .data.some((value) => value > 0)
  await expect.poll(() => surface.evaluate(isDrawn)).toBe(true)
  await sign(visitor)
  expect(await signature(visitor).inputValue()).toMatch(RegExp(`^${drawn} M`))
  await visitor.getByRole('button', { name: 'Wis de handtekening' }).click()
  await expect(signature(visitor)).toHaveValue('')
})
