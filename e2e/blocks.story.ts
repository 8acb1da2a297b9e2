import type { Page } from '@playwright/test'
import { type BlockInput, blockOfEachType, cards, makePageOfBlocks } from './blockExamples.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { expect, test } from './stories.js'

/** What every type of block shows on its page. */
const contents: Record<string, (page: Page) => Promise<void>> = {
  text: (page) => expect(section(page, 'text').getByRole('listitem')).toHaveText(['Kijken is gratis']),
  intro: (page) => expect(section(page, 'intro').locator('img')).toBeVisible(),
  card: (page) => expect(section(page, 'card').getByRole('listitem')).toHaveCount(3),
  textColumns: (page) => expect(section(page, 'textColumns').getByRole('listitem').locator('svg')).toHaveCount(3),
  features: (page) => expect.poll(() => section(page, 'features').getByRole('listitem').count()).toBeGreaterThan(7),
  sliderTextImages: (page) => expect(section(page, 'sliderTextImages').locator('li img')).toHaveCount(3),
  comparison: (page) => expect(section(page, 'comparison').getByRole('figure')).toHaveText(['Voor', 'Na']),
  gallery: (page) => expect(section(page, 'gallery').getByRole('button')).toHaveCount(6),
  video: (page) => expect(section(page, 'video').getByRole('button')).toContainText('Speelt af bij YouTube'),
  faq: (page) => expect(section(page, 'faq').locator('summary')).toHaveCount(3),
  service: (page) => expect.poll(() => section(page, 'service').getByRole('listitem').count()).toBeGreaterThan(9),
  specificServices: (page) => expect(section(page, 'specificServices').getByRole('listitem')).toHaveCount(6),
  productSale: (page) => expect(section(page, 'productSale').getByText('€')).toHaveCount(3),
  news: (page) => expect(section(page, 'news').locator('time')).toHaveCount(3),
  specificNews: (page) => expect(section(page, 'specificNews').locator('time')).toHaveCount(3),
  tip: (page) => expect(section(page, 'tip').getByRole('listitem')).toHaveCount(3),
  specificTips: (page) => expect(section(page, 'specificTips').getByRole('listitem')).toHaveCount(4),
  contact: (page) =>
    expect(section(page, 'contact').getByRole('link')).toHaveText(['Maak een afspraak', 'Stel een vraag']),
  bigContactButton: (page) => expect(section(page, 'bigContactButton').getByRole('link')).toHaveText('Neem contact op'),
}

function section(page: Page, type: string) {
  return page.getByRole('region', { name: `Blok ${type}`, exact: true })
}

for (const [backgroundColor, colour, widths] of [
  ['blue', 'rgb(28, 58, 87)', [375, ...longForm(1280)]],
  ...longForm(['white', 'rgb(251, 248, 243)', [375, 1280]], ['gray', 'rgb(239, 234, 226)', [1280, 375]]),
] as const) {
  test(`[P10] [P11] [P12] [P13] [P16] [P17] [P18] [P19] [P25] each type of block on ${backgroundColor} shows what it holds, fits ${widths.join(' and ')} px, and axe finds nothing`, async ({
    api,
    page,
  }) => {
    const blocks = Object.entries(await blockOfEachType(api)).map(([type, fields], index) => ({
      [type]: {
        ...fields,
        title: `Blok ${type}`,
        subtitle: 'Kort erboven',
        showSubtitle: true,
        intro: 'Wat je hier ziet, in één zin.',
        showIntro: true,
        backgroundColor,
        hasBevelledEdge: index % 2 === 1,
      },
    }))
    const { fullUrl } = await makePageOfBlocks(api, `Alle blokken op ${backgroundColor}`, blocks)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/nl/${fullUrl}`, { waitUntil: 'networkidle' })
      for (const [type, isShown] of Object.entries(contents)) {
        await isShown(page)
        await expect(section(page, type)).toHaveCSS('background-color', colour)
      }
      await expect(page.locator('.block')).toHaveCount(blocks.length)
      await expectToFit(page)
      await expectNoFindings(page)
    }
  })
}

for (const [width, screens] of [
  ['narrow', [320, ...longForm(768, 2560)]],
  ...longForm(['wide', [768, 320, 2560]], ['full', [2560, 320, 768]]),
] as const) {
  test(`[P29] each type of block fits the screen when it is ${width}, nameless and a teaser, at ${screens.join(', ')} px`, async ({
    api,
    page,
  }) => {
    const options = { width, isTeaser: true, height: 'small', showQuestionButton: true }
    const blocks = Object.entries(await blockOfEachType(api)).map(([type, fields]) => ({
      [type]: { ...fields, ...options },
    }))
    const { fullUrl } = await makePageOfBlocks(api, `Alle blokken ${width}`, blocks)
    for (const pixels of screens) {
      await page.setViewportSize({ width: pixels, height: 900 })
      await page.goto(`/nl/${fullUrl}`, { waitUntil: 'networkidle' })
      await expect(page.locator('.block--teaser')).toHaveCount(blocks.length)
      await expectToFit(page)
    }
    await expectNoFindings(page)
  })
}

const refused: [string, string, BlockInput][] = [
  ['[P10] four cards', 'card.cards', { card: { cards: cards.slice(0, 4) } }],
  [
    '[P19] two columns',
    'textColumns.columns',
    { textColumns: { columns: cards.slice(0, 2).map(({ title, text }) => ({ title, text })) } },
  ],
  ['[P20] news in two ways at once', 'specificNews.chosenNews', { specificNews: { randomOrder: true, category: 1 } }],
  ['[P20] news in no way', 'specificNews.chosenNews', { specificNews: {} }],
  ['[P22] no tip', 'specificTips.tips', { specificTips: { tips: [] } }],
  ['[P22] five tips', 'specificTips.tips', { specificTips: { tips: [1, 2, 3, 4, 5] } }],
  [
    '[P23] services and groups',
    'specificServices.services',
    { specificServices: { services: [1], serviceGroups: [1] } },
  ],
  ['[P23] seven services', 'specificServices.services', { specificServices: { services: [1, 2, 3, 4, 5, 6, 7] } }],
]

for (const [what, field, block] of refused) {
  test(`${what}: refused`, async ({ api }) => {
    await expect(makePageOfBlocks(api, 'Wat niet mag', [block])).rejects.toThrow(`"errors":{"blocks.0.${field}":[`)
  })
}

test('[P10] [P16] [P20] [P23] six cards, groups of services, and news by chance or by category', async ({
  api,
  page,
}) => {
  const { serviceGroups, newsCategories } = await api.graphql<
    Record<string, { items: { id: number; title: string }[] }>
  >(
    `{ serviceGroups(perPage: 3, filter: { language: nl }) { items { id title } }
       newsCategories(filter: { language: nl }) { items { id title } } }`,
  )
  const groups = serviceGroups?.items ?? []
  const category = newsCategories?.items.find(({ title }) => title === 'Beveiliging')
  const { fullUrl } = await makePageOfBlocks(api, 'Zes kaarten', [
    { card: { title: 'Blok card', cards } },
    { specificServices: { title: 'Blok groups', serviceGroups: groups.map(({ id }) => id) } },
    { specificNews: { title: 'Blok chance', randomOrder: true, count: 2 } },
    { specificNews: { title: 'Blok category', category: category?.id, count: 9 } },
  ])
  await page.goto(`/nl/${fullUrl}`, { waitUntil: 'networkidle' })
  await expect(section(page, 'card').getByRole('listitem')).toHaveCount(6)
  await expect(section(page, 'groups').getByRole('heading', { level: 3 })).toHaveText(groups.map(({ title }) => title))
  await expect(section(page, 'chance').getByRole('listitem')).toHaveCount(2)
  for (const item of await section(page, 'category').getByRole('listitem').all()) {
    await expect(item.locator('.meta')).toContainText('Beveiliging')
  }
  await expect(section(page, 'category').getByRole('listitem')).not.toHaveCount(0)
})
