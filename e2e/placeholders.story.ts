import { expect, shopAddress, test } from './stories.js'

test('[W11] a detail of the shop is chosen while typing, is one chip, and visitors read it @every', async ({
  backOffice,
  visitor,
  api,
}) => {
  const { page } = backOffice
  await backOffice.open('tips/toevoegen')
  const title = page.getByRole('textbox', { name: 'Titel', exact: true })
  await title.fill('Hulp van ')
  await title.press('End')
  await title.pressSequentially('{{')
  const list = page.getByRole('menu', { name: 'Gegevens van de winkel' })
  await expect(list.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title).toHaveValue('Hulp van {{shop.name}}')
  await expect(title).toBeFocused()

  const editor = page.getByRole('textbox', { name: 'Tekst', exact: true })
  await editor.click()
  await page.keyboard.type('Bel {{')
  await list.getByRole('menuitem', { name: /^Telefoon/ }).click()
  await expect(editor.locator('[data-shop=phone]')).toHaveText('Telefoon')
  await page.keyboard.type(' of {{')
  await list.getByRole('menuitem', { name: /^E-mail/ }).click()
  await page.keyboard.type(' nu.')
  await expect(editor.locator('[data-shop]')).toHaveCount(2)
  await page.getByRole('toolbar').getByRole('button', { name: 'Gegeven van de winkel of prijs invoegen' }).click()
  await list.getByRole('menuitem', { name: /^Plaats/ }).click()
  await expect(editor.locator('[data-shop]')).toHaveCount(3)
  await page.keyboard.press('Backspace')
  await expect(editor.locator('[data-shop]')).toHaveCount(2)
  await page.screenshot({ path: process.env.SHOTS ? `${process.env.SHOTS}/editor.png` : undefined })
  await page.getByRole('button', { name: 'Opslaan', exact: true }).first().click()
  await page.waitForURL(/overzicht|wijzigen/)

  const { tips } = await api.graphql<{ tips: { items: { id: number; url: string; text: string }[] } }>(
    '{ tips(sort: { field: id, order: desc }, perPage: 1) { items { id url text } } }',
  )
  const [tip] = tips.items
  expect(tip?.text).toContain('Bel {{shop.phone}} of {{shop.email}} nu')
  await visitor.goto(shopAddress(`/nl/tips-en-tricks/${tip?.url}`))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Hulp van Cougar Computers')
  await expect(visitor.getByText(/Bel \+31/)).toBeVisible()
  await expect(visitor.getByText('{{')).toHaveCount(0)

  await backOffice.open(`tips/wijzigen/${tip?.id}`)
  await expect(editor.locator('[data-shop=phone]')).toHaveText('Telefoon')
})

test('[W12] the list of what a shop lacks leads there, is put away and brought back', async ({ api, backOffice }) => {
  const { page } = backOffice
  await backOffice.open('')
  const list = page.getByRole('list', { name: 'Voor je opengaat' })
  await expect(list.getByRole('link', { name: /tweede stap/ })).toBeVisible()
  await page.screenshot({ path: process.env.SHOTS ? `${process.env.SHOTS}/dashboard.png` : undefined })
  await page.getByRole('button', { name: 'Lijst opbergen' }).click()
  await expect(list).toBeHidden()
  // It is stored on the server, which leaving the page at once would interrupt.
  await expect
    .poll(() => api.graphql('{ myPreferences { name value } }'))
    .toMatchObject({
      myPreferences: expect.arrayContaining([{ name: expect.stringContaining('onboarding.isAway'), value: 'true' }]),
    })
  await backOffice.open('')
  await page.getByRole('button', { name: /Toon wat er nog ontbreekt/ }).click()
  await list.getByRole('link', { name: /tweede stap/ }).click()
  await expect(page).toHaveURL(/\/account$/)
})
