import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { address, openScreen, said } from './openScreen'

const customer = { id: 4, version: 1, name: 'Jan Jansen', email: 'jan@example.com', loginCount: 2, referenced: {} }
const list = { getList: async () => ({ data: [customer], total: 1 }), getMany: async () => ({ data: [customer] }) }
const counts = { jobs: 2, jobsForTax: 1, messages: 0, mails: 3, history: 9, binned: 0, documents: 0, stockMovements: 0 }

/** A server that answers by the operation's name. */
function answer(byName: Record<string, object>) {
  const calls: { name: string; variables: unknown }[] = []
  jest.spyOn(window, 'fetch').mockImplementation(async (_url, init) => {
    const { query, variables } = JSON.parse(String(init?.body ?? '{}')) as { query?: string; variables?: unknown }
    const name = /(?:query|mutation) (\w+)/.exec(query ?? '')?.[1] ?? ''
    calls.push({ name, variables })
    return new Response(
      JSON.stringify(byName[name] ?? (name === 'MergedCustomers' ? { data: { merged: [] } } : { data: {} })),
      {
        headers: { 'content-type': 'application/json' },
      },
    )
  })
  return calls
}

afterEach(() => {
  jest.restoreAllMocks()
})

async function choose(language: 'nl' | 'en') {
  openScreen('klanten/overzicht', list, language)
  await screen.findByText('Jan Jansen')
  await userEvent.click(screen.getByRole('checkbox', { name: /Jan Jansen/ }))
}
/** All data are erased on the customer's own page, where nothing else is deleted. */
async function openPage(language: 'nl' | 'en') {
  openScreen('klanten/wijzigen/4', { ...list, getOne: async () => ({ data: customer }) }, language)
  await screen.findByText('Jan Jansen')
}

describe('a customer who asks for data or erasure', () => {
  it('[O12] [X71] is given a file with all that is kept, from a list where deleting is all that is destructive', async () => {
    const calls = answer({ ExportCustomer: { data: { exportCustomer: '{"account": {}}' } } })
    const saved: string[] = []
    window.URL.createObjectURL = (blob) => {
      saved.push((blob as Blob).type)
      return 'blob:x'
    }
    const revoked = jest.fn()
    window.URL.revokeObjectURL = revoked
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    await choose('nl')
    await userEvent.click(await screen.findByRole('button', { name: 'Gegevens downloaden' }))
    // [X71] Beside deleting there is no other way to lose the customer.
    expect(screen.queryByRole('button', { name: /wissen/i })).toBeNull()
    await waitFor(() => expect(saved).toEqual(['application/json', 'klant-4.json']))
    // A slow device has not read it yet.
    expect(revoked).not.toHaveBeenCalled()
    expect(calls.filter(({ name }) => name === 'ExportCustomer')).toEqual([
      { name: 'ExportCustomer', variables: { id: 4 } },
    ])
    expect(said()).toContain('Alles wat van ‘Jan Jansen’ bewaard is, staat in klant-4.json.')
  })

  it('[O12] is erased once the name is typed, after what goes and what stays has been told', async () => {
    const erased = { jobs: 2, messages: 0, mails: 3 }
    const calls = answer({
      CustomerData: { data: { customerData: counts } },
      EraseCustomer: { data: { eraseCustomer: erased } },
    })
    await openPage('en')
    await userEvent.click(await screen.findByRole('button', { name: 'Erase all data' }))
    const dialog = await screen.findByRole('dialog', { name: 'Erase ‘Jan Jansen’ for good?' })
    await within(dialog).findByText('2 jobs, with their timelines and notes')
    expect(within(dialog).getByText('9 lines of the history')).toBeTruthy()
    expect(within(dialog).queryByText(/from the bin$/)).toBeNull()
    expect(within(dialog).getByText(/One job has costs/)).toBeTruthy()
    expect(within(dialog).getByText(/^That customer 4 was erased|^that customer 4 was erased/i)).toBeTruthy()
    const button = within(dialog).getByRole('button', { name: 'Erase for good' }) as HTMLButtonElement
    expect(button.disabled).toBe(true)
    const name = within(dialog).getByLabelText('Type the name or the e-mail address of the customer')
    await userEvent.type(name, 'Jan')
    expect(button.disabled).toBe(true)
    await userEvent.type(name, ' JANSEN ')
    await userEvent.click(button)
    await waitFor(() => expect(said()).toContain('Customer 4 has been erased: 2 jobs, 0 messages, 3 mails.'))
    expect(calls.find(({ name: called }) => called === 'EraseCustomer')?.variables).toEqual({
      id: 4,
      confirmation: 'Jan JANSEN ',
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[O12] is told in the dialog when it was refused, and nothing typed is lost', async () => {
    const refusal = { message: 'x', extensions: { code: 'VALIDATION', errors: { confirmation: ['Dit klopt niet.'] } } }
    answer({
      CustomerData: { data: { customerData: counts } },
      EraseCustomer: { data: null, errors: [refusal] } as never,
    })
    await openPage('nl')
    await userEvent.click(await screen.findByRole('button', { name: 'Alle gegevens wissen' }))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText(/2 opdrachten/)
    const name = within(dialog).getByRole('textbox') as HTMLInputElement
    await userEvent.type(name, 'jan@example.com')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Voorgoed wissen' }))
    expect((await within(dialog).findAllByRole('alert')).map(({ textContent }) => textContent)).toContain(
      'De klant is niet gewist. Dit klopt niet.',
    )
    expect(name.value).toBe('jan@example.com')
  })
})

describe('the screen about privacy', () => {
  it('[X71] says how long everything is kept, not under which names the server is set, and leads to the customers', async () => {
    openScreen('privacy', list)
    expect(await screen.findByText('30 dagen')).toBeTruthy()
    expect(document.body.textContent).not.toContain('KEEP_')
    expect(screen.getByText('Altijd')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Naar de klanten' }))
    expect(address()).toBe('klanten/overzicht')
  })
})
