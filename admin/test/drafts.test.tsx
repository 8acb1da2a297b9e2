import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen, refusal, said } from './openScreen'

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const live = {
  id: 5,
  title: 'Opruimen',
  text: null,
  language: 'nl',
  version: 3,
  visible: true,
  visibleFrom: null,
  visibleUntil: null,
  state: 'visible',
  referenced: {},
  sibling: null,
}
const stored = {
  version: 4,
  userName: 'Eva',
  at: '2026-11-27T08:00:00.000Z',
  publishAt: null,
  failure: null,
  changes: ['title'],
  overtaken: [],
  values: { title: 'Opruimen in 2027' },
}

const openTip = (calls: object = {}) =>
  openScreen('tips/wijzigen/5', { getOne: async () => ({ data: live }), ...calls })
const title = () => screen.findByLabelText(/^title/)
const type = async (value: string) => fireEvent.change(await title(), { target: { value } })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the draft beside a live record', () => {
  it('[L2] is kept by one press, and visitors see what was there', async () => {
    const server = openTip()
    await type('Straks')
    await press('Concept bewaren')
    await waitFor(() => expect(server.saveDraft).toHaveBeenCalledTimes(1))
    expect(server.saveDraft.mock.calls[0]?.[1]).toMatchObject({ id: 5, version: 0, values: { title: 'Straks' } })
    expect(server.update).not.toHaveBeenCalled()
    expect(await said()).toContain('Concept bewaard. Bezoekers zien nog wat er stond.')
  })

  it('[L7] is kept by itself every ten seconds while one types, and not without a change', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const server = openTip()
    await title()
    await act(async () => void (await jest.advanceTimersByTimeAsync(21_000)))
    expect(server.saveDraft).not.toHaveBeenCalled()
    await type('Half af')
    await act(async () => void (await jest.advanceTimersByTimeAsync(10_500)))
    expect(server.saveDraft).toHaveBeenCalledTimes(1)
    await act(async () => void (await jest.advanceTimersByTimeAsync(21_000)))
    expect(server.saveDraft).toHaveBeenCalledTimes(1)
  })

  it('[L7] is offered where the form is opened again, with whose it is; nothing is kept over it before', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const server = openTip({ getDraft: async () => stored })
    await screen.findByText(/bewaard door Eva/)
    await type('Iets anders')
    await act(async () => void (await jest.advanceTimersByTimeAsync(11_000)))
    expect(server.saveDraft).not.toHaveBeenCalled()
    fireEvent.click(await screen.findByRole('button', { name: 'Verder met het concept' }))
    await waitFor(async () => expect(((await title()) as HTMLInputElement).value).toBe('Opruimen in 2027'))
    await type('Opruimen in 2028')
    await act(async () => void (await jest.advanceTimersByTimeAsync(11_000)))
    expect(server.saveDraft.mock.calls[0]?.[1]).toMatchObject({ version: 4, values: { title: 'Opruimen in 2028' } })
  })

  it('[L2] is thrown away by one press, and ends when its form is published', async () => {
    const server = openTip({ getDraft: async () => stored })
    await press('Weggooien')
    await waitFor(() => expect(server.discardDraft).toHaveBeenCalledWith('tip', { id: 5, version: 4 }))
    expect(screen.queryByText(/bewaard door Eva/)).toBeNull()
    await type('Nu')
    await press('Concept bewaren')
    await waitFor(() => expect(server.saveDraft).toHaveBeenCalledTimes(1))
    server.update.mockImplementation(async (_name, { data }) => ({ data: { ...data, version: 4 } }))
    await press('Opslaan')
    await waitFor(() => expect(server.discardDraft).toHaveBeenLastCalledWith('tip', { id: 5, version: 1 }))
  })

  it('[L4] is planned for a moment while the live one stays, and says why it could not be published', async () => {
    const server = openTip({
      getDraft: async () => ({ ...stored, publishAt: stored.at, failure: 'Titel bestaat al.' }),
    })
    await screen.findByText(/kon niet worden gepubliceerd: Titel bestaat al/)
    await type('Morgen')
    await press('Op een moment…')
    fireEvent.change(await screen.findByLabelText(/Wijzigingen zichtbaar vanaf/), {
      target: { value: '2030-01-01T09:00' },
    })
    await press('Plannen')
    const planned = { id: 5, publishAt: '2030-01-01T08:00:00.000Z', bothLanguages: false, values: { title: 'Morgen' } }
    await waitFor(() => expect(server.saveDraft).toHaveBeenCalledTimes(1))
    expect(server.saveDraft.mock.calls[0]?.[1]).toMatchObject(planned)
    expect(server.update).not.toHaveBeenCalled()
    server.update.mockImplementation(async (_name, { data }) => ({ data: { ...data, version: 4 } }))
    await press('Opslaan')
    await waitFor(() => expect(server.discardDraft).toHaveBeenCalledWith('tip', { id: 5, version: 1 }))
  })

  it('[L7] that a colleague kept meanwhile is not overwritten', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const saveDraft = jest.fn(refusal('Conflict', 'CONFLICT'))
    openTip({ saveDraft })
    await type('Samen')
    await act(async () => void (await jest.advanceTimersByTimeAsync(10_500)))
    await screen.findByText(/Een collega heeft intussen een ander concept/)
    await type('Samen verder')
    await act(async () => void (await jest.advanceTimersByTimeAsync(21_000)))
    expect(saveDraft).toHaveBeenCalledTimes(1)
  })
})

describe('the draft of something new', () => {
  const openNew = (calls: object = {}, query = '') => openScreen(`tips/toevoegen${query}`, calls)
  const waits = { record: 12, version: 3, title: 'Halve tip', userName: 'Eva', at: stored.at, failure: null }
  const tick = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)))

  it('[L7] is kept every ten seconds under one id once something is typed, and an empty form leaves none', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const server = openNew()
    await title()
    await tick(21_000)
    expect(server.saveDraft).not.toHaveBeenCalled()
    await type('Half')
    await tick(10_500)
    expect(server.saveDraft.mock.calls[0]?.[1]).toMatchObject({ id: null, version: 0, values: { title: 'Half' } })
    await type('Half af')
    await tick(10_500)
    expect(server.saveDraft.mock.calls[1]?.[1]).toMatchObject({ id: 9, version: 1, values: { title: 'Half af' } })
    await tick(21_000)
    expect(server.saveDraft).toHaveBeenCalledTimes(2)
    await type('')
    await tick(10_500)
    expect(server.discardDraft).toHaveBeenCalledWith('tip', { id: 9, version: 1 })
  })

  it('[L7] becomes the record when its form is saved, once', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const server = openNew({ getOne: async () => ({ data: { ...live, id: 9 } }) })
    await type('Nieuw')
    await tick(10_500)
    await type('Nieuw en af')
    fireEvent.click(await screen.findByRole('button', { name: 'Nu publiceren' }))
    await waitFor(() => expect(server.publishDraft).toHaveBeenCalledWith('tip', { id: 9, version: 1 }))
    expect(server.saveDraft.mock.calls.at(-1)?.[1]).toMatchObject({
      id: 9,
      values: { title: 'Nieuw en af', visible: true },
    })
    expect(server.publishDraft).toHaveBeenCalledTimes(1)
    expect(server.create).not.toHaveBeenCalled()
  })

  it('[L7] is offered, and not taken over by itself: what is typed beside it is kept as another', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const server = openNew({ getNewDrafts: async () => [waits] })
    await screen.findByText(/Er is een concept van ‘Halve tip’ dat nog niet is opgeslagen/)
    expect(screen.getByRole('link', { name: 'Openen' }).getAttribute('href')).toContain('/tips/toevoegen?concept=12')
    await type('Anders')
    await tick(10_500)
    expect(server.saveDraft.mock.calls[0]?.[1]).toMatchObject({ id: null, values: { title: 'Anders' } })
  })

  it('[L7] is gone on with where it is opened, or thrown away', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const server = openNew(
      { getDraft: async () => ({ ...stored, version: 3, values: { title: 'Halve tip' } }) },
      '?concept=12',
    )
    await waitFor(async () => expect(((await title()) as HTMLInputElement).value).toBe('Halve tip'))
    await type('Hele tip')
    await tick(10_500)
    expect(server.saveDraft.mock.calls[0]?.[1]).toMatchObject({ id: 12, version: 3, values: { title: 'Hele tip' } })
  })

  it('[L7] is reached from the list of its kind, on any device', async () => {
    openScreen('tips', { getNewDrafts: async () => [waits, { ...waits, record: 13, title: '' }] })
    await screen.findByText('Begonnen, maar nog niet opgeslagen:')
    const link = screen.getByRole('link', { name: 'Halve tip' })
    expect(link.getAttribute('href')).toContain('/tips/toevoegen?concept=12')
    expect(screen.getByRole('link', { name: /zonder titel$/ }).getAttribute('href')).toContain('?concept=13')
  })

  it('[L7] is thrown away by one press', async () => {
    const server = openNew({ getNewDrafts: async () => [waits] })
    await press('Weggooien')
    await waitFor(() => expect(server.discardDraft).toHaveBeenCalledWith('tip', { id: 12, version: 3 }))
    expect(screen.queryByText(/Halve tip/)).toBeNull()
  })

  it('[L7] that another window went on with is not overwritten, and what is saved becomes a record of its own', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const saveDraft = jest.fn(async (_name: string, { id }: { id: number | null }) => {
      if (id === null) return { record: 9, version: 1 }
      return refusal('Conflict', 'CONFLICT')()
    })
    const server = openNew({ saveDraft })
    await type('Een')
    await tick(10_500)
    await type('Een en twee')
    await tick(10_500)
    await screen.findByText(/in een ander venster of door een collega gewijzigd/)
    fireEvent.click(await screen.findByRole('button', { name: 'Nu publiceren' }))
    await waitFor(() => expect(server.create).toHaveBeenCalledTimes(1))
    expect(server.publishDraft).not.toHaveBeenCalled()
  })
})
