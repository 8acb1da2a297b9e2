import { describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen } from './openScreen'

const job = { entity: 'statusRepair', number: '26-0142', customerName: 'Wil Jansen', phone: '06 12345678' }
const call = {
  ...job,
  job: 5,
  phoneE164: '+31612345678',
  reason: 'ready',
  since: '2026-11-20T10:00:00.000Z',
  missed: 1,
}
const untold = { ...job, job: 5, phoneE164: '+31612345678', since: '2026-11-20T10:00:00.000Z', notifiedAt: null }

/** Answers the lists with these calls until one is noted; the calls that were noted. */
function serve(calls: object[]) {
  const noted: object[] = []
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const { query = '', variables } = JSON.parse(String(init?.body ?? '{}'))
    if (query.includes('NoteCall')) {
      noted.push(variables)
      return Response.json({ data: { addInternalNote: { id: 1 } } })
    }
    if (!query.includes('callsToMake')) return Response.json({ data: {} })
    const isOver = noted.some((each) => 'call' in each && each.call === 'reached')
    return Response.json({ data: { callsToMake: isOver ? [] : calls, jobsToCollect: [untold] } })
  })
  return { noted, spy }
}

describe('the screen of whom to come back to', () => {
  it('[Y65] says whom to call and why, and notes in a press that the customer was reached', async () => {
    const { noted, spy } = serve([call])
    openScreen('opvolgen')
    const section = await screen.findByRole('region', { name: 'Bel deze klant' })
    expect(section.textContent).toContain('Het is klaar, sinds')
    expect(section.textContent).toContain('1 keer niet bereikt')
    const phone = within(section).getByRole('link', { name: /06 12345678/ })
    expect(phone.getAttribute('href')).toBe('tel:+31612345678')
    await userEvent.type(within(section).getByLabelText('Notitie bij dit gesprek'), 'Komt zaterdag')
    await userEvent.click(within(section).getByRole('button', { name: 'Bereikt' }))
    await waitFor(() => expect(section.textContent).toContain('Er is niemand om te bellen.'))
    expect(noted).toEqual([{ job: 'statusRepair', id: 5, text: 'Komt zaterdag', call: 'reached' }])
    spy.mockRestore()
  })

  it('[Y64] lists what is still to be collected, and whether its customer knows', async () => {
    const { spy } = serve([])
    openScreen('opvolgen')
    const section = await screen.findByRole('region', { name: 'Nog op te halen' })
    expect(section.textContent).toContain('Wil Jansen')
    expect(section.textContent).toContain('26-0142 · Klant weet het nog niet')
    spy.mockRestore()
  })
})
