import { longForm } from './longForm.js'
import { expect, test } from './stories.js'

const noId = 99_999_999

/** Sections with a list, a form to add and a form to change, and what is said of a record that is not there. */
const sections = [
  ["pagina's", 'Pagina niet gevonden'],
  ['reparaties', 'Reparatie niet gevonden'],
  ...longForm(
    ['nieuws', 'Nieuwsbericht niet gevonden'],
    ['service-groepen', 'Dienstengroep niet gevonden'],
    ['kenmerken', 'Kenmerk niet gevonden'],
    ['services', 'Dienst niet gevonden'],
    ['tips', 'Tip niet gevonden'],
    ['reviews', 'Review niet gevonden'],
    ['producten', 'Product niet gevonden'],
    ['zzp-producten', 'Onderdeel niet gevonden'],
    ['nieuwe-pcs', 'Nieuwe pc niet gevonden'],
    ['nieuws-groepen', 'Nieuwsgroep niet gevonden'],
    ['nieuws-categorieen', 'Nieuwscategorie niet gevonden'],
  ),
] as const

for (const [section, notFound] of sections) {
  test(`[B2] [B8] [M4] [M5] ${section} has a list and a form, and a record that is not there leads to the list`, async ({
    backOffice,
  }) => {
    const { page } = backOffice
    const list = new RegExp(`/cougarXr7/${section.replace("'", "('|%27)")}/overzicht$`)
    await backOffice.open(`${section}/iets`)
    await expect(page).toHaveURL(list)
    await expect(page.getByText('Het overzicht kon niet worden geladen.')).toBeHidden()
    await page
      .getByRole('link', { name: /toevoegen$/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: 'Opslaan' })).toBeVisible()

    await backOffice.open(`${section}/wijzigen/${noId}`)
    await backOffice.hasSaid(notFound)
    await expect(page).toHaveURL(list)
  })
}

for (const section of ['emails', ...longForm('emails-mobiel', 'emails-hulp-op-afstand')]) {
  test(`[B4] [M6] ${section} has a list and no form, and a message that is not there leads to the reviews`, async ({
    backOffice,
  }) => {
    const { page } = backOffice
    for (const rest of ['toevoegen', 'wijzigen/1']) {
      await backOffice.open(`${section}/${rest}`)
      await expect(page).toHaveURL(`/cougarXr7/${section}/overzicht`)
    }
    await backOffice.open(`${section}/bekijken/${noId}`)
    await backOffice.hasSaid('E-mail niet gevonden')
    await expect(page).toHaveURL('/cougarXr7/reviews/overzicht')
  })
}

test('[B4] [M18] a message of the contact form is read, which the list then says, and deleted', async ({
  api,
  backOffice,
}) => {
  await api.graphql('mutation ($input: CreateEmailInput!) { createEmail(input: $input) { id } }', {
    input: { name: 'Els de Wit', email: 'els@example.com', message: 'Kan ik morgen langskomen?' },
  })
  const { page } = backOffice
  await backOffice.open('emails/overzicht')
  const row = page.getByRole('row', { name: /Els de Wit/ })
  await expect(row).toContainText('Nee')
  await row.getByRole('link', { name: 'Els de Wit' }).click()
  await expect(page).toHaveURL(/\/cougarXr7\/emails\/bekijken\/\d+$/)
  await expect(page.getByText('Kan ik morgen langskomen?')).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Terug naar het overzicht' }).click()
  await expect(row).toContainText('Ja')

  await row.getByRole('link', { name: 'Els de Wit' }).click()
  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(backOffice.dialog()).toContainText('voorgoed verwijderd')
  await backOffice.dialog().getByRole('button', { name: 'Verwijderen' }).click()
  await backOffice.hasSaid('E-mail ‘Els de Wit’ is verwijderd.')
  await expect(page).toHaveURL('/cougarXr7/emails/overzicht')
  await expect(row).toBeHidden()
})

test('[B3] [B15] [M16] [M17] a customer and a repair are added; the repair is changed with a note and a part @every', async ({
  api,
  backOffice,
}) => {
  const { page } = backOffice
  await backOffice.open('klanten/toevoegen')
  await backOffice.fill('Naam', 'Bram Bakker')
  await backOffice.fill('E-mailadres', 'bram.bakker@example.com')
  await backOffice.save()
  await backOffice.hasSaid('Klant ‘Bram Bakker’ is toegevoegd.')
  await expect(page).toHaveURL(/\/cougarXr7\/klanten\/wijzigen\/\d+$/)

  await backOffice.open('reparaties/toevoegen')
  await page.getByRole('combobox', { name: 'Klant' }).fill('Bram')
  await page.getByRole('option', { name: 'Bram Bakker' }).click()
  await page.getByLabel('Intakedatum').fill('2026-11-20')
  await backOffice.save()
  await backOffice.hasSaid('· Bram Bakker’ is toegevoegd.')
  await expect(page).toHaveURL(/\/cougarXr7\/reparaties\/wijzigen\/\d\d-\d{4}$/)
  // The address is another before the form is.
  await expect(page.getByRole('button', { name: 'Verwijderen' })).toBeVisible()

  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption({ label: 'In behandeling' })
  await page.getByRole('button', { name: 'Gebruikte onderdelen: toevoegen' }).click()
  await backOffice.fill('Titel', 'Accu')
  await backOffice.fill('Prijs', '54,95')
  await backOffice.fill('Bericht bij deze wijziging', 'De accu is besteld.')
  await backOffice.save()
  await backOffice.hasSaid('· Bram Bakker’ is gewijzigd.')
  await expect(backOffice.field('Bericht bij deze wijziging')).toHaveValue('')

  const number = page.url().split('/').at(-1)
  const { jobOfNumber } = await api.graphql<{ jobOfNumber: { id: number } }>(
    'query ($number: String!) { jobOfNumber(number: $number) { id } }',
    { number },
  )
  const { statusRepair } = await api.graphql<{ statusRepair: unknown }>(
    'query ($id: Int!) { statusRepair(id: $id) { status intakeDate usedParts { title count price } } }',
    { id: jobOfNumber.id },
  )
  expect(statusRepair).toEqual({
    status: 'in_treatment',
    intakeDate: '2026-11-20',
    usedParts: [{ title: 'Accu', count: 1, price: 54.95 }],
  })
})

test('[B5] [M6] the menu leads to the accountant download; one that is not there leads to the dashboard', async ({
  backOffice,
}) => {
  const { page } = backOffice
  await backOffice.open('dashboard')
  const link = page.getByRole('link', { name: 'Boekhoudingsdownloads' })
  await expect(link).toHaveAttribute('href', '/cougarXr7/boekhouding/downloads/wijzigen/1')
  await backOffice.open(`boekhouding/downloads/wijzigen/${noId}`)
  await backOffice.hasSaid('Boekhoudingsdownload niet gevonden')
  await expect(page).toHaveURL('/cougarXr7/dashboard')
})

test('[B21] the outbox shows mail that was not delivered, to read', async ({ api, backOffice }) => {
  const { register } = await api.graphql<{ register: { id: number } }>(
    'mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }',
    { input: { name: 'Noor Smit', email: 'noor.smit@example.com' } },
  )
  await api.graphql('mutation ($input: CreateStatusRepairInput!) { createStatusRepair(input: $input) { id } }', {
    input: { customer: register.id, description: 'Tablet zonder beeld' },
  })
  const { page } = backOffice
  await backOffice.open('uitgaande-mail/overzicht')
  await backOffice.page.getByRole('searchbox').fill('noor.smit')
  const mails = page.getByRole('row', { name: /Je reparatie/ })
  await expect(mails).toHaveCount(1)
  await mails.getByRole('link').click()
  await expect(page).toHaveURL(/\/cougarXr7\/uitgaande-mail\/bekijken\/\d+$/)
  await expect(page.getByText('Tablet zonder beeld')).toBeVisible()
})
