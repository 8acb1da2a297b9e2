import { expectToFit } from './expectToFit.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

const title = 'Laat je laptop niet in de zon liggen'

test('[L6] an owner on a phone sends a preview in two presses; who has no account remarks and agrees; a change makes it stale, and publishing leads on', async ({
  backOffice,
  api,
  visitor,
}) => {
  const { page } = backOffice
  await prefer(page, 'nl', 'light', 375)
  const { createTip: tip } = await api.graphql<{ createTip: { id: number } }>(
    'mutation ($input: CreateTipInput!) { createTip(input: $input) { id } }',
    { input: { language: 'nl', title, intro: 'Zo warm wordt hij.', visible: false } },
  )
  await backOffice.open(`tips/wijzigen/${tip.id}`)
  let presses = 0
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    presses += 1
  }
  await press('Meer')
  await press('Voorbeeldlink')
  const dialog = page.getByRole('dialog', { name: 'Voorbeeldlink' })
  const address = new URL((await dialog.locator('code').textContent()) ?? '').pathname
  expect(address).toMatch(/^\/nl\/voorbeeld\/[0-9A-Za-z]{22}$/)
  expect(presses).toBe(2)
  await expect(dialog.getByText(/Geldig tot/)).toBeVisible()
  await expectToFit(page)

  await visitor.setViewportSize({ width: 375, height: 700 })
  const opened = await visitor.goto(address)
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.getByText(/Nog niet gepubliceerd, geldig tot/)).toBeVisible()
  await expect(visitor.locator('link[rel=canonical], script[type="application/ld+json"]')).toHaveCount(0)
  await expectToFit(visitor)
  await visitor.getByRole('button', { name: 'Opmerking versturen' }).click()
  await expect(visitor.getByText("Het is verplicht om het veld 'Je opmerking' in te vullen.")).toBeVisible()
  await visitor.getByLabel('Je opmerking').fill('Noem ook de auto.')
  await visitor.getByRole('button', { name: 'Opmerking versturen' }).click()
  await expect(visitor.getByText('Dank je wel, je opmerking is verstuurd.')).toBeVisible()
  await visitor.getByLabel('Je naam').fill('Fatima')
  await visitor.getByRole('button', { name: 'Akkoord' }).click()
  await expect(visitor.getByText(/Dank je wel, Fatima/)).toBeVisible()

  await backOffice.open('')
  const waiting = page.getByRole('region', { name: 'Reacties op voorbeelden' })
  await expect(waiting.getByText('Noem ook de auto.')).toBeVisible()
  await expectToFit(page)
  await waiting.getByRole('link', { name: `Akkoord op ${title}` }).click()
  await expect(page).toHaveURL(new RegExp(`/tips/wijzigen/${tip.id}$`))

  await api.graphql(
    'mutation ($input: DraftInput!, $record: Int) { saveDraft(input: $input, record: $record) { version } }',
    {
      input: { tip: { intro: 'Ook in de auto wordt hij te warm.' } },
      record: tip.id,
    },
  )
  await visitor.goto(address)
  await expect(visitor.getByText('Ook in de auto wordt hij te warm.')).toBeVisible()
  await expect(visitor.getByText(/dat akkoord geldt niet meer/)).toBeVisible()

  await api.graphql(`mutation { publish(entity: tip, record: ${tip.id}) }`)
  await visitor.goto(address)
  await expect(visitor).toHaveURL(/\/nl\/tips-en-tricks\/laat-je-laptop-niet-in-de-zon-liggen$/)
})
