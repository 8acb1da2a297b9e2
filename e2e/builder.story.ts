import { makePage } from './content.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

test('[B6] [X69] the live preview is shown beside the form of a page from 1280 pixels, and saves nothing @every', async ({
  api,
  backOffice,
  visitor,
}) => {
  const { page } = backOffice
  await page.setViewportSize({ width: 1280, height: 900 })
  const { id, fullUrl } = await makePage(api, 'Werkplaats te kijk')
  await backOffice.open(`pagina's/wijzigen/${id}`)
  const shown = page.frameLocator('iframe')
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Werkplaats te kijk')
  await backOffice.fill('Titel', 'Zo wordt het nieuwe')
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Zo wordt het nieuwe')
  await expect(shown.getByRole('banner')).toContainText('Zo wordt het als je opslaat')

  await page.getByRole('button', { name: 'Telefoon' }).click()
  await expect.poll(() => shown.locator('html').evaluate((html) => html.clientWidth)).toBe(375)

  await page.getByRole('button', { name: 'Computer' }).click()
  await shown.getByRole('banner').getByRole('link', { name: 'Winkel' }).click()
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Zo wordt het nieuwe')

  await backOffice.fill('Titel', '')
  await expect(page.getByText('punt voordat je kunt opslaan')).toBeVisible()
  await visitor.goto(`/nl/${fullUrl}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Werkplaats te kijk')
})

for (const [width, language, words] of [
  [
    375,
    'nl',
    { title: 'Titel', look: 'Meekijken', more: 'Meer', delete: 'Verwijderen', phone: 'Telefoon', computer: 'Computer' },
  ],
  ...longForm(
    [1440, 'en', { title: 'Title', look: '', more: '', delete: '', phone: 'Phone', computer: 'Computer' }],
    [
      375,
      'en',
      { title: 'Title', look: 'Live preview', more: 'More', delete: 'Delete', phone: 'Phone', computer: 'Computer' },
    ],
  ),
] as const) {
  test(`[B6] [X71] the live preview shows unsaved changes, in ${language} from ${width} pixels @every`, async ({
    api,
    backOffice,
  }) => {
    const { page } = backOffice
    await prefer(page, language, 'light', width, 900)
    const { id } = await makePage(api, `Te kijk ${language} ${width}`)
    await backOffice.open(`pagina's/wijzigen/${id}`)
    await backOffice.fill(words.title, 'Een andere kop')
    if (words.more) await page.getByRole('button', { name: words.more, exact: true }).click()
    if (words.look) await page.getByRole('button', { name: words.look }).click()
    const shown = page.frameLocator('iframe')
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Een andere kop')
    for (const [screen, wide] of [
      [words.computer, 1280],
      [words.phone, 375],
    ] as const) {
      await page.getByRole('button', { name: screen, exact: true }).click()
      await expect.poll(() => shown.locator('html').evaluate((html) => html.clientWidth)).toBe(wide)
    }
    await expectToFit(page)
    if (!words.more) return
    // [X71] On a phone what else can be done has its words.
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: words.more, exact: true }).click()
    const actions = page.getByRole('dialog', { name: words.more })
    await expect(actions.getByText(words.delete, { exact: true })).toBeVisible()
    await expectNoFindings(page)
    await actions.getByRole('button', { name: words.delete }).click()
    await expect(page.getByRole('dialog', { name: `Te kijk ${language} ${width}` })).toBeVisible()
  })
}

const texts = ['Eerste', 'Tweede', 'Derde'].map((title) => ({ text: { title, text: `<p>${title}</p>` } }))
const addBlocks =
  'mutation ($id: Int!, $blocks: [BlockInput!]) { updatePage(id: $id, input: { blocks: $blocks }) { id } }'

for (const { width, add, choose, purpose, block, reordered, language } of [
  {
    width: 1440,
    language: 'nl',
    add: 'Blok toevoegen',
    choose: 'Zoek een blok',
    purpose: 'openklappen',
    block: 'Blok 4: Vragen en antwoorden',
    reordered: 'Blok 1: Tekst staat nu op plaats 3 van 3.',
  },
  ...longForm({
    width: 375,
    language: 'en',
    add: 'Add block',
    choose: 'Search for a block',
    purpose: 'unfold to show',
    block: 'Block 4: Questions and answers',
    reordered: 'Block 1: Text is now number 3 of 3.',
  }),
]) {
  test(`[B12] blocks are reordered by dragging and added from thumbnails by keyboard, in ${language} at ${width} pixels @every`, async ({
    api,
    backOffice,
  }) => {
    const { page } = backOffice
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { id } = await makePage(api, `Bouwdoos ${language}`)
    await api.graphql(addBlocks, { id, blocks: texts })
    await backOffice.open(`pagina's/wijzigen/${id}`)
    if (language === 'en') await page.getByRole('button', { name: /^EN / }).click()
    await expect(page.getByRole('button', { name: add })).toBeVisible()
    await page.setViewportSize({ width, height: 900 })

    const grips = page.locator('[data-grip]')
    await expect(grips).toHaveCount(3)
    await grips.first().scrollIntoViewIfNeeded()
    const [from, to] = [await grips.first().boundingBox(), await grips.last().boundingBox()]
    if (!from || !to) throw new Error('There is nothing to draw')
    await page.mouse.move(from.x + 10, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(to.x + 10, to.y + 40, { steps: 5 })
    await page.mouse.up()
    await expect(page.getByText(reordered)).toBeAttached()

    await page.getByRole('button', { name: add }).click()
    await page.getByRole('searchbox', { name: choose }).fill(purpose)
    await expectNoFindings(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: block, exact: true })).toHaveAttribute('aria-expanded', 'true')
    await expectNoFindings(page)
    await expectToFit(page)
  })
}
