import type { Page } from '@playwright/test'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { openSite } from './openSite.js'
import { shopDay, shopInstant, withHours } from './shopClock.js'
import { expect, test } from './stories.js'

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '20:00' }))
const closed = (firstDay: string, lastDay: string) => ({
  firstDay,
  lastDay,
  spans: [],
  reasonNl: 'Verhuizing',
  reasonEn: 'We are moving',
})

/** The clock of the visitor's browser, so many days from now. */
const setClock = (page: Page, ahead: number, time: string) =>
  page.clock.setFixedTime(shopInstant(shopDay(ahead), `${time}:00`))

test('[W5] the site says whether the shop is open, and when again, through a closure that it announces', async ({
  api,
  visitor,
}) => {
  const openingExceptions = [closed(shopDay(2), shopDay(3))]
  await withHours(api, { openingHours: everyDay, openingExceptions, closureNoticeDays: 5 }, async () => {
    const state = visitor.locator('.open-now')
    for (const [ahead, time, words] of [
      [1, '08:30', 'Gesloten, vandaag open om 09:00'],
      [1, '09:00', 'Nu open tot 20:00'],
      [1, '20:00', / open om 09:00$/],
      [3, '12:00', 'Gesloten, morgen open om 09:00'],
      [4, '09:00', 'Nu open tot 20:00'],
    ] as const) {
      await setClock(visitor, ahead, time)
      await openSite(visitor, '/nl')
      await expect(state).toHaveText(words)
    }

    await setClock(visitor, 1, '12:00')
    await openSite(visitor, '/nl')
    const notice = visitor.getByRole('complementary', { name: 'Bericht over sluiting' })
    await expect(notice).toContainText(
      /^Van .+ tot en met .+ zijn we gesloten \(Verhuizing\)\. We zijn .+ om 09:00 weer open\.$/,
    )
    await expect(visitor.locator('.footer .hours').getByText('Verhuizing')).toHaveCount(2)
    await setClock(visitor, 2, '12:00')
    await openSite(visitor, '/en')
    await expect(visitor.getByRole('complementary', { name: 'Closing notice' })).toContainText(
      /^We are closed up to and including .+ \(We are moving\)\./,
    )
    await visitor.setViewportSize({ width: 375, height: 780 })
    await expectToFit(visitor)
    await expectNoFindings(visitor)

    await setClock(visitor, 0, '12:00')
    await visitor.goto('/nl/contact?form=appointment')
    const days = visitor.getByLabel(/^Dag/)
    await expect(days.locator(`option[value="${shopDay(4)}"]`)).toHaveCount(1)
    await expect(days.locator(`option[value="${shopDay(2)}"]`)).toHaveCount(0)
  })
})

test('[W4] the owner sets the hours of the week, an exception and the holidays of a year, on a phone too @every', async ({
  api,
  backOffice,
  visitor,
}) => {
  const { page } = backOffice
  await withHours(api, { openingHours: everyDay, openingExceptions: [], closureNoticeDays: 7 }, async () => {
    await page.setViewportSize({ width: 375, height: 800 })
    await backOffice.open('winkel/openingstijden')
    await expectToFit(page)

    // A break on Monday, for all workdays.
    await page.getByLabel('Maandag, tijd 1: dicht om').fill('12:30')
    await page.getByRole('button', { name: 'Tweede tijd toevoegen: maandag' }).click()
    await page.getByLabel('Maandag, tijd 2: open om').fill('12:00')
    await page.getByLabel('Maandag, tijd 2: dicht om').fill('18:00')
    await expect(page.getByText('Deze tijd overlapt een andere van dezelfde dag')).toBeVisible()
    await page.getByLabel('Maandag, tijd 2: open om').fill('13:15')
    await expect(page.getByText('Deze tijd overlapt een andere van dezelfde dag')).toHaveCount(0)
    await page.getByRole('button', { name: 'Tijden van maandag kopiëren' }).click()
    await page.getByRole('menuitem', { name: 'Naar maandag tot en met vrijdag' }).click()
    await page.getByRole('button', { name: /^Verwijderen: zondag/ }).click()

    // By keyboard: the new row has the focus, its fields come after it.
    await page.getByRole('button', { name: 'Dag of periode toevoegen' }).press('Enter')
    await expect(page.getByRole('button', { expanded: true }).filter({ hasText: 'Gesloten' })).toBeFocused()
    await page.getByLabel('Eerste dag').fill(shopDay(3))
    await page.getByLabel('Laatste dag').fill(shopDay(1))
    await expect(page.getByText('De laatste dag ligt voor de eerste.')).toBeVisible()
    await page.getByLabel('Laatste dag').fill(shopDay(4))
    await page.getByLabel('Reden (Nederlands)').fill('Verbouwing')

    const nextYear = String(Number(shopDay(0).slice(0, 4)) + 1)
    await page.getByRole('button', { name: nextYear, exact: true }).click()
    await expect(page.getByLabel(/Bevrijdingsdag/)).not.toBeChecked()
    await expect(page.getByLabel(/Goede Vrijdag/)).not.toBeChecked()
    await expect(page.getByLabel(/Oudejaarsavond/)).not.toBeChecked()
    await page.getByLabel(/Koningsdag/).uncheck()
    await page.getByRole('button', { name: 'Neem 8 dagen over' }).click()
    await expect(page.getByLabel(/Kerstmis/)).toBeDisabled()
    await backOffice.save()
    await backOffice.hasSaid('is gewijzigd')
    await expectNoFindings(page)

    const { shopSettings } = await api.graphql<{
      shopSettings: { openingHours: object[]; openingExceptions: object[] }
    }>('{ shopSettings { openingHours { weekday opens closes } openingExceptions { firstDay lastDay reasonNl } } }')
    expect(shopSettings.openingHours).toHaveLength(11)
    expect(shopSettings.openingExceptions).toHaveLength(9)
    expect(shopSettings.openingExceptions).toContainEqual({
      firstDay: shopDay(3),
      lastDay: shopDay(4),
      reasonNl: 'Verbouwing',
    })
    await openSite(visitor, '/nl')
    await expect(visitor.getByRole('complementary', { name: 'Bericht over sluiting' })).toContainText('Verbouwing')
  })
})

test('[T8] a day that is closed names its appointments before it is saved, and cancels them with a mail @every', async ({
  api,
  backOffice,
}) => {
  const { page } = backOffice
  await withHours(api, { openingHours: everyDay, openingExceptions: [], closureNoticeDays: 0 }, async () => {
    const { createAppointmentKind: kind } = await api.graphql<{ createAppointmentKind: { id: number } }>(
      'mutation { createAppointmentKind(input: { titleNl: "Toetsenbord kiezen", titleEn: "Choose a keyboard", minutes: 30, isOffered: false }) { id } }',
    )
    const add = async (name: string, emailAddress: string | null) => {
      const startsAt = shopInstant(shopDay(9), name === 'Bas Berg' ? '10:00:00' : '11:00:00').toISOString()
      const input = { kind: kind.id, startsAt, name, emailAddress, phoneNumber: '06-12345678', language: 'nl' }
      await api.graphql(
        'mutation ($input: AppointmentInput!) { addAppointment(input: $input, notify: false) { id } }',
        {
          input,
        },
      )
    }
    await add('Bas Berg', 'bas.berg@example.com')
    await add('Cor Dal', null)
    const mine = () => page.getByRole('listitem').filter({ hasText: 'Toetsenbord kiezen' })

    await page.setViewportSize({ width: 375, height: 800 })
    await backOffice.open('winkel/openingstijden')
    await page.getByRole('button', { name: 'Dag of periode toevoegen' }).click()
    await page.getByLabel('Eerste dag').fill(shopDay(9))
    await expect(mine()).toHaveText([
      / 10:00 · Bas Berg · Toetsenbord kiezen$/,
      / 11:00 · Cor Dal · Toetsenbord kiezen · Geen e-mailadres, bel 06-12345678$/,
    ])
    await expectToFit(page)
    await expectNoFindings(page)
    // Open from ten to four they fit again.
    await page.getByLabel('Andere tijden').check()
    await expect(mine()).toHaveCount(0)
    await page.getByLabel('Gesloten', { exact: true }).check()
    await expect(mine()).toHaveCount(2)

    await page.getByRole('button', { name: 'Afspraken afzeggen' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Afspraken afzeggen' })
    for (const box of await dialog.getByRole('listitem').filter({ hasNotText: 'Toetsenbord kiezen' }).all()) {
      await box.getByRole('checkbox').uncheck()
    }
    await dialog.getByLabel('Reden').fill('We verhuizen die dag.')
    await expect(dialog.getByLabel('Stuur de klanten een mail')).toBeChecked()
    await expectNoFindings(page)
    await dialog.getByRole('button', { name: 'Zeg 2 afspraken af' }).click()
    await backOffice.hasSaid('2 afspraken zijn afgezegd')
    await expect(mine()).toHaveCount(0)
    const { outgoingMails } = await api.graphql<{ outgoingMails: { items: { recipient: string; text: string }[] } }>(
      '{ outgoingMails(perPage: 50, sort: { field: id, order: desc }) { items { recipient text } } }',
    )
    const sent = outgoingMails.items.filter(({ recipient }) => recipient === 'bas.berg@example.com')
    expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining('We verhuizen die dag.')])
  })
})
