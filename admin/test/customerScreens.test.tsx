import { describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { address, openScreen, refusal, said } from './openScreen'

const customer = { id: 4, version: 1, name: 'Jan Jansen', email: 'jan@example.com', loginCount: 2, referenced: {} }

const password = () => screen.getByLabelText(/^password/) as HTMLInputElement

describe('customers', () => {
  it('[B3] [X63] are listed, each with a page, and can be added', async () => {
    openScreen('klanten/overzicht', { getList: async () => ({ data: [customer], total: 1 }) })
    const link = await screen.findByRole('link', { name: 'Jan Jansen' })
    expect(link.getAttribute('href')).toBe('/cougarXr7/klanten/wijzigen/4')
    await userEvent.click(screen.getByRole('link', { name: 'Customer toevoegen' }))
    expect(address()).toBe('klanten/toevoegen')
  })

  it('[B3] [M16] are added without a password, which invites them, and their page follows', async () => {
    const { create } = openScreen('klanten/toevoegen')
    await userEvent.type(await screen.findByLabelText(/^name/), 'Jan Jansen')
    await userEvent.type(screen.getByLabelText(/^email/), 'jan@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(said()).toBe('Customer ‘Jan Jansen’ is toegevoegd.'))
    expect(create.mock.calls[0]?.[1].data).toMatchObject({ name: 'Jan Jansen', password: null })
    expect(address()).toBe('klanten/wijzigen/7')
  })

  it('get a password that no browser fills in', async () => {
    const { create } = openScreen('klanten/toevoegen', {}, 'en')
    await userEvent.type(await screen.findByLabelText(/^name/), 'Jan')
    await userEvent.type(screen.getByLabelText(/^email/), 'jan@example.com')
    expect([password().type, password().autocomplete, password().value]).toEqual(['password', 'new-password', ''])
    await userEvent.type(password(), 'short but longer')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(create.mock.calls[0]?.[1].data).toMatchObject({ password: 'short but longer' }))
  })

  it('[Y31] are sent as they are, so that what is missing is told with all else that is wrong', async () => {
    const errors = { name: 'Vul een naam in.', email: 'Dit is geen e-mailadres.' }
    openScreen('klanten/toevoegen', { create: refusal('Ongeldig', 'VALIDATION', errors) }, 'en')
    await userEvent.type(await screen.findByLabelText(/^email/), 'jan')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    for (const text of Object.values(errors)) expect(await screen.findByText(text)).toBeTruthy()
  })

  it('[M12] are told not to be saved, with what is wrong at its field', async () => {
    const errors = { email: 'Dit e-mailadres is al in gebruik.' }
    openScreen('klanten/toevoegen', { create: refusal('Ongeldig', 'VALIDATION', errors) }, 'en')
    await userEvent.type(await screen.findByLabelText(/^name/), 'Jan')
    await userEvent.type(screen.getByLabelText(/^email/), 'jan@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(said()).toContain('A problem occurred while saving the customer.'))
    expect(await screen.findByText('Dit e-mailadres is al in gebruik.')).toBeTruthy()
    expect(address()).toBe('klanten/toevoegen')
  })

  it('[X63] [K19] have a page with their jobs, the way to a new one, and details that are changed', async () => {
    const sent: { query: string; variables: { input?: object } }[] = []
    const item = {
      id: 5,
      number: '26-0005',
      status: 'waiting',
      description: 'Laptop',
      createdAt: '2026-01-01T08:00:00Z',
    }
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
      if (!init?.body) return new Response(null, { status: 204 })
      const call = JSON.parse(String(init.body))
      sent.push(call)
      if (/CustomerJobs/.test(call.query)) {
        return Response.json({
          data: { statusRepair: { total: 1, items: [{ ...item, promisedOn: null, device: null }] } },
        })
      }
      if (/mutation UpdateCustomer/.test(call.query)) return Response.json({ data: { updateCustomer: { id: 4 } } })
      const at = '2026-01-02T08:00:00Z'
      const none = { total: 0, items: [] }
      const quote = { id: 8, name: '26-0005/1', goods: 'Laptop', state: 'sent', validUntil: '2026-03-01', sentAt: at }
      const said = {
        id: 9,
        entity: 'statusRepair',
        job: 5,
        side: 'customer',
        at,
        text: 'Is hij klaar?',
        isAnswered: false,
      }
      const merge = { id: 1, formerId: 7, name: 'J. Jansen', email: null, at, userName: 'Els' }
      const note = { id: 2, at, text: 'Betaalt contant', userName: 'Els' }
      const lists = { devices: none, mails: none, quotes: { total: 1, items: [quote] } }
      const own = {
        ...{
          kind: 'contact',
          id: 11,
          name: 'J. Jansen',
          email: 'Jan@example.com',
          phone: null,
          text: 'Zijn jullie open?',
        },
        ...{ createdAt: at, isRead: true, isHandled: false, answeredAt: null, photos: [] },
      }
      const other = { ...own, id: 12, name: 'Anders', email: 'bert-jan@example.com' }
      const inbox = { total: 2, items: [own, other] }
      return Response.json({ data: { ...lists, inbox, messages: [said], merged: [merge], notes: [note] } })
    })
    openScreen('klanten/wijzigen/4', {
      getOne: async () => ({ data: { ...customer, role: 'cms_status_user', refusesReviews: true } }),
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Customer Jan Jansen' })).toBeTruthy()
    for (const link of await screen.findAllByRole('link', { name: '26-0005' })) {
      expect(link.getAttribute('href')).toBe('/cougarXr7/reparaties/wijzigen/5')
    }
    expect(await screen.findByRole('link', { name: '26-0005/1' })).toBeTruthy()
    expect(await screen.findByText('Is hij klaar?')).toBeTruthy()
    expect((await screen.findByRole('link', { name: 'J. Jansen' })).getAttribute('href')).toBe(
      '/cougarXr7/emails/bekijken/11',
    )
    expect(screen.queryByText('Anders')).toBeNull()
    expect(screen.getByText('Deze klant wil niet om een review gevraagd worden.')).toBeTruthy()
    expect(await screen.findByText('Betaalt contant')).toBeTruthy()
    expect(await screen.findByText(/^Samengevoegd met J\. Jansen/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Nieuwe reparatie' }).getAttribute('href')).toContain('?klant=4')
    expect(await screen.findByText('Nog geen apparaten.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Gegevens wijzigen' }))
    const name = await screen.findByLabelText(/^name/)
    await userEvent.clear(name)
    await userEvent.type(name, 'Jan de Vries')
    await userEvent.click(screen.getByRole('switch', { name: 'statusUser (nl)' }))
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(said()).toBe('De gegevens van Jan de Vries zijn gewijzigd.'))
    const edit = sent.find(({ query }) => query.includes('UpdateCustomer'))
    expect(edit?.variables.input).toEqual({
      name: 'Jan de Vries',
      email: 'jan@example.com',
      company: null,
      paymentDays: null,
      statusUser: true,
      version: 1,
    })
  })
})
