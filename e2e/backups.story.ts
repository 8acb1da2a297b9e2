import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

const texts = {
  nl: {
    make: 'Nu een kopie maken',
    good: /De laatste reservekopie is goed/,
    take: /^Kopie van .* downloaden$/,
    password: 'Wachtwoord',
    download: 'Downloaden',
    rounds: 'Wat vanzelf loopt',
    backup: 'Een reservekopie maken',
  },
  en: {
    make: 'Make a copy now',
    good: /The last backup is good/,
    take: /^Download the copy of /,
    password: 'Password',
    download: 'Download',
    rounds: 'What runs by itself',
    backup: 'Making a backup',
  },
} as const

for (const [language, theme, width] of [['en', 'dark', 375], ...longForm(['nl', 'light', 1280])] as const) {
  test(`[W14] a backup is made now and taken along after the password, in ${language} at ${width} px @every`, async ({
    backOffice,
  }) => {
    const { page } = backOffice
    const say = texts[language]
    await prefer(page, language, theme, width)
    await backOffice.open('back-ups')
    const make = page.getByRole('button', { name: say.make })
    await expect(make).toBeVisible()
    const rounds = page.getByRole('region', { name: say.rounds })
    await expect(rounds.getByRole('rowheader', { name: say.backup })).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
    await make.click()
    await expect(page.getByText(say.good)).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: say.take }).first().click()
    const dialog = backOffice.dialog()
    await expectNoFindings(page)
    const submit = dialog.getByRole('button', { name: say.download })
    await expect(submit).toBeDisabled()
    await dialog.getByLabel(say.password).fill('not-the-password')
    await submit.click()
    await expect(dialog.getByLabel(say.password)).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel(say.password).fill('demo-password')
    const saving = page.waitForEvent('download')
    await submit.click()
    const file = await saving
    expect(file.suggestedFilename()).toMatch(/^shop-[\dTZ-]+-asked\.backup$/)
    const lines = gunzipSync(await readFile(await file.path()))
      .toString()
      .trimEnd()
      .split('\n')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ shop: 2 })
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ count: { missing: 0 } })
    await expect(dialog).toHaveCount(0)
    await expectToFit(page)
  })
}
