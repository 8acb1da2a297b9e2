import { expectToFit } from './expectToFit.js'
import { prefer } from './prefer.js'
import { expect, shopAddress, test } from './stories.js'

const moment = '2031-12-24T09:00'
/** Well within what its round takes to come by. */
const published = { timeout: 60_000, intervals: [2000] }

for (const width of [1280, 375]) {
  test(`[L4] [L5] two tips are put together, seen as of their moment, and published at it by ${width < 600 ? 9 : 7} presses, on ${width} px`, async ({
    backOffice,
    api,
    visitor,
  }) => {
    test.slow()
    const { page } = backOffice
    await prefer(page, 'nl', 'light', width)
    const make = async (title: string, visible: boolean) => {
      const { createTip } = await api.graphql<{ createTip: { id: number } }>(
        'mutation ($input: CreateTipInput!) { createTip(input: $input) { id } }',
        { input: { language: 'nl', title: `${title} (${width})`, visible } },
      )
      return createTip.id
    }
    const changed = await make('Ruim je bureaublad op', true)
    const hidden = await make('Kies een stille ventilator', false)
    const [old, now, added] = ['Ruim je bureaublad op', 'Ruim voor Kerst op', 'Kies een stille ventilator'].map(
      (title) => `${title} (${width})`,
    ) as [string, string, string]
    const release = `Kerst ${width}`

    let presses = 0
    const press = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).last().click()
      presses += 1
    }
    const together = async (choice: string) => {
      // On a phone it stands behind the others.
      if (width < 600) await press('Meer')
      await press('Op een moment…')
      await page.getByLabel('Samen met…').selectOption(choice)
      presses += 1
    }

    await backOffice.open(`tips/wijzigen/${changed}`)
    await backOffice.fillUnique('Titel', now)
    await together('Iets nieuws, met een naam')
    await page.getByLabel('Naam, zoals ‘Kerst’').fill(release)
    await page.getByLabel('Alles zichtbaar vanaf').fill(moment)
    await expectToFit(page)
    await press('Plannen')
    await backOffice.hasSaid(`Staat klaar in ‘${release}’.`)

    await backOffice.open(`tips/wijzigen/${hidden}`)
    await together(release)
    await expect(page.getByText('Wordt met de rest zichtbaar: 24 dec 2031, 09:00')).toBeVisible()
    await press('Plannen')
    await backOffice.hasSaid(`Staat klaar in ‘${release}’.`)

    await backOffice.open('wat-komt-eraan?weergave=samen')
    const card = page.getByRole('region', { name: release })
    await expect(card.getByText(now)).toBeVisible()
    await expect(card.getByText(added)).toBeVisible()
    await expectToFit(page)
    const opened = page.waitForEvent('popup')
    await card.getByRole('link', { name: 'Bekijk de site op dit moment' }).click()
    presses += 1
    const then = await opened
    expect(then.url()).toBe(shopAddress(`/cougarXr7/preview/op/${moment}/nl`))
    await then.goto(`${then.url()}/tips-en-tricks`)
    await expect(then.getByText(now).first()).toBeVisible()
    await expect(then.getByText(added).first()).toBeVisible()
    await then.close()
    expect(presses).toBe(width < 600 ? 9 : 7)

    await visitor.goto('/nl/tips-en-tricks')
    await expect(visitor.getByText(old).first()).toBeVisible()
    await expect(visitor.getByText(added)).toHaveCount(0)

    // The clock of the server cannot be turned on, so the moment comes nearer.
    const { releases } = await api.graphql<{ releases: { id: number; name: string }[] }>('{ releases { id name } }')
    await api.graphql('mutation ($id: Int!, $at: Instant!) { planRelease(id: $id, publishAt: $at) { id } }', {
      id: releases.find(({ name }) => name === release)?.id,
      at: new Date(Date.now() + 3000).toISOString(),
    })
    await expect(async () => {
      await visitor.reload()
      await expect(visitor.getByText(now).first()).toBeVisible({ timeout: 1000 })
      await expect(visitor.getByText(added).first()).toBeVisible({ timeout: 1000 })
    }).toPass(published)
    await expect(visitor.getByText(old)).toHaveCount(0)

    await page.reload()
    await expect(page.getByRole('region', { name: release })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Al gepubliceerd' })).toContainText(release)
  })
}
