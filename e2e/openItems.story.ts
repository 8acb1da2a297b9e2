import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

test('[I9] what customers have to pay stands on the start screen by its age, and leads to the invoices', async ({
  backOffice,
}) => {
  const { page } = backOffice
  await backOffice.open('')
  const open = page.getByRole('region', { name: 'Te betalen door klanten' })
  await expect(open.getByRole('listitem').filter({ hasText: 'te laat' }).first()).toContainText('€')
  await expectNoFindings(page)
  await prefer(page, 'nl', 'dark', 375)
  await backOffice.open('')
  await expect(open).toContainText('te laat')
  await expectToFit(page)
  await expectNoFindings(page)
  await open
    .getByRole('link', { name: /dagen te laat/ })
    .first()
    .click()
  await expect(page).toHaveURL(/facturen\/overzicht/)
  await expect(page.getByRole('main')).toContainText('Te betalen')
  await expect(page.getByRole('main')).not.toContainText('Betaald')
})

test('[I9] a customer is reminded by hand in two presses, once a day', async ({ backOffice, api }) => {
  const { page } = backOffice
  const { invoices } = await api.graphql<{ invoices: { items: { id: number; name: string }[] } }>(
    '{ invoices(filter: { status: issued, openAmountFrom: 1, kind: invoice }, sort: { field: dueOn }, perPage: 1) { items { id name } } }',
  )
  const [invoice] = invoices.items
  await backOffice.open(`facturen/wijzigen/${invoice?.id}`)
  await page.getByRole('button', { name: 'Herinnering mailen' }).click()
  await expectNoFindings(page)
  const send = page.getByRole('dialog').getByRole('button', { name: 'Mail de herinnering' })
  await send.click()
  await expect(page.getByText('De herinnering is onderweg.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Herinneringen' })).toContainText('Zelf verstuurd')
  await page.setViewportSize({ width: 375, height: 740 })
  await expectToFit(page)
  await page.getByRole('button', { name: 'Herinnering mailen' }).click()
  await send.click()
  await expect(page.getByText('De klant heeft vandaag al een herinnering gekregen.')).toBeVisible()
})
