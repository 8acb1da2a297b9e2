import { describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen } from './openScreen'

const customer = { id: 7, name: 'Wil Jansen', company: null, email: null, phoneNumber: '06 12345678', language: 'nl' }
const old = {
  ...{ id: 5, number: '26-0101', status: 'finished', pickedUpAt: '2026-10-01T10:00:00.000Z' },
  ...{ createdAt: '2026-09-20T10:00:00.000Z', intakeDate: '2026-09-20', warrantyUntil: '2099-01-01' },
}
const form = {
  services: [],
  promisedOn: '2030-01-01',
  openDays: [],
  checkPoints: [],
  terms: { nl: 'Voorwaarden', en: 'Terms' },
}
const paper = {
  ...{ kind: 'statusRepair', id: 6, number: '26-0142', customer: 'Wil Jansen', customerId: 7, language: 'nl' },
  ...{
    email: null,
    phone: '+31612345678',
    mobile: '+31612345678',
    isNoticed: false,
    message: 'Je apparaat is genoteerd.',
  },
  ...{ address: 'https://shop.example/nl/volg/code', takenInAt: '2026-11-20T10:00:00.000Z', takenInBy: null },
  ...{ signedBy: null, drawing: null, terms: 'Voorwaarden' },
}

/** What the server answers to what an intake asks. */
function answer() {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const { query = '' } = JSON.parse(String(init?.body ?? '{}'))
    if (query.includes('TakeIn')) return Response.json({ data: { takeIn: paper } })
    if (query.includes('JobOfNumber')) {
      return Response.json({ data: { jobOfNumber: { kind: 'statusRepair', id: 5, number: '26-0101' } } })
    }
    if (query.includes('WarrantyJob')) {
      return Response.json({ data: { job: { customer, device: { id: 9, name: 'Asus VivoBook', kind: 'laptop' } } } })
    }
    if (query.includes('DevicePast')) return Response.json({ data: { statusRepair: { items: [old] } } })
    if (query.includes('intakeForm')) return Response.json({ data: { intakeForm: form } })
    return Response.json({
      data: {
        selfIntakes: [],
        devices: { total: 1, items: [{ id: 11, name: 'HP Envy', brand: 'HP', kind: 'laptop', serialNumber: null }] },
      },
    })
  })
}

describe('an intake under warranty', () => {
  it('[Y66] begins from the address with customer, device and warranty, which can be taken back and given again', async () => {
    const ask = answer()
    openScreen('inname?garantie=26-0101')
    const past = await screen.findByRole('group', { name: 'Eerder met dit apparaat' })
    expect(screen.getByText('Wil Jansen')).toBeTruthy()
    expect(screen.getByText('Asus VivoBook')).toBeTruthy()
    expect(past.textContent).toContain('Garantie op 26-0101: zonder kosten')
    await userEvent.click(screen.getByRole('button', { name: 'Toch geen garantie' }))
    await waitFor(() => expect(past.textContent).toContain('Garantie tot en met 1 jan 2099: 26-0101'))
    await userEvent.click(screen.getByRole('button', { name: 'Dit is garantie' }))
    await waitFor(() => expect(past.textContent).toContain('zonder kosten'))
    ask.mockRestore()
  })

  it('[Y68] is followed by another of the same customer in one press', async () => {
    const ask = answer()
    openScreen('inname?garantie=26-0101')
    await screen.findByRole('group', { name: 'Eerder met dit apparaat' })
    await userEvent.click(screen.getByRole('button', { name: 'Inname opslaan' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Nog iets van Wil Jansen' }))
    expect(await screen.findByText('Wil Jansen')).toBeTruthy()
    // The device was that of the first.
    expect(screen.queryByText('Asus VivoBook')).toBeNull()
    ask.mockRestore()
  })
})
