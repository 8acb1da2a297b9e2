import { describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { address, openScreen, refusal, said } from './openScreen'

const job = {
  id: 5,
  version: 3,
  status: 'waiting',
  customer: 4,
  startDate: null,
  costs: null,
  usedParts: [],
  note: null,
  holdBackNotice: false,
  referenced: { customer: { id: 4, title: 'Jan Jansen' } },
  sibling: null,
}
const customer = { id: 4, name: 'Jan Jansen', email: 'jan@example.com', referenced: {} }
const getOne = async (name: string) => ({ data: name === 'customer' ? customer : job })
const customers = async (name: string) =>
  name === 'customer' ? { data: [customer], total: 1 } : { data: [], total: 0 }

const save = (name = 'Opslaan') => userEvent.click(screen.getByRole('button', { name }))

describe('repairs', () => {
  it('are listed by their status in words', async () => {
    openScreen('reparaties/overzicht', { getList: async () => ({ data: [job], total: 1 }) })
    expect((await screen.findByRole('link', { name: 'In de wacht' })).getAttribute('href')).toBe(
      '/cougarXr7/reparaties/wijzigen/5',
    )
    expect(screen.getByRole('checkbox', { name: 'In de wacht kiezen' })).toBeTruthy()
  })

  it('[B2] [M16] are added with a customer, a day and parts with their prices', async () => {
    const { create } = openScreen('reparaties/toevoegen', { getList: customers, getOne })
    await userEvent.click(await screen.findByRole('combobox', { name: /^customer/ }))
    const option = await screen.findByRole('option', { name: /^Jan/ })
    expect(option.textContent).toBe('Jan Jansenjan@example.com')
    await userEvent.click(option)
    const day = screen.getByLabelText(/^startDate/) as HTMLInputElement
    expect(day.type).toBe('date')
    fireEvent.change(day, { target: { value: '2026-11-21' } })
    await userEvent.click(screen.getByRole('button', { name: 'UsedParts (nl): toevoegen' }))
    await userEvent.type(await screen.findByLabelText(/^title/), 'Scherm')
    await userEvent.type(screen.getByLabelText(/^price/), '89,95')
    await save()
    await waitFor(() => expect(said()).toBe('Reparatie ‘In de wacht’ is toegevoegd.'))
    expect(create.mock.calls[0]?.[1].data).toMatchObject({
      customer: 4,
      status: 'waiting',
      startDate: '2026-11-21',
      usedParts: [{ title: 'Scherm', count: 1, price: 89.95 }],
    })
    expect(address()).toBe('reparaties/wijzigen/7')
  })

  it('[M17] [Y69] are changed with a note, which is empty again afterwards', async () => {
    openScreen('reparaties/wijzigen/5', {
      getOne,
      update: async () => ({ data: { ...job, status: 'finished', version: 4 } }),
    })
    const note = async () => (await screen.findByLabelText(/^note/)) as HTMLTextAreaElement
    expect((await note()).value).toBe('')
    await userEvent.selectOptions(screen.getByLabelText(/^status/), 'finished')
    await userEvent.type(await note(), 'Je kunt hem halen.')
    await userEvent.click(screen.getByRole('switch', { name: /^holdBackNotice/ }))
    await save()
    await waitFor(() => expect(said()).toBe('Reparatie ‘Klaar’ is gewijzigd.'))
    await waitFor(async () => expect((await note()).value).toBe(''))
    expect((screen.getByRole('switch', { name: /^holdBackNotice/ }) as HTMLInputElement).checked).toBe(false)
    expect(screen.queryByText('Niet opgeslagen')).toBeNull()
  })

  it('[B13] [M18] are deleted by their status in words', async () => {
    const { deleteMany } = openScreen('reparaties/wijzigen/5', { getOne }, 'en')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'The status repair ‘Is on hold’ will go to the bin',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(said()).toContain('Status repair ‘Is on hold’ has been deleted. It can be restored for 30 days.'),
    )
    expect(deleteMany).toHaveBeenCalledWith('statusRepair', { ids: [5] })
    expect(address()).toBe('reparaties/overzicht')
  })

  it('[M4] [M5] that are not there lead to their list', async () => {
    openScreen('reparaties/wijzigen/999', { getOne: refusal('Status repair not found') }, 'en')
    await waitFor(() => expect(address()).toBe('reparaties/overzicht'))
    expect(said()).toBe('Status repair not found')
  })
})

describe('an accountant download', () => {
  const download = { id: 1, version: 1, title: 'Kwartaal 3', description: null, referenced: {}, sibling: null }

  it('[B5] [M17] is changed, which is said without its name', async () => {
    openScreen('boekhouding/downloads/wijzigen/1', { getOne: async () => ({ data: download }) }, 'en')
    await userEvent.type(await screen.findByLabelText(/^description/), 'Facturen')
    await save('Save')
    await waitFor(() => expect(said()).toBe('Accountant download changed'))
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Go to the dashboard' }).getAttribute('href')).toBe('/cougarXr7/dashboard')
  })

  it('[M4] [M6] that is not there leads to the dashboard', async () => {
    openScreen('boekhouding/downloads/wijzigen/1', { getOne: refusal('Accountant download not found') }, 'en')
    await waitFor(() => expect(address()).toBe('dashboard'))
    expect(said()).toBe('Accountant download not found')
  })

  it('[M12] is told not to be saved', async () => {
    openScreen(
      'boekhouding/downloads/wijzigen/1',
      { getOne: async () => ({ data: download }), update: refusal('Sorry', 'INTERNAL') },
      'en',
    )
    await userEvent.type(await screen.findByLabelText(/^description/), 'Facturen')
    await save('Save')
    await waitFor(() => expect(said()).toContain('A problem occurred while saving the accountant download.'))
  })
})

describe('a service', () => {
  it('[B20] is advised not to be blue, and can be', async () => {
    const { create } = openScreen('services/toevoegen')
    const colour = await screen.findByLabelText(/^backgroundColor/)
    const advice = document.getElementById(colour.getAttribute('aria-describedby') ?? '')
    expect(advice?.textContent).toMatch(/^Liever geen blauw/)
    await userEvent.type(screen.getByLabelText(/^title/), 'Virus verwijderen')
    await userEvent.selectOptions(colour, 'blue')
    await save()
    await waitFor(() => expect(create.mock.calls[0]?.[1].data).toMatchObject({ backgroundColor: 'blue' }))
  })
})
