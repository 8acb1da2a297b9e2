import type { Page } from '@playwright/test'
import type { Session } from '../scripts/house/session.mjs'
import { addKind, type StoryKind, withoutKinds } from './appointmentKinds.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { openSite } from './openSite.js'
import { comingWeekday } from './shopClock.js'
import { expect, shopAddress, test } from './stories.js'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Another person, who takes a time. The same person makes at most three appointments. */
async function bookAs(api: Session, kind: StoryKind, startsAt: string, fields: object = {}): Promise<string> {
  const unique = `${Date.now()}${Math.floor(Math.random() * 10_000)}`
  const input = { kind: kind.id, startsAt, name: 'Iemand anders', emailAddress: `a${unique}@example.com`, ...fields }
  const { booked } = await api.graphql<{ booked: { code: string } }>(
    'mutation ($input: BookAppointmentInput!) { booked: bookAppointment(input: $input) { code } }',
    { input },
  )
  return booked.code
}

async function slotsOn(api: Session, kind: StoryKind, day: string): Promise<{ startsAt: string; time: string }[]> {
  const { days } = await api.graphql<{ days: { slots: { startsAt: string; time: string }[] }[] }>(
    'query ($kind: Int!, $day: Day!) { days: publicSlots(kind: $kind, from: $day, to: $day) { slots { startsAt time } } }',
    { kind: kind.id, day },
  )
  return days.flatMap(({ slots }) => slots)
}

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Naam', { exact: true }).fill(name)
  await page.getByLabel('E-mailadres').fill(`${name.replaceAll(' ', '.').toLowerCase()}.${Date.now()}@example.com`)
}

test('[T3] on a phone a visitor chooses a kind, a day and a time, and the appointment is made', async ({
  api,
  visitor,
}) => {
  const kind = await addKind(api)
  await visitor.setViewportSize({ width: 375, height: 740 })
  await openSite(visitor, '/nl/afspraak')
  await expectToFit(visitor)
  await expectNoFindings(visitor)

  await visitor.getByRole('link', { name: kind.title }).click()
  await expect(heading(visitor)).toHaveText('Kies een dag')
  await expect(heading(visitor)).toBeFocused()
  await expectToFit(visitor)
  await expectNoFindings(visitor)
  await visitor.getByRole('table').first().getByRole('link').first().click()
  await expect(heading(visitor)).toHaveText('Kies een tijd')
  await expect(visitor).toHaveURL(/\?dag=\d{4}-\d{2}-\d{2}$/)
  await expectToFit(visitor)
  await expectNoFindings(visitor)
  await visitor
    .getByRole('main')
    .getByRole('link', { name: /^\d\d:\d\d$/ })
    .first()
    .click()
  await expect(heading(visitor)).toHaveText('Je gegevens')
  const summary = visitor.getByRole('complementary', { name: 'Je afspraak' })
  await expect(summary).toContainText('gratis')
  await expect(summary).toContainText('In de winkel')
  await expect(summary).toContainText('annuleren')
  await expectToFit(visitor)
  await expectNoFindings(visitor)

  const submit = visitor.getByRole('button', { name: 'Bevestig de afspraak' })
  await submit.click()
  await expect(visitor.getByLabel('Naam', { exact: true })).toBeFocused()
  await fillIn(visitor, 'Noor Tel')
  // What was typed survives a reload, and another time.
  await visitor.reload()
  await expect(visitor.getByLabel('Naam', { exact: true })).toHaveValue('Noor Tel')
  await visitor.goBack()
  await expect(heading(visitor)).toHaveText('Kies een tijd')
  await visitor.goForward()
  await expect(visitor.getByLabel('Naam', { exact: true })).toHaveValue('Noor Tel')
  await submit.click()
  await expect(heading(visitor)).toHaveText('Je afspraak staat')
  await expect(heading(visitor)).toBeFocused()
  await expect(visitor).toHaveURL(/\/nl\/afspraak\/[0-9A-Za-z]{22}$/)
  await expect(visitor.getByRole('main')).toContainText(kind.title)
  await expect(visitor.getByRole('link', { name: 'Zet in je agenda' })).toHaveAttribute('href', /agenda\.ics$/)
  await expectToFit(visitor)
  await expectNoFindings(visitor)
})

test('[T3] [T5] with the keyboard alone, in English: made, moved and cancelled @every', async ({ api, visitor }) => {
  const kind = await addKind(api, { changeHours: 0 })
  const press = async (name: string | RegExp, role: 'link' | 'button' = 'link') => {
    await visitor.getByRole('main').getByRole(role, { name }).first().focus()
    await visitor.keyboard.press('Enter')
  }
  await visitor.setViewportSize({ width: 1280, height: 800 })
  await openSite(visitor, '/en/appointment')
  await press(`Check ${kind.title}`)
  await expect(heading(visitor)).toBeFocused()
  await expectNoFindings(visitor)
  await press(/\d times? free$/)
  await expect(heading(visitor)).toHaveText('Choose a time')
  await press(/^\d\d:\d\d$/)
  await expect(heading(visitor)).toHaveText('Your details')
  await expectNoFindings(visitor)
  await visitor.getByLabel('Name', { exact: true }).focus()
  await visitor.keyboard.type('Kay Board')
  await visitor.keyboard.press('Tab')
  await visitor.keyboard.type(`kay${Date.now()}@example.com`)
  await visitor.keyboard.press('Enter')
  await expect(heading(visitor)).toHaveText('Your appointment is confirmed')
  await expectNoFindings(visitor)

  const address = new URL(visitor.url()).pathname
  await press('Move it')
  await expect(heading(visitor)).toHaveText('Choose a new day')
  await press(/ at \d\d:\d\d$/)
  await expect(heading(visitor)).toHaveText('Is this right?')
  const button = visitor.getByRole('button', { name: /^Move to / })
  const moved = (await button.textContent())?.replace('Move to ', '') ?? ''
  await button.focus()
  await visitor.keyboard.press('Enter')
  await expect(visitor).toHaveURL(new RegExp(`${address}$`))
  await expect(visitor.getByRole('main')).toContainText(moved)

  await visitor.getByText('Cancel it', { exact: true }).focus()
  await visitor.keyboard.press('Enter')
  await press('Yes, cancel the appointment', 'button')
  await expect(heading(visitor)).toHaveText('Your appointment is cancelled')
  await expectNoFindings(visitor)
})

test('[T3] without scripts: a home visit, what was wrong and a time that has gone lose nothing that was typed', async ({
  api,
  browser,
}) => {
  const kind = await addKind(api, { place: 'home', postcodes: '5401', travelMinutes: 0 })
  const day = comingWeekday(3)
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })
  const page = await context.newPage()
  await page.goto(shopAddress(`/nl/afspraak/soort/${kind.url}?toestel=HP+Envy&klacht=Scherm+kapot`))
  await page.getByLabel('Postcode', { exact: true }).fill('9999 ZZ')
  await page.getByRole('button', { name: 'Toon de dagen' }).click()
  await expect(page.locator('.field__error')).toBeVisible()
  await page.getByLabel('Postcode', { exact: true }).fill('5401 AB')
  await page.getByRole('button', { name: 'Toon de dagen' }).click()
  await expect(heading(page)).toHaveText('Kies een dag')
  await page.locator(`a[href*="dag=${day}"]`).last().click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^\d\d:\d\d$/ })
    .first()
    .click()
  await expect(page.getByLabel('Wat moeten we weten?')).toHaveValue('HP Envy: Scherm kapot')
  await expect(page.getByLabel('Postcode', { exact: true })).toHaveValue('5401 AB')
  await page.getByLabel('Naam', { exact: true }).fill('Zonder Scripts')
  const submit = page.getByRole('button', { name: 'Bevestig de afspraak' })
  await submit.click()
  await expect(page.getByText("Het is verplicht om het veld 'E-mailadres' in te vullen.")).toBeVisible()
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Zonder Scripts')

  await page.getByLabel('E-mailadres').fill(`zonder${Date.now()}@example.com`)
  await page.getByLabel('Telefoonnummer').fill('06 12345678')
  await page.getByLabel('Straat en huisnummer').fill('Molenstraat 1')
  const startsAt = await page.locator('input[name="startsAt"]').inputValue()
  await bookAs(api, kind, startsAt, { postcode: '5401 AB', address: 'Elders 2', phoneNumber: '06 87654321' })
  await submit.click()
  await expect(page.locator('.form__problem')).toBeVisible()
  await expect(page.getByLabel('Straat en huisnummer')).toHaveValue('Molenstraat 1')
  await page.getByRole('radio').first().check()
  await submit.click()
  await expect(heading(page)).toHaveText('Je afspraak staat')
  await context.close()
})

test('[T3] [T4] a time that goes while one types is said so, and the next ones are offered in the same form @every', async ({
  api,
  visitor,
}) => {
  const kind = await addKind(api)
  const day = comingWeekday(4)
  const [slot] = await slotsOn(api, kind, day)
  if (!slot) throw new Error('Nothing is free')
  const address = `/nl/afspraak/soort/${kind.url}?dag=${day}&tijd=${slot.time}`
  await openSite(visitor, address)
  await fillIn(visitor, 'Net Te Laat')
  await bookAs(api, kind, slot.startsAt)
  const submit = visitor.getByRole('button', { name: 'Bevestig de afspraak' })
  await submit.click()
  await expect(visitor.getByRole('main').getByRole('alert')).toBeVisible()
  const times = visitor.getByRole('radiogroup', { name: 'Deze tijden zijn er nog' }).getByRole('radio')
  await expect(times).toHaveCount(3)
  await expect(visitor.getByLabel('Naam', { exact: true })).toHaveValue('Net Te Laat')
  await expectNoFindings(visitor)
  await times.first().check()
  await submit.click()
  await expect(heading(visitor)).toHaveText('Je afspraak staat')

  // Whoever opens the link later chooses among what is left.
  await visitor.goto(address)
  await expect(visitor.getByRole('main').getByRole('alert')).toContainText('net vergeven')
})

test('[T5] a secret address is cached nowhere; too late to change leads to the telephone; another code opens nothing @every', async ({
  api,
  visitor,
}) => {
  const kind = await addKind(api, { changeHours: 336 })
  const [slot] = await slotsOn(api, kind, comingWeekday(2))
  const code = await bookAs(api, kind, slot?.startsAt ?? '')
  const answer = await visitor.goto(`/nl/afspraak/${code}`)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  await expect(visitor.getByRole('main')).toContainText('kan hier niet meer')
  await expect(visitor.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(visitor.getByText('Annuleren', { exact: true })).toHaveCount(0)
  const dead = await visitor.goto('/en/appointment/0123456789012345678901')
  expect(dead?.status()).toBe(404)
  await expect(heading(visitor)).toHaveText('This link does not work (any more)')
  await expectNoFindings(visitor)
})

test('[T1] later months are reached by keyboard and without scripts, and said when they are @every', async ({
  api,
  visitor,
  browser,
}) => {
  const kind = await addKind(api, { horizonDays: 300 })
  await visitor.setViewportSize({ width: 1280, height: 800 })
  await openSite(visitor, `/en/appointment/kind/${kind.url}`)
  await expect(heading(visitor)).toHaveText('Choose a day')
  const later = visitor
    .getByRole('navigation', { name: 'Other months' })
    .getByRole('link', { name: /^Later: \w+ \d{4}$/ })
  const month = (await later.textContent())?.replace('Later: ', '') ?? ''
  await later.focus()
  await visitor.keyboard.press('Enter')
  await expect(heading(visitor)).toHaveText(new RegExp(`^Choose a day: ${month} and \\w+ \\d{4}$`))
  await expect(heading(visitor)).toBeFocused()
  await expect(visitor.getByRole('table', { name: month })).toBeVisible()
  await expectNoFindings(visitor)
  await expectToFit(visitor)

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 740 } })
  const page = await context.newPage()
  // A long title stays within the screen of a phone.
  await page.goto(shopAddress(`/en/appointment/kind/${kind.url}`))
  await expectToFit(page)
  await page.goto(shopAddress(`/nl/afspraak/soort/${kind.url}`))
  await page.getByRole('link', { name: /^Later: / }).click()
  await expect(heading(page)).toHaveText(/^Kies een dag: \w+ \d{4} en \w+ \d{4}$/)
  await expectToFit(page)
  await page.getByRole('table').first().getByRole('link').last().click()
  await expect(heading(page)).toHaveText('Kies een tijd')
  await page.getByRole('link', { name: 'Kies een andere dag' }).click()
  await expect(heading(page)).toHaveText(/^Kies een dag: /)
  await page.getByRole('link', { name: /^Eerder: / }).click()
  await expect(page.getByRole('link', { name: /^Eerder: / })).toHaveCount(0)
  await context.close()
})

test('[T5] [T12] moving offers what overlaps with its own time; moved too often it says so, and stays as it is @every', async ({
  api,
  browser,
}) => {
  const kind = await addKind(api, { minutes: 60, changeHours: 0 })
  const day = comingWeekday(2)
  const free = await slotsOn(api, kind, day)
  const [first, second] = [free[1], free[2]]
  const code = await bookAs(api, kind, first?.startsAt ?? '')
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 740 } })
  const page = await context.newPage()
  const moveTo = async (time: string) => {
    await page.goto(shopAddress(`/nl/afspraak/${code}?verzetten=1&dag=${day}`))
    await page.getByRole('link', { name: time, exact: true }).click()
    await expect(heading(page)).toHaveText('Klopt het zo?')
    await page.getByRole('button', { name: /^Verzet naar / }).click()
  }
  // Half an hour later is offered to nobody else.
  expect((await slotsOn(api, kind, day)).map(({ time }) => time)).not.toContain(second?.time)
  for (let turn = 0; turn < 5; turn++) {
    await moveTo((turn % 2 === 0 ? second : first)?.time ?? '')
    await expect(heading(page)).toHaveText('Je afspraak staat')
  }
  await moveTo(first?.time ?? '')
  await expect(page.getByRole('alert')).toHaveText(/binnen een dag al 5 keer verzet\. Bel ons op /)
  await expectToFit(page)
  await page.getByRole('link', { name: 'Laat het zoals het was' }).click()
  await expect(page.getByRole('main')).toContainText(second?.time ?? '')
  await context.close()
})

test('[C8] an action button opens the next free times, one of which is booked there, on a phone by keyboard too', async ({
  api,
  visitor,
}) => {
  const kind = await addKind(api)
  await visitor.setViewportSize({ width: 375, height: 740 })
  await openSite(visitor, '/nl')
  const opener = visitor.getByRole('main').getByRole('link', { name: 'Maak een afspraak' }).first()
  await opener.focus()
  await visitor.keyboard.press('Enter')
  const dialog = visitor.getByRole('dialog', { name: 'Maak een afspraak' })
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  const free = dialog.getByRole('button', { name: /^\d\d:\d\d$/ })
  await dialog.getByRole('radio', { name: kind.title }).check()
  await expect(free.first()).toBeVisible()
  expect(await free.count()).toBeLessThanOrEqual(18)
  await expectToFit(visitor)
  await expectNoFindings(visitor)
  await visitor.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await visitor.keyboard.press('Enter')
  await dialog.getByRole('radio', { name: kind.title }).check()
  const time = (await free.first().textContent()) ?? ''
  await free.first().click()
  const who = visitor.getByRole('dialog', { name: 'Je gegevens' })
  await expect(who).toContainText(kind.title)
  await expect(who).toContainText('gratis')
  await fillIn(visitor, 'Dia Loog')
  await expectToFit(visitor)
  await expectNoFindings(visitor)
  await who.getByRole('button', { name: 'Bevestig de afspraak' }).dblclick()
  await expect(heading(visitor)).toHaveText('Je afspraak staat')
  await expect(visitor.getByRole('main')).toContainText(time)
  await expect(visitor.getByRole('dialog')).toHaveCount(0)
  const { appointments } = await api.graphql<{ appointments: { total: number } }>(
    'query ($kind: Int!) { appointments(filter: { search: "Dia Loog" }) { total } }'.replace('($kind: Int!) ', ''),
  )
  expect(appointments.total).toBe(1)
})

test('[C8] the button leads to the screen in another tab, and where there are no scripts', async ({
  browser,
  visitor,
}) => {
  await openSite(visitor, '/en')
  const link = visitor.getByRole('main').getByRole('link', { name: 'Make an appointment' }).first()
  const [tab] = await Promise.all([visitor.context().waitForEvent('page'), link.click({ button: 'middle' })])
  await expect(tab).toHaveURL(/\/en\/appointment$/)
  await expect(visitor.getByRole('dialog')).toHaveCount(0)
  await tab.close()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(shopAddress('/nl'))
  await page.getByRole('main').getByRole('link', { name: 'Maak een afspraak' }).first().click()
  await expect(page).toHaveURL(/\/nl\/afspraak$/)
  await context.close()
})

test('[T3] a shop without kinds of appointment takes a message at that address', async ({ api, visitor }) => {
  await withoutKinds(api, async () => {
    await openSite(visitor, '/nl/afspraak')
    await expect(visitor.getByRole('button', { name: 'Afspraak aanvragen' })).toBeVisible()
    await visitor.getByRole('banner').getByRole('link', { name: 'Maak een afspraak' }).click()
    await expect(visitor.getByRole('dialog', { name: 'Maak een afspraak' })).toBeVisible()
  })
})

test('[T10] a customer whose job is ready chooses when to collect it @every', async ({ api, visitor }) => {
  const [kind, other] = [await addKind(api, { isForPickUp: true }), await addKind(api)]
  const { register } = await api.graphql<{ register: { id: number } }>(
    'mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }',
    { input: { name: 'Piet Klaar', email: `piet${Date.now()}@example.com`, password: 'roestige-fietspomp' } },
  )
  const { job } = await api.graphql<{ job: { id: number } }>(
    'mutation ($input: CreateStatusRepairInput!) { job: createStatusRepair(input: $input) { id } }',
    { input: { customer: register.id, status: 'return_appointment', description: 'HP Envy' } },
  )
  const { jobAddress } = await api.graphql<{ jobAddress: { nl: string } }>(
    'query ($id: Int!) { jobAddress(job: statusRepair, id: $id) { nl } }',
    { id: job.id },
  )
  await openSite(visitor, new URL(jobAddress.nl).pathname)
  await visitor.getByRole('link', { name: 'Kies een tijd om op te halen' }).click()
  await expect(visitor.getByRole('link', { name: other.title })).toHaveCount(0)
  await visitor.getByRole('link', { name: kind.title }).click()
  await visitor
    .getByRole('link', { name: / om \d\d:\d\d$/ })
    .first()
    .click()
  await fillIn(visitor, 'Piet Klaar')
  await visitor.getByRole('button', { name: 'Bevestig de afspraak' }).click()
  await expect(heading(visitor)).toHaveText('Je afspraak staat')
  const { appointments } = await api.graphql<{
    appointments: { items: { name: string; statusRepair: object | null }[] }
  }>('{ appointments(perPage: 100, sort: { field: createdAt, order: desc }) { items { name statusRepair { id } } } }')
  const mine = appointments.items.filter(({ name }) => name === 'Piet Klaar')
  expect(mine).toEqual([{ name: 'Piet Klaar', statusRepair: { id: job.id } }])
  await openSite(visitor, new URL(jobAddress.nl).pathname)
  await expect(visitor.getByRole('main')).toContainText(/Je afspraak is \w+dag \d+ \w+ om \d\d:\d\d\./)
  await visitor.getByRole('link', { name: 'Bekijk of verzet de afspraak' }).click()
  await expect(heading(visitor)).toHaveText('Je afspraak staat')
})
