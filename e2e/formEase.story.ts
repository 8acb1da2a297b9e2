import { expect, test } from './stories.js'

for (const width of [375, 1280]) {
  test(`[Y32] a notice covers no button of the form, and Ctrl-S saves it, at ${width}`, async ({ api, backOffice }) => {
    const { page } = backOffice
    const product = async (title: string) =>
      (
        await api.graphql<{ createProduct: { id: number } }>(
          'mutation ($title: String!) { createProduct(input: { language: nl, title: $title, price: 10, stock: 1 }) { id } }',
          { title },
        )
      ).createProduct.id
    const [gone, stays] = [await product(`Weg ermee ${width}`), await product(`Blijft staan ${width}`)]
    await page.setViewportSize({ width, height: 760 })
    await backOffice.open(`producten/wijzigen/${stays}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`‘Blijft staan ${width}’`)
    await expect(page).toHaveTitle(new RegExp(`‘Blijft staan ${width}’`))
    await backOffice.open(`producten/wijzigen/${gone}`)
    await backOffice.more()
    await page.getByRole('button', { name: 'Verwijderen' }).last().click()
    await backOffice.dialog().getByRole('button', { name: 'Verwijderen' }).click()
    const undo = page.locator('.MuiSnackbar-root').getByRole('button', { name: 'Ongedaan maken' })
    await expect(undo).toBeVisible()
    await page
      .getByRole('link', { name: `Blijft staan ${width}` })
      .first()
      .click()
    const save = page.getByRole('button', { name: 'Opslaan' })
    await expect(save).toBeVisible()
    await expect(undo).toBeVisible()
    const [notice, bar] = [await page.locator('.MuiSnackbar-root').boundingBox(), await save.boundingBox()]
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)

    await backOffice.fill('Merk', 'Lenovo')
    await page.keyboard.press('Control+s')
    await backOffice.hasSaid('is gewijzigd')
  })
}
