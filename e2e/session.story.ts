import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { expect, shopAddress, test } from './stories.js'

const translations = {
  nl: {
    title: 'Titel',
    save: 'Opslaan',
    dialog: 'Log opnieuw in',
    password: 'Wachtwoord',
    logIn: 'Inloggen',
    wrong: 'Ongeldige gebruikersnaam of wachtwoord.',
    saved: 'is toegevoegd',
  },
  en: {
    title: 'Title',
    save: 'Save',
    dialog: 'Log in again',
    password: 'Password',
    logIn: 'Log in',
    wrong: 'Invalid username or password.',
    saved: 'has been created',
  },
}

for (const [language, width] of [['nl', 1280], ...longForm(['en', 375])] as const) {
  test(`[M9] [B16] work survives a session that ran out (${language}, ${width} px)`, async ({ backOffice, api }) => {
    const { page } = backOffice
    const texts = translations[language]
    const title = `Groep ${language} ${Date.now()}`
    const state = encodeURIComponent(JSON.stringify({ language }))
    await page.context().addCookies([{ name: 'state', value: state, url: shopAddress('/') }])
    await page.setViewportSize({ width, height: 800 })
    await backOffice.open('nieuws-groepen/toevoegen')
    // A call in flight as the session ends would open the login dialog before the work is saved.
    await backOffice.fillUnique(texts.title, title)

    await page.context().clearCookies({ name: 'session' })
    await page.getByRole('button', { name: texts.save, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: texts.dialog })
    await expect(dialog.getByLabel(texts.password)).toBeFocused()
    await expectNoFindings(page)
    await expectToFit(page)
    await dialog.getByLabel(texts.password).fill('niet-het-wachtwoord')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(texts.wrong)).toBeVisible()
    await expect(page.getByRole('textbox', { name: texts.title, includeHidden: true }).first()).toHaveValue(title)
    await dialog.getByLabel(texts.password).fill('demo-password')
    await dialog.getByRole('button', { name: texts.logIn }).click()

    await expect(page.getByText(texts.saved).first()).toBeVisible()
    const { newsGroups } = await api.graphql<{ newsGroups: { items: { title: string }[] } }>(
      '{ newsGroups(perPage: 100) { items { title } } }',
    )
    expect(newsGroups.items.filter((group) => group.title === title)).toHaveLength(1)
  })
}

test('[A9] work is not lost to an account of another role either @every', async ({ backOffice }) => {
  const { page } = backOffice
  await backOffice.open('nieuws-groepen/toevoegen')
  await backOffice.fillUnique('Titel', 'Andere rol')
  await page.context().clearCookies({ name: 'session' })
  await page.getByRole('button', { name: 'Opslaan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log opnieuw in' })
  await dialog.getByLabel('E-mailadres').fill('partner@example.com')
  await dialog.getByLabel('Wachtwoord').fill('demo-password')
  await dialog.getByRole('button', { name: 'Inloggen' }).click()
  await expect(dialog.getByText(/heeft geen toegang tot het beheer/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Later' }).click()
  await expect(page.getByText('Sorry, je bent nog niet ingelogd.', { exact: false }).first()).toBeVisible()
  await expect(backOffice.field('Titel')).toHaveValue('Andere rol')
})
