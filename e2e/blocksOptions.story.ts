import type { Locator } from '@playwright/test'
import { type BlockInput, blockOfEachType, cards, galleryPictures, makePageOfBlocks } from './blockExamples.js'
import { openSite } from './openSite.js'
import { expect, test } from './stories.js'

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} has no box`)
  return box
}

test('[P26] subtitle, intro, text columns and the three buttons are each switched on and off', async ({
  api,
  page,
}) => {
  const each = await blockOfEachType(api)
  const words = { subtitle: 'Kort erboven', intro: 'Lang eronder.' }
  const parts = [
    { showSubtitle: true, text: 'Kort erboven' },
    { showIntro: true, text: 'Lang eronder.' },
    { showTextColumns: true, text: 'Scherm' },
    { showAppointmentButton: true, text: 'Maak een afspraak' },
    { showContactButton: true, text: 'Neem contact op' },
    { showQuestionButton: true, text: 'Stel een vraag' },
  ]
  const off = Object.fromEntries(parts.flatMap(({ text, ...flag }) => Object.keys(flag).map((name) => [name, false])))
  const { fullUrl } = await makePageOfBlocks(
    api,
    'Aan en uit',
    parts.map(({ text, ...flag }) => ({
      textColumns: { ...each.textColumns, ...words, ...off, ...flag, title: text },
    })),
  )
  await page.goto(`/nl/${fullUrl}`)
  for (const { text: shown } of parts) {
    const body = page.getByRole('region', { name: shown, exact: true })
    for (const { text } of parts) {
      // The block's own title is the name of what it shows.
      await expect(body.getByText(text, { exact: true })).toHaveCount(text === shown ? 2 : 0)
    }
  }
})

test('[P26] [P1] a page shows its slider when that is switched on, and its picture when it is not', async ({
  api,
  page,
}) => {
  const makePage = async (title: string, showSlider: boolean) => {
    const { createPage } = await api.graphql<{ createPage: { fullUrl: string } }>(
      'mutation ($input: CreatePageInput!) { createPage(input: $input) { fullUrl } }',
      {
        input: {
          language: 'nl',
          title,
          visible: true,
          showSlider,
          sliderImages: galleryPictures.slice(0, 3),
          image: galleryPictures[3],
        },
      },
    )
    return `/nl/${createPage.fullUrl}`
  }
  await page.goto(await makePage('Met schuifbeelden', true))
  await expect(page.locator('.hero').getByRole('button', { name: 'Zet de foto’s stil' })).toBeVisible()
  await page.goto(await makePage('Zonder schuifbeelden', false))
  await expect(page.locator('.hero img')).toHaveCount(1)
  await expect(page.locator('.hero').getByRole('button')).toHaveCount(0)
})

test('[P29] width, height, whitespace, bevelled edge and teaser change how a block looks', async ({ api, page }) => {
  const looks: Record<string, object> = {
    plain: {},
    narrow: { width: 'narrow' },
    wide: { width: 'wide' },
    full: { width: 'full' },
    small: { height: 'small' },
    medium: { height: 'medium' },
    large: { height: 'large' },
    above: { moreWhitespaceOnTop: true },
    below: { moreWhitespaceUnderneath: true },
    bevelled: { hasBevelledEdge: true },
    teaser: { isTeaser: true },
  }
  const blocks = Object.entries(looks).flatMap(([name, options], index): BlockInput[] => [
    { card: { cards: cards.slice(0, 3), title: name, backgroundColor: 'gray', internalLinkId: name, ...options } },
    // Between two, so that none has a neighbour on its own ground.
    { text: { text: '<p>Ertussen.</p>', backgroundColor: index % 2 ? 'blue' : 'white' } },
  ])
  const { fullUrl } = await makePageOfBlocks(api, 'Hoe een blok eruitziet', blocks)
  await page.setViewportSize({ width: 1920, height: 1000 })
  await page.goto(`/nl/${fullUrl}`)

  const block = (name: string) => page.locator(`#${name}`)
  const widthOf = async (name: string) => (await boxOf(block(name).locator('.cards'))).width
  const heightOf = async (name: string) => (await boxOf(block(name))).height
  const plain = { width: await widthOf('plain'), height: await heightOf('plain') }
  expect(await widthOf('narrow')).toBeLessThan(plain.width - 200)
  expect(await widthOf('wide')).toBeGreaterThan(plain.width + 200)
  expect(await widthOf('full')).toBeGreaterThan((await widthOf('wide')) + 200)
  expect(await heightOf('small')).toBeGreaterThanOrEqual(320)
  expect(await heightOf('medium')).toBeGreaterThanOrEqual(512)
  expect(await heightOf('large')).toBeGreaterThanOrEqual(704)

  const spaceOver = async (name: string) => (await boxOf(block(name).locator('h2'))).y - (await boxOf(block(name))).y
  const spaceUnder = async (name: string) => {
    const [own, list] = [await boxOf(block(name)), await boxOf(block(name).locator('.cards'))]
    return own.y + own.height - list.y - list.height
  }
  expect(await spaceOver('above')).toBeGreaterThan((await spaceOver('plain')) + 30)
  expect(await spaceUnder('below')).toBeGreaterThan((await spaceUnder('plain')) + 30)
  // In a high block its content stands in the middle.
  expect(Math.abs((await spaceOver('large')) - (await spaceUnder('large')))).toBeLessThan(2)

  await expect(block('plain')).toHaveCSS('clip-path', 'none')
  await expect(block('bevelled')).toHaveCSS('clip-path', /^polygon/)
  const groundAt = (name: string, across: number) =>
    block(name).evaluate((element, part) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width } = element.getBoundingClientRect()
      return document.elementFromPoint(left + width * part, top + 8)?.closest('.block')?.id
    }, across)
  // Along the slanted edge one end is the block's own and the other its neighbour's.
  expect([await groundAt('bevelled', 0.01), await groundAt('bevelled', 0.99)].sort()).toEqual(['', 'bevelled'])
  expect([await groundAt('plain', 0.01), await groundAt('plain', 0.99)]).toEqual(['plain', 'plain'])

  const titleSize = (name: string) =>
    block(name)
      .locator('h2')
      .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize))
  expect(await titleSize('teaser')).toBeGreaterThan(await titleSize('plain'))
})

test('[X48] each width of a block can be told apart at 1440 px @every', async ({ api, page }) => {
  const paragraph = '<p>We leggen eerst uit wat er stuk is en wat het kost. Daarna kies jij, en pas dan begint het.</p>'
  const each: BlockInput = {
    ...(await blockOfEachType(api)),
    text: { text: paragraph.repeat(6) },
    intro: { text: paragraph.repeat(3) },
  }
  // An opening with a picture beside it is laid out in its own way.
  const examples = [
    ...Object.entries(each).map(([type, fields]) => ({ type, fields })),
    { type: 'intro', fields: { text: paragraph, image: galleryPictures[0] } },
  ]
  const widths = ['narrow', 'normal', 'wide', 'full']
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [index, { type, fields }] of examples.entries()) {
    const blocks = widths.map((width) => ({ [type]: { ...fields, width } }))
    const { fullUrl } = await makePageOfBlocks(api, `Breedte ${type} ${index}`, blocks)
    await page.goto(`/nl/${fullUrl}`)
    const shown = await page.locator('.block').evaluateAll((all) =>
      all.map((block) => {
        const content = block.querySelector('.block__picture') ?? block.querySelector('.block__body > *')
        const { width = 0, left = 0 } = content?.getBoundingClientRect() ?? {}
        return width + (content?.matches('.lead, .button') ? 1440 - left : 0)
      }),
    )
    for (const [step, width] of shown.slice(1).entries()) {
      expect(width, `${type} ${widths[step]} and ${widths[step + 1]}`).toBeGreaterThan((shown[step] ?? 0) + 20)
    }
  }
})

test('[P30] a link in a text leads to the block with that id', async ({ api, page }) => {
  const { fullUrl } = await makePageOfBlocks(api, 'Lange bladzijde', [
    { text: { text: '<p><a href="#tarieven">Naar de tarieven</a></p>' } },
    { text: { text: '<p>Ertussen.</p>', height: 'large' } },
    { text: { text: '<p>Ertussen.</p>', height: 'large' } },
    { card: { title: 'Tarieven', cards: cards.slice(0, 3), internalLinkId: 'tarieven', height: 'large' } },
  ])
  await openSite(page, `/nl/${fullUrl}`)
  const block = page.getByRole('region', { name: 'Tarieven' })
  await expect(block).not.toBeInViewport()
  await page.getByRole('link', { name: 'Naar de tarieven' }).click()
  await expect(page).toHaveURL(`/nl/${fullUrl}#tarieven`)
  await expect(block.getByRole('heading', { name: 'Tarieven' })).toBeInViewport()
})

test('[P28] random order differs between visits, and only where it is chosen', async ({ api, page }) => {
  const { fullUrl } = await makePageOfBlocks(api, 'Door elkaar', [
    { card: { title: 'Geschud', cards, randomOrder: true } },
    { card: { title: 'Vast', cards } },
  ])
  const seen = { Geschud: new Set<string>(), Vast: new Set<string>() }
  await expect(async () => {
    await openSite(page, `/nl/${fullUrl}`)
    for (const [title, orders] of Object.entries(seen)) {
      const titles = await page
        .getByRole('region', { name: title })
        .getByRole('heading', { level: 3 })
        .allTextContents()
      expect(titles).toHaveLength(6)
      orders.add(titles.join())
    }
    expect(seen.Geschud.size).toBeGreaterThan(2)
  }).toPass({ timeout: 40_000 })
  expect(seen.Vast.size).toBe(1)
})

test('[P14] the contact buttons are extra large when neither subtitle nor text is entered', async ({ api, page }) => {
  const { fullUrl } = await makePageOfBlocks(api, 'Groot en klein', [
    { bigContactButton: { title: 'Klein', buttonTitle: 'Schrijf ons', text: 'Liever eerst overleggen?' } },
    { bigContactButton: { title: 'Ook klein', buttonTitle: 'Schrijf ons', subtitle: 'Kort erboven' } },
    { bigContactButton: { title: 'Groot', buttonTitle: 'Schrijf ons' } },
  ])
  await page.goto(`/nl/${fullUrl}`)
  const heightIn = async (title: string) =>
    (await boxOf(page.getByRole('region', { name: title, exact: true }).getByRole('link'))).height
  const large = await heightIn('Groot')
  expect(large).toBeGreaterThanOrEqual(112)
  expect(await heightIn('Klein')).toBeLessThan(large)
  expect(await heightIn('Ook klein')).toBeLessThan(large)
})
