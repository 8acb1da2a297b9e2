import type { Locator } from '@playwright/test'
import type { Session } from '../scripts/house/session.mjs'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { shopDay, shopInstant } from './shopClock.js'
import { expect, shopAddress, test } from './stories.js'

/** A weekday so far ahead that nobody else makes appointments there. */
function quietDay(ahead: number): string {
  const days = [0, 1, 2].map((more) => shopDay(ahead + more))
  return days.find((day) => ![0, 6].includes(new Date(day).getUTCDay())) ?? ''
}

/** A kind of the stories' own, the first of all: three at once, so that nothing else is in the way. */
async function ownKind(api: Session): Promise<number> {
  const title = 'Proef om te komen'
  const { appointmentKinds } = await api.graphql<{ appointmentKinds: { items: { id: number; titleNl: string }[] } }>(
    '{ appointmentKinds(perPage: 100) { items { id titleNl } } }',
  )
  const found = appointmentKinds.items.find(({ titleNl }) => titleNl === title)
  if (found) return found.id
  const { createAppointmentKind } = await api.graphql<{ createAppointmentKind: { id: number } }>(
    'mutation ($input: CreateAppointmentKindInput!) { createAppointmentKind(input: $input) { id } }',
    { input: { titleNl: title, url: 'proef-om-te-komen', minutes: 30, capacity: 3, position: 0 } },
  )
  return createAppointmentKind.id
}

/** An appointment that the shop makes. */
async function makeAppointment(
  api: Session,
  values: { name: string; day: string; time: string; emailAddress?: string } & object,
) {
  const { day, time, ...rest } = values
  const kind = await ownKind(api)
  const { addAppointment } = await api.graphql<{ addAppointment: { id: number } }>(
    `mutation ($input: AppointmentInput!) { addAppointment(input: $input, notify: false) { id } }`,
    {
      input: {
        kind,
        startsAt: shopInstant(day, `${time}:00`).toISOString(),
        minutes: 60,
        ...rest,
      },
    },
  )
  return addAppointment.id
}

/** Where something is once the grid has measured its rows. */
async function settledBox(locator: Locator) {
  let box = await locator.boundingBox()
  await expect(async () => {
    const before = box
    await locator.page().waitForTimeout(100)
    box = await locator.boundingBox()
    expect(box).toEqual(before)
    expect(box).not.toBeNull()
  }).toPass()
  return box as NonNullable<typeof box>
}

async function stored(api: Session, id: number) {
  const { appointment } = await api.graphql<{
    appointment: { startsAt: string; state: string; statusRepair: { number: string } | null }
  }>('query ($id: Int!) { appointment(id: $id) { startsAt state statusRepair { number } } }', { id })
  return appointment
}

test('[T6] the owner adds an appointment by pressing on the grid, moves it by form and marks who did not come', async ({
  api,
  backOffice,
}) => {
  const { page } = backOffice
  await ownKind(api)
  const day = quietDay(40)
  const dialog = backOffice.dialog()
  await backOffice.open('dashboard')
  await page.getByRole('navigation', { name: 'Beheermenu' }).getByRole('link', { name: 'Agenda' }).click()
  await expect(page).toHaveURL('/cougarXr7/agenda')
  await page.getByLabel('Ga naar dag').fill(day)
  await page.getByRole('button', { name: 'Dag', exact: true }).click()
  const grid = page.getByRole('region', { name: /^Agenda van / }).getByRole('table')
  await expect(grid).toBeVisible()
  const box = await settledBox(grid)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)

  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Dag')).toHaveValue(day)
  await expect(dialog.getByLabel('Tijd')).not.toHaveValue('')
  await dialog.getByLabel('Tijd').fill('11:00')
  await dialog.getByRole('textbox', { name: 'Naam' }).fill('Gerda Langs')
  await dialog.getByRole('textbox', { name: 'E-mailadres' }).fill('gerda.langs@example.com')
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: 'Afspraak maken' }).click()
  await backOffice.hasSaid('De afspraak met Gerda Langs staat in de agenda, de bevestiging wordt gemaild.')

  const event = page.getByRole('button', { name: /Gerda Langs/ })
  await expect(event).toContainText('11:00')
  await event.focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Verplaatsen' }).click()
  await dialog.getByLabel('Tijd').fill('03:00')
  await expect(dialog.getByText('Let op bij deze tijd')).toBeVisible()
  await dialog.getByLabel('Tijd').fill('14:00')
  await expect(dialog.getByText('Deze tijd is vrij.')).toBeVisible()
  await dialog.getByRole('checkbox').uncheck()
  await dialog.getByRole('button', { name: 'Verplaatsen' }).click()
  await backOffice.hasSaid('De afspraak met Gerda Langs is gewijzigd, er gaat geen mail.')
  await expect(event).toContainText('14:00')

  await event.click()
  await dialog.getByRole('button', { name: 'Niet gekomen' }).click()
  await backOffice.hasSaid('Genoteerd: Gerda Langs is niet gekomen.')
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: 'Sluiten' }).click()
  await expect(event).toContainText('Niet gekomen')
  await expectNoFindings(page)
})

test('[T6] an appointment is dragged to another hour, which is asked before it holds @every', async ({
  api,
  backOffice,
}) => {
  const { page } = backOffice
  const day = quietDay(44)
  const id = await makeAppointment(api, { name: 'Bert Sleept', day, time: '10:00' })
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await backOffice.open(`agenda?weergave=dag&dag=${day}`)
  const event = page.getByRole('button', { name: /Bert Sleept/ })
  const drag = async (down: number) => {
    const box = await settledBox(event)
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 3 }
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    // A hand begins slowly: from where it is noticed the way is measured.
    await page.mouse.move(from.x, from.y + 8, { steps: 8 })
    await page.mouse.move(from.x, from.y + down * (box.height + 1), { steps: 8 })
    // What is dragged follows with the next frames.
    await page.waitForTimeout(200)
    await page.mouse.move(from.x + 2, from.y + down * (box.height + 1))
    await page.waitForTimeout(200)
    await page.mouse.up()
  }
  await expect(event).toBeVisible()
  await drag(1)
  const dialog = backOffice.dialog()
  await expect(dialog.getByLabel('Tijd')).toHaveValue('11:00')
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await expect(event).toContainText('10:00')

  await drag(2)
  await expect(dialog.getByLabel('Tijd')).toHaveValue('12:00')
  await dialog.getByRole('button', { name: 'Verplaatsen' }).click()
  await backOffice.hasSaid('De afspraak met Bert Sleept is gewijzigd, er gaat geen mail.')
  expect((await stored(api, id)).startsAt).toBe(shopInstant(day, '12:00:00').toISOString())
  await expect(event).toContainText('12:00')
  expect(refused).toEqual([])
})

test('[T6] hours are blocked with the appointments in them named, drawn, and made available again @every', async ({
  api,
  backOffice,
}) => {
  const { page } = backOffice
  const day = quietDay(48)
  const dialog = backOffice.dialog()
  await makeAppointment(api, { name: 'Els Geblokt', day, time: '10:00' })
  await backOffice.open(`agenda?weergave=week&dag=${day}`)
  await page.getByRole('button', { name: 'Uren blokkeren' }).click()
  await dialog.getByLabel('Tot tijd').fill('12:00')
  await dialog.getByLabel(/^Reden/).fill('Cursus')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Els Geblokt' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Blokkeren' }).click()
  await backOffice.hasSaid('Deze uren zijn geblokkeerd.')
  const block = page.getByRole('button', { name: /Geblokkeerd: Cursus/ })
  await expect(block).toBeVisible()
  await expectNoFindings(page)
  await block.click({ position: { x: 4, y: 60 } })
  await dialog.getByRole('button', { name: 'Weer vrijgeven' }).click()
  await backOffice.hasSaid('Deze uren zijn weer vrij.')
  await expect(block).toHaveCount(0)
})

test('[T6] [K19] a cancelled appointment is shown when asked for, and on the page of its customer @every', async ({
  api,
  backOffice,
}) => {
  const { page } = backOffice
  const day = quietDay(54)
  const email = `karel.kan.niet.${Date.now()}@example.com`
  const { register } = await api.graphql<{ register: { id: number } }>(
    'mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }',
    { input: { name: 'Karel Kan Niet', email, language: 'nl' } },
  )
  // Only the e-mail address says whose it is.
  await makeAppointment(api, { name: 'Karel Kan Niet', day, time: '10:00', emailAddress: email.toUpperCase() })
  await backOffice.open(`agenda?weergave=dag&dag=${day}`)
  const event = page.getByRole('button', { name: /Karel Kan Niet/ })
  await event.click()
  const dialog = backOffice.dialog()
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await dialog.getByRole('button', { name: 'Afspraak annuleren' }).click()
  await backOffice.hasSaid('De afspraak met Karel Kan Niet is geannuleerd, de klant krijgt een mail.')
  await expect(event).toHaveCount(0)
  await page.getByRole('switch', { name: 'Geannuleerde tonen' }).click()
  await expect(page).toHaveURL(/geannuleerd=ja/)
  await expect(event.locator('.agenda-name')).toHaveCSS('text-decoration-line', 'line-through')
  await expectNoFindings(page)

  await backOffice.open(`klanten/wijzigen/${register.id}`)
  const appointments = page.getByRole('region', { name: 'Afspraken' })
  await expect(appointments).toContainText('Geannuleerd')
  await expectNoFindings(page)
  await appointments.getByRole('link').click()
  await expect(dialog).toContainText(/mail/)
  await expect(dialog.getByRole('status')).toContainText(email.toUpperCase())
})

test('[T7] the address of the calendar feed is made, copied, renewed and revoked @every', async ({
  api,
  backOffice,
}) => {
  const { page } = backOffice
  await api.graphql('mutation { revokeCalendarFeed }')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const dialog = page.getByRole('dialog', { name: 'Agenda in eigen programma' })
  const address = dialog.getByRole('group', { name: 'Adres van de agenda' })
  const statusOf = async (url: string) => (await page.request.get(new URL(url).pathname)).status()
  await backOffice.open('agenda')
  await page.getByRole('button', { name: 'Agenda in eigen programma' }).click()
  await dialog.getByRole('button', { name: 'Adres maken' }).click()
  await expect(address).toContainText(/\/agenda\/[0-9A-Za-z]{22}\.ics$/)
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: 'Kopiëren' }).click()
  await backOffice.hasSaid('Het adres is gekopieerd.')
  const first = await page.evaluate(() => navigator.clipboard.readText())
  expect(await address.textContent()).toBe(first)
  expect(await statusOf(first)).toBe(200)

  const confirm = async (name: string) => {
    await dialog.getByRole('button', { name }).click()
    await page.getByRole('dialog', { name, exact: true }).getByRole('button', { name }).click()
  }
  await confirm('Nieuw adres')
  await backOffice.hasSaid('Dit is het nieuwe adres. Het oude werkt niet meer.')
  await expect(address).not.toHaveText(first)
  const second = (await address.textContent()) ?? ''
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  await confirm('Intrekken')
  await backOffice.hasSaid('Het adres is ingetrokken.')
  await expect(dialog.getByRole('button', { name: 'Adres maken' })).toBeVisible()
  expect(await statusOf(second)).toBe(404)
})

test('[T9] an appointment becomes an intake with one press, and notes its job', async ({ api, backOffice }) => {
  const { page } = backOffice
  const day = quietDay(52)
  const id = await makeAppointment(api, {
    ...{ name: 'Iris Inname', day, time: '10:00' },
    ...{ phoneNumber: '06 87654321', emailAddress: 'iris.inname@example.com', remark: 'Toetsenbord doet het niet.' },
  })
  await backOffice.open(`agenda?weergave=lijst&dag=${day}`)
  await page.getByRole('button', { name: /Iris Inname/ }).click()
  const call = backOffice.dialog().getByRole('link', { name: 'Bel 06 87654321' })
  await expect(call).toHaveAttribute('href', 'tel:0687654321')
  await backOffice.dialog().getByRole('button', { name: 'Inname beginnen' }).click()
  await expect(page).toHaveURL('/cougarXr7/inname')
  await expect(page.getByRole('textbox', { name: 'Naam' }).first()).toHaveValue('Iris Inname')
  const written = () =>
    page.locator('textarea').evaluateAll((all) => all.map((area) => (area as HTMLTextAreaElement).value))
  await expect.poll(async () => (await written()).join()).toContain('Toetsenbord doet het niet.')
  await page.getByRole('textbox', { name: 'Merk' }).fill('Acer')
  await page.getByRole('button', { name: 'Inname opslaan' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^\d\d-\d+/ })).toBeVisible()
  const { state, statusRepair } = await stored(api, id)
  expect(state).toBe('come')
  expect(statusRepair?.number).toBeTruthy()
  await backOffice.open(`agenda?weergave=lijst&dag=${day}&afspraak=${id}`)
  await expect(
    backOffice.dialog().getByRole('link', { name: `Naar de opdracht ${statusRepair?.number}` }),
  ).toBeVisible()
})

for (const [language, width, scheme] of [
  ['en', 375, 'dark'],
  ['nl', 1280, 'light'],
  ...longForm(['en', 1280, 'dark'] as const, ['nl', 375, 'light'] as const),
] as const) {
  test(`[T6] axe finds nothing in any view of the agenda, which fit ${width} px (${language}, ${scheme}) @every`, async ({
    api,
    backOffice,
  }) => {
    const { page } = backOffice
    const isDutch = language === 'nl'
    const day = quietDay(56)
    await makeAppointment(api, { name: 'Vera Bekijkt', day, time: width === 375 ? '09:00' : '11:00' })
    const state = encodeURIComponent(JSON.stringify({ language, theme: scheme }))
    await page.context().addCookies([{ name: 'state', value: state, url: shopAddress('/') }])
    await page.setViewportSize({ width, height: 800 })
    for (const view of width === 375 ? ['lijst', 'dag'] : ['lijst', 'dag', 'week', 'maand']) {
      await backOffice.open(`agenda?weergave=${view}&dag=${day}`)
      await expect(page.getByRole('button', { name: /Vera Bekijkt/ }).first()).toBeVisible()
      await expectNoFindings(page)
      await expectToFit(page)
    }
    await page.getByRole('button', { name: isDutch ? 'Nieuwe afspraak' : 'New appointment' }).click()
    await expect(backOffice.dialog()).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
  })
}
