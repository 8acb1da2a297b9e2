import { browserOf, colleagueOf } from './colleagueOf.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { expect, test } from './stories.js'

for (const width of [1280, 375]) {
  test(`[L15] an editor asks, an owner reads and publishes, and visitors see it then (${width} px)`, async ({
    api,
    shop,
    browser,
    backOffice,
  }) => {
    test.slow()
    const { page } = backOffice
    const set = (isAsked: boolean) => api.graphql(`mutation { updateShop(input: { asksApproval: ${isAsked} }) { id } }`)
    const title = `Stof weghalen ${width}`
    const { createTip: tip } = await api.graphql<{ createTip: { id: number } }>(
      'mutation ($input: CreateTipInput!) { createTip(input: $input) { id } }',
      { input: { language: 'nl', title, text: 'Blaas de ventilator elke zomer schoon.' } },
    )
    await set(true)
    try {
      const { email } = await colleagueOf(api, shop.folder, 'editor', 'Noor Prins')
      const theirs = await browserOf(browser, email, width)
      await theirs.goto(`/cougarXr7/tips/wijzigen/${tip.id}`)
      const heading = theirs.getByRole('textbox', { name: 'Titel', exact: true })
      await heading.fill(`${title}, elk jaar`)
      for (const name of ['Nu publiceren', 'Op een moment…', 'Opslaan', 'Verbergen']) {
        await expect(theirs.getByRole('button', { name, exact: true })).toHaveCount(0)
      }
      await theirs.getByRole('button', { name: 'Vraag akkoord…' }).click()
      await theirs.getByLabel('Toelichting (mag leeg blijven)').fill('Voor de nieuwsbrief van maandag')
      await expectNoFindings(theirs)
      await expectToFit(theirs)
      await theirs.getByRole('button', { name: 'Vraag akkoord', exact: true }).click()
      await expect(theirs.getByText('Akkoord gevraagd. Een eigenaar ziet het op het startscherm.')).toBeVisible()
      await expect(theirs.getByText(/^Akkoord gevraagd, /)).toBeVisible()

      await page.setViewportSize({ width, height: 900 })
      await backOffice.open('dashboard')
      const waiting = page.getByRole('region', { name: 'Wacht op akkoord' })
      const line = waiting.getByRole('listitem').filter({ hasText: `${title}, elk jaar` })
      await expect(line).toContainText('Noor Prins vraagt akkoord')
      await expect(line).toContainText('Voor de nieuwsbrief van maandag')
      await expectNoFindings(page)
      await expectToFit(page)

      await line.getByRole('button', { name: 'Moet anders…' }).click()
      await page.getByLabel('Wat moet er anders?').fill('Zet erbij hoe')
      await page.getByRole('button', { name: 'Stuur terug' }).click()
      await expect(line).toContainText('wil het anders: Zet erbij hoe')
      await theirs.reload()
      await expect(theirs.getByText('Sophie Visser wil het anders: Zet erbij hoe')).toBeVisible()
      await theirs.getByRole('button', { name: 'Verder met het concept' }).click()
      await theirs.getByRole('textbox', { name: 'Titel', exact: true }).fill(`${title}, met perslucht`)
      await theirs.getByRole('button', { name: 'Vraag akkoord…' }).click()
      await theirs.getByRole('button', { name: 'Vraag akkoord', exact: true }).click()
      await expect(theirs.getByText(/^Akkoord gevraagd, /)).toBeVisible()

      await page.reload()
      const again = waiting.getByRole('listitem').filter({ hasText: `${title}, met perslucht` })
      await again.getByRole('button', { name: 'Publiceren', exact: true }).click()
      await again.getByRole('button', { name: 'Ja, publiceren' }).click()
      await backOffice.hasSaid(`‘${title}, met perslucht’ is gepubliceerd.`)
      await expect(waiting).toHaveCount(0)
      const shown = await api.graphql<{ tip: { title: string } }>(`{ tip(id: ${tip.id}) { title } }`)
      expect(shown.tip.title).toBe(`${title}, met perslucht`)
      await theirs.context().close()
    } finally {
      await set(false)
      await api.graphql(`mutation { deleteTip(id: ${tip.id}) { deleted } }`)
    }
  })
}
