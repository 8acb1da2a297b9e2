import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { expect, test } from './stories.js'

for (const [width, scheme] of [[1280, 'light'], ...longForm([375, 'dark'])] as const) {
  test(`[L11] [Y81] a word of a text is found from Ctrl-K and in the list, with its sentence (${width} px, ${scheme}) @every`, async ({
    backOffice,
    api,
  }) => {
    const { page } = backOffice
    const word = `kwartelkoning${width}`
    const { createPage } = await api.graphql<{ createPage: { id: number } }>(
      'mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }',
      {
        input: {
          language: 'nl',
          title: `Vogels ${width}`,
          blocks: [
            { text: { title: 'Weide', text: `<p>Hier broedt niets. De <b>${word}</b> roept ’s nachts. Stil.</p>` } },
          ],
        },
      },
    )
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: scheme })
    await backOffice.open("pagina's/overzicht")
    await page.getByRole('searchbox').fill(word)
    const sentence = page.getByText(`De ${word} roept ’s nachts.`)
    await expect(sentence).toBeVisible()
    await expect(sentence.locator('mark')).toHaveText(word)
    await expectNoFindings(page)
    await expectToFit(page)
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/find-list-${width}.png` })

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Zoek een scherm/ }).fill(word.toUpperCase())
    const option = page.getByRole('group', { name: 'In de teksten' }).getByRole('option')
    await expect(option).toContainText(`De ${word} roept ’s nachts.`)
    await expectNoFindings(page)
    await expectToFit(page)
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/find-menu-${width}.png` })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/cougarXr7/pagina's/wijzigen/${createPage.id}`)
  })
}
