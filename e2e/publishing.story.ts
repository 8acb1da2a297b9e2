import { makeNewsItem } from './content.js'
import { expect, test } from './stories.js'

test('[A4] [A16] [B1] the owner logs in, after one mistake, and arrives at the dashboard', async ({ page }) => {
  await page.goto('/login-admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByLabel('E-mailadres').fill('admin@example.com')
  await page.getByLabel('Wachtwoord').fill('not-the-password')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByRole('alert')).toContainText('Ongeldige gebruikersnaam of wachtwoord.')

  await page.getByLabel('Wachtwoord').fill('demo-password')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL(/\/cougarXr7\/dashboard$/)
})

test('[A19] a user who is not logged in logs in first, and then arrives where they were going', async ({ page }) => {
  await page.goto('/cougarXr7/producten/overzicht')
  await expect(page).toHaveURL(/\/login-admin\?redirect=/)
  await page.getByLabel('E-mailadres').fill('admin@example.com')
  await page.getByLabel('Wachtwoord').fill('demo-password')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL(/\/cougarXr7\/producten\/overzicht$/)
})

test('[B16] [S9] a changed news title is what the visitor reads on the next request', async ({
  api,
  backOffice,
  visitor,
}) => {
  const { id, url } = await makeNewsItem(api, 'Vals bericht van de bank')
  await visitor.goto(`/nl/nieuws/${url}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Vals bericht van de bank')

  await backOffice.open(`nieuws/wijzigen/${id}`)
  await backOffice.fill('Titel', 'Pas op: vals bericht van de bank')
  await backOffice.save()
  await backOffice.hasSaid('‘Pas op: vals bericht van de bank’ is gewijzigd.')

  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Pas op: vals bericht van de bank')
  await visitor.goto('/nl/nieuws')
  await expect(visitor.getByRole('link', { name: 'Pas op: vals bericht van de bank' }).first()).toBeVisible()
})

test('[E31] a second editor is shown the conflict, sees both versions and loses nothing', async ({
  api,
  backOffice,
}) => {
  const { id } = await makeNewsItem(api, 'Nieuwe openingstijden')
  await backOffice.open(`nieuws/wijzigen/${id}`)
  await expect(backOffice.field('Titel')).toHaveValue('Nieuwe openingstijden')
  await api.graphql(
    'mutation ($id: Int!) { updateNewsItem(id: $id, input: { title: "Ruimere openingstijden" }) { id } }',
    {
      id,
    },
  )

  await backOffice.fill('Titel', 'Andere openingstijden')
  await backOffice.save()
  await expect(backOffice.dialog()).toContainText('Ruimere openingstijden')
  await expect(backOffice.dialog()).toContainText('Andere openingstijden')

  const { newsItem } = await api.graphql<{ newsItem: { title: string } }>(
    'query ($id: Int!) { newsItem(id: $id) { title } }',
    { id },
  )
  expect(newsItem.title).toBe('Ruimere openingstijden')
})
