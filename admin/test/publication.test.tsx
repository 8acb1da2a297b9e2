import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { field } from './descriptions'
import { openScreen, refusal, said } from './openScreen'
import { showField } from './showField'

afterEach(() => {
  jest.restoreAllMocks()
})

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const buttons = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)

const saved = {
  id: 5,
  title: 'Actie',
  text: null,
  language: 'nl',
  version: 3,
  visible: true,
  visibleFrom: null,
  visibleUntil: null,
  state: 'visible',
  referenced: {},
  sibling: { id: 6, language: 'en' },
}
const openTip = (record: object, calls: object = {}) =>
  openScreen('tips/wijzigen/5', { getOne: async () => ({ data: { ...saved, ...record } }), ...calls })
type Sent = { data: Record<string, unknown> }
const dataOf = (call: { mock: { calls: unknown[][] } }) => (call.mock.calls.at(-1) as [string, Sent])[1].data

describe('the moment of a field', () => {
  const moment = field('value', 'instant')
  const box = () => screen.findByLabelText(/^value/)

  it('[L1] is on the clock of the shop, in whole minutes, and in words', async () => {
    const { held } = showField(moment, '2026-11-30T07:00:00.000Z')
    expect(((await box()) as HTMLInputElement).value).toBe('2026-11-30T08:00')
    screen.getByText('30 nov 2026, 08:00')
    fireEvent.change(await box(), { target: { value: '2026-07-01T09:30' } })
    expect(held()).toBe('2026-07-01T07:30:00.000Z')
    fireEvent.change(await box(), { target: { value: '' } })
    expect(held()).toBeNull()
  })

  it('[L1] of a time that the clock skips is an hour later, and what is not a whole year yet is no moment', async () => {
    const { held } = showField(moment)
    fireEvent.change(await box(), { target: { value: '2027-03-28T02:30' } })
    expect(held()).toBe('2027-03-28T01:30:00.000Z')
    screen.getByText('28 mrt 2027, 03:30')
    fireEvent.change(await box(), { target: { value: '0002-03-28T02:30' } })
    expect(held()).toBeNull()
  })
})

describe('the form of what visitors see between moments', () => {
  it('[L1] saves a new record as a concept, or for all to see', async () => {
    const server = openScreen('tips/toevoegen')
    fireEvent.change(await screen.findByLabelText(/^title/), { target: { value: 'Nieuw' } })
    await screen.findByRole('button', { name: 'Opslaan als concept' })
    expect(buttons()).toEqual(expect.arrayContaining(['Opslaan als concept', 'Nu publiceren', 'Op een moment…']))
    await press('Opslaan als concept')
    await waitFor(() => expect(server.create).toHaveBeenCalledTimes(1))
    expect(dataOf(server.create)).toMatchObject({ title: 'Nieuw', visible: false })
  })

  it('[L1] publishes a concept at once, without the moment that it had', async () => {
    const server = openTip({ visible: false, state: 'concept', visibleFrom: '2030-01-01T07:00:00.000Z' })
    await press('Nu publiceren')
    await waitFor(() => expect(server.update).toHaveBeenCalledTimes(1))
    expect(dataOf(server.update)).toMatchObject({ visible: true, visibleFrom: null, visibleUntil: null })
  })

  it('[L1] keeps a concept a concept, by Ctrl-S too', async () => {
    const server = openTip({ visible: false, state: 'concept' })
    const button = await screen.findByRole('button', { name: 'Opslaan als concept' })
    expect(button.getAttribute('aria-keyshortcuts')).toBe('Control+S Meta+S')
    await userEvent.click(button)
    await waitFor(() => expect(server.update).toHaveBeenCalledTimes(1))
    expect(dataOf(server.update)).toMatchObject({ visible: false })
  })

  it('[L1] saves what is visible as before, and says so', async () => {
    const server = openTip({})
    await screen.findByText('Zichtbaar')
    await screen.findByRole('button', { name: 'Opslaan' })
    expect(buttons()).not.toContain('Nu publiceren')
    await press('Opslaan')
    await waitFor(() => expect(server.update).toHaveBeenCalledTimes(1))
    expect(dataOf(server.update)).toMatchObject({ visible: true })
  })

  it('[L1] hides what is visible: it is a concept again', async () => {
    const server = openTip({})
    await press('Verbergen')
    await waitFor(() => expect(server.update).toHaveBeenCalledTimes(1))
    expect(dataOf(server.update)).toMatchObject({ visible: false })
  })

  it('[L1] tells of what is planned in words with its moment', async () => {
    openTip({ state: 'planned', visibleFrom: '2030-11-30T07:00:00.000Z' })
    await screen.findByText('Gepland · za 30 nov 2030 08:00')
  })

  async function plan(from: string, until = '') {
    await press('Op een moment…')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText(/vanaf/), { target: { value: from } })
    if (until) fireEvent.change(dialog.getByLabelText(/tot/), { target: { value: until } })
    return dialog
  }

  const concept = { visible: false, state: 'concept' }

  it('[L1] plans a record for a moment, alone', async () => {
    const server = openTip(concept)
    await userEvent.click((await plan('2030-01-01T08:00')).getByRole('button', { name: 'Plannen' }))
    await waitFor(() => expect(server.update).toHaveBeenCalledTimes(1))
    const from = '2030-01-01T07:00:00.000Z'
    expect(dataOf(server.update)).toMatchObject({ visible: true, visibleFrom: from, bothLanguages: false })
  })

  it('[L1] plans its translation with it', async () => {
    const server = openTip(concept)
    const dialog = await plan('2030-01-02T08:00')
    await userEvent.click(dialog.getByRole('radio', { name: 'Beide talen' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Plannen' }))
    await waitFor(() => expect(server.update).toHaveBeenCalledTimes(1))
    expect(dataOf(server.update)).toMatchObject({ visibleFrom: '2030-01-02T07:00:00.000Z', bothLanguages: true })
  })

  it('[L1] shows what is wrong with a moment beside it, and keeps what was typed', async () => {
    const text = 'Het einde ligt niet na het begin.'
    openTip(concept, { update: refusal('Niet goed', 'VALIDATION', { visibleUntil: text }) })
    fireEvent.change(await screen.findByLabelText(/^title/), { target: { value: 'Getypt' } })
    const dialog = await plan('2030-01-02T08:00', '2030-01-01T08:00')
    await userEvent.click(dialog.getByRole('button', { name: 'Plannen' }))
    await screen.findByText(text)
    expect((screen.getByLabelText(/^title/) as HTMLInputElement).value).toBe('Getypt')
    expect((screen.getByLabelText(/^visibleFrom/) as HTMLInputElement).value).toBe('2030-01-02T08:00')
    expect(said()).toContain('Niet alles is goed ingevuld.')
  })
})

describe('what comes up', () => {
  const moment = {
    entity: 'tip',
    record: 5,
    version: 3,
    title: 'Actie',
    language: 'nl',
    kind: 'show',
    at: '2030-11-30T07:00:00.000Z',
    visible: true,
    visibleFrom: '2030-11-30T07:00:00.000Z',
    visibleUntil: null,
  }
  let sent: { query: string; variables: Record<string, unknown> }[] = []

  function answer(moments: object[], refused?: object) {
    sent = []
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
      const asked = { query: '', variables: {}, ...JSON.parse(String(init?.body ?? '{}')) }
      sent.push(asked)
      const isPlan = asked.query.includes('mutation')
      if (isPlan && refused) return Response.json({ errors: [refused] })
      return Response.json({ data: isPlan ? { planPublication: [{ id: 5 }] } : { upcomingMoments: moments } })
    })
  }
  const planned = () => sent.filter(({ query }) => query.includes('mutation')).map(({ variables }) => variables)

  it('[L4] is listed by day, and a planned beginning is cancelled by two presses', async () => {
    answer([moment])
    openScreen('wat-komt-eraan')
    const day = within(await screen.findByRole('region', { name: 'zaterdag 30 november 2030' }))
    day.getByText('08:00')
    expect(day.getByRole('link', { name: 'Actie' }).getAttribute('href')).toContain('tips/wijzigen/5')
    await press('Annuleer ‘Actie’')
    screen.getByText('‘Actie’ wordt weer een concept.')
    expect(planned()).toEqual([])
    await press('Zeker weten')
    await waitFor(() =>
      expect(planned()).toEqual([{ entity: 'tip', id: 5, version: 3, visible: false, visibleFrom: null }]),
    )
  })

  it('[L4] a planned end that is cancelled leaves the record visible', async () => {
    answer([{ ...moment, kind: 'hide', visibleFrom: '2026-01-01T07:00:00.000Z', visibleUntil: moment.at }])
    openScreen('wat-komt-eraan')
    await press('Annuleer ‘Actie’')
    screen.getByText('‘Actie’ blijft zichtbaar.')
    await press('Zeker weten')
    await waitFor(() => expect(planned()).toMatchObject([{ visible: true, visibleFrom: '2026-01-01T07:00:00.000Z' }]))
    expect(planned()[0]?.visibleUntil ?? null).toBeNull()
  })

  it('[L4] is moved by a dialog, which says what is wrong by field', async () => {
    const text = 'Het einde ligt niet na het begin.'
    answer([moment], { message: 'Niet goed', extensions: { code: 'VALIDATION', errors: { visibleUntil: [text] } } })
    openScreen('wat-komt-eraan')
    await press('Verplaats ‘Actie’')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText(/vanaf/), { target: { value: '2030-12-01T09:00' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Plannen' }))
    await dialog.findByText(text)
    expect(planned()).toMatchObject([{ version: 3, visible: true, visibleFrom: '2030-12-01T08:00:00.000Z' }])
  })

  it('[L4] is shown by month, and steps through the months', async () => {
    answer([moment])
    openScreen('wat-komt-eraan?maand=2030-11')
    await screen.findByRole('heading', { name: 'november 2030' })
    await waitFor(() => expect(screen.getAllByText('Actie').length).toBeGreaterThan(1))
    expect(sent[0]?.variables).toMatchObject({ from: '2030-10-31T23:00:00.000Z', to: '2030-11-30T23:00:00.000Z' })
    await press('Volgende maand')
    await screen.findByRole('heading', { name: 'december 2030' })
  })

  it('[L4] says that nothing is planned, and what failed', async () => {
    answer([])
    openScreen('wat-komt-eraan')
    await screen.findByText('Niets gepland')
  })

  it('[L4] is asked for again when it could not be read', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
    openScreen('wat-komt-eraan')
    await screen.findByRole('button', { name: 'Opnieuw proberen' })
  })
})
