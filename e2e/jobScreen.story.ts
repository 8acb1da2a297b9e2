import type { Session } from '../scripts/house/session.mjs'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { prefer } from './prefer.js'
import { sign } from './sign.js'
import { expect, test } from './stories.js'

/** A repair with a price, of the demo shop's customer, that no other story uses. */
async function bringIn(api: Session, promisedOn: string): Promise<{ id: number; number: string; customer: number }> {
  const { customers } = await api.graphql<{ customers: { items: { id: number; email: string }[] } }>(
    '{ customers(perPage: 100) { items { id email } } }',
  )
  const customer = customers.items.find(({ email }) => email === 'klant@example.com')?.id as number
  const { created } = await api.graphql<{ created: { id: number; number: string } }>(
    'mutation ($input: CreateStatusRepairInput!) { created: createStatusRepair(input: $input) { id number } }',
    {
      input: {
        customer,
        status: 'in_treatment',
        description: `Laptop ${promisedOn}`,
        promisedOn,
        whatHasBeenDone: 'Nieuw scherm',
        lines: [{ kind: 'part', description: 'Scherm', quantity: '1', unitPrice: 129.95, vatRate: 21 }],
        holdBackNotice: true,
      },
    },
  )
  return { ...created, customer }
}

const texts = {
  nl: {
    finish: 'Klaar melden',
    mail: /krijgt een mail/,
    finished: 'Klaar',
    lastMail: /^De (laatste )?mail/,
    pickUp: 'Ophalen en afrekenen',
    card: 'Pin',
    year: '1 jaar',
    handOver: 'Meegegeven',
    pickedUp: /· .+ is opgehaald/,
    undo: 'Toch niet opgehaald',
    report: 'Reparatierapport afdrukken',
    mailReport: 'Rapport mailen',
    reportMail: /^Het rapport (staat klaar|is gemaild)/,
    late: /^Te laat/,
    views: 'Welke opdrachten',
    edit: 'Gegevens wijzigen',
    save: 'Opslaan',
    jobs: 'Opdrachten',
    price: '129,95',
  },
  en: {
    finish: 'Report as finished',
    mail: /gets a mail/,
    finished: 'Finished',
    lastMail: /^The (last )?mail/,
    pickUp: 'Pick-up and payment',
    card: 'Card',
    year: '1 year',
    handOver: 'Handed over',
    pickedUp: /· .+ has been picked up/,
    undo: 'Not picked up after all',
    report: 'Print repair report',
    mailReport: 'Mail the report',
    reportMail: /^The report (is ready|was mailed)/,
    late: /^Late/,
    views: 'Which jobs',
    edit: 'Change details',
    save: 'Save',
    jobs: 'Jobs',
    price: '129.95',
  },
} as const

for (const [language, theme, width] of [['en', 'dark', 375], ...longForm(['nl', 'light', 1280] as const)] as const) {
  test(`[K15] [K16] [X65] a repair is reported finished and picked up, in ${language} at ${width} px`, async ({
    api,
    backOffice,
  }) => {
    const { page } = backOffice
    const say = texts[language]
    const { id, number } = await bringIn(api, '2026-01-05')
    await prefer(page, language, theme, width)
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    await backOffice.open(`reparaties/wijzigen/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
    await expect(page).toHaveTitle(new RegExp(number))
    await expect(page.getByText(say.late).first()).toBeVisible()
    await page.locator('summary', { hasText: say.mail }).click()
    await expect(page.getByText(say.price).first()).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
    await page.getByRole('button', { name: say.finish }).click()
    await expect(page.getByText(say.lastMail)).toBeVisible()
    const { job } = await api.graphql<{ job: { status: string; endDate: string | null } }>(
      'query ($id: Int!) { job: statusRepair(id: $id) { status endDate } }',
      { id },
    )
    expect(job).toMatchObject({ status: 'finished', endDate: expect.any(String) })

    await page.getByRole('button', { name: say.pickUp }).click()
    const dialog = backOffice.dialog()
    await expect(dialog.getByText(say.price)).toBeVisible()
    await dialog.getByRole('button', { name: say.card, exact: true }).click()
    await dialog.getByRole('button', { name: say.year }).click()
    await sign(page, dialog.locator('canvas'))
    await expectNoFindings(page)
    await expectToFit(page)
    await dialog.getByRole('button', { name: say.handOver }).click()
    await expect(page.getByRole('alert').getByText(say.pickedUp)).toBeVisible()
    await expect(page.getByRole('button', { name: say.undo })).toBeVisible()
    await page.getByRole('button', { name: say.report }).click()
    const report = page.locator('[data-paper=report]')
    await expect(report).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await expect(report.getByText('Nieuw scherm')).toBeVisible()
    // The paper is in the language of the customer, whatever that of the back office.
    await expect(report.getByText(texts.nl.card, { exact: true })).toBeVisible()
    await expect(report.locator('svg path[d^="M"]')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: say.mailReport }).click()
    await expect(page.getByText(say.reportMail)).toBeVisible()
    // What was paid for is kept; this was not.
    await api.graphql('mutation ($id: Int!) { updateStatusRepair(id: $id, input: { paidWith: null }) { id } }', { id })
    await api.graphql('mutation ($id: Int!) { deleteStatusRepair(id: $id) { deleted } }', { id })
  })

  test(`[K20] [X67] [K19] [X63] late jobs are on the board, and the customer has a page, in ${language} at ${width} px @every`, async ({
    api,
    backOffice,
  }) => {
    const { page } = backOffice
    const say = texts[language]
    const { id, number, customer } = await bringIn(api, '2026-01-06')
    await prefer(page, language, theme, width)
    await backOffice.open('reparaties/overzicht?weergave=bord&toon=late')
    await expect(page.getByText(number)).toBeVisible()
    await expect(page.getByText(say.late).first()).toBeVisible()
    await page.getByRole('searchbox').fill('no such job')
    await expect(page.getByText(number)).toHaveCount(0)
    await backOffice.open('reparaties/overzicht?weergave=bord')
    await expect(page.getByText(number)).toBeAttached()
    await expectNoFindings(page)
    await expectToFit(page)
    await backOffice.open('reparaties/overzicht')
    await page.getByRole('navigation', { name: say.views }).getByRole('link').nth(2).click()
    await expect(page.getByRole('link', { name: number })).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)

    await backOffice.open(`klanten/wijzigen/${customer}`)
    const jobs = page.getByRole('region', { name: say.jobs })
    await expect(jobs.getByRole('link', { name: number })).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
    await page.getByRole('button', { name: say.edit }).click()
    const phone = backOffice.dialog().locator('#contact-phoneNumber')
    await phone.fill('06 12345678')
    await backOffice.dialog().getByRole('button', { name: say.save }).click()
    await expect(page.getByRole('link', { name: /06 12345678/ })).toHaveAttribute('href', 'tel:+31612345678')
    await jobs.getByRole('link').filter({ hasNotText: number }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await api.graphql('mutation ($id: Int!) { deleteStatusRepair(id: $id) { deleted } }', { id })
  })
}

for (const width of [1280, 375] as const) {
  test(`[Y70] state, bill, photos and messages of the fullest job are in reach, at ${width} px @every`, async ({
    api,
    backOffice,
  }) => {
    const { page } = backOffice
    const { jobs } = await api.graphql<{ jobs: { items: { id: number; lines: object[] }[] } }>(
      '{ jobs: statusesRepair(filter: { search: "Acer Aspire 15, scharnier en scherm" }) { items { id lines { kind } } } }',
    )
    const [job] = jobs.items
    expect(job?.lines).toHaveLength(3)
    await prefer(page, 'nl', 'light', width)
    await backOffice.open(`reparaties/wijzigen/${job?.id}`)
    const lines = page.getByRole('listitem', { name: /^Regel \d+$/ })
    await expect(lines).toHaveCount(3)
    const photos = page.getByRole('region', { name: 'Foto’s', exact: true })
    await expect(photos.getByRole('button', { name: /^Open / }).first()).toBeVisible()
    const messages = page.getByRole('region', { name: 'Berichten', exact: true })
    await expect(messages.getByRole('listitem').last()).toBeVisible()
    await expect(page.getByText(/€\s129,00/).first()).toBeVisible()

    if (width === 1280) {
      const bill = page.getByRole('region', { name: 'Werk en onderdelen' })
      for (const part of [page.getByRole('heading', { level: 2 }).first(), bill, photos, messages])
        expect((await part.boundingBox())?.y).toBeLessThan(800)
      for (const line of await lines.all()) expect((await line.boundingBox())?.height).toBeLessThanOrEqual(48)
      // The bar that saves is then below the form, and covers none of it.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    } else {
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      await expect.poll(height).toBeLessThanOrEqual(2500)
      // Nothing is left out: a press shows the fields, and what is at fault in them opens them.
      const promised = page.getByLabel('Beloofd voor')
      await expect(promised).toBeHidden()
      await page.locator('summary', { hasText: 'Inname' }).click()
      await expect(promised).toBeVisible()
      await page.getByRole('navigation', { name: 'Ga naar' }).getByRole('button', { name: 'Berichten' }).click()
      await expect(messages).toBeInViewport()
    }
    await expectNoFindings(page)
    await expectToFit(page)
  })
}

for (const { language, width, say } of [
  {
    language: 'nl',
    width: 1280,
    say: {
      merge: 'Samenvoegen',
      search: 'Zoek de andere klant',
      line: 'Samengevoegd met',
      note: 'Nieuwe notitie, alleen voor de winkel',
      add: 'Notitie toevoegen',
      devices: 'Apparaten',
    },
  },
  {
    language: 'en',
    width: 375,
    say: {
      merge: 'Merge',
      search: 'Find the other customer',
      line: 'Merged with',
      note: 'New note, for the shop only',
      add: 'Add note',
      devices: 'Devices',
    },
  },
] as const) {
  test(`[K19] two customers are made one from the page of one, in ${language} at ${width} px @every`, async ({
    api,
    backOffice,
  }) => {
    const { page } = backOffice
    const stamp = `${language}${Date.now()}`
    const add = async (name: string, input: object) =>
      (
        await api.graphql<{ register: { id: number } }>(
          'mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }',
          { input: { name, ...input } },
        )
      ).register.id
    const kept = await add(`Dubbel Eén ${stamp}`, { email: `one.${stamp}@example.com` })
    const other = await add(`Dubbel Twee ${stamp}`, { email: `two.${stamp}@example.com`, phoneNumber: '06 55667788' })
    await api.graphql('mutation ($input: CreateDeviceInput!) { createDevice(input: $input) { id } }', {
      input: { customer: other, brand: 'Medion', model: stamp },
    })
    await prefer(page, language, 'light', width)
    await backOffice.open(`klanten/wijzigen/${kept}`)
    await page.getByLabel(say.note).fill('Belt liever niet')
    await page.getByRole('button', { name: say.add }).click()
    await expect(page.getByText('Belt liever niet')).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
    await page.getByRole('button', { name: say.merge }).click()
    const dialog = backOffice.dialog()
    await dialog.getByLabel(say.search).fill(`Twee ${stamp}`)
    await dialog.getByRole('button', { name: /Dubbel Twee/ }).click()
    await expect(dialog.getByRole('radio', { name: /06 55667788/ })).toBeChecked()
    await dialog.getByRole('radio', { name: new RegExp(`two\\.${stamp}`) }).check()
    await expectNoFindings(page)
    await expectToFit(page)
    await dialog.getByRole('button', { name: say.merge }).click()
    await expect(page.getByText(new RegExp(`^${say.line} Dubbel Twee`))).toBeVisible()
    await expect(page.getByRole('link', { name: `two.${stamp}@example.com` })).toBeVisible()
    await expect(page.getByRole('region', { name: say.devices }).getByText('Medion')).toBeVisible()
    const { customer } = await api.graphql<{ customer: { phoneNumber: string } }>(
      'query ($id: Int!) { customer(id: $id) { phoneNumber } }',
      { id: kept },
    )
    expect(customer.phoneNumber).toBe('06 55667788')
  })
}
