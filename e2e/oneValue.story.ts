import { makeProduct } from './content.js'
import { openSite } from './openSite.js'
import { expect, test } from './stories.js'

test('[Y50] [C1] [C2] a price that is saved in English is the Dutch one too, until the two are unlinked', async ({
  api,
  backOffice,
  visitor,
}) => {
  const { page } = backOffice
  const { nl, en } = await makeProduct(api, { nl: 'Muis met draad', en: 'Mouse with a cord' })
  await backOffice.open(`producten/wijzigen/${en.id}`)
  await expect(page.getByRole('textbox', { name: /^Prijs/ })).toHaveAccessibleDescription(/Geldt voor beide talen/)
  await backOffice.fill('Prijs', '17.35')
  await backOffice.save()
  await backOffice.hasSaid('Product ‘Mouse with a cord’ is gewijzigd.')
  await visitor.goto(`/nl/verkoop/product-verkoop/${nl.url}`)
  await expect(visitor.getByRole('main')).toContainText('17,35')
  await visitor.goto(`/en/sale/product-sale/${en.url}`)
  await expect(visitor.getByRole('main')).toContainText('17.35')

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Vertaling loskoppelen' }).click()
  await dialog.getByRole('button', { name: 'Vertaling loskoppelen' }).click()
  await backOffice.hasSaid('De vertaling is losgekoppeld.')
  await expect(page.getByRole('link', { name: 'Nederlands toevoegen' })).toBeVisible()
  await backOffice.fill('Prijs', '18.45')
  await backOffice.save()
  await visitor.goto(`/nl/verkoop/product-verkoop/${nl.url}`)
  await expect(visitor.getByRole('main')).toContainText('17,35')

  // Which of the two prices holds is for the owner to say.
  await page.getByRole('button', { name: 'Bestaande vertaling koppelen' }).click()
  await dialog.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Muis met draad' }).click()
  await dialog.getByRole('button', { name: 'Koppelen' }).click()
  await expect(dialog.getByText('Ze verschillen in: Prijs')).toBeVisible()
  await dialog.getByLabel('English: Mouse with a cord').check()
  await dialog.getByRole('button', { name: 'Koppelen' }).click()
  await backOffice.hasSaid('De vertaling is gekoppeld.')
  await visitor.goto(`/nl/verkoop/product-verkoop/${nl.url}`)
  await expect(visitor.getByRole('main')).toContainText('18,45')
})

test('[Y53] a day without a free time says why, and news says when it was good', async ({ visitor }) => {
  for (const [address, closed, news, outdated] of [
    ['/nl/afspraak', 'dicht', '/nl/nieuws/windows-10-geen-updates-meer', 'Dit bericht gold tot en met 13 oktober 2026'],
    ['/en/appointment', 'closed', '/en/news/windows-10-no-more-updates', '13 October 2026'],
  ] as const) {
    await openSite(visitor, address)
    await visitor
      .getByRole('main')
      .getByRole('link', { name: /Apparaat brengen|Bring in a device/ })
      .click()
    await expect(visitor.getByRole('main').getByText(closed, { exact: true }).first()).toBeVisible()
    await visitor.goto(news)
    await expect(visitor.getByRole('main')).toContainText(outdated)
  }
})
