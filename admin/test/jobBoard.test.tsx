import { describe, expect, it, jest } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parse, validate } from 'graphql'
import { boardQuery, inStatusSince, moveMutation } from '../src/features/jobs/board/jobBoardQueries'
import { timelineQuery } from '../src/features/jobs/JobTimeline'
import { NoticeDocument } from '../src/generated/graphql'
import { openScreen, said } from './openScreen'
import { schema } from './schema'
import { catalogue } from './shopFixture'

const job = {
  id: 5,
  number: '26-0005',
  device: null,
  promisedOn: null,
  assignedTo: null,
  version: 3,
  status: 'waiting',
  currentStatus: null,
  description: 'Laptop start niet op',
  isAboveLimit: false,
  createdAt: '2026-01-01T08:00:00Z',
  customer: { name: 'Jan Jansen', email: 'jan@example.com' },
  timeline: [],
}
const noticeOf = ({ note }: { note: string | null }) => ({
  recipient: 'jan@example.com',
  language: 'en',
  subject: 'Your repair (number 5): Finished',
  text: ['Dear Jan Jansen,', note].filter(Boolean).join('\n'),
})
const boardAddress = 'reparaties/overzicht?weergave=bord'

/** A server that answers a board, and moves as told. */
function serve(
  items: unknown[],
  move: unknown = { data: { updateStatusRepair: { id: 5 } } },
  now: object = { version: 4, status: 'finished' },
) {
  const sent: { query: string; variables?: unknown }[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    if (!init?.body) return new Response(null, { status: 204 })
    const call = JSON.parse(String(init.body))
    sent.push(call)
    if (call.query.startsWith('query Notice'))
      return Response.json({ data: { notice: noticeOf(call.variables.change) } })
    if (/^\s*query (JobTimeline|InternalNotes|Vat)/.test(call.query)) {
      return Response.json({ data: { notes: [], job: { timeline: [] }, shop: { vatPercentage: 21 } } })
    }
    if (/^\s*query JobNow/.test(call.query)) return Response.json({ data: { job: now } })
    const columns = {
      waiting: { total: items.length, items },
      finished: { total: 0, items: [] },
    }
    return Response.json(call.query.startsWith('mutation') ? move : { data: columns })
  })
  return {
    moves: () => sent.filter(({ query }) => query.startsWith('mutation')).map(({ variables }) => variables),
  }
}

async function moveByMenu(to = 'Naar ‘Klaar’') {
  await userEvent.click(await screen.findByRole('button', { name: 'Jan Jansen (26-0005) verplaatsen' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: to }))
  return screen.findByRole('dialog')
}

describe('the board of repairs', () => {
  it('asks what the server knows', () => {
    const entity = catalogue.entity('statusRepair')
    expect(validate(schema, parse(boardQuery(entity)))).toEqual([])
    expect(validate(schema, parse(moveMutation(entity)))).toEqual([])
    expect(validate(schema, parse(timelineQuery(entity)))).toEqual([])
    expect(validate(schema, parse(String(NoticeDocument)))).toEqual([])
  })

  it('counts the days since the status changed, not since a note', () => {
    const timeline = [
      { at: '2026-01-01T08:00:00Z', from: null, to: 'waiting' },
      { at: '2026-01-05T08:00:00Z', from: 'waiting', to: 'finished' },
      { at: '2026-01-09T08:00:00Z', from: 'finished', to: 'finished' },
    ]
    expect(inStatusSince({ ...job, timeline })).toBe('2026-01-05T08:00:00Z')
    expect(inStatusSince(job)).toBe(job.createdAt)
  })

  it('[B2] [B10] is turned to from the list and stands in the address', async () => {
    serve([job])
    openScreen('reparaties/overzicht')
    await userEvent.click(await screen.findByRole('button', { name: 'Bord' }))
    const column = await screen.findByRole('region', { name: 'In de wacht' })
    expect((await within(column).findByRole('link', { name: 'Jan Jansen' })).getAttribute('href')).toBe(
      '/cougarXr7/reparaties/wijzigen/5',
    )
    expect(column.textContent).toContain('Laptop start niet op')
    expect(screen.getByRole('region', { name: 'Klaar' }).textContent).toContain('Geen')
    expect(window.location.search).toBe('?weergave=bord')
  })

  it('[J4] [J7] moves a job by its menu, with a note and without a mail', async () => {
    const { moves } = serve([job])
    openScreen(boardAddress)
    const dialog = await moveByMenu()
    const mail = await within(dialog).findByRole('region', { name: 'Mail aan de klant' })
    expect(mail.textContent).toContain('Aan jan@example.com, in het Engels')
    expect(within(mail).getByText('Your repair (number 5): Finished').lang).toBe('en')
    await userEvent.type(within(dialog).getByLabelText(/^note/), 'Je kunt hem halen.')
    await waitFor(() => expect(mail.textContent).toContain('Dear Jan Jansen,\nJe kunt hem halen.'))
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^holdBackNotice/ }))
    expect(dialog.textContent).toContain('Jan Jansen krijgt hierover geen mail.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Verplaatsen' }))
    await waitFor(() => expect(said()).toBe('26-0005 · Jan Jansen staat nu op ‘Klaar’.'))
    expect(moves()).toEqual([
      { id: 5, input: { version: 3, status: 'finished', note: 'Je kunt hem halen.', holdBackNotice: true } },
    ])
  })

  it('leaves a job where it is when that is thought better of, and says why a move was refused', async () => {
    const refused = { errors: [{ message: 'Intussen gewijzigd', extensions: { code: 'CONFLICT' } }] }
    const { moves } = serve([job], refused)
    openScreen(boardAddress)
    await moveByMenu()
    await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(moves()).toEqual([])
    await moveByMenu()
    await userEvent.click(screen.getByRole('button', { name: 'Verplaatsen' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Intussen gewijzigd')
  })

  it('[J4] asks what to tell the customer when a card is drawn to another column', async () => {
    serve([job])
    openScreen(boardAddress)
    const link = await screen.findByRole('link', { name: 'Jan Jansen' })
    const card = link.closest('li') as HTMLElement
    document.elementsFromPoint = () => [screen.getByRole('region', { name: 'Klaar' })]
    fireEvent(card, pointer('pointerdown', 0))
    fireEvent(window, pointer('pointermove', 300))
    fireEvent(window, pointer('pointerup', 300))
    expect((await screen.findByRole('dialog', { name: 'Jan Jansen naar ‘Klaar’' })).textContent).toContain('Klaar')
  })

  it('says when it cannot be loaded', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ errors: [{ message: 'Nee' }] }))
    openScreen(boardAddress, {}, 'en')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

it('[J7] the form of a repair tells what has happened to it, the latest first', async () => {
  const begun = {
    at: '2026-01-01T08:00:00Z',
    from: null,
    to: 'waiting',
    note: null,
    isNoticed: true,
    mailState: 'sent',
    userName: 'Els',
  }
  const moved = {
    ...begun,
    at: '2026-01-02T08:00:00Z',
    from: 'waiting',
    to: 'finished',
    note: 'Af',
    isNoticed: false,
    mailState: null,
  }
  const reminder = { at: '2026-01-02T07:00:00Z', kind: 'uncollectedFirst', mailState: 'failed' }
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ data: { notes: [], job: { timeline: [begun, moved], reminders: [reminder] } } }),
    )
  const record = { ...job, customer: 4, usedParts: [], referenced: {}, sibling: null }
  openScreen('reparaties/wijzigen/5', { getOne: async () => ({ data: record }) })
  const story = await screen.findByRole('region', { name: 'Wat er is gebeurd' })
  const [latest, reminded, first] = await within(story).findAllByRole('listitem')
  expect(latest?.textContent).toMatch(/^In de wacht → Klaar.*Els · Zonder mailAf$/)
  expect(reminded?.textContent).toMatch(
    /^Herinnering: na 7 dagen niet opgehaald.*Mail niet afgeleverd, zie uitgaande mail$/,
  )
  expect(first?.textContent).toMatch(/Klant gemaild$/)
})

it('[J7] the form of a repair shows the mail to the customer before the new status is saved', async () => {
  serve([job])
  const record = { ...job, customer: 4, usedParts: [], referenced: {}, sibling: null }
  openScreen('reparaties/wijzigen/5', { getOne: async () => ({ data: record }) })
  const status = await screen.findByRole('combobox', { name: /^status/ })
  expect(screen.queryByText('Your repair (number 5): Finished')).toBeNull()
  await userEvent.selectOptions(status, 'Klaar')
  expect(await screen.findByText('Your repair (number 5): Finished', {}, { timeout: 4000 })).toBeTruthy()
  await userEvent.click(screen.getByLabelText(/^holdBackNotice/))
  expect(await screen.findByText(/^De klant krijgt hierover geen mail/)).toBeTruthy()
  expect(screen.queryByText('Your repair (number 5): Finished')).toBeNull()
})

/** jsdom has no pointer events of its own. */
function pointer(name: string, clientX: number): Event {
  const event = new MouseEvent(name, { bubbles: true, cancelable: true, button: 0, clientX, clientY: 0 })
  return Object.assign(event, { pointerId: 1, pointerType: 'mouse' })
}
