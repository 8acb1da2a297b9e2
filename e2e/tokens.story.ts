import type { Session } from '../scripts/house/session.mjs'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { prefer } from './prefer.js'
import { expect, shopAddress, test } from './stories.js'

const texts = {
  nl: {
    none: 'Nog geen toegangstokens',
    first: 'Voeg hier de eerste toe om te beginnen.',
    add: 'Toegangstoken toevoegen',
    select: 'Kassa nl kiezen',
    delete: 'Verwijderen',
    forGood: 'Voorgoed verwijderen',
    name: 'Naam',
    password: 'Wachtwoord',
    create: 'Token maken',
    title: 'Je nieuwe toegangstoken',
    done: 'Ik heb het bewaard',
    sections: ['Producten', 'Reparaties'],
    webshop: 'Webshop',
    phone: 'Telefonie',
    ofPhone: ['Reparaties', "Nieuwe pc's", 'Afspraken', 'Apparaten', 'Klanten'],
  },
  en: {
    none: 'No access tokens yet',
    first: 'Add the first one here to begin.',
    add: 'Add access token',
    select: 'Select Kassa en',
    delete: 'Delete',
    forGood: 'Delete permanently',
    name: 'Name',
    password: 'Password',
    create: 'Create token',
    title: 'Your new access token',
    done: 'I have stored it',
    sections: ['Products', 'Repairs'],
    webshop: 'Web shop',
    phone: 'Telephony',
    ofPhone: ['Repairs', 'New PCs', 'Appointments', 'Devices', 'Customers'],
  },
} as const

for (const [language, theme, width] of [['en', 'dark', 375], ...longForm(['nl', 'light', 1280])] as const) {
  test(`[X8] the first access token is made with rights and an expiry, shown once and revoked, in ${language} at ${width} px @every`, async ({
    api,
    backOffice,
    request,
  }) => {
    const { page } = backOffice
    const say = texts[language]
    await prefer(page, language, theme, width)
    await revokeAll(api)
    await backOffice.open('toegangstokens/overzicht')
    await expect(page.getByText(say.none)).toBeVisible()
    await expect(page.getByText(say.first)).toBeVisible()
    await expectNoFindings(page)
    await page.getByRole('main').getByRole('link', { name: say.add }).click()
    await expect(page).toHaveURL(/toegangstokens\/toevoegen$/)
    await expect(page.getByLabel(say.name)).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
    await page.getByLabel(say.name).fill(`Kassa ${language}`)
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
    await page.getByRole('radio', { name: say.webshop }).check()
    await expect(box(say.sections[0])).toBeChecked()
    await page.getByRole('radio', { name: say.phone }).check()
    await expect(box(say.sections[0])).not.toBeChecked()
    await expectNoFindings(page)
    for (const section of say.ofPhone) await box(section).uncheck()
    for (const section of say.sections) await box(section).check()
    await page.getByLabel(say.password).fill('not the password')
    await page.getByRole('button', { name: say.create }).click()
    await expect(page.getByLabel(say.password)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(say.name)).toHaveValue(`Kassa ${language}`)

    await page.getByLabel(say.password).fill('demo-password')
    await page.getByRole('button', { name: say.create }).click()
    const dialog = page.getByRole('dialog', { name: say.title })
    await expect(dialog).toBeVisible()
    await expectNoFindings(page)
    const token = await dialog.locator('code').innerText()
    const headers = { authorization: `Bearer ${token}` }
    const status = async (path: string) => (await request.get(shopAddress(path), { headers })).status()
    expect(await status('/api/products')).toBe(200)
    expect(await status('/api/customers')).toBe(403)
    expect((await request.delete(shopAddress('/api/product/delete/1'), { headers })).status()).toBe(403)

    await dialog.getByRole('button', { name: say.done }).click()
    await expect(page).toHaveURL(/toegangstokens\/overzicht$/)
    await expect(page.getByText(`Kassa ${language}`).first()).toBeVisible()
    await expect(page.getByText(token)).toHaveCount(0)
    await expect(page.getByText(say.sections.join(', '), { exact: true })).toBeVisible()

    await page.getByRole('checkbox', { name: say.select, exact: true }).check()
    await page.getByRole('button', { name: say.delete }).click()
    await backOffice
      .dialog()
      .getByRole('button', { name: new RegExp(`^(${say.delete}|${say.forGood})$`) })
      .click()
    await expect(page.getByText(say.none)).toBeVisible()
    expect(await status('/api/products')).toBe(401)
  })
}

async function revokeAll(api: Session): Promise<void> {
  const { accessTokens } = await api.graphql<{ accessTokens: { items: { id: number }[] } }>(
    '{ accessTokens(perPage: 100) { items { id } } }',
  )
  for (const { id } of accessTokens.items) await api.graphql(`mutation { deleteAccessToken(id: ${id}) { deleted } }`)
}
