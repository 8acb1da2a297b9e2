import { MailServer } from '../server/test/features/messages/MailServer.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

/** A shop of its own: mail that leaves it is not for the other stories. */
test.use({ leaves: 'a mail server' })

const password = 'demo-password'
const server = new MailServer()
test.beforeAll(() => server.start().then(() => undefined))
test.afterAll(() => server.stop())

test('[L18] the owner gives a mail server, is told at the field what is wrong, and mail leaves @every', async ({
  backOffice,
}) => {
  test.slow()
  const { page } = backOffice
  for (const [language, theme, width] of [
    ['nl', 'dark', 375],
    ['nl', 'light', 1280],
  ] as const) {
    await prefer(page, language, theme, width)
    await backOffice.open('winkel/mail')
    await page.getByRole('button', { name: 'Mailserver instellen' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Waar heb je je mail?').click()
    await page.getByRole('option', { name: 'Google' }).click()
    await expect(dialog.getByLabel('Mailserver', { exact: true })).toHaveValue('smtp.gmail.com')
    await expect(dialog.getByLabel('Poort')).toHaveValue('587')
    await expectToFit(page)
    await expectNoFindings(page)
    await dialog.getByRole('button', { name: 'Annuleren' }).click()
  }
  await page.getByRole('button', { name: 'Mailserver instellen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Mailserver', { exact: true }).fill('geen server')
  await dialog.getByLabel('Je eigen wachtwoord').fill(password)
  await dialog.getByRole('button', { name: 'Bewaren en proberen' }).click()
  await expect(dialog.getByText('Geen geldige naam van een server')).toBeVisible()
  await dialog.getByLabel('Mailserver', { exact: true }).fill('127.0.0.1')
  await dialog.getByLabel('Poort').fill(String(server.port))
  await dialog.getByRole('button', { name: 'Bewaren en proberen' }).click()
  await expect(dialog.getByText('De mailserver neemt de mail aan.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Sluiten' }).click()
  await page.getByRole('button', { name: 'Testmail aan mij sturen' }).click()
  await expect(page.getByText(/heeft de testmail aan .* aangenomen/)).toBeVisible()
  expect(server.mails.length).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Controleer mijn domein' }).click()
  await expect(page.getByText('SPF (wie voor je mag mailen)').or(page.getByText('is van je mailbedrijf'))).toBeVisible()
  await page.getByRole('button', { name: 'Weghalen' }).click()
  await page.getByRole('dialog').getByLabel('Je eigen wachtwoord').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Weghalen' }).click()
  await expect(page.getByRole('button', { name: 'Mailserver instellen' })).toBeVisible()
})
