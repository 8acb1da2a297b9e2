import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext } from 'ra-core'
import { useState } from 'react'
import { CustomerPart } from '../src/features/intake/CustomerPart'
import { emptyDraft, type IntakeDraft, intakeOf } from '../src/features/intake/IntakeDraft'
import '../src/features/intake/intakeTexts'
import { createI18nProvider } from '../src/kernel/i18n/createI18nProvider'
import { openScreen, said } from './openScreen'
import { catalogue } from './shopFixture'

const customer = {
  id: 4,
  version: 1,
  name: 'Wim ter Horst',
  email: 'wim@example.com',
  role: 'cms_status_user',
  statusUser: true,
  referenced: {},
}

/** What the server was asked, with answers by the name of the operation. */
function answering(answers: Record<string, object>) {
  const sent: { query: string; variables: Record<string, unknown> }[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    if (!init?.body) return new Response(null, { status: 204 })
    const call = JSON.parse(String(init.body))
    sent.push(call)
    const [, name = ''] = /(?:query|mutation) (\w+)/.exec(call.query) ?? []
    const none = { total: 0, items: [] }
    const empty = { statusRepair: none, devices: none, mails: none, quotes: none, inbox: none }
    return Response.json({ data: answers[name] ?? { ...empty, messages: [], merged: [], notes: [] } })
  })
  return sent
}

const unfold = (name = 'Zakelijk') => screen.getByRole('button', { name })

describe('customers who come for a company', () => {
  beforeEach(() => sessionStorage.clear())

  it('[I14] a form has what is asked of them behind one press, so that private ones keep one screen', async () => {
    const { create } = openScreen('klanten/toevoegen')
    await userEvent.type(await screen.findByLabelText(/^name/), 'Wim ter Horst')
    await userEvent.type(screen.getByLabelText(/^email/), 'wim@example.com')
    expect(screen.queryByLabelText(/^company/)).toBeNull()
    expect(unfold().getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(unfold())
    expect(screen.queryByRole('button', { name: 'Zakelijk' })).toBeNull()
    await userEvent.type(screen.getByLabelText(/^company/), 'Bakkerij Ter Horst')
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(create.mock.calls[0]?.[1].data).toMatchObject({ company: 'Bakkerij Ter Horst' }))
  })

  it('[I14] the overview has the company below the name, and no column that is empty for most', async () => {
    const second = { ...customer, id: 5, name: 'Jan Jansen', company: null }
    openScreen('klanten/overzicht', {
      getList: async () => ({ data: [{ ...customer, company: 'Bakkerij Ter Horst' }, second], total: 2 }),
    })
    const row = (await screen.findByRole('link', { name: 'Wim ter Horst' })).closest('td, li')
    expect(row?.textContent).toContain('Bakkerij Ter Horst')
    expect(screen.queryByText('company (nl)')).toBeNull()
  })

  it('[I14] the company stands on their page, and is changed there without unfolding anything', async () => {
    const sent = answering({ UpdateCustomer: { updateCustomer: { id: 4 } } })
    openScreen('klanten/wijzigen/4', {
      getOne: async () => ({ data: { ...customer, company: 'Bakkerij Ter Horst', paymentDays: 14 } }),
    })
    expect(await screen.findByText('Bakkerij Ter Horst')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Gegevens wijzigen' }))
    const days = await screen.findByLabelText(/^paymentDays/)
    expect(screen.queryByRole('button', { name: 'Zakelijk' })).toBeNull()
    await userEvent.clear(days)
    await userEvent.type(days, '30')
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(said()).toContain('Wim ter Horst'))
    expect(sent.find(({ query }) => query.includes('UpdateCustomer'))?.variables.input).toMatchObject({
      company: 'Bakkerij Ter Horst',
      paymentDays: 30,
    })
  })

  it('[I14] a private customer has neither on the page, and the fields behind one press', async () => {
    answering({})
    openScreen('klanten/wijzigen/4', { getOne: async () => ({ data: customer }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Gegevens wijzigen' }))
    await screen.findByLabelText(/^name/)
    expect(screen.queryByLabelText(/^company/)).toBeNull()
    await userEvent.click(unfold())
    expect(screen.getByLabelText(/^company/)).toBeTruthy()
  })

  it('[I14] a new one is taken in with the company after one press, and what is wrong stands at its field', async () => {
    answering({ CustomersAlike: { customersAlike: [] } })
    let draft: IntakeDraft = { ...emptyDraft('nl' as never), isNewCustomer: true }
    function Part() {
      const [shown, setShown] = useState(draft)
      draft = shown
      const faults = { 'newCustomer.kvkNumber': 'Een KvK-nummer heeft acht cijfers.' }
      return (
        <CustomerPart
          draft={shown}
          change={(values) => setShown((before) => ({ ...before, ...values }))}
          faults={shown.business ? faults : {}}
        />
      )
    }
    render(
      <CoreAdminContext i18nProvider={createI18nProvider(catalogue, 'nl')}>
        <Part />
      </CoreAdminContext>,
    )
    await userEvent.type(screen.getByLabelText(/^Naam/), 'Wim')
    expect(screen.queryByLabelText('KvK-nummer')).toBeNull()
    await userEvent.click(unfold('Zakelijke klant'))
    await userEvent.type(screen.getByLabelText('Bedrijf'), 'Bakkerij Ter Horst')
    await userEvent.type(screen.getByLabelText('KvK-nummer'), '1234567')
    expect(screen.getByText('Een KvK-nummer heeft acht cijfers.')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Referentie van de klant'), 'PO 17')
    const sent = () => intakeOf(draft, { accessCode: '', proposedDay: '2026-12-01', terms: '', checks: [] })
    const company = { company: 'Bakkerij Ter Horst', kvkNumber: '1234567', vatNumber: null, city: null }
    expect(sent().newCustomer).toMatchObject({ name: 'Wim', ...company })
    expect(sent().job.reference).toBe('PO 17')
    await userEvent.click(screen.getByRole('button', { name: 'Toch een particulier' }))
    expect(Object.keys(sent().newCustomer ?? {})).not.toContain('company')
    expect(sent().job.reference).toBeNull()
  })
})
