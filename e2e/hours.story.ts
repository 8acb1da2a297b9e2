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

test('[W4] the owner sets the hours of the week, an exception and the holidays of a year, on a phone too', async ({
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
    await backOffice.hasSaid('Opgeslagen')
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
