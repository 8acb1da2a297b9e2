import { makePage } from './content.js'
import { expect, shopAddress, test } from './stories.js'

test('[E33] [S4] [X64] a page moved under another answers at its new address, and its old one leads there; deleting the upper one says where it goes', async ({
  api,
  backOffice,
  visitor,
}) => {
  const parent = await makePage(api, 'Onze werkplaats')
  const moved = await makePage(api, 'Gereedschap')
  await visitor.goto(`/nl/${moved.fullUrl}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Gereedschap')

  const { page } = backOffice
  await backOffice.open(`pagina's/wijzigen/${moved.id}`)
  await page.getByLabel('Valt onder').fill('Onze werkplaats')
  // The path tells pages of the same title apart.
  await page.getByRole('option', { name: `Onze werkplaats /nl/${parent.fullUrl}` }).click()
  await expect(page.getByText(`/nl/${parent.fullUrl}`, { exact: true })).toBeVisible()
  await backOffice.save()
  await backOffice.hasSaid('‘Gereedschap’ is gewijzigd.')

  const answer = await visitor.request.get(shopAddress(`/nl/${moved.fullUrl}`), { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(new URL(answer.headers().location ?? '', shopAddress('/')).pathname).toBe(`/nl/${parent.fullUrl}/${moved.url}`)
  await visitor.goto(`/nl/${moved.fullUrl}`)
  await expect(visitor).toHaveURL(`/nl/${parent.fullUrl}/${moved.url}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Gereedschap')

  await backOffice.open(`pagina's/wijzigen/${parent.id}`)
  await backOffice.more()
  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(backOffice.dialog()).toContainText(
    `Gereedschap: van /nl/${parent.fullUrl}/${moved.url} naar /nl/${moved.url}`,
  )
})

test('[B10] Dutch addresses survive reload, back and a deep link, apostrophe and all', async ({ backOffice }) => {
  const { page } = backOffice
  await backOffice.open("pagina's/overzicht")
  await page.getByRole('row').nth(1).getByRole('cell').nth(2).click()
  await expect(page).toHaveURL(/\/cougarXr7\/pagina('|%27)s\/wijzigen\/\d+$/)
  const edited = page.url()
  await page.reload()
  await expect(page).toHaveURL(edited)
  await expect(backOffice.field('Titel')).not.toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL(/\/cougarXr7\/pagina('|%27)s\/overzicht/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})
