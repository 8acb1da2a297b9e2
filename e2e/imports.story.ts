import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { expect, test } from './stories.js'

const rows = 200

/** Counts what a user presses; choosing files is one. */
class Presses {
  count = 0

  constructor(private readonly page: Page) {}

  async on(name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
    this.count++
    await this.page.getByRole(role, { name }).first().click()
  }
}

for (const [width, prefix] of [
  [1280, 'A'],
  [375, 'B'],
] as const) {
  test(`[L9] 200 products with pictures come in by at most six presses, and go again (${width} px)`, async ({
    backOffice,
  }) => {
    test.setTimeout(300_000)
    const { page } = backOffice
    await page.setViewportSize({ width, height: 800 })
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
      .png()
      .toBuffer()
    const numbers = Array.from({ length: rows }, (_, row) => `${prefix}${1000 + row}`)
    const lines = numbers.map((number, row) => `${number};Import ${number};€ ${row + 10},95;${row % 5};Merk`)
    const table = `Artikelnummer;Omschrijving;Verkoopprijs incl. btw;Aantal;Merk\r\n${lines.join('\r\n')}\r\n${prefix}9;Zonder prijs;gratis;1;\r\n`
    const pictures = numbers
      .slice(0, 20)
      .map((number) => ({ name: `${number}.png`, mimeType: 'image/png', buffer: picture }))

    await backOffice.open('')
    const presses = new Presses(page)
    if (width < 600) await presses.on('Menu')
    await presses.on('Importeren', 'link')
    await expect(page.getByRole('heading', { name: 'Importeren', level: 1 })).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
    const chooser = page.waitForEvent('filechooser')
    await presses.on('Kies een bestand, met foto’s erbij')
    presses.count++
    await (await chooser).setFiles([
      { name: 'kassa.csv', mimeType: 'text/csv', buffer: Buffer.from(table.replaceAll('€', '\u0080'), 'latin1') },
      ...pictures,
    ])

    await expect(page.getByText('‘gratis’ is geen getal.')).toBeVisible({ timeout: 120_000 })
    await expectNoFindings(page)
    await expectToFit(page)
    await presses.on(`Importeer ${rows} rijen`)
    expect(presses.count).toBeLessThanOrEqual(6)
    await expect(page.getByRole('status').filter({ hasText: /^Geïmporteerd$/ })).toBeVisible({ timeout: 200_000 })
    await expect(
      page
        .getByRole('definition')
        .filter({ hasText: String(rows) })
        .first(),
    ).toBeVisible()
    await expectToFit(page)

    await page.getByRole('button', { name: 'Maak alles ongedaan' }).click()
    await expect(page.getByRole('status').filter({ hasText: /^Ongedaan gemaakt$/ })).toBeVisible({ timeout: 200_000 })
  })
}

for (const width of [1280, 375]) {
  test(`[L9] pictures come in a zip, and what of it cannot come is named (${width} px)`, async ({ backOffice }) => {
    const { page } = backOffice
    await page.setViewportSize({ width, height: 800 })
    await backOffice.open('importeren')
    const table = `Artikelnummer;Omschrijving;Prijs;Foto\nZ${width};Uit een zip ${width};5,00;A100.png\nY${width};Met een kapotte foto ${width};5,00;stuk.png\n`
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Kies een bestand, met foto’s erbij' }).click()
    const archive = await readFile(new URL('../admin/test/files/pictures.zip', import.meta.url))
    await (await chooser).setFiles([
      { name: 'kassa.csv', mimeType: 'text/csv', buffer: Buffer.from(table) },
      { name: 'fotos.zip', mimeType: 'application/zip', buffer: archive },
    ])
    const leftOut = page.getByRole('region', { name: 'Niet meegenomen uit de zip' })
    await expect(leftOut).toContainText('Geen foto: prijzen.txt', { timeout: 60_000 })
    await expect(leftOut).toContainText('Met een wachtwoord: geheim.png')
    await expect(leftOut).toContainText('De naam wijst buiten de zip: ../buiten.png, /etc/wortel.png, C:/schijf.png')
    await expect(leftOut).toContainText('Groter dan 10 MB: bom.png')
    await expectNoFindings(page)
    await expectToFit(page)
    await page.getByRole('button', { name: 'Importeer 2 rijen' }).click()
    await expect(page.getByText('Stuk.png: Deze foto is beschadigd.')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('De foto ‘stuk.png’ is niet meegekomen.')).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Alle', exact: true }).click()
    await page.getByRole('link', { name: `Uit een zip ${width}` }).click()
    await expect(page.locator('img[src*="/uploads/images/"]').first()).toBeVisible()
  })
}

for (const format of ['CSV', 'Excel (.xlsx)']) {
  test(`[L9] what the list of products exports as ${format} comes in unchanged`, async ({ backOffice }) => {
    const { page } = backOffice
    await backOffice.open('producten/overzicht')
    await page.getByRole('button', { name: 'Exporteren' }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: format }).click()
    const download = await saved
    const buffer = await readFile(await download.path())

    await backOffice.open('importeren')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Kies een bestand, met foto’s erbij' }).click()
    await (await chooser).setFiles([{ name: download.suggestedFilename(), mimeType: 'text/plain', buffer }])
    await expect(page.getByText('Er is niets om te importeren')).toBeVisible({ timeout: 60_000 })
    const counts = page.getByRole('definition')
    await expect(counts.nth(2)).not.toHaveText('0')
    await expect(counts.nth(3)).toHaveText('0')
  })
}
