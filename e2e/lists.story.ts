import { makeNewsItem } from './content.js'
import { expect, test } from './stories.js'

test('[B12] a list pages: first, previous, next and last, which of how many, and says when it is empty @every', async ({
  api,
  backOffice,
}) => {
  const { page } = backOffice
  for (let number = 1; number <= 12; number += 1) await makeNewsItem(api, `Om door te bladeren ${number}`)
  await backOffice.open('nieuws/overzicht')
  const pages = page.getByRole('navigation', { name: 'Bladeren' })
  const results = page.getByText(/^\d+–\d+ van \d+ resultaten$/)
  await expect(results).toHaveText(/^1–25 van/)
  await expect(pages.getByText(/^Pagina 1 van \d/)).toBeVisible()
  await expect(pages.getByRole('button', { name: 'Vorige pagina' })).toBeDisabled()
  await pages.getByRole('button', { name: 'Volgende pagina' }).click()
  await expect(results).toHaveText(/^26–/)
  await pages.getByRole('button', { name: 'Eerste pagina' }).click()
  await expect(results).toHaveText(/^1–25 van/)
  await pages.getByRole('button', { name: 'Laatste pagina' }).click()
  await expect(pages.getByRole('button', { name: 'Volgende pagina' })).toBeDisabled()

  await page.getByRole('searchbox').fill('bestaat zeker niet')
  await expect(page.getByText('Geen resultaten').first()).toBeVisible()
})

test('[B18] a text with a most length counts while the user types', async ({ backOffice }) => {
  const { page } = backOffice
  await backOffice.open('nieuws/toevoegen')
  await backOffice.fill('Omschrijving voor zoekmachines', 'Twaalf teken')
  await expect(page.getByText(/^12 \/ \d+$/)).toBeVisible()
})

test('[L17] a heading that is pressed while a typed search is being applied keeps the search', async ({
  backOffice,
}) => {
  const { page } = backOffice
  for (const moment of [0, 330, 350, 360, 380]) {
    await backOffice.open('producten/overzicht')
    const heading = page.getByRole('columnheader', { name: 'Prijs' }).getByRole('button')
    await expect(heading).toBeVisible()
    await page.getByRole('searchbox').fill('laptop')
    // The search is applied some time after the last letter, and the heading is pressed around that moment.
    await page.waitForTimeout(moment)
    await heading.click()
    await expect.poll(() => decodeURIComponent(page.url())).toMatch(/"q":"laptop"/)
    await expect.poll(() => page.url()).toMatch(/sort=price/)
    expect(decodeURIComponent(page.url())).toMatch(/"q":"laptop"/)
    await expect(page.getByRole('searchbox')).toHaveValue('laptop')
  }
})
