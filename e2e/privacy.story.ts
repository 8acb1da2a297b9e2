import { readFile } from 'node:fs/promises'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { expect, test } from './stories.js'

test('[O12] a customer is given all data, is erased by name, and is on record without one @every', async ({
  api,
  backOffice,
}) => {
  const { page } = backOffice
  const name = 'Wilma Wissen'
  const { register } = await api.graphql<{ register: { id: number } }>(
    `mutation { register(input: { name: "${name}", email: "wilma@example.com" }) { id } }`,
  )
  await api.graphql(`mutation { createStatusRepair(input: { customer: ${register.id}, costs: 25 }) { id } }`)
  await backOffice.open('klanten/overzicht')
  await page.getByRole('checkbox', { name: new RegExp(name) }).check()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Gegevens downloaden' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe(`klant-${register.id}.json`)
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    account: { name },
    jobs: [{ kind: 'statusRepair', costs: 25 }],
  })

  await backOffice.open(`klanten/wijzigen/${register.id}`)
  await page.getByRole('button', { name: 'Alle gegevens wissen' }).click()
  const dialog = backOffice.dialog()
  await expect(dialog).toContainText('1 opdracht, met tijdlijn en notities')
  await expect(dialog).toContainText('Belastingdienst')
  await expectNoFindings(page)
  const erase = dialog.getByRole('button', { name: 'Voorgoed wissen' })
  await expect(erase).toBeDisabled()
  await dialog.getByRole('textbox').fill('wilma wissen')
  await erase.click()
  await backOffice.hasSaid(`Klant ${register.id} is gewist: 1 opdracht`)
  await expect(page.getByText(name)).toHaveCount(0)

  await backOffice.open('gewiste-klanten/overzicht')
  await page.getByPlaceholder('Zoeken in gewiste klanten').fill(String(register.id))
  const row = page.getByRole('row').filter({ hasText: 'Beheerder' }).first()
  await expect(row.getByRole('cell').first()).toHaveText(String(register.id))
})

for (const width of [375, ...longForm(1280)]) {
  test(`axe finds nothing on the screen about privacy, which fits ${width} px`, async ({ backOffice }) => {
    const { page } = backOffice
    await page.setViewportSize({ width, height: 800 })
    await backOffice.open('privacy')
    await expect(page.getByText('96 maanden')).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
  })
}
