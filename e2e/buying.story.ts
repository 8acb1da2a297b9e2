import type { Page } from '@playwright/test'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

/** Types a purchase from field to field, as with the tabulator. */
async function type(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.insertText(text)
    await page.keyboard.press('Tab')
  }
}

async function sign(page: Page, name: string): Promise<void> {
  const pad = page.getByLabel(name)
  await pad.scrollIntoViewIfNeeded()
  const box = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 50, { steps: 4 })
  await page.mouse.up()
}

test('[I15] a laptop is bought in, from empty to its printed proof, in at most 8 presses, and becomes a product', async ({
  backOffice,
}) => {
  const { page } = backOffice
  await backOffice.open('')
  let presses = 0
  await page.getByRole('link', { name: 'Inkoop', exact: true }).first().click()
  presses++
  const form = page.getByRole('form', { name: 'Inkopen' })
  await expect(form.getByLabel('Naam')).toBeFocused()
  await expectNoFindings(page)
  await type(page, ['Pieter Nachtegaal', 'Kerkstraat 12', '3511 AB', 'Utrecht'])
  await form.getByRole('button', { name: 'Rijbewijs' }).click()
  presses++
  // On by the tabulator, over the other papers.
  await form.getByRole('button', { name: 'Verblijfsdocument' }).press('Tab')
  await type(page, ['Laptop', 'Toshiba', 'Satellite Nacht', 'PF-NACHT-1', 'Met lader', '150'])
  await expect(form.getByLabel('Prijs voor de verkoper')).toHaveValue('150')
  await form.getByRole('button', { name: 'Contant uit de kas' }).click()
  presses++
  await sign(page, 'Teken hier')
  presses++
  await form.getByRole('button', { name: 'Inkopen' }).dblclick()
  presses++
  const notice = page.getByText(/^I\d\d-\d{4} is ingekocht en mag verkocht worden vanaf/)
  await expect(notice).toBeVisible()
  const link = page.getByRole('link', { name: 'Inkoopverklaring printen' })
  const proof = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(proof.headers()['content-type']).toBe('application/pdf')
  presses++
  expect(presses).toBeLessThanOrEqual(8)

  const row = page.getByRole('listitem').filter({ hasText: 'Toshiba Satellite Nacht' })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('In bewaring tot')
  await row.getByRole('button', { name: /wordt product$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Verkoopprijs').fill('299')
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: 'Product maken' }).click()
  await expect(page.getByText(/is een concept, in het Nederlands en het Engels/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Naar het formulier' })).toHaveAttribute(
    'href',
    /\/producten\/wijzigen\/\d+$/,
  )
  await expect(row.getByRole('link', { name: /^Toshiba Satellite Nacht \(I\d\d-\d{4}\) \(concept\)$/ })).toBeVisible()

  await backOffice.open('kassa')
  await page.getByLabel('Scan of zoek').fill('Satellite Nacht')
  await page.getByRole('button', { name: /Toshiba Satellite Nacht/ }).click()
  const sale = page.getByRole('form', { name: 'Verkoop' })
  await sale.getByRole('button', { name: 'Pin' }).click()
  await sale.getByRole('button', { name: 'Betaald' }).click()
  await expect(sale.getByText(/is ingekocht en mag pas vanaf .* verkocht worden/)).toBeVisible()
})

test('[I15] what is refused stays as it was typed, on a phone in the dark too', async ({ backOffice }) => {
  const { page } = backOffice
  await prefer(page, 'en', 'dark', 375)
  await backOffice.open('inkoop')
  const form = page.getByRole('form', { name: 'Buy in' })
  await form.getByLabel('Name').fill('Onbekende Verkoper')
  await form.getByRole('button', { name: 'Cash from the till' }).click()
  await form.getByRole('button', { name: 'Buy in' }).click()
  await expect(form.getByLabel('Make')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Name')).toHaveValue('Onbekende Verkoper')
  await expectToFit(page)
  await expectNoFindings(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Register of purchases (CSV)' }).click()
  expect((await download).suggestedFilename()).toBe('register-of-purchases.csv')
})
