import type { Page } from '@playwright/test'
import { browserOf, colleagueOf } from './colleagueOf.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

/** What the server refused while a page was looked at. */
function refusalsOn(page: Page): string[] {
  const refused: string[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('/graphql')) return
    const text = await response.text().catch(() => '')
    if (!text.includes('"FORBIDDEN"')) return
    const asked = String(response.request().postData()).slice(0, 160)
    refused.push(`${new URL(page.url()).pathname}: ${asked} → ${text.slice(0, 200)}`)
  })
  return refused
}

const rights = [
  { right: 'editor', has: ['Nieuws', 'Producten', 'Afbeeldingen'], lacks: ['Klanten', 'Kassa', 'Facturen'] },
  { right: 'technician', has: ['Reparaties', 'Klanten', 'Agenda'], lacks: ['Kassa', 'Facturen', 'Nieuws'] },
  { right: 'clerk', has: ['Kassa', 'Facturen', 'Klanten'], lacks: ['Nieuws', 'Webhooks', 'Mailteksten'] },
] as const

for (const { right, has, lacks } of rights) {
  test(`[L15] the back office of a colleague, ${right}, has what they may, and no screen fails`, async ({
    api,
    shop,
    browser,
  }) => {
    test.slow()
    const { email } = await colleagueOf(api, shop.folder, right, 'Bram Bos')
    const page = await browserOf(browser, email)
    const refused = refusalsOn(page)
    await page.goto('/cougarXr7/dashboard')
    const menu = page.getByRole('navigation', { name: 'Beheermenu' })
    await expect(menu).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('alert')).toHaveCount(0)
    for (const name of has) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    for (const name of [...lacks, 'Medewerkers', 'Back-ups', 'Toegangstokens', 'Prullenbak']) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0)
    }
    const links = await menu.getByRole('link').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    for (const link of links) {
      await page.goto(link)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Exporteren' })).toHaveCount(0)
      // The first record, where there is one.
      const first = page.locator('tbody a[href*="/wijzigen/"], tbody a[href*="/bekijken/"]').first()
      if ((await first.count()) > 0) {
        await page.goto((await first.getAttribute('href')) ?? '')
        await page.waitForLoadState('networkidle')
      }
    }
    expect(refused).toEqual([])
    // An address that is not theirs, also as it was typed.
    for (const address of ['medewerkers', 'toegangstokens/overzicht']) {
      await page.goto(`/cougarXr7/${address}`)
      await expect(page.getByRole('heading', { name: 'Hier heb je geen recht toe' })).toBeVisible()
      await expect(page.getByText('Sophie Visser', { exact: false }).first()).toBeVisible()
    }
    await prefer(page, 'en', 'dark', 375)
    await page.goto('/cougarXr7/winkel/gegevens')
    await expect(page.getByRole('heading', { name: 'You have no right to this' })).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
    await page.context().close()
  })
}

for (const width of [1280, 375]) {
  test(`[L15] an owner makes a colleague a technician in six presses, who is one at once (${width} px)`, async ({
    api,
    shop,
    browser,
    backOffice,
  }) => {
    const { page } = backOffice
    const colleague = await colleagueOf(api, shop.folder, 'owner', `Fleur Vos ${width}`)
    const theirs = await browserOf(browser, colleague.email, width)
    await theirs.goto('/cougarXr7/medewerkers')
    await expect(theirs.getByRole('heading', { level: 1, name: 'Medewerkers' })).toBeVisible()
    await page.setViewportSize({ width, height: 900 })
    await backOffice.open('medewerkers')
    let presses = 0
    const press = async (name: string | RegExp, role: 'button' | 'option' | 'combobox' = 'button') => {
      await page.getByRole(role, { name }).last().click()
      presses++
    }
    await press(`Het account van ${colleague.name} beheren`)
    await press('Recht wijzigen')
    await press('Wat deze collega mag', 'combobox')
    await press('Technicus', 'option')
    await expect(page.getByText('Doet reparaties en nieuwe pc’s', { exact: false }).last()).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
    await page.getByLabel('Je eigen wachtwoord').fill('demo-password')
    await press('Recht geven')
    await backOffice.hasSaid('Het recht is gewijzigd.')
    expect(presses).toBeLessThanOrEqual(6)
    await theirs.reload()
    await expect(theirs.getByRole('heading', { name: 'Hier heb je geen recht toe' })).toBeVisible()
    await theirs.context().close()
    await api.graphql(`mutation { endAccount(account: ${colleague.id}, password: "demo-password") }`)
  })
}
