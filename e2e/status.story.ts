import { logIn } from '../scripts/house/session.mjs'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { customerPassword, offer } from './offerQuote.js'
import { openSite } from './openSite.js'
import { expect, test } from './stories.js'
import { watchRequests } from './watchRequests.js'

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

test('[X40] the shop turns the status on for a customer, who then sees the job @every', async ({
  api,
  backOffice,
  visitor,
  baseURL,
}) => {
  const account = { email: 'straks.toegang@example.com', password: 'roestige-fietspomp' }
  const { register } = await api.graphql<{ register: { id: number } }>(
    'mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }',
    { input: { name: 'Douwe', statusUser: false, ...account } },
  )
  await api.graphql('mutation ($input: CreateStatusRepairInput!) { createStatusRepair(input: $input) { id } }', {
    input: { customer: register.id, descriptionProblem: 'De ventilator ratelt', intakeDate: '2026-01-05' },
  })
  const session = await logIn(baseURL ?? '', account.email, account.password)
  await visitor.context().addCookies(session.browserCookies())
  await visitor.goto('/status')
  await expect(visitor.getByRole('main').getByText(/dan zetten we het voor je aan/)).toBeVisible()

  const { page } = backOffice
  const dialog = backOffice.dialog()
  for (const [width, isOn] of [
    [375, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await backOffice.open(`klanten/wijzigen/${register.id}`)
    await page.getByRole('button', { name: 'Gegevens wijzigen' }).click()
    const mayRead = dialog.getByRole('switch', { name: 'Mag de status zien' })
    await expect(mayRead).toBeChecked({ checked: isOn })
    await expectToFit(page)
    await expectNoFindings(page)
    if (!isOn) await mayRead.click()
    await dialog.getByRole('button', { name: 'Opslaan' }).click()
    await backOffice.hasSaid('De gegevens van Douwe zijn gewijzigd.')
  }
  await visitor.reload()
  await expect(visitor.getByRole('main').getByText('De ventilator ratelt')).toBeVisible()
})

test('[K23] [K11] [K10] a customer who is logged in answers a quote from the status, and reads when it can be collected', async ({
  api,
  page,
  baseURL,
}) => {
  const { email, job, nl } = await offer(api)
  const session = await logIn(baseURL ?? '', email, customerPassword)
  await page.context().addCookies(session.browserCookies())
  const asked = watchRequests(page)
  await page.setViewportSize({ width: 375, height: 740 })
  for (const [language, next, button] of [
    ['en', /There is a quote for you/, 'Look at the quote and answer'],
    ['nl', /Er ligt een offerte voor je klaar/, 'Bekijk de offerte en antwoord'],
  ] as const) {
    const answer = await page.goto(`/status?language=${language}`)
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.getByText(next)).toBeVisible()
    await expect(page.getByRole('link', { name: button })).toBeVisible()
    await expectToFit(page)
    await expectNoFindings(page)
  }
  await page.getByRole('link', { name: 'Bekijk de offerte en antwoord' }).click()
  await expect(page).toHaveURL(new RegExp(`${nl}#offertes$`))
  await page.getByLabel('Je naam').fill('Marieke de Wit')
  await page.getByRole('button', { name: 'Ik ga akkoord' }).click()
  await expect(page).toHaveURL(/#akkoord$/)
  await page.goto('/status?language=nl')
  await expect(page.getByRole('listitem').filter({ hasText: /^Offerte .+: Geaccepteerd$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bekijk de offerte en antwoord' })).toHaveCount(0)
  expect(asked.filter(({ referrer }) => referrer?.includes(nl.split('/').at(-1) ?? nl))).toEqual([])

  await api.graphql('mutation ($id: Int!) { updateStatusRepair(id: $id, input: { status: finished }) { id } }', {
    id: job,
  })
  for (const [address, hours, words] of [
    ['/status?language=nl', 'Ophalen', 'Je kunt het ophalen wanneer we open zijn'],
    ['/status?language=en', 'Collecting it', 'You can collect it whenever we are open'],
    [nl, 'Ophalen en contact', 'Je kunt het ophalen wanneer we open zijn'],
  ] as const) {
    await page.goto(address)
    const main = page.getByRole('main')
    await expect(main.locator('.job__state')).toHaveText(/Klaar om op te halen|Ready to collect/)
    await expect(main.getByText(words)).toBeVisible()
    await expect(main.getByRole('heading', { name: hours })).toBeVisible()
    await expect(main.getByRole('table', { name: /Openingstijden|Opening hours/ })).toBeVisible()
    await expectToFit(page)
    await expectNoFindings(page)
  }
  await api.graphql('mutation ($id: Int!) { pickUpJob(job: statusRepair, id: $id) }', { id: job })
  for (const address of ['/status?language=nl', nl]) {
    await page.goto(address)
    await expect(page.getByRole('main').locator('.job__state')).toHaveText('Afgerond')
    await expect(page.getByText('Alles is afgerond')).toBeVisible()
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
