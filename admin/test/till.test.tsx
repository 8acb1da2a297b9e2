import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen } from './openScreen'

const refused = (message: string, field: string) => ({
  errors: [{ message, extensions: { code: 'CONFLICT', errors: { [field]: [message] } } }],
})

const cables = { description: 'Kabel', quantity: '3', unitPrice: '12.50', discount: '0.00', treatment: 'taxed' }
const document = {
  ...{ number: 'B26-0012', issuedOn: '2026-11-20', includingVat: true },
  lines: [{ ...cables, vatRate: 21, net: '30.99', vat: '6.51', deposit: null }],
  totals: { net: '30.99', vat: '6.51', total: '37.50', rates: [] },
}
const receipt = {
  ...{ id: 12, number: 'B26-0012', openAmount: 0, moneyReceived: 37.5, document: JSON.stringify(document) },
  lines: [{ place: 0, before: 0, pieces: 3 }],
}

/** A card terminal: where its payments stand, as they are asked about, and what is told of it. */
interface AtTerminal {
  statuses: string[]
  unbooked: object[]
  started: Record<string, unknown>[]
}

/** The till, with a server that answers sales as told, one after the other. @returns what was sold with */
function open(answers: object[], tradeIns: object[] = [], traded: object = receipt, terminal?: AtTerminal) {
  const sent: Record<string, unknown>[] = []
  const addresses: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    if (!init?.body) return new Response(null, { status: 204 })
    const { query, variables } = JSON.parse(String(init.body))
    if (query.includes('query TillFind')) {
      const tillFind = { items: [], isExact: false, isMistyped: false }
      const tillReceipt = variables.search === 'B26-0012' ? traded : null
      const laptop = { ...{ id: 5, name: 'Anna', title: 'Laptop', price: 249, paid: 249 }, product: { vat: 21 } }
      const reservations = { items: variables.search === 'Anna' ? [laptop] : [] }
      return Response.json({ data: { tillFind, tillReceipt, reservations, statusRepair: { items: [] } } })
    }
    if (query.includes('query PaymentTerminals')) {
      return Response.json({ data: { paymentTerminals: terminal ? [{ id: 'term_1', name: 'Balie' }] : [] } })
    }
    if (query.includes('query UnbookedTerminalPayments')) {
      return Response.json({ data: { unbookedTerminalPayments: terminal?.unbooked ?? [] } })
    }
    if (query.includes('mutation StartTerminalPaymentOfSale')) {
      terminal?.started.push(variables)
      return Response.json({ data: { startTerminalPaymentOfSale: { id: 7 } } })
    }
    if (query.includes('mutation LookAtOnlinePayment')) {
      const { statuses = [] } = terminal ?? {}
      const status = statuses.length > 1 ? statuses.shift() : statuses[0]
      return Response.json({ data: { lookAtOnlinePayment: { status } } })
    }
    if (query.includes('query OpenTradeIns')) return Response.json({ data: { openTradeIns: tradeIns } })
    if (query.includes('InvoiceDelivery')) {
      const mails = addresses.map((recipient) => ({ recipient, at: '2026-11-28T10:00:00.000Z', state: 'sent' }))
      return Response.json({ data: { invoiceDelivery: { recipient: null, address: null, mails } } })
    }
    if (query.includes('mutation MailReceipt')) {
      if (!variables.address.includes('@')) return Response.json(refused('Dit is geen geldig e-mailadres.', 'address'))
      addresses.push(variables.address)
      return Response.json({ data: { mailReceipt: 9 } })
    }
    if (query.includes('mutation ReturnAtTill')) {
      sent.push(variables)
      return Response.json({ data: { returnAtTill: { id: 4, name: 'C26-0001' } } })
    }
    if (!query.includes('mutation SellAtTill')) return Response.json({ data: { shop: { vatPercentage: 21 } } })
    sent.push(variables)
    return Response.json(answers[sent.length - 1] ?? { data: { sellAtTill: { id: 3, name: 'B26-0003', total: 10 } } })
  })
  openScreen('kassa')
  return sent
}

/** Puts a line of 10 on the sale. */
async function freeLine() {
  await userEvent.click(await screen.findByRole('button', { name: 'Vrije regel' }))
  await userEvent.type(screen.getByLabelText('Omschrijving'), 'Kabel')
  await userEvent.type(screen.getByLabelText('Prijs'), '10')
}

const plain = ({ textContent }: { textContent: string | null }) => textContent?.replaceAll('\u00a0', ' ')

describe('the till', () => {
  beforeEach(() => {
    jest.restoreAllMocks()
    sessionStorage.clear()
  })

  it('[I10] asks about stock and about what was agreed one after the other, and then sells', async () => {
    const sent = open([refused('Niet genoeg', 'isAboveStock'), refused('Te duur', 'jobs.0')])
    await freeLine()
    await userEvent.click(screen.getByRole('button', { name: 'Pin' }))
    await userEvent.click(screen.getByRole('button', { name: 'Betaald' }))
    expect(await screen.findByText('Niet genoeg')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Toch afrekenen' }))
    expect(await screen.findByText('Te duur')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Toch afrekenen' }))
    expect(await screen.findByText('B26-0003 is betaald.')).toBeTruthy()
    expect(sent.map(({ isAboveStock, isAboveAgreed }) => [isAboveStock, isAboveAgreed])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  const laptop = { id: 7, make: 'Lenovo', model: 'T480', owed: 6 }

  it('[I15] takes what was traded in off the sale in one press, and the rest is paid as always', async () => {
    const sent = open([], [laptop])
    await freeLine()
    const tradeIn = await screen.findByRole('button', { name: /^Lenovo T480 · €\s6,00$/ })
    await userEvent.click(screen.getByRole('button', { name: 'Contant' }))
    await userEvent.click(tradeIn)
    await userEvent.click(await screen.findByRole('button', { name: 'Pin' }))
    await userEvent.click(screen.getByRole('button', { name: 'Betaald' }))
    expect(await screen.findByText('B26-0003 is betaald.')).toBeTruthy()
    expect(sent[0]?.payments).toEqual([
      { method: 'trade_in', amount: 6, boughtItem: 7 },
      { method: 'card', amount: 4 },
    ])
  })

  it('[I15] pays all by what is worth more, and says what stays owed', async () => {
    const sent = open([], [{ ...laptop, owed: 15.5 }])
    await freeLine()
    await userEvent.click(await screen.findByRole('button', { name: /^Lenovo T480/ }))
    expect(screen.getByText(/^De klant houdt €\s5,50 te goed/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Pin' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Betaald' }))
    expect(await screen.findByText('B26-0003 is betaald.')).toBeTruthy()
    expect(sent[0]?.payments).toEqual([{ method: 'trade_in', amount: 10, boughtItem: 7 }])
  })

  it('[I15] gives back no money for what was traded in, and says so', async () => {
    open([], [], { ...receipt, moneyReceived: 7.5 })
    await userEvent.type(await screen.findByLabelText(/^Scan of zoek/), 'B26-0012{Enter}')
    const form = within(await screen.findByRole('form', { name: 'Retour' }))
    expect(plain(form.getByRole('status'))).toBe('€ 7,50')
    expect(plain(form.getByRole('alert'))).toMatch(/^€ 5,00 was ingeruild en gaat niet terug in geld/)
  })

  it('[I10] offers nothing to go on with where the total is another', async () => {
    open([refused('Het totaal is intussen anders', 'total')])
    await freeLine()
    await userEvent.click(screen.getByRole('button', { name: 'Pin' }))
    await userEvent.click(screen.getByRole('button', { name: 'Betaald' }))
    expect(await screen.findByText('Het totaal is intussen anders')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Toch afrekenen' })).toBeNull()
  })

  it('[I10] a sale of nothing needs no method, and what was typed survives a line that drops', async () => {
    const sent = open([{ errors: [{ message: 'De verbinding viel weg', extensions: { code: 'INTERNAL' } }] }])
    await freeLine()
    await userEvent.type(screen.getByLabelText('Korting'), '10')
    await userEvent.click(screen.getByRole('button', { name: 'Betaald' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect((screen.getByLabelText('Omschrijving') as HTMLInputElement).value).toBe('Kabel')
    await userEvent.click(screen.getByRole('button', { name: 'Betaald' }))
    expect(await screen.findByText('B26-0003 is betaald.')).toBeTruthy()
    expect(sent.map(({ payments }) => payments)).toEqual([[], []])
    expect(sent[0]?.key).toBe(sent[1]?.key)
  })

  it('[I10] offers to make what a scan does not know, from its barcode', async () => {
    open([])
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({
        data: { shop: { vatPercentage: 21 }, tillFind: { items: [], isExact: false, isMistyped: false } },
      }),
    )
    const find = await screen.findByLabelText(/^Scan of zoek/)
    await userEvent.type(find, '4006381-333931{Enter}')
    expect(await screen.findByText('Onbekende streepjescode 4006381333931.')).toBeTruthy()
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(addressOf('Nieuw product')).toContain('streepjescode=4006381333931')
    expect(addressOf('Nieuw onderdeel')).toContain('streepjescode=4006381333931')
    await userEvent.type(find, '1')
    expect(screen.queryByRole('link', { name: 'Nieuw product' })).toBeNull()
  })

  it('[I10] takes back by the number of a receipt: scanned, how the money goes back, done', async () => {
    const sent = open([])
    await userEvent.type(await screen.findByLabelText(/^Scan of zoek/), 'B26-0012{Enter}')
    const form = within(await screen.findByRole('form', { name: 'Retour' }))
    expect(plain(form.getByRole('status'))).toBe('€ 12,50')
    const howMany = form.getByLabelText('Aantal, van 3')
    await userEvent.clear(howMany)
    await userEvent.type(howMany, '4')
    expect(form.getByRole('button', { name: 'Terugbetalen' })).toHaveProperty('disabled', true)
    await userEvent.clear(howMany)
    await userEvent.type(howMany, '2')
    expect(plain(form.getByRole('status'))).toBe('€ 25,00')
    await userEvent.click(form.getByRole('button', { name: 'Contant' }))
    await userEvent.click(form.getByRole('button', { name: 'Terugbetalen' }))
    expect(await screen.findByText(/^C26-0001 is gemaakt/)).toBeTruthy()
    const lines = [{ place: 0, pieces: 2 }]
    expect(sent).toMatchObject([{ id: 12, lines, total: 25, refund: 'cash', givesBackStock: true }])
  })

  it('[I10] on a slow line what was found before is not offered for what is typed next', async () => {
    open([])
    const field = await screen.findByLabelText(/^Scan of zoek/)
    await userEvent.type(field, 'Anna')
    await userEvent.click(await screen.findByText('Laptop'))
    jest.mocked(globalThis.fetch).mockImplementation(() => new Promise(() => undefined))
    await userEvent.type(field, 'Piet')
    // Longer than the search waits for more to be typed.
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(screen.queryByRole('list', { name: 'Gevonden' })).toBeNull()
    expect(field).toHaveProperty('value', 'Piet')
  })

  it('[I12] what was paid online before is not asked again', async () => {
    const sent = open([])
    await userEvent.type(await screen.findByLabelText(/^Scan of zoek/), 'Anna')
    await userEvent.click(await screen.findByText('Laptop'))
    expect(plain(await screen.findByText(/^Vooraf betaald/))).toBe('Vooraf betaald: € 249,00')
    expect(screen.queryByRole('button', { name: 'Pin' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Betaald' }))
    expect(await screen.findByText('B26-0003 is betaald.')).toBeTruthy()
    expect(sent).toMatchObject([{ lines: [{ reservation: 5 }], payments: [], total: 249 }])
  })

  it('[I10] is paid in two parts, of which cash gives its own change', async () => {
    const sent = open([])
    await freeLine()
    await userEvent.click(screen.getByRole('button', { name: 'Pin' }))
    await userEvent.click(screen.getByRole('button', { name: 'Deel betalen' }))
    const first = screen.getByLabelText('Bedrag met Pin')
    await waitFor(() => expect(globalThis.document.activeElement).toBe(first))
    await userEvent.type(first, '10')
    expect(screen.getByRole('button', { name: 'Betaald' })).toHaveProperty('disabled', true)
    await userEvent.clear(first)
    await userEvent.type(first, '4,02')
    expect(screen.getByText(/^De rest, € 5,98$/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Contant' }))
    await userEvent.type(screen.getByLabelText('Contant gegeven'), '10{Enter}')
    expect(await screen.findByText('B26-0003 is betaald.')).toBeTruthy()
    expect(screen.getByText(/^Terug € 4,00$/)).toBeTruthy()
    const payments = [
      { method: 'card', amount: 4.02 },
      { method: 'cash', amount: 5.98, tendered: 10 },
    ]
    expect(sent).toMatchObject([{ total: 10, payments }])
  })

  it('[I10] mails the receipt to an address that is told, and says so once it was delivered', async () => {
    open([])
    await freeLine()
    await userEvent.click(screen.getByRole('button', { name: 'Pin' }))
    await userEvent.click(screen.getByRole('button', { name: 'Betaald' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Mailen' }))
    const field = screen.getByLabelText('E-mailadres van de klant') as HTMLInputElement
    await userEvent.type(field, 'bo{Enter}')
    expect(await screen.findByText('Dit is geen geldig e-mailadres.')).toBeTruthy()
    expect(field.value).toBe('bo')
    await userEvent.type(field, '@example.com{Enter}')
    expect(await screen.findByText(/^bo@example.com · mail verstuurd$/i)).toBeTruthy()
    expect(field.value).toBe('')
  })

  describe('with a card terminal', () => {
    const onTerminal = (statuses: string[], unbooked: object[] = []) => ({ statuses, unbooked, started: [] as never[] })
    const sold = { data: { sellAtTill: { id: 3, name: 'B26-0003', total: 10 } } }
    const pay = async () => {
      await freeLine()
      await userEvent.click(await screen.findByRole('button', { name: 'Pin-apparaat' }))
      await userEvent.click(screen.getByRole('button', { name: /10,00 naar het pin-apparaat$/ }))
    }

    it('[I12] sends the total to the terminal, waits, and books the sale with what was paid', async () => {
      const terminal = onTerminal(['open', 'paid'])
      const sent = open([sold], [], receipt, terminal)
      await pay()
      expect((await screen.findByRole('status', { name: '' })).textContent).toMatch(/Wacht op het pin-apparaat/)
      expect(sent).toEqual([])
      expect(await screen.findByText(/B26-0003 is betaald/, undefined, { timeout: 6000 })).toBeTruthy()
      expect(sent).toMatchObject([{ onlinePayment: 7, payments: [], total: 10 }])
      expect(terminal.started).toMatchObject([{ sale: sent[0]?.key, terminal: 'term_1', amount: 10 }])
    })

    it('[I12] what fails is said, and the sale is kept', async () => {
      const sent = open([sold], [], receipt, onTerminal(['failed']))
      await pay()
      expect(await screen.findByText(/mislukt/)).toBeTruthy()
      await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect((screen.getByLabelText('Omschrijving') as HTMLInputElement).value).toBe('Kabel')
      await userEvent.click(screen.getByRole('button', { name: 'Pin' }))
      await userEvent.click(screen.getByRole('button', { name: 'Betaald' }))
      await waitFor(() => expect(sent).toMatchObject([{ payments: [{ method: 'card', amount: 10 }] }]))
      expect(sent[0]).not.toHaveProperty('onlinePayment')
    })

    it('[I12] after a reload the till waits on, and books once it was paid', async () => {
      const line = { key: 'a', title: 'Kabel', quantity: '1', price: '10', discount: '', vatRate: 21 }
      const terminal = { id: 7, amount: 10, isPaid: false }
      sessionStorage.setItem('till', JSON.stringify({ key: 'sale-1', lines: [line], terminal }))
      const held = onTerminal(['paid'])
      const sent = open([sold], [], receipt, held)
      expect(await screen.findByText(/B26-0003 is betaald/)).toBeTruthy()
      expect(sent).toMatchObject([{ onlinePayment: 7, key: 'sale-1' }])
      expect(held.started).toEqual([])
    })

    it('[I12] what was paid and not booked is named, and used for the sale on the screen, the rest paid otherwise', async () => {
      const left = {
        id: 9,
        amount: 8,
        refunded: 0,
        chargedBack: 0,
        paidAt: '2026-11-28T10:00:00.000Z',
        isUnbooked: true,
      }
      const sent = open([sold], [], receipt, onTerminal(['paid'], [left]))
      const use = await screen.findByRole('button', { name: 'Gebruik voor deze verkoop' })
      expect(plain(globalThis.document.body)).toMatch(/Er is € 8,00 betaald op het pin-apparaat/)
      expect((use as HTMLButtonElement).disabled).toBe(true)
      await freeLine()
      await userEvent.click(use)
      expect(plain(screen.getByRole('form', { name: 'Verkoop' }))).toMatch(
        /€ 2,00.*€ 8,00 is betaald op het pin-apparaat/,
      )
      await userEvent.click(screen.getByRole('button', { name: 'Pin' }))
      await userEvent.click(screen.getByRole('button', { name: 'Betaald' }))
      await waitFor(() => expect(sent).toMatchObject([{ onlinePayment: 9, payments: [{ method: 'card', amount: 2 }] }]))
    })
  })
})
