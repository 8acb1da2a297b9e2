import { expectToFit } from './expectToFit.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

interface Made {
  id: number
}

for (const width of [1280, 375]) {
  test(`[L16] an outdated translation is found in the list, read by sentence and right still in two presses, or mended, at ${width}`, async ({
    backOffice,
    api,
  }) => {
    const { page } = backOffice
    await prefer(page, 'nl', 'light', width)
    const tip = async (input: object) =>
      (
        await api.graphql<{ createTip: Made }>(
          'mutation ($input: CreateTipInput!) { createTip(input: $input) { id } }',
          {
            input: { visible: false, ...input },
          },
        )
      ).createTip.id
    const change = async (id: number, input: object) =>
      api.graphql('mutation ($id: Int!, $input: UpdateTipInput!) { updateTip(id: $id, input: $input) { id } }', {
        id,
        input,
      })
    const title = `Zet je router hoog ${width}`
    const text = '<p>Zet hem in het zicht. Leg er niets op.</p><p>Een kast dempt het signaal.</p>'
    const dutch = await tip({ language: 'nl', title, text })
    const english = await tip({
      language: 'en',
      title: `Put it high ${width}`,
      text: '<p>In sight.</p>',
      translationOf: dutch,
    })
    await change(dutch, { text: text.replace('Leg er niets op.', 'Leg er nooit iets op.') })

    let presses = 0
    await backOffice.open(
      `tips/overzicht?filter=${encodeURIComponent(JSON.stringify({ translationState: 'outdated', q: title }))}`,
    )
    await expect(page.getByText('Engels verouderd')).toBeVisible()
    await expectToFit(page)
    await page.getByRole('link', { name: `${title} in het Engels` }).click()
    presses += 1
    const source = page.getByRole('region', { name: 'Tekst in het Nederlands', exact: true })
    await expect(source.locator('mark')).toHaveText(/Leg er nooit iets op\./)
    await expect(source.locator('del')).toHaveText(/Leg er niets op\./)
    await expect(
      page.getByRole('region', { name: 'Titel in het Nederlands', exact: true }).locator('mark'),
    ).toHaveCount(0)
    await expect(page.getByRole('alert').filter({ hasText: 'verouderd' })).toContainText('Gewijzigd: Tekst.')
    await expectToFit(page)
    await page.getByRole('button', { name: 'Nog goed' }).click()
    presses += 1
    await backOffice.hasSaid('De vertaling is bij.')
    await expect(page.getByText('Deze vertaling is verouderd.')).toHaveCount(0)
    expect(presses).toBe(2)

    // What was said stands in the history, and the list has nothing to do any more.
    await backOffice.open(`tips/geschiedenis/${english}`)
    await expect(page.getByText(/Vertaling is nog goed/)).toBeVisible()
    await backOffice.open(
      `tips/overzicht?filter=${encodeURIComponent(JSON.stringify({ translationState: 'outdated', q: title }))}`,
    )
    await expect(page.getByText(title)).toHaveCount(0)

    // Another change is mended: typing and saving bring it up to date.
    await change(dutch, { intro: 'Hoog is goed.' })
    await backOffice.open(`tips/wijzigen/${english}`)
    await expect(page.getByText('Deze vertaling is verouderd.')).toBeVisible()
    if (width === 1280) {
      // Without the preview there is room for both side by side.
      await page.getByRole('button', { name: 'Meekijken' }).click()
      const [left, right] = await Promise.all(
        [page.getByRole('region', { name: 'Titel in het Nederlands', exact: true }), backOffice.field('Titel')].map(
          (each) => each.boundingBox(),
        ),
      )
      expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0))
      await page.getByRole('button', { name: 'Meekijken' }).click()
    }
    await page.getByRole('button', { name: 'Neem deze tekst over: Inleiding' }).click()
    await backOffice.save()
    await backOffice.hasSaid('is gewijzigd.')
    await expect(page.getByText('Deze vertaling is verouderd.')).toHaveCount(0)
    await api.graphql('mutation ($id: Int!) { deleteTip(id: $id) { deleted } }', { id: dutch })
  })

  test(`[L16] a block of the Dutch page is copied into its translation in two presses, at ${width}`, async ({
    backOffice,
    api,
  }) => {
    const { page } = backOffice
    await prefer(page, 'nl', 'light', width)
    const made = async (input: object) =>
      (
        await api.graphql<{ createPage: Made }>(
          'mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }',
          { input: { visible: false, ...input } },
        )
      ).createPage.id
    const block = (title: string) => ({ text: { title, text: `<p>${title}.</p>` } })
    const dutch = await made({
      ...{ language: 'nl', title: `Opbouw ${width}`, menuTitle: `Opbouw ${width}` },
      blocks: [block('Eerst'), block('Dan')],
    })
    const english = await made({
      ...{ language: 'en', title: `Structure ${width}`, menuTitle: `Structure ${width}`, translationOf: dutch },
      blocks: [block('First')],
    })
    await backOffice.open(`pagina's/wijzigen/${english}`)
    const beside = page.getByRole('switch', { name: 'Naast de Nederlandse tekst' })
    await beside.click()
    await expect(page.getByText('1 blok van de Nederlandse tekst staat hier nog niet: Tekst.')).toBeVisible()
    await page.getByRole('button', { name: 'Kopieer opbouw' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Kopieer opbouw' }).click()
    await page.getByRole('button', { name: 'Blok 2: Tekst', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Titel in het Nederlands', exact: true }).last()).toContainText('Dan')
    await expectToFit(page)
    // The editor of the text has a button of that name, without words.
    await page.getByText('Ongedaan maken', { exact: true }).click()
    await expect(page.getByRole('button', { name: 'Blok 2: Tekst', exact: true })).toHaveCount(0)
    await beside.click()
    await api.graphql('mutation ($id: Int!) { deletePage(id: $id) { deleted } }', { id: dutch })
  })
}
