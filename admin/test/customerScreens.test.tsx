import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { address, openScreen, refusal, said } from './openScreen'

const customer = { id: 4, version: 1, name: 'Jan Jansen', email: 'jan@example.com', loginCount: 2, referenced: {} }

const password = () => screen.getByLabelText(/^password/) as HTMLInputElement

describe('customers', () => {
  it('[B3] are listed without a screen of their own, and can be added', async () => {
    openScreen('klanten/overzicht', { getList: async () => ({ data: [customer], total: 1 }) })
    expect(await screen.findByText('Jan Jansen')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Jan Jansen' })).toBeNull()
    await userEvent.click(screen.getByText('Jan Jansen'))
    expect(address()).toBe('klanten/overzicht')
    await userEvent.click(screen.getByRole('link', { name: 'Customer toevoegen' }))
    expect(address()).toBe('klanten/toevoegen')
  })

  it('[B3] [M16] are added without a password, which invites them, and the list follows', async () => {
    const { create } = openScreen('klanten/toevoegen')
    await userEvent.type(await screen.findByLabelText(/^name/), 'Jan Jansen')
    await userEvent.type(screen.getByLabelText(/^email/), 'jan@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(said()).toBe('Customer ‘Jan Jansen’ is toegevoegd.'))
    expect(create.mock.calls[0]?.[1].data).toMatchObject({ name: 'Jan Jansen', password: null })
    expect(address()).toBe('klanten/overzicht')
  })

  it('get a password that no browser fills in, long enough', async () => {
    const { create } = openScreen('klanten/toevoegen', {}, 'en')
    await userEvent.type(await screen.findByLabelText(/^name/), 'Jan')
    await userEvent.type(screen.getByLabelText(/^email/), 'jan@example.com')
    expect([password().type, password().autocomplete, password().value]).toEqual(['password', 'new-password', ''])
    await userEvent.type(password(), 'short')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('‘password (en)’ must have at least 10 characters.')).toBeTruthy()
    expect(create).not.toHaveBeenCalled()
    await userEvent.type(password(), ' but longer')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(create.mock.calls[0]?.[1].data).toMatchObject({ password: 'short but longer' }))
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
})
