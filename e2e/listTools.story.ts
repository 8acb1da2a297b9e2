import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { logIn } from '../scripts/house/session.mjs'
import { BackOffice } from './BackOffice.js'
import { makeNewsItem, makePage } from './content.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { rememberLanguage } from './rememberLanguage.js'
import { expect, test } from './stories.js'

test('[B12] a filter is stored under a name on every device; so are the columns; what the filter lets through is exported [Y34] @every', async ({
  api,
  backOffice,
  browser,
  baseURL,
}) => {
  const { page } = backOffice
  await makePage(api, 'Bewaarde pagina')
  await makePage(api, '=HYPERLINK("x";"Bewaarde pagina")')
  await backOffice.open("pagina's/overzicht")
  const rows = page.getByRole('row')
  await page.getByRole('searchbox').fill('Bewaarde pagina')
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: 'Bewaarde filters' }).click()
  await page.getByRole('textbox', { name: 'Deze filters bewaren als' }).fill('Mijn twee')
  await page.getByRole('button', { name: 'Bewaren' }).click()
  await expect(page.getByRole('button', { name: 'Mijn twee', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Kolommen' }).click()
  await page.getByRole('checkbox', { name: 'Inleiding', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Menutitel' }).uncheck()
  await page.keyboard.press('Escape')
  const preferences = () => api.graphql<{ myPreferences: { value: string }[] }>('{ myPreferences { value } }')
  await expect.poll(async () => JSON.stringify(await preferences())).toMatch(/intro.*Mijn twee/)

  const laptop = await browser.newContext({ baseURL })
  await laptop.addCookies((await logIn(baseURL ?? '')).browserCookies())
  const elsewhere = new BackOffice(await laptop.newPage())
  await elsewhere.open("pagina's/overzicht")
  await expect(elsewhere.page.getByRole('columnheader', { name: 'Inleiding' })).toBeVisible()
  await expect(elsewhere.page.getByRole('button', { name: 'Bewaarde filters (1)' })).toBeVisible()
  await laptop.close()

  await backOffice.open("pagina's/overzicht")
  await expect(page.getByRole('columnheader', { name: 'Inleiding' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Menutitel' })).toBeHidden()
  await page.getByRole('searchbox').fill('')
  await expect(rows).not.toHaveCount(3)
  await page.getByRole('button', { name: 'Bewaarde filters (1)' }).click()
  await page.getByRole('button', { name: 'Mijn twee', exact: true }).click()
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: 'Bewaarde filters (1)' }).click()
  await page.getByRole('button', { name: '‘Mijn twee’ hernoemen' }).click()
  await page.getByRole('textbox', { name: 'Naam' }).fill('Anders')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Anders', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  const exported = async (format: RegExp) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exporteren' }).click()
    await page.getByRole('menuitem', { name: format }).click()
    return await (await download).path()
  }
  const lines = (await readFile(await exported(/^CSV/), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^\uFEFF"Nummer";"Taal";.*"Titel"/)
  expect(lines.slice(1).join()).toContain(`;"'=HYPERLINK`)
  const sheet = await readSheet(await exported(/^Excel/))
  expect(sheet[0]).toEqual(lines[0]?.replace('\uFEFF', '').slice(1, -1).split('";"'))
  expect(sheet.slice(1).map(([id]) => typeof id)).toEqual(['number', 'number'])

  await page.getByRole('button', { name: 'Bewaarde filters (1)' }).click()
  await page.getByRole('button', { name: '‘Anders’ weggooien' }).click()
  await expect(page.getByRole('button', { name: 'Anders', exact: true })).toBeHidden()
})

test('[P9] [B13] pages are hidden and shown together, and deleted together with what goes along by name @every', async ({
  api,
  backOffice,
  visitor,
}) => {
  const { page } = backOffice
  const [first, second] = [await makePage(api, 'Samen een'), await makePage(api, 'Samen twee')]
  const status = async (fullUrl: string) => (await visitor.goto(`/nl/${fullUrl}`))?.status()
  const chooseBoth = async () => {
    await page.getByRole('checkbox', { name: 'Samen een kiezen' }).check()
    await page.getByRole('checkbox', { name: 'Samen twee kiezen' }).check()
  }
  await backOffice.open("pagina's/overzicht")
  await page.getByRole('searchbox').fill('Samen')
  await chooseBoth()
  await page.getByRole('button', { name: 'Verbergen' }).click()
  await backOffice.hasSaid("2 pagina's zijn verborgen.")
  expect([await status(first.fullUrl), await status(second.fullUrl)]).toEqual([404, 404])

  await chooseBoth()
  await page.getByRole('button', { name: 'Publiceren' }).click()
  await backOffice.hasSaid("2 pagina's zijn gepubliceerd.")
  expect([await status(first.fullUrl), await status(second.fullUrl)]).toEqual([200, 200])

  await chooseBoth()
  await page.getByRole('button', { name: 'Verwijderen' }).click()
  for (const title of ['Samen een', 'Samen twee', '30 dagen']) {
    await expect(backOffice.dialog()).toContainText(title)
  }
  await backOffice.dialog().getByRole('button', { name: 'Verwijderen' }).click()
  await backOffice.hasSaid("2 pagina's zijn verwijderd.")
  expect(await status(first.fullUrl)).toBe(404)
})

test('[E6] [E9] a copy has a title and an address of its own; the original stays as it was @every', async ({
  api,
  backOffice,
}) => {
  const { page } = backOffice
  const { id, url } = await makeNewsItem(api, 'Twee keer hetzelfde')
  await backOffice.open(`nieuws/wijzigen/${id}`)
  await backOffice.more()
  await page.getByRole('link', { name: 'Dupliceren' }).click()
  await expect(page).toHaveURL(new RegExp(`/nieuws/toevoegen\\?kopie-van=${id}$`))
  await expect(page.getByText('Kopie van ‘Twee keer hetzelfde’.')).toBeVisible()
  await expect(backOffice.field('Titel')).toHaveValue('Twee keer hetzelfde (kopie)')
  await backOffice.save()
  await backOffice.hasSaid('Nieuwsbericht ‘Twee keer hetzelfde (kopie)’ is toegevoegd.')
  const { newsItems } = await api.graphql<{ newsItems: { items: { title: string; url: string; text: string }[] } }>(
    '{ newsItems(filter: { search: "Twee keer" }, sort: { field: title }) { items { title url text } } }',
  )
  const text = '<p>Wat er te lezen is.</p>'
  expect(newsItems.items).toEqual([
    { title: 'Twee keer hetzelfde', url, text },
    { title: 'Twee keer hetzelfde (kopie)', url: `${url}-kopie`, text },
  ])
})

test('[E4] [X66] a list is narrowed down to what has no translation, as the dashboard says @every', async ({
  api,
  backOffice,
}) => {
  const { page } = backOffice
  await makeNewsItem(api, 'Nog zonder Engels')
  const translated = await makeNewsItem(api, 'Met het Engels erbij')
  await makeNewsItem(api, 'With the English beside it', 'en', translated.id)
  await backOffice.open('nieuws/overzicht')
  await expect(page.getByRole('row', { name: /Met het Engels erbij/ })).toBeVisible()
  // Both languages are one row, which leads to what is missing.
  await expect(page.getByRole('row', { name: /With the English beside it/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Met het Engels erbij in het Engels' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Vertaling' }).selectOption({ label: 'Ontbreekt' })
  await expect(page.getByRole('row', { name: /Nog zonder Engels/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Met het Engels erbij/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Nog zonder Engels vertalen naar het Engels' }).click()
  await expect(page).toHaveURL(/nieuws\/toevoegen\?vertaling-van=\d+$/)
  await backOffice.open('dashboard')
  const section = page.getByRole('region', { name: 'Nog niet vertaald' })
  await expect(section.getByRole('link', { name: /Nog zonder Engels.*Engels ontbreekt/ })).toBeVisible()
})

test('[E25] [B20] an icon is found by its name among the drawings; blue is advised against, and can be chosen @every', async ({
  api,
  backOffice,
}) => {
  const { page } = backOffice
  await backOffice.open('services/toevoegen')
  await backOffice.fill('Titel', 'Kabels opruimen')
  const icon = page.getByRole('combobox', { name: 'Pictogram' })
  await icon.click()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(51)
  await icon.fill('kabel')
  await page.getByRole('option', { name: 'Kabels' }).click()
  await expect(page.getByText(/^Liever geen blauw/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Achtergrondkleur' }).selectOption({ label: 'Blauw' })
  await backOffice.save()
  await backOffice.hasSaid('Dienst ‘Kabels opruimen’ is toegevoegd.')
  // Other stories expect the list of services that the demo shows, each with a picture and a price.
  const { services } = await api.graphql<{ services: { items: { id: number }[] } }>(
    '{ services(filter: { search: "Kabels opruimen" }) { items { id } } }',
  )
  for (const { id } of services.items) await api.graphql(`mutation { deleteService(id: ${id}) { deleted } }`)
})

test('[X66] jobs get a status and a colleague together; filters stand in one row, the others on request @every', async ({
  api,
  backOffice,
}) => {
  const { page } = backOffice
  const { me } = await api.graphql<{ me: { name: string } }>('{ me { name } }')
  const { register } = await api.graphql<{ register: { id: number } }>(
    'mutation { register(input: { name: "Samen Gewijzigd", email: "samen@example.com" }) { id } }',
  )
  const ids: number[] = []
  for (const description of ['Eerste laptop', 'Tweede laptop']) {
    const { createStatusRepair } = await api.graphql<{ createStatusRepair: { id: number } }>(
      `mutation { createStatusRepair(input: { customer: ${register.id}, description: "${description}" }) { id } }`,
    )
    ids.push(createStatusRepair.id)
  }
  await backOffice.open(`reparaties/overzicht?filter=${encodeURIComponent(JSON.stringify({ customer: register.id }))}`)
  await expect(page.getByRole('row')).toHaveCount(3)
  const labels = page.getByRole('main').locator('label[for^="filter-"]')
  const tops = await labels.evaluateAll((all) => all.map((label) => Math.round(label.getBoundingClientRect().top)))
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size).toBe(1)
  const more = page.getByRole('button', { name: /^Meer filters/ })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  await expect(page.getByRole('group', { name: 'Meer filters' })).toBeVisible()
  await expectNoFindings(page)
  await more.click()

  await page.getByRole('checkbox', { name: 'Alle rijen op deze pagina kiezen' }).check()
  await page.getByRole('button', { name: 'Status geven' }).click()
  await backOffice.dialog().getByRole('combobox', { name: 'Nieuwe status' }).selectOption({ label: 'In behandeling' })
  await expect(backOffice.dialog()).toContainText('1 klant krijgt er 2 mails over.')
  await expectNoFindings(page)
  await backOffice.dialog().getByRole('button', { name: '2 opdrachten wijzigen' }).click()
  await backOffice.hasSaid('2 opdrachten zijn gewijzigd.')
  await expect(page.getByRole('row').filter({ hasText: 'In behandeling' })).toHaveCount(2)

  await page.getByRole('checkbox', { name: 'Alle rijen op deze pagina kiezen' }).check()
  await page.getByRole('button', { name: 'Toewijzen' }).click()
  await backOffice.dialog().getByRole('combobox', { name: 'Wie eraan werkt' }).selectOption({ label: me.name })
  await backOffice.dialog().getByRole('button', { name: '2 opdrachten wijzigen' }).click()
  await expect(backOffice.dialog()).toBeHidden()
  const { statusesRepair } = await api.graphql<{ statusesRepair: { items: { assignedTo: object | null }[] } }>(
    `{ statusesRepair(filter: { ids: [${ids}] }) { items { assignedTo { id } } } }`,
  )
  expect(statusesRepair.items.every(({ assignedTo }) => assignedTo !== null)).toBe(true)
})

for (const [language, width] of [['en', 1280], ...longForm(['nl', 375], ['nl', 1280], ['en', 375])] as const) {
  test(`[B12] axe finds nothing on a list with its panels (${language}, ${width} px), which fits @every`, async ({
    backOffice,
  }) => {
    const { page } = backOffice
    await page.setViewportSize({ width, height: 900 })
    await rememberLanguage(page, language)
    await backOffice.open('emails/overzicht')
    await expect(page.getByRole('button', { name: /^(Ongelezen|Unread) \(/ })).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
    if (width < 720) await page.getByRole('button', { name: 'Filters' }).click()
    for (const panel of [/^(Kolommen|Columns)$/, /^(Bewaarde|Saved) filters/]) {
      await page.getByRole('button', { name: panel }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoFindings(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })
}

for (const section of ['reparaties', ...longForm('uitgaande-mail', "pagina's", 'producten', 'klanten')]) {
  test(`[B12] [X71] all columns of ${section} are in sight at 1280 pixels`, async ({ api, backOffice }) => {
    if (section === 'uitgaande-mail') await api.graphql('mutation { sendTestMail }')
    await backOffice.open(`${section}/overzicht`)
    await expect(backOffice.page.getByRole('row').nth(1)).toBeVisible()
    const hidden = await backOffice.page
      .getByRole('table')
      .evaluate(
        (table) => table.getBoundingClientRect().right - (table.parentElement?.getBoundingClientRect().right ?? 0),
      )
    expect(hidden).toBeLessThanOrEqual(0)
  })
}

test('[X71] on a phone a value stands on the line of its label, and the dark menu has a dark scrollbar', async ({
  backOffice,
}) => {
  const { page } = backOffice
  await page.setViewportSize({ width: 375, height: 700 })
  await backOffice.open('nieuws/overzicht')
  const value = page.getByText('Ja', { exact: true }).first()
  await expect(value).toBeVisible()
  const [ofValue = 0, ofLabel = 0] = await value.evaluate((element) => {
    // What is empty and inline stands on the line itself.
    const lineOf = (text: Element) => {
      const mark = document.createElement('span')
      mark.style.display = 'inline-block'
      text.append(mark)
      const { bottom } = mark.getBoundingClientRect()
      mark.remove()
      return bottom
    }
    const label = element.closest('dd')?.previousElementSibling
    if (!label) throw new Error('There is no label beside it')
    return [lineOf(element), lineOf(label)]
  })
  expect(Math.abs(ofValue - ofLabel)).toBeLessThan(1)

  const schemeOfMenu = () =>
    page.getByRole('navigation', { name: 'Beheermenu' }).evaluate((menu) => {
      let scrolled: Element | null = menu
      while (scrolled && !['auto', 'scroll'].includes(getComputedStyle(scrolled).overflowY)) {
        scrolled = scrolled.parentElement
      }
      return scrolled && getComputedStyle(scrolled).colorScheme
    })
  await page.getByRole('button', { name: 'Menu openen' }).click()
  await expect.poll(schemeOfMenu).toBe('dark')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Beheermenu' })).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 700 })
  await expect.poll(schemeOfMenu).toBe('dark')
})
