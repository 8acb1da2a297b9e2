import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { prefer } from './prefer.js'
import { expect, shopAddress, test } from './stories.js'

const texts = {
  nl: {
    add: 'Toegangstoken toevoegen',
    name: 'Naam',
    password: 'Wachtwoord',
    create: 'Token maken',
    title: 'Je nieuwe toegangstoken',
    done: 'Ik heb het bewaard',
    section: 'Producten',
  },
  en: {
    add: 'Access token toevoegen',
    name: 'Name',
    password: 'Password',
    create: 'Create token',
    title: 'Your new access token',
    done: 'I have stored it',
    section: 'Products',
  },
} as const

for (const [language, theme, width] of [['en', 'dark', 375], ...longForm(['nl', 'light', 1280])] as const) {
  test(`[X8] an access token is made with rights and an expiry, shown once and revoked, in ${language} at ${width} px`, async ({
    backOffice,
    request,
  }) => {
    const { page } = backOffice
    const say = texts[language]
    await prefer(page, language, theme, width)
    await backOffice.open('toegangstokens/toevoegen')
    await expectNoFindings(page)
    await expectToFit(page)
    await page.getByLabel(say.name).fill(`Kassa ${language}`)
    await page.getByRole('checkbox', { name: say.section, exact: true }).check()
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
  })
}
