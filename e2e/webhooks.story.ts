import { Receiver } from '../server/test/features/webhooks/Receiver.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

const texts = {
  nl: {
    name: 'Naam',
    endpoint: 'Adres van de ontvanger',
    event: 'Voorraad laag',
    save: 'Opslaan',
    noEvent: 'Kies ten minste één gebeurtenis.',
    show: 'Sleutel tonen',
    secret: 'De geheime sleutel',
    kept: 'Ik heb het bewaard',
    test: 'Testbericht sturen',
    onItsWay: 'Er gaat een testbericht naar de ontvanger.',
    log: 'Bezorgingen bekijken',
    arrived: 'Aangekomen',
    failed: 'De ontvanger is niet bereikbaar',
    notArrived: 'Dit bericht is nog niet aangekomen: de ontvanger is niet bereikbaar.',
    resend: 'Opnieuw versturen',
    isArrived: 'Dit bericht is aangekomen.',
  },
  en: {
    name: 'Name',
    endpoint: 'Address of the receiver',
    event: 'Stock low',
    save: 'Save',
    noEvent: 'Choose at least one event.',
    show: 'Show secret',
    secret: 'The secret',
    kept: 'I have stored it',
    test: 'Send a test message',
    onItsWay: 'A test message is on its way to the receiver.',
    log: 'See deliveries',
    arrived: 'Arrived',
    failed: 'The receiver cannot be reached',
    notArrived: 'This message has not arrived yet: the receiver cannot be reached.',
    resend: 'Send again',
    isArrived: 'This message has arrived.',
  },
} as const

for (const [language, theme, width] of [['nl', 'light', 1280], ...longForm(['en', 'dark', 375])] as const) {
  test(`[X33] the owner makes a webhook, tries it, and sends again what failed, in ${language} at ${width} px @every`, async ({
    backOffice,
    api,
  }) => {
    const { page } = backOffice
    const say = texts[language]
    const receiver = await new Receiver().start()
    await prefer(page, language, theme, width)
    await backOffice.open('webhooks/toevoegen')
    await expectNoFindings(page)
    await expectToFit(page)
    await page.getByRole('textbox', { name: say.name }).fill(`Kassa ${language}`)
    await page.getByRole('textbox', { name: say.endpoint }).fill(receiver.url)
    await page.getByRole('button', { name: say.save }).click()
    await expect(page.getByText(say.noEvent)).toBeVisible()
    await page
      .getByRole('checkbox', { name: say.event })
      .or(page.getByRole('switch', { name: say.event }))
      .check()
    await page.getByRole('button', { name: say.save }).click()

    await page.getByRole('button', { name: say.show }).click()
    const dialog = page.getByRole('dialog', { name: say.secret })
    await expect(dialog.locator('code')).toHaveText(/^whsec_/)
    await expectNoFindings(page)
    await dialog.getByRole('button', { name: say.kept }).click()
    await expect(page.getByRole('button', { name: say.show })).toHaveCount(0)
    await expectNoFindings(page)
    await expectToFit(page)

    await page.getByRole('button', { name: say.test }).click()
    await expect(page.getByText(say.onItsWay)).toBeVisible()
    await page.getByRole('link', { name: say.log }).click()
    await expect(page.getByText(say.arrived, { exact: true }).filter({ visible: true }).first()).toBeVisible()
    expect(receiver.bodies).toMatchObject([{ type: 'test' }])
    await expectNoFindings(page)
    await expectToFit(page)

    await receiver.stop()
    const add = 'mutation ($title: String!) { product: createZzpProduct(input: { title: $title, stock: 3 }) { id } }'
    const { product } = await api.graphql<{ product: { id: number } }>(add, { title: `Kabel ${language}` })
    await api.graphql('mutation ($id: Int!) { adjustStock(id: $id, delta: -1) { stock } }', { id: product.id })
    await expect(page.getByText(say.failed).filter({ visible: true }).first()).toBeVisible()
    await page.getByRole('link', { name: say.event }).click()
    await expect(page.getByText(say.notArrived)).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)
    await receiver.start()
    await page.getByRole('button', { name: say.resend }).click()
    await expect(page.getByText(say.isArrived)).toBeVisible()
    expect(receiver.bodies.at(-1)).toMatchObject({ type: 'stock.low', data: { entity: 'zzpProduct', stock: 2 } })
    await receiver.stop()
  })
}
