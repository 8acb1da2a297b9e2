import { expectToFit } from './expectToFit.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

/** Well within what is counted in memory before it is written. */
const counted = { timeout: 120_000, intervals: [5000] }

for (const width of [1280, 375]) {
  test(`[L12] what a visitor did not find leads on by 3 presses of the owner, on ${width} px @every`, async ({
    backOffice,
    visitor,
  }) => {
    test.slow()
    const { page } = backOffice
    const old = `/nl/oude-aanbieding-${width}`
    expect((await visitor.goto(old))?.status()).toBe(404)

    await prefer(page, 'nl', 'light', width)
    await expect(async () => {
      await backOffice.open('verwijzingen')
      await expect(page.getByText(old)).toBeVisible({ timeout: 5000 })
    }).toPass(counted)
    const asked = page.getByRole('listitem').filter({ hasText: old })
    await expect(asked).toContainText('1 keer')
    await asked.getByRole('button', { name: 'Maak verwijzing…' }).click()
    await asked.getByRole('combobox').fill('/nl/contact')
    await expectToFit(page)
    await asked.getByRole('button', { name: 'Maak verwijzing', exact: true }).click()
    await backOffice.hasSaid(`${old} gaat naar /nl/contact.`)
    await expect(page.getByRole('row').filter({ hasText: old })).toBeVisible()

    await visitor.goto(old)
    await expect(visitor).toHaveURL('/nl/contact')
  })
}
