import { hold } from './hold.js'
import { rememberLanguage } from './rememberLanguage.js'
import { expect, test } from './stories.js'

for (const language of ['nl', 'en'] as const) {
  test(`[Y28] a bulk change hits what the list shows, and names it (${language})`, async ({ api, backOffice }) => {
    const { page } = backOffice
    const { register } = await api.graphql<{ register: { id: number } }>(
      `mutation { register(input: { name: "Zichtbaar ${language}", email: "zichtbaar-${language}@example.com" }) { id } }`,
    )
    const jobs: { id: number; number: string }[] = []
    for (const description of ['Hengelo', 'Deventer', 'Zutphen']) {
      const { createStatusRepair } = await api.graphql<{ createStatusRepair: { id: number; number: string } }>(
        `mutation { createStatusRepair(input: { customer: ${register.id}, description: "${description} ${language}" }) { id number } }`,
      )
      jobs.push(createStatusRepair)
    }
    const [hidden, alsoHidden, found] = jobs
    if (!hidden || !alsoHidden || !found) throw new Error('Jobs are missing')
    await rememberLanguage(page, language)
    await backOffice.open(
      `reparaties/overzicht?filter=${encodeURIComponent(JSON.stringify({ customer: register.id }))}`,
    )
    const give = page.getByRole('button', { name: /^(Status geven|Set status)$/ })
    const row = ({ number }: { number: string }) => page.getByRole('row').filter({ hasText: number })
    for (const job of [hidden, alsoHidden]) await row(job).getByRole('checkbox').check()
    await give.click()
    const names = backOffice.dialog().getByRole('list', { name: /^(Het gaat om deze 2|These 2)$/ })
    await expect(names).toContainText(hidden.number)
    await expect(names).toContainText(alsoHidden.number)
    await page.keyboard.press('Escape')
    await expect(backOffice.dialog()).toBeHidden()

    // The answer of the search comes after what is done meanwhile.
    const release = await hold(page, /graphql/)
    const asked = page.waitForRequest((request) => request.postData()?.includes(found.number) === true)
    await page.getByRole('searchbox').fill(found.number)
    await asked
    await give.click()
    await expect(backOffice.dialog()).toBeVisible()
    release()
    await expect(row(hidden)).toHaveCount(0)
    await expect(backOffice.dialog()).toBeHidden()
    await expect(give).toHaveCount(0)

    await row(found).getByRole('checkbox').check()
    await give.click()
    await expect(backOffice.dialog().getByRole('listitem')).toHaveText([new RegExp(found.number)])
    await backOffice.dialog().getByRole('combobox').first().selectOption({ index: 2 })
    await backOffice
      .dialog()
      .getByRole('button', { name: /^(1 opdracht wijzigen|Change 1 job)$/ })
      .click()
    await expect(backOffice.dialog()).toBeHidden()
    const { statusesRepair } = await api.graphql<{ statusesRepair: { items: { id: number; version: number }[] } }>(
      `{ statusesRepair(filter: { ids: [${jobs.map(({ id }) => id)}] }) { items { id version } } }`,
    )
    const changed = statusesRepair.items.filter(({ version }) => version > 1).map(({ id }) => id)
    expect(changed).toEqual([found.id])
  })
}
