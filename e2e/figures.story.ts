import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { expect, shopAddress, test } from './stories.js'

for (const [language, width, scheme] of [
  ['nl', 1280, 'light'],
  ['en', 375, 'dark'],
  ...longForm(['en', 1280, 'dark'] as const, ['nl', 375, 'light'] as const),
] as const) {
  test(`[K21] the owner sees how the shop does (${language}, ${width} px, ${scheme})`, async ({ backOffice }) => {
    const { page } = backOffice
    const isDutch = language === 'nl'
    const state = encodeURIComponent(JSON.stringify({ language, theme: scheme }))
    await page.context().addCookies([{ name: 'state', value: state, url: shopAddress('/') }])
    await page.setViewportSize({ width, height: 800 })
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    await backOffice.open('cijfers')

    const title = isDutch ? 'Omzet per maand' : 'Turnover per month'
    const part = page.getByRole('region', { name: title }).first()
    const chart = part.getByRole('application')
    await expect(chart).toBeVisible()
    await expect(part.getByRole('row')).toHaveCount(13)
    await expectNoFindings(page)
    await expectToFit(page)

    // By keyboard the chart tells what the table says.
    await chart.focus()
    await page.keyboard.press('ArrowRight')
    await expect(part.getByText('€').first()).toBeVisible()

    const download = page.waitForEvent('download')
    await part.getByRole('button', { name: isDutch ? `${title} downloaden` : `Download ${title}` }).click()
    await page.getByRole('menuitem', { name: /^Excel/ }).click()
    expect((await download).suggestedFilename()).toMatch(/^(omzet-per-maand|turnover-per-month)-[\d-]+\.xlsx$/)
    expect(refused).toEqual([])
  })
}
