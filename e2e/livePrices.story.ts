import { expect, shopAddress, test } from './stories.js'

test('[C4] a price is chosen from a list, a typed one is made to follow, and visitors of both languages read the new price @every', async ({
  backOffice,
  visitor,
  api,
}) => {
  const { page } = backOffice
  const add = (input: object) =>
    api.graphql<{ createService: { id: number } }>(
      'mutation ($input: CreateServiceInput!) { createService(input: $input) { id } }',
      { input },
    )
  const priced = { price: 47, priceTo: 47 }
  const { createService: dutch } = await add({ language: 'nl', title: 'Proefmeting', ...priced })
  const { createService: english } = await add({
    language: 'en',
    title: 'Trial measurement',
    translationOf: dutch.id,
    ...priced,
  })
  await api.graphql('mutation ($input: CreateTipInput!) { createTip(input: $input) { id } }', {
    input: {
      language: 'en',
      title: 'What measuring costs',
      intro: `Measuring costs {{price.service.${dutch.id}}}.`,
      text: `<p>{{price.service.${english.id}.from}} we measure.</p>`,
    },
  })

  await backOffice.open('tips/toevoegen')
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill('Wat meten kost')
  const intro = page.getByRole('textbox', { name: 'Inleiding', exact: true })
  await intro.fill('Meten kost € 47,- bij ons.')
  await expect(page.getByText('€ 47,- is de prijs van Proefmeting.')).toBeVisible()
  await page.getByRole('button', { name: 'Laat hem volgen' }).click()
  await expect(intro).toHaveValue(`Meten kost {{price.service.${dutch.id}}} bij ons.`)
  await expect(page.getByText(/is nu €.47 \(Proefmeting\)/)).toBeVisible()

  const editor = page.getByRole('textbox', { name: 'Tekst', exact: true })
  await editor.click()
  await page.keyboard.type('We meten {{')
  const list = page.getByRole('menu', { name: 'Gegevens van de winkel' })
  // The last of the list is one key away.
  await expect(list.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Prijs van een dienst of product' })
  await dialog.getByRole('textbox', { name: 'Zoek een dienst of product' }).fill('proefmeting')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await page.screenshot({ path: process.env.SHOTS ? `${process.env.SHOTS}/prices.png` : undefined })
  await dialog.getByRole('button', { name: /Proefmeting: vanaf/ }).click()
  const chip = editor.locator(`[data-shop="price.service.${dutch.id}.from"]`)
  await expect(chip).toHaveText('vanaf € 47 · Proefmeting')
  await page.keyboard.type(' voor je.')
  await page.screenshot({ path: process.env.SHOTS ? `${process.env.SHOTS}/chip.png` : undefined })
  await page.getByRole('button', { name: 'Opslaan', exact: true }).first().click()
  await page.waitForURL(/overzicht|wijzigen/)

  const dutchTip = shopAddress('/nl/tips-en-tricks/wat-meten-kost')
  await visitor.goto(dutchTip)
  await expect(visitor.getByText('We meten vanaf € 47 voor je.')).toBeVisible()

  await backOffice.open(`services/wijzigen/${dutch.id}`)
  await backOffice.fill('Prijs vanaf', '52,50')
  await backOffice.fill('Prijs tot', '52,50')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).first().click()
  await expect
    .poll(() => api.graphql('query ($id: Int!) { service(id: $id) { price } }', { id: dutch.id }))
    .toEqual({ service: { price: 52.5 } })
  await api.graphql(
    'mutation ($id: Int!, $input: UpdateServiceInput!) { updateService(id: $id, input: $input) { id } }',
    {
      id: english.id,
      input: { price: 52.5, priceTo: 52.5 },
    },
  )

  await visitor.goto(dutchTip)
  await expect(visitor.getByText('We meten vanaf € 52,50 voor je.')).toBeVisible()
  await expect(visitor.getByText('{{')).toHaveCount(0)
  await visitor.goto(shopAddress('/en/tips-and-tricks/what-measuring-costs'))
  await expect(visitor.getByText('From €52.50 we measure.')).toBeVisible()

  await backOffice.open('prijzen-in-teksten')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Prijzen in teksten')
})
