import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Language } from '../src/kernel/managed/ManagedEntity'
import { openScreen, said } from './openScreen'

type Answer = object | ((variables: Record<string, unknown>) => object)

const kind = { id: 2, titleNl: 'Computer brengen', titleEn: 'Bring in', minutes: 30, place: 'shop', isOffered: true }
const appointment = {
  id: 7,
  state: 'booked',
  startsAt: '2026-11-23T13:30:00.000Z',
  endsAt: '2026-11-23T14:00:00.000Z',
  name: 'Ans Bakker',
  emailAddress: 'ans@example.com',
  phoneNumber: '06 12345678',
  postcode: null,
  address: null,
  remark: 'Scherm zwart',
  internalNote: null,
  cancelReason: null,
  language: 'nl',
  kind,
  customer: null,
  statusRepair: null,
  statusNewPc: null,
}
const agenda = { appointments: [appointment], blockedTimes: [], openHours: [] }

/** A server that answers by the name of the operation; what it was asked, by that name. */
function answer(answers: Record<string, Answer>) {
  const asked: Record<string, Record<string, unknown>[]> = {}
  const all: Record<string, Answer> = {
    Agenda: { data: { agenda } },
    AgendaKinds: { data: { appointmentKinds: { items: [kind] } } },
    AgendaAppointmentById: { data: { appointment } },
    AppointmentsWithin: { data: { appointmentsWithin: [appointment] } },
    AgendaConflicts: { data: { appointmentConflicts: [] } },
    ...answers,
  }
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const { query, variables } = JSON.parse(String(init?.body ?? '{}'))
    const name = /(?:query|mutation) (\w+)/.exec(query ?? '')?.[1] ?? ''
    asked[name] = [...(asked[name] ?? []), variables]
    const found = all[name] ?? { data: {} }
    return Response.json(typeof found === 'function' ? found(variables) : found)
  })
  return asked
}

const refused = (errors: Record<string, string[]>) => ({
  errors: [{ message: 'Niet goed', extensions: { code: 'CONFLICT', errors } }],
})

const open = (query = '', language: Language = 'nl') =>
  openScreen(`agenda?weergave=lijst&dag=2026-11-23${query}`, {}, language)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))

afterEach(() => {
  jest.restoreAllMocks()
})

describe('the agenda', () => {
  it('[T6] lists appointments by day with their state as a word, in the time of the shop', async () => {
    answer({})
    open()
    const day = await screen.findByRole('region', { name: 'maandag 23 november 2026' })
    expect(within(day).getByRole('button').textContent).toMatch(/Ans Bakker.*Computer brengen.*Geboekt/)
  })

  it('[T6] is English for who reads English', async () => {
    answer({})
    open('', 'en')
    const day = await screen.findByRole('region', { name: /^Monday,? 23 November 2026/ })
    expect(within(day).getByRole('button').textContent).toMatch(/Bring in.*Booked/)
  })

  it('[T6] goes on from what was pressed last, before its days are shown', async () => {
    answer({})
    open()
    const next = await screen.findByRole('button', { name: 'Volgende' })
    // The navigation of each is done by then, what it shows is not rendered.
    const pressed = async (element: HTMLElement) => {
      const { search } = window.location
      element.click()
      for (let turns = 0; window.location.search === search && turns < 100; turns++) await Promise.resolve()
    }
    await pressed(next)
    await pressed(next)
    await pressed(screen.getByRole('switch', { name: 'Geannuleerde tonen' }))
    expect(window.location.search).toBe('?weergave=lijst&dag=2026-12-21&geannuleerd=ja')
    expect(await screen.findByText(/^21 december 2026 – 3 januari 2027$/)).toBeTruthy()
  })

  it('[T6] says what to do first where there are no kinds', async () => {
    answer({ AgendaKinds: { data: { appointmentKinds: { items: [] } } } })
    open()
    expect(await screen.findByRole('heading', { name: 'Nog geen afspraaksoorten' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Nieuwe afspraak' })).toBeNull()
  })

  it('[T6] says that it could not be loaded, and is asked for again', async () => {
    let isDown = true
    answer({ Agenda: () => (isDown ? { errors: [{ message: 'Er ging iets mis' }] } : { data: { agenda } }) })
    open()
    const retry = await screen.findByRole('button', { name: 'Opnieuw proberen' })
    isDown = false
    await userEvent.click(retry)
    expect(await screen.findByText('Ans Bakker')).toBeTruthy()
  })

  it('[T6] asks for the name before anything is sent, and sends what was typed with the mail held back', async () => {
    const asked = answer({ AddAppointment: { data: { addAppointment: { id: 8 } } } })
    open()
    await press('Nieuwe afspraak')
    await userEvent.type(dialog().getByLabelText(/^Tijd/), '14:30')
    await userEvent.click(dialog().getByRole('button', { name: 'Afspraak maken' }))
    expect(await dialog().findByText('Vul een naam in.')).toBeTruthy()
    expect(asked.AddAppointment).toBeUndefined()
    await userEvent.type(dialog().getByRole('textbox', { name: /^Naam/ }), 'Bob')
    await userEvent.type(dialog().getByRole('textbox', { name: 'E-mailadres' }), 'bob@example.com')
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Bevestiging mailen' }))
    await userEvent.click(dialog().getByRole('button', { name: 'Afspraak maken' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked.AddAppointment?.[0]).toMatchObject({
      notify: false,
      input: { kind: 2, name: 'Bob', emailAddress: 'bob@example.com', minutes: 30 },
    })
    expect(said()).toContain('er gaat geen mail')
  })

  it('[T6] shows what stands against another time, and keeps what was typed when the server refuses it', async () => {
    const asked = answer({
      AgendaConflicts: { data: { appointmentConflicts: ['De winkel is dan gesloten.'] } },
      ChangeAppointment: refused({ startsAt: ['Deze tijd is vol.'] }),
    })
    open('&afspraak=7')
    await press('Verplaatsen')
    const time = dialog().getByLabelText(/^Tijd/) as HTMLInputElement
    await userEvent.clear(time)
    await userEvent.type(time, '22:00')
    expect(await dialog().findByText('De winkel is dan gesloten.')).toBeTruthy()
    await waitFor(() => expect(asked.AgendaConflicts?.at(-1)).toMatchObject({ except: 7, minutes: 30 }))
    await userEvent.click(dialog().getByRole('button', { name: 'Verplaatsen' }))
    expect(await dialog().findByText('Deze tijd is vol.')).toBeTruthy()
    expect(time.value).toBe('22:00')
    expect(asked.ChangeAppointment?.[0]).toMatchObject({ id: 7, notify: true })
  })

  it('[T6] cancels with a reason for the customer', async () => {
    const asked = answer({ CancelAppointmentByShop: { data: { cancelAppointmentByShop: { id: 7 } } } })
    open('&afspraak=7')
    await press('Annuleren')
    await userEvent.type(dialog().getByRole('textbox', { name: /^Reden/ }), 'We zijn ziek')
    await userEvent.click(dialog().getByRole('button', { name: 'Afspraak annuleren' }))
    await waitFor(() =>
      expect(asked.CancelAppointmentByShop).toEqual([{ id: 7, notify: true, reason: 'We zijn ziek' }]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[T9] notes who did not come, and takes it back', async () => {
    let state = 'booked'
    const asked = answer({
      AgendaAppointmentById: () => ({ data: { appointment: { ...appointment, state } } }),
      MarkAppointment: (variables) => {
        state = String(variables.state)
        return { data: { markAppointment: { id: 7 } } }
      },
    })
    open('&afspraak=7')
    await press('Niet gekomen')
    await press('Toch niet')
    expect(await screen.findByRole('button', { name: 'Gekomen' })).toBeTruthy()
    expect(asked.MarkAppointment?.map((each) => each.state)).toEqual(['notCome', 'booked'])
  })

  it('[T6] sends no other time for an appointment that has been', async () => {
    const asked = answer({
      AgendaAppointmentById: { data: { appointment: { ...appointment, state: 'come' } } },
      ChangeAppointment: { data: { changeAppointment: { id: 7 } } },
    })
    open('&afspraak=7')
    await press('Wijzigen')
    expect(dialog().queryByLabelText(/^Tijd/)).toBeNull()
    await userEvent.type(dialog().getByRole('textbox', { name: /^Notitie/ }), 'Lader vergeten')
    await userEvent.click(dialog().getByRole('button', { name: 'Wijziging opslaan' }))
    await waitFor(() => expect(asked.ChangeAppointment).toHaveLength(1))
    const [sent] = asked.ChangeAppointment ?? []
    const { input, notify } = sent as unknown as { input: object; notify: boolean }
    expect(input).toMatchObject({ internalNote: 'Lader vergeten' })
    expect(Object.keys(input)).not.toContain('startsAt')
    expect(notify).toBe(false)
  })

  it('[T6] [T8] blocks hours, names the appointments in them before, and cancels them when asked', async () => {
    const asked = answer({
      BlockTime: { data: { createBlockedTime: { id: 1 } } },
      CancelAppointments: { data: { cancelAppointments: [{ id: 7 }] } },
    })
    open()
    await press('Uren blokkeren')
    await userEvent.clear(dialog().getByLabelText(/^Tot tijd/))
    await userEvent.type(dialog().getByLabelText(/^Tot tijd/), '17:00')
    expect(await dialog().findByText(/In deze uren staat al 1 afspraak/)).toBeTruthy()
    await userEvent.type(dialog().getByRole('textbox', { name: /^Reden/ }), 'Cursus')
    await userEvent.click(dialog().getByRole('checkbox', { name: /^Deze afspraken annuleren/ }))
    const block = dialog().getByRole('button', { name: 'Blokkeren' })
    await waitFor(() => expect(block).toHaveProperty('disabled', false))
    await userEvent.click(block)
    await waitFor(() => expect(asked.BlockTime?.[0]).toMatchObject({ input: { reason: 'Cursus' } }))
    await waitFor(() => expect(asked.CancelAppointments?.[0]).toMatchObject({ ids: [7], notify: true }))
    await waitFor(() => expect(said()).toContain('1 afspraak is geannuleerd'))
  })

  it('[T6] [T8] blocks hours with cancellations only once their appointments are read', async () => {
    let isOffline = false
    const asked = answer({
      AppointmentsWithin: () => {
        if (isOffline) throw new TypeError('fetch failed')
        return { data: { appointmentsWithin: [appointment] } }
      },
    })
    open()
    await press('Uren blokkeren')
    expect(await dialog().findByText(/In deze uren staat al 1 afspraak/)).toBeTruthy()
    await userEvent.click(dialog().getByRole('checkbox', { name: /^Deze afspraken annuleren/ }))
    isOffline = true
    fireEvent.change(dialog().getByLabelText(/^Tot tijd/), { target: { value: '16:30' } })
    const block = dialog().getByRole('button', { name: 'Blokkeren' })
    expect(block).toHaveProperty('disabled', true)
    expect(await dialog().findByText(/kan nu niet worden nagekeken/)).toBeTruthy()
    expect(block).toHaveProperty('disabled', true)
    isOffline = false
    await userEvent.click(dialog().getByRole('button', { name: 'Opnieuw proberen' }))
    await waitFor(() => expect(block).toHaveProperty('disabled', false))
    expect(asked.BlockTime).toBeUndefined()
  })

  it('[T6] [T8] hours are blocked once when their appointments could not be cancelled at first', async () => {
    let tries = 0
    const asked = answer({
      BlockTime: { data: { createBlockedTime: { id: 3 } } },
      CancelAppointments: () => {
        tries += 1
        return tries === 1 ? refused({ ids: ['Dat lukt nu niet.'] }) : { data: { cancelAppointments: [{ id: 7 }] } }
      },
    })
    open()
    await press('Uren blokkeren')
    await dialog().findByText(/In deze uren staat al 1 afspraak/)
    await userEvent.type(dialog().getByRole('textbox', { name: /^Reden/ }), 'Cursus')
    await userEvent.click(dialog().getByRole('checkbox', { name: /^Deze afspraken annuleren/ }))
    await userEvent.click(dialog().getByRole('button', { name: 'Blokkeren' }))
    expect(await dialog().findByText('Dat lukt nu niet.')).toBeTruthy()
    await userEvent.click(dialog().getByRole('button', { name: 'Blokkeren' }))
    await waitFor(() => expect(said()).toContain('1 afspraak is geannuleerd'))
    expect(asked.BlockTime).toHaveLength(1)
    expect(asked.ChangeBlockedTime).toMatchObject([{ id: 3 }])
  })
})
