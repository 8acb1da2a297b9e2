import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen, said } from './openScreen'

const binned = {
  entity: 'newsItem',
  record: 5,
  title: 'Open dag',
  detail: null,
  translation: null,
  userName: 'Kim',
  at: '2031-01-10T02:30:00.000Z',
  until: null,
}
const taken = { record: 5, title: 'Open dag', value: 'open-dag', field: 'url', complaint: 'Dit adres bestaat al.' }
const refused = (errors: Record<string, string[]>) => ({
  data: null,
  errors: [{ message: 'Niet goed', extensions: { code: 'VALIDATION', errors } }],
})

/** A server where restoring is refused unless the address is one that is free. */
function answer(free: string) {
  const choices: unknown[] = []
  jest.spyOn(window, 'fetch').mockImplementation(async (_url, init) => {
    const { query = '', variables } = JSON.parse(String(init?.body ?? '{}'))
    const name = /(?:query|mutation) (\w+)/.exec(query)?.[1]
    const asked = variables?.choices?.[0]?.value
    if (name === 'RestoreRecord') choices.push(variables.choices)
    const restored = { restored: [5], emptied: [], relinked: 0, forgotten: [] }
    const answers: Record<string, object> = {
      Trash: { data: { bin: { items: [binned], total: 1 } } },
      RestoreConflicts: { data: { conflicts: [{ ...taken, proposal: 'open-dag-2' }] } },
      RestoreRecord:
        asked === free ? { data: { restored } } : refused({ [asked ? 'choices.0.value' : 'url']: ['Is bezet.'] }),
    }
    return new Response(JSON.stringify(answers[name ?? ''] ?? { data: {} }), {
      headers: { 'content-type': 'application/json' },
    })
  })
  return choices
}

afterEach(() => {
  jest.restoreAllMocks()
})

describe('the trash', () => {
  it('[Y32] asks for another address where the own one is taken, proposes one, and restores with what is chosen', async () => {
    const choices = answer('open-dag-later')
    openScreen('prullenbak')
    await userEvent.click(await screen.findByRole('button', { name: /‘Open dag’ terugzetten/ }))
    const dialog = within(await screen.findByRole('dialog', { name: /‘Open dag’ terugzetten/ }))
    const input = dialog.getByRole('textbox') as HTMLInputElement
    expect(input.value).toBe('open-dag-2')
    dialog.getByText('Dit adres bestaat al.')
    await userEvent.click(dialog.getByRole('button', { name: 'Terugzetten' }))
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
    expect(dialog.getAllByText(/Is bezet\./)).toHaveLength(2)
    await userEvent.clear(input)
    await userEvent.type(input, 'open-dag-later{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(choices.at(-1)).toEqual([{ record: 5, field: 'url', value: 'open-dag-later' }])
    expect(said()).toMatch(/1 .* is teruggezet/)
  })
})
