import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { expect, test } from './stories.js'

for (const [width, scheme] of [[375, 'light'], ...longForm([1280, 'dark'])] as const) {
  test(`[L17] a block is made shared, put on another page in at most four presses, and changed once for both (${width} px, ${scheme}) @every`, async ({
    backOffice,
    api,
    visitor,
  }) => {
    const { page } = backOffice
    const add = async (title: string, blocks: object[]) => {
      const { createPage } = await api.graphql<{ createPage: { id: number; fullUrl: string } }>(
        'mutation ($input: CreatePageInput!) { createPage(input: $input) { id fullUrl } }',
        { input: { title, language: 'nl', visible: true, blocks } },
      )
      return createPage
    }
    const one = await add(`Eekhoorn ${width}`, [{ text: { title: `Actie ${width}`, text: '<p>Nu vijf euro.</p>' } }])
    const two = await add(`Otter ${width}`, [{ text: { title: 'Otter', text: '<p>Zwemt.</p>' } }])
    const seen = async ({ fullUrl }: { fullUrl: string }, text: string) => {
      await visitor.goto(`/nl/${fullUrl}`)
      await expect(visitor.getByText(text)).toBeVisible()
    }
    const shot = async (name: string) => {
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png` })
    }
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: scheme })
    let presses = 0
    const press = async (name: string | RegExp, role: 'button' | 'menuitem' = 'button') => {
      await page.getByRole(role, { name }).first().click()
      presses++
    }

    await backOffice.open(`pagina's/wijzigen/${one.id}`)
    await press('Blok 1: Tekst: meer')
    await press('Gedeeld maken…', 'menuitem')
    await expect(page.getByLabel('Naam van het gedeelde blok')).toHaveValue(`Actie ${width}`)
    await expectNoFindings(page)
    await expectToFit(page)
    await shot('share')
    await page.getByRole('dialog').getByRole('button', { name: 'Gedeeld maken' }).click()
    presses++
    await expect(page.getByText(`Gedeeld blok ‘Actie ${width}’`)).toBeVisible()
    await backOffice.save()
    presses++
    await expect(page.getByText('Op 1 pagina. Een wijziging ervan geldt overal.')).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
    await shot('shared')
    expect(presses).toBe(4)

    presses = 0
    await backOffice.open(`pagina's/wijzigen/${two.id}`)
    await press('Blok toevoegen')
    await expect(page.getByRole('heading', { name: 'Gedeelde blokken' })).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
    await shot('choose')
    await press(new RegExp(`^Actie ${width} `))
    await expect(page.getByText(`Gedeeld blok ‘Actie ${width}’`)).toBeVisible()
    await backOffice.save()
    presses++
    await expect(page.getByText('Op 2 pagina’s. Een wijziging ervan geldt overal.')).toBeVisible()
    expect(presses).toBeLessThanOrEqual(4)
    await seen(two, 'Nu vijf euro.')

    // Once changed, it reads so on both.
    await page.getByRole('link', { name: 'Gedeeld blok wijzigen' }).click()
    await expect(page.getByRole('link', { name: `Eekhoorn ${width}` })).toBeVisible()
    await expect(page.getByRole('link', { name: `Otter ${width}` })).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
    await shot('form')
    const head = page.getByRole('button', { name: /^Blok 1: Tekst/ }).first()
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
    const text = page.getByRole('textbox', { name: 'Tekst', exact: true })
    await text.fill('Nu tien euro.')
    await backOffice.save()
    await backOffice.hasSaid(`‘Actie ${width}’ is gewijzigd.`)
    for (const each of [one, two]) await seen(each, 'Nu tien euro.')

    // It is not deleted meanwhile, and the pages are named.
    if (width < 600) await backOffice.more()
    await page.getByRole('button', { name: 'Verwijderen' }).click()
    await shot('delete')
    await backOffice.dialog().getByRole('button', { name: 'Verwijderen' }).click()
    await expect(page.getByText(`Het staat op ‘Eekhoorn ${width}’, ‘Otter ${width}’.`)).toBeVisible()
    await shot('refused')

    // Detached, the page keeps what it said and follows no more.
    await backOffice.open(`pagina's/wijzigen/${two.id}`)
    const shared = page.getByRole('button', { name: /^Blok 2: / }).first()
    if ((await shared.getAttribute('aria-expanded')) === 'false') await shared.click()
    await page.getByRole('button', { name: 'Losmaken' }).click()
    await expect(page.getByRole('textbox', { name: 'Tekst', exact: true })).toContainText('Nu tien euro.')
    await shot('detached')
    await backOffice.save()
    await backOffice.hasSaid(`‘Otter ${width}’ is gewijzigd.`)
    const { sharedBlocks } = await api.graphql<{ sharedBlocks: { items: { title: string; uses: number }[] } }>(
      '{ sharedBlocks(perPage: 100) { items { title uses } } }',
    )
    expect(sharedBlocks.items).toContainEqual({ title: `Actie ${width}`, uses: 1 })
    await seen(two, 'Nu tien euro.')
  })
}
