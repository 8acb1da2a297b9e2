import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { expect, test } from './stories.js'

for (const [width, scheme] of [[375, 'light'], ...longForm([1280, 'dark'])] as const) {
  test(`[L17] a block with its picture is copied to another page in four presses, and back off it in one (${width} px, ${scheme}) @every`, async ({
    backOffice,
    api,
    visitor,
  }) => {
    const { page } = backOffice
    const { newsItems } = await api.graphql<{ newsItems: { items: [{ overviewImage: { url: string } }] } }>(
      '{ newsItems(perPage: 1) { items { overviewImage { url } } } }',
    )
    const picture = newsItems.items[0].overviewImage.url
    const add = async (title: string, blocks: object[]) => {
      const { createPage } = await api.graphql<{ createPage: { id: number; fullUrl: string } }>(
        'mutation ($input: CreatePageInput!) { createPage(input: $input) { id fullUrl } }',
        { input: { title, language: 'nl', blocks } },
      )
      return createPage
    }
    const from = await add(`Bron ${width}`, [
      { intro: { title: `Vos ${width}`, text: '<p>Rood.</p>', image: picture } },
    ])
    const to = await add(`Doel ${width}`, [{ text: { title: 'Das', text: '<p>Grijs.</p>' } }])
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: scheme })
    await backOffice.open(`pagina's/wijzigen/${from.id}`)
    let presses = 0
    const press = async (name: string, role: 'button' | 'menuitem' | 'option' | 'combobox' = 'button') => {
      await page.getByRole(role, { name }).first().click()
      presses++
    }
    await press('Blok 1: Inleiding: meer')
    await press('Ook op een andere pagina…', 'menuitem')
    await page.getByRole('combobox', { name: 'Naar welke pagina?' }).fill(`Doel ${width}`)
    await press(`Doel ${width}`, 'option')
    await expectNoFindings(page)
    await expectToFit(page)
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/copy-${width}.png` })
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Kopiëren' }).click()
    presses++
    await expect(page.getByText(`staat nu ook op ‘Doel ${width}’`)).toBeVisible()
    expect(presses).toBe(4)
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/copied-${width}.png` })
    await visitor.goto(`/nl/${to.fullUrl}`)
    await expect(visitor.getByRole('heading', { name: `Vos ${width}` })).toBeVisible()
    const uses = async () => {
      const { mediaFiles } = await api.graphql<{
        mediaFiles: { items: { image: { url: string }; uses: { entity: string; id: number }[] }[] }
      }>('{ mediaFiles(perPage: 100) { items { image { url } uses { entity id } } } }')
      return mediaFiles.items.find(({ image }) => image.url === picture)?.uses.filter(({ entity }) => entity === 'page')
    }
    expect(await uses()).toEqual(expect.arrayContaining([expect.objectContaining({ id: to.id })]))
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await backOffice.hasSaid(`De kopie is weer weg van ‘Doel ${width}’.`)
    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: 'Das' })).toBeVisible()
    await expect(visitor.getByRole('heading', { name: `Vos ${width}` })).toHaveCount(0)
  })
}
