import type { Page } from '@playwright/test'
import { logIn } from '../scripts/house/session.mjs'
import { browserOf, type Colleague, colleagueOf } from './colleagueOf.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { prefer } from './prefer.js'
import { expect, shopAddress, test } from './stories.js'

const password = 'demo-password'
const pin = '48213'

/** Chooses the PIN of a colleague, as they would on the screen of their account. */
async function givePin({ email }: Colleague): Promise<void> {
  const session = await logIn(new URL(shopAddress('/')).origin, email, password)
  await session.graphql(
    'mutation ($pin: String!, $password: String!) { setCounterPin(pin: $pin, password: $password) }',
    {
      pin,
      password,
    },
  )
}

const bar = (page: Page) => page.getByRole('banner')
const nowIs = (page: Page, name: string) =>
  expect(bar(page).getByRole('button', { name: `Nu werkt ${name}. Wissel van persoon` })).toBeVisible()

for (const width of [1280, 375]) {
  test(`[L15] at the counter a colleague goes on where one was, in two presses and a PIN (${width} px)`, async ({
    api,
    shop,
    browser,
  }) => {
    const owner = await colleagueOf(api, shop.folder, 'owner', `Olga ${width}`)
    const clerk = await colleagueOf(api, shop.folder, 'clerk', `Karel ${width}`)
    await givePin(clerk)
    const page = await browserOf(browser, owner.email, width)

    // The own PIN, in the back office.
    await page.goto('/cougarXr7/account')
    await page.getByRole('button', { name: 'Pincode kiezen' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nieuwe pincode').fill('1234')
    await dialog.getByLabel('Huidig wachtwoord').fill(password)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Deze pincode is snel te raden.', { exact: false })).toBeVisible()
    await expectNoFindings(page)
    await dialog.getByLabel('Nieuwe pincode').fill(pin)
    await dialog.getByRole('button', { name: 'Pincode bewaren' }).click()
    await expect(page.getByText('Je pincode is bewaard.')).toBeVisible()

    await page.goto('/cougarXr7/klanten/toevoegen')
    await nowIs(page, owner.name)
    let presses = 0
    const press = async (name: string) => {
      await page.getByRole('button', { name }).last().click()
      presses++
    }
    await press('Wissel van persoon')
    await expect(dialog.getByRole('listitem').filter({ hasText: owner.name })).toHaveCount(0)
    await expectNoFindings(page)
    await expectToFit(page)
    await press(clerk.name)
    const field = dialog.getByLabel('Pincode', { exact: true })
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await page.keyboard.type('90526')
    await expect(dialog.getByRole('alert')).toContainText('Deze pincode klopt niet of is geblokkeerd.')
    await expect(field).toBeFocused()
    await expectNoFindings(page)
    await page.keyboard.type(pin)
    await nowIs(page, clerk.name)
    expect(presses).toBe(2)
    await expect(page).toHaveURL('/cougarXr7/klanten/toevoegen')

    // What is done from now on is theirs.
    await page.getByRole('textbox', { name: 'Naam', exact: true }).fill(`Klant van ${clerk.name}`)
    await page
      .getByRole('button', { name: /^Opslaan$/ })
      .first()
      .click()
    await expect(page.getByText('is toegevoegd', { exact: false }).first()).toBeVisible()
    const { customers } = await api.graphql<{ customers: { items: { id: number }[] } }>(
      '{ customers(sort: { field: id, order: desc }, perPage: 1) { items { id } } }',
    )
    const id = customers.items[0]?.id
    await page.evaluate(async (id) => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const query = `mutation { addCustomerNote(id: ${id}, text: "Komt morgen terug") { id } }`
      const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) }
      const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })
      if ((await answer.json()).errors) throw new Error('The note was not added')
    }, id)
    const { customerNotes } = await api.graphql<{ customerNotes: { userName: string }[] }>(
      'query ($id: Int!) { customerNotes(id: $id) { userName } }',
      { id },
    )
    expect(customerNotes.map(({ userName }) => userName)).toEqual([clerk.name])

    // An owner is let in by PIN as a clerk, and has the rest by password.
    await page.goto('/cougarXr7/klanten/toevoegen')
    await page.getByRole('textbox', { name: 'Naam', exact: true }).fill('Niet af')
    await page.keyboard.press('Alt+P')
    await expect(page.getByRole('dialog')).toContainText('Je hebt wijzigingen die niet zijn opgeslagen.')
    await page.getByRole('button', { name: 'Laten vervallen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: owner.name }).click()
    await page.keyboard.type(pin)
    await nowIs(page, owner.name)
    await expect(page.getByRole('textbox', { name: 'Naam', exact: true })).toHaveValue('')
    await page.goto('/cougarXr7/medewerkers')
    await expect(
      page.getByText('Met een pincode doe je het werk aan de balie. Log in met je wachtwoord voor wat je verder mag.'),
    ).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
    await page.getByRole('button', { name: 'Met wachtwoord inloggen' }).click()
    await dialog.getByLabel('E-mailadres').fill(owner.email)
    await dialog.getByLabel('Wachtwoord').fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Medewerkers' })).toBeVisible()
    await expect(page.getByText(clerk.email)).toBeVisible()

    // Logging out ends it for all.
    await prefer(page, 'en', 'dark', width)
    await page.goto('/cougarXr7/dashboard')
    await page.getByRole('button', { name: `${owner.name} is working now. Switch person` }).click()
    await expect(dialog).toContainText('Who is working?')
    await expectNoFindings(page)
    await expectToFit(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Log out' }).last().click()
    await expect(page).toHaveURL(/\/login-admin/)
    await page.context().close()
    for (const { id } of [owner, clerk]) {
      await api.graphql(`mutation { endAccount(account: ${id}, password: "${password}") }`)
    }
  })
}

test('[L15] without a PIN of a colleague nothing shows at the counter, and an owner takes one away', async ({
  api,
  shop,
  browser,
  backOffice,
}) => {
  const { page } = backOffice
  await backOffice.open('dashboard')
  await expect(bar(page).getByRole('button', { name: 'Wissel van persoon' })).toHaveCount(0)
  const clerk = await colleagueOf(api, shop.folder, 'clerk', 'Lotte Pin')
  await givePin(clerk)
  const editor = await colleagueOf(api, shop.folder, 'editor', 'Rik Redactie')
  const theirs = await browserOf(browser, editor.email)
  await theirs.goto('/cougarXr7/account')
  await expect(theirs.getByRole('heading', { name: 'Wachtwoord' })).toBeVisible()
  await expect(theirs.getByRole('heading', { name: 'Pincode voor de balie' })).toHaveCount(0)
  await expect(bar(theirs).getByRole('button', { name: 'Wissel van persoon' })).toHaveCount(0)
  await theirs.context().close()
  await backOffice.open('medewerkers')
  await expect(bar(page).getByRole('button', { name: 'Wissel van persoon' })).toBeVisible()
  await page.getByRole('button', { name: `Het account van ${clerk.name} beheren` }).click()
  await page.getByRole('button', { name: 'Pincode weghalen' }).click()
  await page.getByLabel('Je eigen wachtwoord').fill(password)
  await page.getByRole('dialog').last().getByRole('button', { name: 'Pincode weghalen' }).click()
  await backOffice.hasSaid('De pincode is weggehaald.')
  await page.getByRole('button', { name: 'Sluiten' }).click()
  await expect(bar(page).getByRole('button', { name: 'Wissel van persoon' })).toHaveCount(0)
  for (const { id } of [clerk, editor]) {
    await api.graphql(`mutation { endAccount(account: ${id}, password: "${password}") }`)
  }
})
