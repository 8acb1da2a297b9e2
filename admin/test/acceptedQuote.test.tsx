import { expect, it, jest } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen } from './openScreen'

const quote = {
  id: 7,
  name: '26-0005/1',
  state: 'accepted',
  validUntil: '2026-12-31',
  sentAt: '2026-11-20T10:00:00Z',
  decidedAt: '2026-11-21T10:00:00Z',
  decidedBy: 'Jan Jansen',
}
const accepted = { quote: 7, name: '26-0005/1', total: 229, jobTotal: 149.95, hasOtherLines: true, jobVersion: 3 }
const record = {
  ...{ id: 5, version: 3, number: '26-0005', status: 'in_treatment', customer: 4, lines: [], usedParts: [] },
  ...{ referenced: { customer: { id: 4, title: 'Jan Jansen' } }, sibling: null },
}

/** The screen of a job whose quote was accepted. @returns the variables with which the lines were taken over */
function open(acceptance: object | null, state = 'accepted') {
  const taken: unknown[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    if (!init?.body) return new Response(null, { status: 204 })
    const { query, variables } = JSON.parse(String(init.body))
    if (query.includes('query JobQuotes')) return Response.json({ data: { quotesOfJob: [{ ...quote, state }] } })
    if (query.includes('query AcceptedQuote')) return Response.json({ data: { acceptedQuote: acceptance } })
    if (query.includes('mutation TakeOverQuote')) {
      taken.push(variables)
      return Response.json({ data: { takeOverQuote: 5 } })
    }
    return Response.json({ data: { shop: { vatPercentage: 21 }, notes: [], job: { timeline: [] } } })
  })
  openScreen('reparaties/wijzigen/5', { getOne: async () => ({ data: record as never }) })
  return taken
}

const section = async () => within(await screen.findByRole('region', { name: 'Offertes' }))

it('[K11] [K16] a job that comes to something else than was accepted says so, and takes the lines over', async () => {
  const taken = open(accepted)
  const quotes = await section()
  const words = await quotes.findByRole('alert')
  expect(words.textContent).toMatch(/€\s229,00 geaccepteerd; de opdracht komt op €\s149,95/)
  await userEvent.click(quotes.getByRole('button', { name: 'Neem de geaccepteerde regels over' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/gaan daarheen terug/)).toBeTruthy()
  expect(taken).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Neem de geaccepteerde regels over' }))
  await waitFor(() => expect(taken).toEqual([{ id: 7, version: 3 }]))
  expect(await screen.findByText('De opdracht heeft nu de geaccepteerde regels.')).toBeTruthy()
})

it('[K11] a job that has what was accepted, or whose price was not known, says nothing of it', async () => {
  const same = { ...accepted, jobTotal: 229, hasOtherLines: false }
  for (const acceptance of [same, { ...same, total: null, jobTotal: null }, null]) {
    open(acceptance)
    const quotes = await section()
    expect(await quotes.findByText('26-0005/1')).toBeTruthy()
    expect(quotes.queryByRole('alert')).toBeNull()
    expect(quotes.queryByRole('button', { name: /Neem de/ })).toBeNull()
    cleanup()
  }
})
