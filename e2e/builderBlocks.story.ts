import type { Page } from '@playwright/test'
import type { Session } from '../scripts/house/session.mjs'
import { blockOfEachType, cards, makePageOfBlocks } from './blockExamples.js'
import { dragByTouch } from './dragByTouch.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

const texts = ['Eerste', 'Tweede', 'Derde'].map((title) => ({ text: { title, text: `<p>${title}</p>` } }))

const head = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}(?!:)`) }).first()

interface SavedBlock {
  [field: string]: unknown
}

async function blocksOf({ graphql }: Session, id: number): Promise<SavedBlock[]> {
  const { page } = await graphql<{ page: { blocks: SavedBlock[] } }>(
    `query ($id: Int!) { page(id: $id) { blocks { __typename
      ... on TextBlock { title backgroundColor internalLinkId }
      ... on SpecificServicesBlock { services { id } serviceGroups { id } }
      ... on SpecificNewsBlock { randomOrder chosenNews { id } }
    } } }`,
    { id },
  )
  return page.blocks
}

for (const [width, language, words] of [
  [375, 'en', { block: 'Block 2: Text', options: 'Options', colour: 'Background colour', blue: 'Blue', save: 'Save' }],
  ...longForm([
    1440,
    'nl',
    { block: 'Blok 2: Tekst', options: 'Opties', colour: 'Achtergrondkleur', blue: 'Blauw', save: 'Opslaan' },
  ]),
] as const) {
  test(`[B12] [P26] the options of a block are shown in a panel beside it, in ${language} at ${width} pixels @every`, async ({
    api,
    backOffice,
  }) => {
    const { page } = backOffice
    await prefer(page, language, width === 375 ? 'dark' : 'light', width, 900)
    const { id } = await makePageOfBlocks(api, `Opties ${language}`, texts)
    await backOffice.open(`pagina's/wijzigen/${id}`)
    await head(page, words.block).click()
    const panel = page.getByRole(width === 375 ? 'dialog' : 'region', {
      name: new RegExp(`${words.options}.*${words.block}`),
    })
    // On a wide screen the options are open from the start.
    await expect(panel).toHaveCount(width === 375 ? 0 : 1)
    const opener = page.getByRole('button', { name: words.options, exact: true })
    await opener.press('Enter')
    await expect(panel).toBeVisible()
    await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await panel.getByRole('combobox', { name: words.colour }).selectOption(words.blue)
    await expectNoFindings(page)
    await expectToFit(page)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await expect(head(page, words.block)).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect.poll(async () => (await blocksOf(api, id))[1]?.backgroundColor).toBe('blue')
  })
}

test('[B12] [P26] a validation error on an option is shown in the panel, which opens automatically', async ({
  api,
  backOffice,
}) => {
  const { page } = backOffice
  await prefer(page, 'nl', 'light', 375)
  const { id } = await makePageOfBlocks(api, 'Foute opties', texts)
  await backOffice.open(`pagina's/wijzigen/${id}`)
  await head(page, 'Blok 3: Tekst').click()
  await page.getByRole('button', { name: 'Opties', exact: true }).click()
  await backOffice.dialog().getByRole('textbox', { name: 'Naam voor interne link' }).fill('1 prijs!')
  await backOffice.dialog().getByRole('button', { name: 'Opties sluiten' }).click()
  await head(page, 'Blok 3: Tekst').click()
  await backOffice.save()
  const field = backOffice.dialog().getByRole('textbox', { name: 'Naam voor interne link' })
  await expect(field).toHaveAccessibleDescription(/begin met een letter/)
  await expect(field).toBeFocused()
  await field.fill('prijs')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Opties/ })).toBeFocused()
  await backOffice.save()
  await expect.poll(async () => (await blocksOf(api, id))[2]?.internalLinkId).toBe('prijs')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 780 } })

  test('[B12] a block is reordered by touch', async ({ api, backOffice }) => {
    const { page } = backOffice
    const { id } = await makePageOfBlocks(api, 'Met een vinger', texts)
    await backOffice.open(`pagina's/wijzigen/${id}`)
    const grips = page.locator('[data-grip]')
    await expect(grips).toHaveCount(3)
    await grips.nth(1).evaluate((grip) => grip.scrollIntoView({ block: 'center' }))
    const [from, to] = [await grips.nth(2).boundingBox(), await grips.first().boundingBox()]
    if (!from || !to) throw new Error('There is nothing to draw')
    const before = await page.evaluate(() => window.scrollY)
    await dragByTouch(page, { x: from.x + 15, y: from.y + 20 }, { x: to.x + 15, y: to.y + 5 })
    await expect(page.getByText('Blok 3: Tekst staat nu op plaats 1 van 3.')).toBeAttached()
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    await backOffice.save()
    await expect
      .poll(async () => (await blocksOf(api, id)).map(({ title }) => title))
      .toEqual(['Derde', 'Eerste', 'Tweede'])
  })
})

test('[B12] a block is duplicated, removed and restored @every', async ({ api, backOffice }) => {
  const { page } = backOffice
  const { id } = await makePageOfBlocks(api, 'Kopie en terug', texts)
  await backOffice.open(`pagina's/wijzigen/${id}`)
  await page.getByRole('button', { name: 'Blok 1: Tekst: meer' }).click()
  await page.getByRole('menuitem', { name: 'Kopiëren' }).click()
  await expect(page.getByText('Blok 1: Tekst is gekopieerd naar plaats 2.')).toBeAttached()
  await expect(page.locator('[data-grip]')).toHaveCount(4)
  await page.getByRole('button', { name: 'Blok 3: Tekst weghalen' }).click()
  await page.getByRole('button', { name: 'Blok 3: Tekst weghalen' }).click()
  await expect(page.locator('[data-grip]')).toHaveCount(2)
  await page.getByText('Ongedaan maken', { exact: true }).click()
  await backOffice.save()
  await backOffice.hasSaid('is gewijzigd')
  expect((await blocksOf(api, id)).map(({ title }) => title)).toEqual(['Eerste', 'Eerste', 'Derde'])
})

test('[P10] there are three cards or six, and a removed card is restored @every', async ({ api, backOffice }) => {
  const { page } = backOffice
  const { id } = await makePageOfBlocks(api, 'Drie of zes', [{ card: { cards: cards.slice(0, 3) } }])
  await backOffice.open(`pagina's/wijzigen/${id}`)
  await head(page, 'Blok 1: Kaarten').click()
  const add = page.getByRole('button', { name: /^Kaarten: .*toevoegen$/ })
  await expect(page.getByRole('button', { name: 'Kaart 1 weghalen' })).toBeDisabled()
  await add.click()
  await expect(page.getByRole('button', { name: /^Kaart \d weghalen$/ })).toHaveCount(6)
  await expect(add).toHaveCount(0)
  await page.getByRole('button', { name: 'Kaart 6 weghalen' }).click()
  await expect(page.getByText('Kies 3 of 6. Nu: 5.')).toBeVisible()
  await page.getByText('Ongedaan maken', { exact: true }).click()
  await expect(page.getByText('Kies 3 of 6. Nu: 5.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Kaart \d weghalen$/ })).toHaveCount(6)
})

test('[P23] there are up to six services or up to three groups, never both @every', async ({ api, backOffice }) => {
  const { page } = backOffice
  const { specificServices } = await blockOfEachType(api)
  const { id } = await makePageOfBlocks(api, 'Diensten of groepen', [{ specificServices: specificServices ?? {} }])
  await backOffice.open(`pagina's/wijzigen/${id}`)
  await head(page, 'Blok 1: Bepaalde diensten').click()
  const addService = page.getByRole('combobox', { name: 'Diensten: toevoegen' })
  const chosen = page.getByRole('group', { name: 'Diensten', exact: true }).getByRole('listitem')
  await expect(chosen).toHaveCount(6)
  await expect(addService).toHaveCount(0)
  await chosen.first().getByRole('button').last().click()
  await expect(addService).toBeVisible()

  await page.getByRole('radio', { name: 'Hele groepen, tot drie' }).click()
  await expect(chosen).toHaveCount(0)
  const addGroup = page.getByRole('combobox', { name: 'Dienstengroepen: toevoegen' })
  for (let count = 1; count <= 3; count++) {
    await addGroup.click()
    await page.getByRole('listbox').getByRole('option').first().click()
    await expect(page.getByRole('group', { name: 'Dienstengroepen' }).getByRole('listitem')).toHaveCount(count)
  }
  await expect(addGroup).toHaveCount(0)
  await backOffice.save()
  // The notice may have closed before a busy machine looks.
  await expect.poll(async () => (await blocksOf(api, id))[0]?.serviceGroups).toHaveLength(3)
  expect((await blocksOf(api, id))[0]?.services).toEqual([])
})

test('[P20] news is chosen in exactly one way @every', async ({ api, backOffice }) => {
  const { page } = backOffice
  const { id } = await makePageOfBlocks(api, 'Een manier', texts.slice(0, 1))
  await backOffice.open(`pagina's/wijzigen/${id}`)
  await page.getByRole('button', { name: 'Blok toevoegen' }).click()
  await page.getByRole('searchbox', { name: 'Zoek een blok' }).fill('Bepaald nieuws')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Kies eerst een van deze drie.')).toBeVisible()
  await backOffice.save()
  await expect(page.getByText(/^Kies precies een/)).toBeVisible()
  await page.getByRole('radio', { name: 'Berichten die ik zelf kies' }).click()
  await page.getByRole('combobox', { name: /toevoegen$/ }).click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByRole('radio', { name: 'Willekeurig nieuws, steeds iets anders' }).click()
  await expect(page.getByRole('combobox', { name: /toevoegen$/ })).toHaveCount(0)
  await backOffice.save()
  await backOffice.hasSaid('is gewijzigd')
  expect((await blocksOf(api, id))[1]).toMatchObject({ randomOrder: true, chosenNews: [] })
})
