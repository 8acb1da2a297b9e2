import type { Locator, Page } from '@playwright/test'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

const words = {
  nl: {
    search: 'Naam, bedrijf, telefoon of e-mail',
    problem: 'Wat de klant vertelt',
    each: 'Per punt',
    broken: 'Werkt niet',
    rest: 'De rest werkt',
    keep: 'Inname opslaan',
    finish: 'Klaar melden',
    all: 'Alles werkt',
    ready: 'Bewaren en klaar melden',
    list: 'Controlelijst',
    wifi: 'Wifi',
    changed: 'Wifi: werkt niet → werkt',
  },
  en: {
    search: 'Name, company, phone or e-mail',
    problem: 'What the customer says',
    each: 'Point by point',
    broken: 'Does not work',
    rest: 'The rest works',
    keep: 'Save check-in',
    finish: 'Report as finished',
    all: 'All works',
    ready: 'Save and call it ready',
    list: 'Check-list',
    wifi: 'Wi-Fi',
    changed: 'Wi-Fi: does not work → works',
  },
} as const

/** Counts presses. */
class Thumb {
  presses = 0

  async press(locator: Locator): Promise<void> {
    this.presses++
    await locator.click()
  }
}

const point = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

for (const { width, language } of [
  { width: 375, language: 'nl' },
  { width: 1280, language: 'en' },
] as const) {
  test(`[Y70] a device is checked with one point that fails in three presses at intake, and after the work in one, in ${language} at ${width} px`, async ({
    backOffice,
    api,
  }) => {
    const { page } = backOffice
    const say = words[language]
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
    await prefer(page, language, 'light', width)
    await page.goto('/cougarXr7/inname')
    await page.getByLabel(say.search, { exact: true }).fill('06-00000011')
    await page.getByRole('button', { name: /^Jeroen Bakker/ }).click()
    await page.getByRole('button', { name: /^Acer Aspire 15/ }).click()
    const thumb = new Thumb()
    await thumb.press(button(say.each))
    await expect(point(page, 'Touchpad')).toBeVisible()
    await thumb.press(point(page, say.wifi).getByRole('button', { name: say.broken }))
    await thumb.press(button(say.rest))
    expect(thumb.presses).toBe(3)
    for (const each of await point(page, say.wifi).getByRole('button').all()) {
      const box = await each.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await expectToFit(page)
    await expectNoFindings(page)
    // A reload keeps it.
    await page.reload()
    await button(say.each).click()
    await expect(point(page, say.wifi).getByRole('button', { name: say.broken })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.getByLabel(say.problem).fill('Geen wifi')
    await button(say.keep).click()
    const heading = page.getByRole('heading', { level: 2, name: /^\d\d-\d{4}$/ })
    await expect(heading).toBeVisible()
    const number = await heading.innerText()

    await page.goto(`/cougarXr7/innamebon?nummer=${number}`)
    const paper = page.getByRole('region').first()
    await expect(paper).toContainText('Controle bij inname')
    await expect(paper).toContainText('WifiWerkt niet')

    const { jobOfNumber } = await api.graphql<{ jobOfNumber: { id: number } }>(
      `{ jobOfNumber(number: "${number}") { id } }`,
    )
    const { statusRepair } = await api.graphql<{ statusRepair: { version: number } }>(
      `{ statusRepair(id: ${jobOfNumber.id}) { version } }`,
    )
    await api.graphql(
      `mutation { updateStatusRepair(id: ${jobOfNumber.id}, input: { version: ${statusRepair.version}, status: in_treatment, holdBackNotice: true }) { id } }`,
    )
    await page.goto(`/cougarXr7/reparaties/wijzigen/${number}`)
    await button(say.finish).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const after = new Thumb()
    await after.press(dialog.getByRole('button', { name: say.all }))
    expect(after.presses).toBe(1)
    await expectNoFindings(page)
    await dialog.getByRole('button', { name: say.ready }).click()
    await expect(dialog).toBeHidden()
    // On a phone the heading says it.
    const list = width === 375 ? page.locator('summary') : page.getByRole('region', { name: say.list, exact: true })
    await expect(list.filter({ hasText: say.list })).toContainText(say.changed)
    await expectToFit(page)
    await expectNoFindings(page)
    const stored = await api.graphql<{ statusRepair: { status: string; checks: { nameNl: string; after: string }[] } }>(
      `{ statusRepair(id: ${jobOfNumber.id}) { status checks { nameNl after } } }`,
    )
    expect(stored.statusRepair.status).toBe('finished')
    expect(new Set(stored.statusRepair.checks.map((check) => check.after))).toEqual(new Set(['works']))
  })
}
