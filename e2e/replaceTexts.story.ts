import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { expect, test } from './stories.js'

for (const [width, scheme] of [[375, 'light'], ...longForm([1280, 'dark'])] as const) {
  test(`[L11] something is replaced in all texts in two presses, and taken back in one (${width} px, ${scheme}) @every`, async ({
    backOffice,
    api,
  }) => {
    const { page } = backOffice
    const word = `zwaluw${width}`
    const add = (input: object) =>
      api.graphql<{ createPage: { id: number } }>(
        'mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }',
        { input },
      )
    const text = (html: string) => [{ text: { title: 'Lucht', text: html } }]
    await add({ language: 'nl', title: `Dak ${width}`, blocks: text(`<p>Een ${word}. Ook een <b>${word}</b>!</p>`) })
    const { createPage } = await add({ language: 'en', title: `Roof ${width}`, blocks: text(`<p>One ${word}.</p>`) })
    const english = async () => {
      const { page: found } = await api.graphql<{ page: { blocks: { text?: string }[] } }>(
        `{ page(id: ${createPage.id}) { blocks { ... on TextBlock { text } } } }`,
      )
      return found.blocks[0]?.text
    }
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: scheme })
    await backOffice.open('zoeken-en-vervangen')
    await expectNoFindings(page)
    let presses = 0
    await page.getByRole('textbox', { name: 'Zoeken naar' }).fill(word)
    await page.getByRole('textbox', { name: 'Vervangen door' }).fill('gierzwaluw')
    await page.keyboard.press('Enter')
    presses++
    await expect(page.getByRole('heading', { name: '3 plekken gevonden in 2 teksten' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: `Dak ${width}` })).toContainText(`Een ${word}gierzwaluw.`)
    await expectNoFindings(page)
    await expectToFit(page)
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/replace-${width}.png` })
    await page.getByRole('button', { name: 'Vervang op 3 plekken' }).click()
    presses++
    await expect(page.getByText('Op 3 plekken vervangen.')).toBeVisible()
    expect(await english()).toBe('<p>One gierzwaluw.</p>')
    expect(presses).toBe(2)
    await expectNoFindings(page)
    await expectToFit(page)
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/replaced-${width}.png`, fullPage: true })

    await page
      .getByRole('alert')
      .filter({ hasText: 'Op 3 plekken' })
      .getByRole('button', { name: 'Draai terug' })
      .click()
    await expect(page.getByText('Teruggedraaid in 2 teksten.')).toBeVisible()
    expect(await english()).toBe(`<p>One ${word}.</p>`)
  })
}

test('[L11] a number that is not the shop’s is made to follow in one press, or left @every', async ({
  backOffice,
  api,
}) => {
  const { page } = backOffice
  const { createTip } = await api.graphql<{ createTip: { id: number } }>(
    'mutation ($input: CreateTipInput!) { createTip(input: $input) { id } }',
    {
      input: {
        language: 'nl',
        title: 'Bel ons oude nummer',
        intro: 'Bel 020 765 43 21 of mail oud@voorbeeld.nl.',
        text: '<p>Tot dan.</p>',
      },
    },
  )
  await page.setViewportSize({ width: 375, height: 800 })
  await backOffice.open('zoeken-en-vervangen')
  const section = page.getByRole('region', { name: 'Wijkt af van de winkel' })
  const row = (text: string) => section.getByRole('listitem').filter({ hasText: text })
  await expect(row('Bel ons oude nummer').first()).toBeVisible()
  await section.scrollIntoViewIfNeeded()
  await expectNoFindings(page)
  await expectToFit(page)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/differing-375.png`, fullPage: true })
  const phone = section.locator('li').filter({ has: page.locator('mark', { hasText: '020 765 43 21' }) })
  await phone
    .getByRole('button', { name: /^Zet hier \+31/ })
    .first()
    .click()
  await expect(phone).toHaveCount(0)
  const mail = section.locator('li').filter({ has: page.locator('mark', { hasText: 'oud@voorbeeld.nl' }) })
  await mail.getByRole('button', { name: 'Zo laten' }).click()
  await expect(mail).toHaveCount(0)
  const { tip } = await api.graphql<{ tip: { intro: string } }>(`{ tip(id: ${createTip.id}) { intro } }`)
  expect(tip.intro).toMatch(/^Bel \{\{shop\.\w+\}\} of mail oud@voorbeeld\.nl\.$/)
})
