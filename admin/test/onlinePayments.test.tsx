import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext } from 'ra-core'
import { InvoiceDelivery } from '../src/features/billing/InvoiceDelivery'
import { InvoiceOnlinePayments } from '../src/features/billing/InvoiceOnlinePayments'
import TerminalDialog from '../src/features/billing/TerminalDialog'
import { MollieKey } from '../src/features/onlinePayments/MollieKey'
import { createI18nProvider } from '../src/kernel/i18n/createI18nProvider'
import './openScreen'
import { catalogue } from './shopFixture'

const setup = { isOn: false, isTest: false, isFromEnvironment: false, isTold: true }
const paid = {
  ...{ id: 7, amount: 121, status: 'paid', createdAt: '2026-11-20T10:00:00.000Z', paidAt: '2026-11-20T10:01:00.000Z' },
  ...{ refunded: 21, chargedBack: 0 },
}

/** A server that answers by the name of the operation. @returns what was sent with mutations */
function answer(answers: Record<string, object>) {
  const sent: Record<string, unknown>[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    if (!init?.body) return new Response(null, { status: 204 })
    const { query, variables } = JSON.parse(String(init.body)) as { query: string; variables: Record<string, unknown> }
    const [, kind, name = ''] = /(query|mutation) (\w+)/.exec(query) ?? []
    if (kind === 'mutation') sent.push(variables)
    return Response.json(answers[name] ?? { data: {} })
  })
  return sent
}

function show(element: React.ReactElement) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CoreAdminContext i18nProvider={createI18nProvider(catalogue, 'nl')}>{element}</CoreAdminContext>
    </QueryClientProvider>,
  )
}

describe('paying on a card terminal', () => {
  beforeEach(() => {
    jest.restoreAllMocks()
  })

  const showDialog = (statuses: string[]) => {
    const done = jest.fn()
    const looks = [...statuses]
    const sent: string[] = []
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
      if (!init?.body) return new Response(null, { status: 204 })
      const [, , name = ''] = /(query|mutation) (\w+)/.exec(JSON.parse(String(init.body)).query) ?? []
      sent.push(name)
      const answers: Record<string, object> = {
        PaymentTerminals: { paymentTerminals: [{ id: 'term_1', name: 'Balie' }] },
        LookAtOnlinePayment: { lookAtOnlinePayment: { status: looks.length > 1 ? looks.shift() : looks[0] } },
        CancelOnlinePayment: { cancelOnlinePayment: { status: 'canceled' } },
      }
      return Response.json({ data: answers[name] ?? {} })
    })
    const closed = jest.fn()
    show(<TerminalDialog open={121} begin={async () => 7} onClose={closed} onDone={done} />)
    return { done, closed, sent }
  }
  const start = async () => {
    const button = await screen.findByRole('button', { name: /naar het pin-apparaat$/ })
    await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false))
    await userEvent.click(button)
  }

  it('[I12] waits until it was paid there', async () => {
    const { done } = showDialog(['open', 'paid'])
    await start()
    expect((await screen.findByRole('status')).textContent).toMatch(/^Wacht op het pin-apparaat/)
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1), { timeout: 6000 })
  })

  it('[I12] says what failed and can be tried again; cancelling tells the terminal', async () => {
    const { done, sent } = showDialog(['failed'])
    await start()
    expect((await screen.findByRole('alert')).textContent).toMatch(/mislukt/)
    expect((screen.getByRole('button', { name: /naar het pin-apparaat$/ }) as HTMLButtonElement).disabled).toBe(false)
    expect(done).not.toHaveBeenCalled()
    expect(sent).not.toContain('CancelOnlinePayment')
    cleanup()
    const held = showDialog(['open'])
    await start()
    await screen.findByRole('status')
    await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }))
    await waitFor(() => expect(held.closed).toHaveBeenCalledTimes(1))
    expect(held.sent).toContain('CancelOnlinePayment')
  })
})

describe('paying online in the back office', () => {
  beforeEach(() => {
    jest.restoreAllMocks()
  })

  it('[I12] the key is set and never shown; what is wrong with it stands with it, and it stays typed', async () => {
    const message = 'Een sleutel van Mollie begint met test_ of live_'
    const sent = answer({
      OnlinePaymentSetup: { data: { onlinePaymentSetup: setup } },
      SetMollieKey: { errors: [{ message, extensions: { code: 'VALIDATION', errors: { key: [message] } } }] },
    })
    show(<MollieKey />)
    const field = await screen.findByLabelText('Mollie-sleutel')
    await userEvent.type(field, 'live_x')
    await userEvent.click(screen.getByRole('button', { name: 'Sleutel bewaren' }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect((field as HTMLInputElement).value).toBe('live_x')
    expect(field.getAttribute('type')).toBe('password')
    expect(sent).toEqual([{ key: 'live_x' }])
    expect(screen.queryByRole('button', { name: 'Sleutel verwijderen' })).toBeNull()
  })

  it('[I12] a key of the environment is not changed here', async () => {
    answer({ OnlinePaymentSetup: { data: { onlinePaymentSetup: { ...setup, isOn: true, isFromEnvironment: true } } } })
    show(<MollieKey />)
    expect(await screen.findByText(/MOLLIE_API_KEY/)).toBeTruthy()
    expect(screen.queryByLabelText('Mollie-sleutel')).toBeNull()
  })

  it('[I12] what was paid online is given back in two presses, at most what is left of it', async () => {
    const sent = answer({
      OnlinePaymentsOfInvoice: {
        data: { invoice: { onlinePayments: [paid, { ...paid, id: 6, status: 'expired', refunded: 0 }] } },
      },
      RefundOnline: { data: { refundOnline: { id: 7, refunded: 121 } } },
    })
    show(<InvoiceOnlinePayments id={3} />)
    expect(await screen.findByText(/Online betaling verlopen/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Terugbetalen' }))
    expect(((await screen.findByLabelText('Bedrag')) as HTMLInputElement).value).toBe('100.00')
    await userEvent.click(screen.getByRole('button', { name: 'Terugbetalen' }))
    expect(sent).toEqual([{ id: 7, amount: 100, key: expect.any(String) }])
  })
})

describe('the page of an invoice as a code', () => {
  it('[I12] is held before the phone of the customer by one press', async () => {
    const address = 'https://shop.example/nl/factuur/abcdefghijklmnopqrstuv'
    answer({ InvoiceDelivery: { data: { invoiceDelivery: { recipient: null, address, mails: [] } } } })
    show(<InvoiceDelivery id={3} />)
    await userEvent.click(await screen.findByRole('button', { name: 'QR-code' }))
    const code = await screen.findByRole('img', { name: /scant de code en ziet de factuur/ })
    expect(code.getElementsByTagName('path')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
