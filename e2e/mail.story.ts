import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyDemoShop } from '../scripts/house/demoShop.mjs'
import { logIn, type Session } from '../scripts/house/session.mjs'
import { type Shop, startShop } from '../scripts/house/shop.mjs'
import { MailServer } from '../server/test/features/messages/MailServer.js'
import { BackOffice } from './BackOffice.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

/** A shop with a mail server, which the shop of the other stories has none of. */
let shop: Shop
let session: Session
let folder = ''
const server = new MailServer()

test.beforeAll(async ({ demoFolder }) => {
  test.setTimeout(240_000)
  await server.start()
  folder = mkdtempSync(path.join(tmpdir(), 'shop-mail-'))
  copyDemoShop(demoFolder, folder)
  shop = await startShop({ folder, env: { SMTP_URL: `smtp://127.0.0.1:${server.port}` } })
  session = await logIn(shop.url)
})
test.afterAll(async () => {
  await shop?.stop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A window in which the owner of this shop is logged in. */
const story = test.extend({
  page: async ({ browser }, use) => {
    const context = await browser.newContext({ baseURL: shop.url })
    await context.addCookies(session.browserCookies())
    await use(await context.newPage())
    await context.close()
  },
})

const ask = <Data>(query: string) => session.graphql<Data>(query)

async function textId(kind: string, language: string): Promise<number> {
  const { mailTexts } = await ask<{ mailTexts: { items: { id: number; kind: string; language: string }[] } }>(
    '{ mailTexts(perPage: 1000) { items { id kind language } } }',
  )
  const found = mailTexts.items.find((text) => text.kind === kind && text.language === language)
  if (!found) throw new Error(`There is no text of ${kind} in ${language}`)
  return found.id
}

story(
  '[W7] without a sender mail waits and the back office says so; the owner gives one, mail leaves and a test mail tells what the server said @every',
  async ({ page }) => {
    const backOffice = new BackOffice(page)
    await ask('mutation { updateShop(input: { email: null }) { id } }')
    await ask('mutation { sendTestMail }')
    await backOffice.open('')
    await page.getByRole('link', { name: 'Afzender invullen' }).click()
    await expect(page).toHaveURL(/winkel\/mail$/)
    await expect(page.getByText('De winkel heeft nog geen afzender.')).toBeVisible()
    await expect(page.getByText('Er wacht 1 mail.')).toBeVisible()
    await page.getByRole('button', { name: 'Testmail aan mij sturen' }).click()
    await expect(page.getByText('Er is niets verstuurd')).toBeVisible()

    await page.getByLabel('Naam van de afzender').fill('De Balie')
    await page.getByLabel('Adres van de afzender').fill('balie@example.com')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect.poll(() => server.mails.length).toBe(1)
    expect(server.mails[0]?.headers.from).toBe('De Balie <balie@example.com>')
    await page.getByRole('button', { name: 'Testmail aan mij sturen' }).click()
    await expect(page.getByText('De mailserver heeft de testmail aan admin@example.com aangenomen.')).toBeVisible()
    await expect(page.getByText(/Antwoord van de mailserver: 250/)).toBeVisible()
    await expect(page.getByText(/Mail werkt\. De laatste is afgeleverd/)).toBeVisible()
    await expectNoFindings(page)

    await server.stop()
    await page.getByRole('button', { name: 'Testmail aan mij sturen' }).click()
    await expect(page.getByText('De testmail aan admin@example.com is niet weggegaan.')).toBeVisible()
    await expect(page.getByText('De mailserver is niet bereikbaar.').first()).toBeVisible()
    await expect(page.getByText(/ECONNREFUSED/).first()).toBeVisible()
    await server.start()
    await ask('mutation { updateShop(input: { email: "info@example.com" }) { id } }')
  },
)

story(
  '[W8] the owner changes what is mailed when a repair is ready, sees it with a real job, and it is what the customer gets; then ours is back @every',
  async ({ page }) => {
    const backOffice = new BackOffice(page)
    await page.setViewportSize({ width: 1500, height: 950 })
    await backOffice.open('mailteksten/overzicht')
    await page.getByRole('link', { name: 'Reparatie: klaar om op te halen, Nederlands' }).click()
    const [subject, body] = [page.getByLabel('Onderwerp'), page.getByLabel('Tekst', { exact: true })]
    // It begins with ours.
    await expect(subject).toHaveValue('Je reparatie (nummer {{number}}): {{status}}')
    await expect(body).toHaveValue(/^Beste \{\{name\}\},/)

    await subject.fill('Klaar: ')
    await page.getByRole('button', { name: 'Nummer van de opdracht' }).click()
    await expect(subject).toHaveValue('Klaar: {{number}}')
    await body.fill('Hoi {{name}}, je kunt langskomen.\n\n{{note}}\n\nBel {{telefoon}}.')
    const aside = page.getByRole('complementary', { name: 'Zo wordt het' })
    await expect(aside.getByText('{{telefoon}} bestaat niet in deze mail')).toBeVisible()
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.locator('#field-body-helper-text')).toHaveText(/\{\{telefoon\}\} bestaat niet in deze mail/)
    await expect(body).toHaveValue('Hoi {{name}}, je kunt langskomen.\n\n{{note}}\n\nBel {{telefoon}}.')

    await body.fill('Hoi {{name}}, je kunt langskomen.\n\n{{note}}\n\nBel ')
    await page.getByRole('button', { name: 'Gegevens van de winkel' }).click()
    await page.getByRole('menuitem', { name: /^Telefoon\b/ }).click()
    await expect(body).toHaveValue(/Bel \{\{shop\.phone\}\}$/)

    const { statusesRepair } = await ask<{
      statusesRepair: { items: { number: string; customer: { name: string } }[] }
    }>('{ statusesRepair(perPage: 1, sort: { field: id, order: desc }) { items { number customer { name } } } }')
    const newest = statusesRepair.items[0]
    await expect(aside.getByText(`Klaar: ${newest?.number}`)).toBeVisible()
    const shown = aside.frameLocator('iframe')
    await expect(shown.getByText(`Hoi ${newest?.customer.name}, je kunt langskomen.`)).toBeVisible()
    await expect(shown.getByText('Bel +31 85 555 01 23', { exact: true })).toBeVisible()
    await aside.getByRole('button', { name: 'Platte tekst' }).click()
    await expect(aside.getByText(/KvK 00000000/)).toBeVisible()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByRole('button', { name: 'Onze tekst terugzetten' })).toBeVisible()

    const mailed = async (note: string) => {
      const { customers } = await ask<{ customers: { items: { id: number; language: string }[] } }>(
        '{ customers(perPage: 100, filter: { role: cms_status_user }) { items { id language } } }',
      )
      const customer = customers.items.find(({ language }) => language === 'nl')?.id
      const { createStatusRepair } = await ask<{ createStatusRepair: { id: number } }>(
        `mutation { createStatusRepair(input: { customer: ${customer}, status: waiting, holdBackNotice: true }) { id } }`,
      )
      await ask(
        `mutation { updateStatusRepair(id: ${createStatusRepair.id}, input: { status: return_appointment, note: "${note}" }) { id } }`,
      )
      const arrived = () => server.mails.find(({ text }) => text.includes(note))
      await expect.poll(arrived).toBeTruthy()
      return { id: createStatusRepair.id, mail: arrived() }
    }
    const own = await mailed('Neem je lader mee.')
    expect(own.mail?.headers.subject).toMatch(/^Klaar: \d\d-\d{4}$/)
    expect(own.mail?.text).toContain('je kunt langskomen.\n\nNeem je lader mee.\n\nBel +31 85 555 01 23')
    expect(own.mail?.html).toContain('je kunt langskomen.')

    // In the outbox it looks as it was sent.
    const { outgoingMails } = await ask<{ outgoingMails: { items: { id: number }[] } }>(
      '{ outgoingMails(perPage: 1, sort: { field: id, order: desc }) { items { id } } }',
    )
    await backOffice.open(`uitgaande-mail/bekijken/${outgoingMails.items[0]?.id}`)
    await expect(page.frameLocator('iframe').getByText('Neem je lader mee.', { exact: true })).toBeVisible()

    await backOffice.open(`mailteksten/wijzigen/${await textId('statusRepair_return_appointment', 'nl')}`)
    await page.getByRole('button', { name: 'Onze tekst terugzetten' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Onze tekst terugzetten' }).click()
    await expect(page.getByText('Dit is onze tekst.')).toBeVisible()
    await expect(subject).toHaveValue('Je reparatie (nummer {{number}}): {{status}}')
    expect((await mailed('Tot straks.')).mail?.headers.subject).toMatch(/^Je reparatie \(nummer/)
  },
)

story(
  '[W7] [W8] on a telephone and in English the settings, the texts, one of them and its preview fit @every',
  async ({ page }) => {
    const backOffice = new BackOffice(page)
    await prefer(page, 'en', 'dark', 375)
    const id = await textId('invitation', 'en')
    for (const address of ['winkel/mail', 'mailteksten/overzicht', `mailteksten/wijzigen/${id}`]) {
      await backOffice.open(address)
      await expect(
        page.getByText(/Mail works|No mail has been sent|Everything that the shop mails|Insert details/).first(),
      ).toBeVisible()
      await expectToFit(page)
      await expectNoFindings(page)
    }
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/\{\{link\}\}/)
  },
)
