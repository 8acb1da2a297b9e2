import { makePage } from './content.js'
import { expect, test } from './stories.js'

test('[B6] the page stands beside its form as it will be, and nothing is saved by looking', async ({
  api,
  backOffice,
  visitor,
}) => {
  const { page } = backOffice
  await page.setViewportSize({ width: 1440, height: 900 })
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
