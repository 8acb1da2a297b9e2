import type { Page } from '@playwright/test'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { expect, test } from './stories.js'

interface Made {
  id: number
}

/** The back office in English. */
const inEnglish = async (page: Page) => {
  await page.getByRole('button', { name: /^EN/ }).click()
}

test('[E31] [B10] the history shows who changed a price, and an earlier version is restored @every', async ({
  api,
  backOffice,
  visitor,
}) => {
  const { page } = backOffice
  const { createProduct: product } = await api.graphql<{ createProduct: Made & { url: string } }>(
    `mutation { createProduct(input: { language: nl, title: "Laptop met geschiedenis", price: 349, stock: 3 }) { id url } }`,
  )
  await backOffice.open(`producten/wijzigen/${product.id}`)
  await backOffice.fill('Prijs', '249')
  await backOffice.fill('Merk', 'Lenovo')
  await backOffice.save()
  await backOffice.hasSaid('is gewijzigd')

  await backOffice.more()
  await page.getByRole('link', { name: 'Geschiedenis' }).click()
  await expect(page).toHaveURL(new RegExp(`/cougarXr7/producten/geschiedenis/${product.id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geschiedenis van product ‘Laptop met geschiedenis’')
  await expect(page.getByRole('button', { name: /Sophie Visser · Gewijzigd: Merk, Prijs/ })).toBeVisible()
  await page.reload()

  // By keyboard: unfold the version that was added, look, and restore it.
  await page.getByRole('button', { name: /Toegevoegd/ }).press('Enter')
  const version = page.getByRole('region', { name: /^Versie 1/ })
  await expect(version.getByRole('heading', { name: 'Prijs' })).toBeVisible()
  await expect(version).toContainText('€ 349,00')
  await expect(version).toContainText('€ 249,00')
  await expect(version.getByRole('heading', { name: 'Titel' })).toHaveCount(0)
  await expectNoFindings(page)
  await version.getByRole('button', { name: 'Deze versie terugzetten' }).click()
  await backOffice.hasSaid('is teruggezet.')
  await expect(page.getByRole('button', { name: /Versie 3/ })).toBeVisible()

  await visitor.goto(`/nl/verkoop/product-verkoop/${product.url}`)
  await expect(visitor.getByText('349').first()).toBeVisible()
})

test('[E31] the history is shown in English on a phone, and compares a block field by field @every', async ({
  api,
  backOffice,
}) => {
  const { page } = backOffice
  const input = (answer: string) =>
    `blocks: [{ faq: { title: "Vragen", questions: [{ question: "Hoe lang?", answer: "<p>${answer}</p>" }] } }]`
  const { createPage: made } = await api.graphql<{ createPage: Made }>(
    `mutation { createPage(input: { language: nl, title: "Wachttijd", menuTitle: "Wachttijd", ${input('Een dag')} }) { id } }`,
  )
  await api.graphql(`mutation { updatePage(id: ${made.id}, input: { ${input('Een week')} }) { id } }`)
  await backOffice.open(`pagina's/geschiedenis/${made.id}`)
  await inEnglish(page)
  await page.setViewportSize({ width: 375, height: 780 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^History of page ‘.+’$/)
  await page.getByRole('button', { name: /Added/ }).click()
  const version = page.getByRole('region', { name: /^Version 1/ })
  await expect(version.getByRole('heading', { name: /‘Vragen’ › .* 1 › / })).toBeVisible()
  await expect(version.getByText('dag', { exact: true })).toBeVisible()
  await expect(version.getByText('week', { exact: true })).toBeVisible()
  await expectToFit(page)
  await expectNoFindings(page)
})

test('[E33] [B13] a deletion is undone immediately, or restored from the trash with its translation @every', async ({
  api,
  backOffice,
  visitor,
}) => {
  const { page } = backOffice
  const tip = async (input: Record<string, unknown>) =>
    (
      await api.graphql<{ createTip: Made & { url: string } }>(
        'mutation ($input: CreateTipInput!) { createTip(input: $input) { id url } }',
        { input },
      )
    ).createTip
  const nl = await tip({ language: 'nl', title: 'Tip uit de prullenbak', text: '<p>Bewaar je bon.</p>' })
  await tip({ language: 'en', title: 'Tip from the bin', text: '<p>Keep it.</p>', translationOf: nl.id })
  const address = `/nl/tips-en-tricks/${nl.url}`

  await backOffice.open(`tips/wijzigen/${nl.id}`)
  await backOffice.more()
  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(backOffice.dialog()).toContainText('gaat 30 dagen naar de prullenbak')
  await backOffice.dialog().getByRole('button', { name: 'Verwijderen' }).click()
  await backOffice.hasSaid('Nog 30 dagen terug te zetten.')
  expect((await visitor.request.get(address)).status()).toBe(404)
  await page.getByText('Ongedaan maken', { exact: true }).click()
  await backOffice.hasSaid('2 tips zijn teruggezet.')
  expect((await visitor.request.get(address)).status()).toBe(200)

  await api.graphql(`mutation { deleteTip(id: ${nl.id}) { deleted } }`)
  await backOffice.open('prullenbak')
  const line = page.getByRole('listitem').filter({ hasText: 'Tip uit de prullenbak' })
  await expect(line).toContainText('Met de vertaling ‘Tip from the bin’')
  await expect(line).toContainText('Verwijderd door Sophie Visser')
  await expect(line).toContainText('Nog 30 dagen')
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Tip ‘Tip uit de prullenbak’ terugzetten' }).click()
  await backOffice.hasSaid('2 tips zijn teruggezet.')
  await expect(line).toHaveCount(0)
  expect((await visitor.request.get(address)).status()).toBe(200)
})

test('[E33] what prevents a restore is reported, and the trash is emptied permanently @every', async ({
  api,
  backOffice,
}) => {
  const { page } = backOffice
  const create = 'mutation { createTip(input: { language: nl, title: "Twee keer", text: "<p>Ja</p>" }) { id } }'
  const { createTip: first } = await api.graphql<{ createTip: Made }>(create)
  await api.graphql(`mutation { deleteTip(id: ${first.id}) { deleted } }`)
  await api.graphql(create)
  await backOffice.open('prullenbak')
  await inEnglish(page)
  await page.getByRole('button', { name: 'Restore tip ‘Twee keer’' }).click()
  await expect(backOffice.dialog()).toContainText('There already exists a tip with this title')
  await backOffice.dialog().getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete tip ‘Twee keer’ permanently' }).click()
  await expect(backOffice.dialog()).toContainText('This cannot be undone.')
  await backOffice.dialog().getByRole('button', { name: 'Delete permanently' }).click()
  await backOffice.hasSaid('has been permanently deleted.')
  await expect(page.getByRole('listitem').filter({ hasText: 'Twee keer' })).toHaveCount(0)
})
