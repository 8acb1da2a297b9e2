import { expectToFit } from './expectToFit.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

for (const width of [1280, 375]) {
  test(`[L1] [L4] a tip is planned for a moment, stands in Wat komt eraan, and is cancelled by two presses, on ${width} px`, async ({
    backOffice,
    api,
    visitor,
  }) => {
    const { page } = backOffice
    await prefer(page, 'nl', 'light', width)
    const title = `Zet je computer op tijd uit (${width})`
    await backOffice.open('tips/toevoegen')
    await backOffice.fillUnique('Titel', title)
    // Beside saving where there is room.
    if (width < 600) await backOffice.more()
    await page.getByRole('button', { name: 'Op een moment…' }).click()
    await backOffice.dialog().getByLabel('Zichtbaar vanaf').fill('2031-03-03T08:00')
    await backOffice.dialog().getByRole('button', { name: 'Plannen' }).click()
    await backOffice.hasSaid(`Tip ‘${title}’ is toegevoegd.`)
    await expect(page.getByText('Gepland · ma 3 mrt 2031 08:00')).toBeVisible()
    await expectToFit(page)
    await visitor.goto('/nl/tips-en-tricks')
    await expect(visitor.getByText(title)).toHaveCount(0)

    await backOffice.open('wat-komt-eraan?maand=2031-03')
    const day = page.getByRole('region', { name: 'maandag 3 maart 2031' })
    await expect(day.getByRole('link', { name: title })).toBeVisible()
    await expectToFit(page)
    let presses = 0
    const press = async (name: string) => {
      await day.getByRole('button', { name }).click()
      presses += 1
    }
    await press(`Annuleer ‘${title}’`)
    await press('Zeker weten')
    await backOffice.hasSaid(`Geannuleerd: ‘${title}’.`)
    expect(presses).toBe(2)
    await expect(day.getByRole('link', { name: title })).toHaveCount(0)
    const { tips } = await api.graphql<{ tips: { items: { state: string }[] } }>(
      'query ($title: String) { tips(filter: { search: $title, exactSearch: true }) { items { state } } }',
      { title },
    )
    expect(tips.items).toEqual([{ state: 'concept' }])

    await backOffice.open('tips/overzicht')
    await page.getByRole('link', { name: title }).first().click()
    await page.getByRole('button', { name: 'Nu publiceren' }).click()
    await backOffice.hasSaid(`Tip ‘${title}’ is gewijzigd.`)
    await visitor.goto('/nl/tips-en-tricks')
    await expect(visitor.getByText(title).first()).toBeVisible()
  })
}
