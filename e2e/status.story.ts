import { logIn } from '../scripts/house/session.mjs'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { openSite } from './openSite.js'
import { expect, test } from './stories.js'

test('[X40] a customer without access to the status reads what is the matter and whom to call', async ({
  api,
  page,
  baseURL,
}) => {
  const account = { email: 'zonder.toegang@example.com', password: 'roestige-fietspomp' }
  const input = { name: 'Carla', statusUser: false, ...account }
  await api.graphql('mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }', { input })
  const session = await logIn(baseURL ?? '', account.email, account.password)
  await page.context().addCookies(session.browserCookies())
  for (const [width, language, words] of [
    [375, 'nl', /nog niet bekijken/],
    [1280, 'en', /does not have access to the status/],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const answer = await page.goto(`/status?language=${language}`)
    expect(answer?.status()).toBe(200)
    const main = page.getByRole('main')
    await expect(main.getByText(words)).toBeVisible()
    await expect(main.locator('a[href^="tel:"]')).toBeVisible()
    await expectToFit(page)
    await expectNoFindings(page)
  }
})

test('[X42] a visitor without a connection reads to check it, whatever is not loaded yet', async ({ visitor }) => {
  const errors: Error[] = []
  visitor.on('pageerror', (error) => errors.push(error))
  await openSite(visitor, '/nl')
  await visitor.context().setOffline(true)
  await visitor.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Nieuws' }).click()
  await expect(visitor.getByRole('alert')).toContainText('Controleer je internetverbinding')
  await expect(visitor.getByRole('alert')).not.toContainText(/undefined|Noem dan/)
  expect(errors).toEqual([])
  await visitor.context().setOffline(false)
  await visitor.getByRole('link', { name: 'Probeer het opnieuw' }).click()
  await expect(visitor).toHaveURL('/nl/nieuws')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
})
