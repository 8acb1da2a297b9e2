/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals'
import type { DocumentNode, ExecutionResult } from 'graphql'
import { render, resolve } from '../src/app/entry.server'
import { monthPages } from '../src/features/appointments/monthPages'
import { monthsOf } from '../src/features/appointments/monthsOf'
import { timesByPart } from '../src/features/appointments/timesByPart'
import { dayAfter } from '../src/features/shop/shopDays'
import { deployment, layout } from './fixtures'
import { look } from './look'

const kind = {
  id: 3,
  url: 'nakijken',
  title: 'Nakijken',
  description: '',
  minutes: 30,
  place: 'shop',
  price: 'gratis',
  changeHours: 24,
  horizonDays: 60,
  needsPostcode: false,
  needsPhone: false,
  isForService: true,
  service: null as { id: number; title: string } | null,
  services: [] as { id: number; title: string; price: string | null }[],
}

/** For named work, of which the address has chosen one. */
const priced = {
  ...kind,
  price: 'De afspraak zelf is gratis. Scherm vervangen: € 139 tot € 189',
  service: { id: 12, title: 'Scherm vervangen' },
  services: [
    { id: 12, title: 'Scherm vervangen', price: '€ 139 tot € 189' },
    { id: 14, title: 'Netwerk', price: null },
  ],
}

const address = '/nl/afspraak/soort/nakijken?dag=2026-12-01&tijd=14%3A30'
const filledIn = { name: 'Noor', emailAddress: 'noor@example.com', startsAt: '2026-12-01T13:30:00.000Z', website: '' }

const nextSlots = [{ startsAt: '2026-12-01T14:00:00.000Z', endsAt: '2026-12-01T14:30:00.000Z', time: '15:00' }]
const gone = {
  message: 'Deze tijd is net vergeven.',
  extensions: { code: 'CONFLICT', errors: { startsAt: ['Deze tijd is net vergeven.'] }, nextSlots },
}

async function post(url: string, form: Record<string, string>, refusal?: object, offered: object = kind) {
  const sent: Record<string, unknown>[] = []
  const execute = async (document: DocumentNode, variables: Record<string, unknown> = {}): Promise<ExecutionResult> => {
    const [definition] = document.definitions
    const name = definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : ''
    if (name === 'Layout') return { data: { shop: layout.shop, special: { openingExceptions: [] }, publicPages: [] } }
    if (name === 'AppointmentKinds') return { data: { publicAppointmentKinds: [offered] } }
    if (name === 'AppointmentDays') return { data: { days: [{ day: variables.from, slots: [] }] } }
    if (name === 'AppointmentByCode') return { data: { appointmentByCode: booked } }
    if (name === 'DaysToMoveTo') return { data: { days: [{ day: '2026-12-01', slots: [] }] } }
    sent.push({ name, ...variables })
    if (refusal) return { data: null, errors: [refusal] } as unknown as ExecutionResult
    return { data: { booked: { code: 'abc' } } }
  }
  const answer = await render({
    url,
    look,
    publicUrl: 'https://shop.example',
    deployment,
    cookies: {},
    form: new URLSearchParams(form).toString(),
    requestNumber: '0123456789ab',
    execute,
  })
  return { ...answer, sent }
}

type Answers = Record<string, unknown | ((variables: Record<string, unknown>) => unknown)>

/** A page as it is rendered on 26 November 2026, and what was asked for it. */
async function get(url: string, answers: Answers) {
  const asked: Record<string, unknown>[] = []
  const execute = async (document: DocumentNode, variables: Record<string, unknown> = {}): Promise<ExecutionResult> => {
    const [definition] = document.definitions
    const name = definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : ''
    asked.push({ name, ...variables })
    if (name === 'Layout') return { data: { shop: layout.shop, special: { openingExceptions: [] }, publicPages: [] } }
    if (name === 'AppointmentByCode' && !(name in answers)) return { data: { appointmentByCode: booked } }
    const answer = answers[name]
    return { data: (typeof answer === 'function' ? answer(variables) : answer) as ExecutionResult['data'] }
  }
  jest.useFakeTimers({
    now: Date.parse('2026-11-26T12:00:00Z'),
    doNotFake: ['setImmediate', 'setTimeout', 'nextTick', 'queueMicrotask', 'performance'],
  })
  try {
    const rest = { look, publicUrl: 'https://shop.example', deployment, cookies: {}, requestNumber: '0123456789ab' }
    return { ...(await render({ url, ...rest, execute })), asked }
  } finally {
    jest.useRealTimers()
  }
}

const booked = {
  state: 'booked',
  kind,
  price: 'gratis',
  service: null,
  startsAt: '2026-11-30T09:00:00.000Z',
  day: '2026-11-30',
  time: '10:00',
  canChange: true,
  changeUntil: null,
  calendarPath: '/nl/afspraak/abc/agenda.ics',
  cancelReason: null,
  postcode: null,
  address: null,
}

function daysBetween(from: string, to: string, max = 366): string[] {
  const days: string[] = []
  for (let day = from; day <= to && days.length < max; day = dayAfter(day, 1)) days.push(day)
  return days
}

describe('appointments without scripts', () => {
  it('[T3] lead to the secret address once they are made', async () => {
    const { status, headers, sent } = await post(address, filledIn)
    expect([status, headers.location]).toEqual([303, '/nl/afspraak/abc'])
    expect(sent).toMatchObject([{ input: { kind: 3, startsAt: filledIn.startsAt, name: 'Noor', language: 'nl' } }])
  })

  it('[T3] say what is missing, with what was typed, and send nothing', async () => {
    const { status, body, sent, headers } = await post(address, { ...filledIn, emailAddress: '' })
    expect(status).toBe(422)
    expect(headers['cache-control']).toBe('no-store')
    expect(sent).toEqual([])
    expect(body).toContain('value="Noor"')
    expect(body).toContain(`value="${filledIn.startsAt}"`)
  })

  it('[T3] [T4] offer the next times in the same form when the chosen one has gone', async () => {
    const { status, body } = await post(address, filledIn, gone)
    expect(status).toBe(409)
    expect(body).toContain('Deze tijd is net vergeven.')
    expect(body).toContain('dinsdag 1 december om 15:00')
    expect(body).toContain(`value="${nextSlots[0]?.startsAt}"`)
    expect(body).toContain('value="Noor"')
    expect(body).not.toContain(`value="${filledIn.startsAt}"`)
  })
})

const tooOften = {
  message: 'Deze afspraak is binnen een dag al 5 keer verzet. Bel ons op 0413 123 456.',
  extensions: { code: 'RATE_LIMITED' },
}

describe('what an appointment costs', () => {
  const chosen = '/nl/afspraak/soort/nakijken?dag=2026-12-01&tijd=14%3A30&dienst=12'
  const slots = [{ startsAt: filledIn.startsAt, time: '14:30' }]
  const answers = {
    AppointmentKinds: ({ service }: Record<string, unknown>) => ({
      publicAppointmentKinds: [service === 12 ? priced : { ...priced, price: 'Los', service: null }],
    }),
    AppointmentDays: { days: [{ day: '2026-12-01', slots }], shop: { openingDays: [] } },
  }

  it('[C5] follows the service of the address, which is chosen already and stands beside the form', async () => {
    const { body, asked } = await get(chosen, answers)
    expect(asked.find(({ name }) => name === 'AppointmentKinds')).toMatchObject({ service: 12, postcode: null })
    expect(body).toContain('De afspraak zelf is gratis. Scherm vervangen: € 139 tot € 189')
    expect(body).toMatch(/<option value="12" selected="">Scherm vervangen \(€ 139 tot € 189\)<\/option>/)
    expect(body).toContain('<option value="14">Netwerk</option>')
    const { body: other } = await get(chosen.replace('&dienst=12', '&dienst=x'), answers)
    expect(other).toMatch(/<option value="" selected="">Iets anders/)
  })

  it('[C5] is said of a service on the first step, by the kinds that are for it', async () => {
    const elsewhere = { ...priced, id: 4, title: 'Ophalen', isForService: false }
    const found = { AppointmentKinds: { publicAppointmentKinds: [priced, elsewhere] } }
    const { body } = await get('/nl/afspraak?dienst=12', found)
    expect(body).toContain('/nl/afspraak/soort/nakijken?dienst=12')
    expect(body).not.toContain('Ophalen')
    const none = { AppointmentKinds: { publicAppointmentKinds: [elsewhere] } }
    expect((await get('/nl/afspraak?dienst=12', none)).body).toContain('Ophalen')
  })

  it('[C5] is sent with what the visitor chose, also where the address says another', async () => {
    const { sent } = await post(chosen, { ...filledIn, service: '14' }, undefined, priced)
    expect(sent).toMatchObject([{ input: { service: 14 } }])
    expect((await post(chosen, { ...filledIn, service: '' }, undefined, priced)).sent).toMatchObject([
      { input: { service: null } },
    ])
    const any = { ...kind, service: { id: 12, title: 'Scherm vervangen' } }
    expect((await post(chosen, filledIn, undefined, any)).sent).toMatchObject([{ input: { service: 12 } }])
  })

  it('[C5] [Y51] at the secret address it is what was agreed, whatever the kind says by now', async () => {
    const found = { AppointmentByCode: { appointmentByCode: { ...booked, price: 'Afgesproken: € 139' } } }
    const { body } = await get('/nl/afspraak/0123456789ABCDEFGHIJKL', found)
    expect(body).toContain('Afgesproken: € 139')
    expect(body).not.toContain('>gratis<')
  })
})

describe('days without a free time', () => {
  const lacks = ['past', 'closed', 'tooSoon', 'tooFar', 'notOffered', 'full']
  const days = [null, ...lacks].map((lack, index) => ({
    ...{ day: `2026-12-0${index + 1}`, lack },
    slots: lack === null ? [{ startsAt: '2026-12-01T10:00:00.000Z', time: '11:00' }] : [],
  }))
  const shop = { openingDays: days.map(({ day }) => ({ day, periods: [{ opens: '09:00' }], reason: 'Kerst' })) }
  const kinds = { AppointmentKinds: { publicAppointmentKinds: [kind] } }

  it('[Y53] say in the calendar why, and which are closed for a reason of the shop', async () => {
    const { body } = await get('/nl/afspraak/soort/nakijken', { ...kinds, AppointmentDays: { days, shop } })
    const said = [...body.matchAll(/<span class="calendar__day"><span>(\d)<\/span><small>([^<]*)<\/small>/g)]
    expect(said.map(([, day, words]) => `${day} ${words}`)).toEqual([
      ...['2 voorbij', '3 dicht', '4 te kort dag', '5 nog niet', '6 geen', '7 vol'],
    ])
    expect(body.match(/Dicht op [^<]*/g)).toEqual(['Dicht op donderdag 3 december: Kerst'])
  })

  it.each([
    ['closed', 'Op deze dag zijn we dicht.'],
    ['tooSoon', 'Voor deze dag is het te kort dag.'],
    ['notOffered', 'Op deze dag maken we geen afspraken.'],
    ['full', 'Op deze dag is alles bezet.'],
  ])('[Y53] a chosen day that is %s says so', async (lack, words) => {
    const answer = { days: [{ day: '2026-12-03', slots: [], lack }], shop }
    const { body } = await get('/nl/afspraak/soort/nakijken?dag=2026-12-03', { ...kinds, AppointmentDays: answer })
    expect(body).toContain(words)
  })
})

describe('moving an appointment without scripts', () => {
  const code = '0123456789ABCDEFGHIJKL'
  const moveTo = `/nl/afspraak/${code}?dag=2026-12-01&tijd=15%3A00&verzetten=1`

  it('[T12] says when it was moved too often, and the appointment stays with the way to another time', async () => {
    const { status, body, sent } = await post(moveTo, { startsAt: '2026-12-01T14:00:00.000Z' }, tooOften)
    expect(status).toBe(429)
    expect(sent).toMatchObject([{ name: 'MoveAppointment', code, startsAt: '2026-12-01T14:00:00.000Z' }])
    expect(body).toContain('Bel ons op 0413 123 456.')
    expect(body).toContain('role="alert"')
    expect(body).toContain('Nakijken, nu nog op maandag 30 november om 10:00.')
    expect(body).toContain('Laat het zoals het was')
  })

  it('[T5] asks by its code for the times that it can be moved to, of its own length and over its own time', async () => {
    const { body, asked } = await get(`/nl/afspraak/${code}?dag=2026-12-01&verzetten=1`, {
      DaysToMoveTo: { days: [{ day: '2026-12-01', slots: [{ startsAt: '2026-12-01T09:30:00.000Z', time: '10:30' }] }] },
    })
    expect(asked.filter(({ name }) => name !== 'Layout')).toMatchObject([
      { name: 'AppointmentByCode', code },
      { name: 'DaysToMoveTo', code, from: '2026-12-01', to: '2026-12-01' },
    ])
    expect(body).toContain('>10:30</time>')
  })
})

describe('the months of an appointment', () => {
  /** Free on these days alone, in a shop that is always open. */
  const freeOn = (free: string[]) => ({
    AppointmentKinds: { publicAppointmentKinds: [{ ...kind, horizonDays: 365 }] },
    AppointmentDays: ({ from, to }: Record<string, unknown>) => {
      const days = daysBetween(String(from), String(to))
      return {
        days: days.map((day) => ({
          day,
          slots: free.includes(day) ? [{ startsAt: `${day}T10:00:00.000Z`, time: '11:00' }] : [],
          lack: free.includes(day) ? null : 'full',
        })),
        shop: { openingDays: days.map((day) => ({ day, periods: [{ opens: '09:00' }], reason: null })) },
      }
    },
  })
  const address = '/nl/afspraak/soort/nakijken'

  it('[T1] the first ones are shown with the way to later ones, until as far as the kind says', async () => {
    const { body, asked } = await get(address, freeOn(['2026-11-30', '2027-01-05']))
    expect(asked.find(({ name }) => name === 'AppointmentDays')).toMatchObject({ from: '2026-11-26', to: '2026-12-31' })
    expect(body).toContain('De eerste mogelijkheden')
    expect(body).toContain(`href="${address}?maand=2027-01"`)
    expect(body).toContain('Later: januari 2027')
    expect(body).not.toContain('Eerder:')
    expect(body).toContain(`href="${address}?dag=2026-11-30"`)
  })

  it('[T1] later months have an address and a title of their own, and the way back', async () => {
    const { body, asked } = await get(`${address}?maand=2027-02`, freeOn(['2026-11-30', '2027-01-05']))
    expect(asked.find(({ name }) => name === 'AppointmentDays')).toMatchObject({ from: '2027-01-01', to: '2027-02-28' })
    expect(body).toContain('Kies een dag: januari 2027 en februari 2027</h1>')
    expect(body).toContain(`href="${address}?dag=2027-01-05&amp;maand=2027-02"`)
    expect(body).toContain('Eerder: november 2026')
    expect(body).toContain('Later: maart 2027')
    expect(body).not.toContain('De eerste mogelijkheden')
  })

  it('[T1] the last ones end with the last day, and nothing leads further', async () => {
    const { body, asked } = await get(`${address}?maand=2099-01`, freeOn(['2026-11-30']))
    expect(asked.find(({ name }) => name === 'AppointmentDays')).toMatchObject({ from: '2027-11-01', to: '2027-11-26' })
    expect(body).toContain('Kies een dag: november 2027</h1>')
    expect(body).toContain('In deze maanden is er niets vrij.')
    expect(body).not.toContain('Later:')
  })

  it('[T1] one lands in the first months that have a free time', async () => {
    const { body } = await get(address, freeOn(['2027-04-05']))
    expect(body).toContain('maandag 5 april om 11:00')
    expect(body).toContain(`href="${address}?dag=2027-04-05"`)
    expect(body).toContain('Eerder: januari 2027')
  })

  it('[T1] a kind of which nothing is free at all says so', async () => {
    const { body, asked } = await get(address, freeOn([]))
    expect(body).toContain('Zo ver als je vooruit kunt kiezen, is er niets vrij.')
    expect(asked.filter(({ name }) => name === 'AppointmentDays')).toHaveLength(7)
  })

  it('[T1] are two at a time, whatever the day', () => {
    expect(monthPages('2026-12-31', '2027-03-01')).toEqual([
      { month: '2026-12', from: '2026-12-31', to: '2027-01-31' },
      { month: '2027-02', from: '2027-02-01', to: '2027-03-01' },
    ])
    expect(monthPages('2028-01-31', '2028-01-31')).toEqual([{ month: '2028-01', from: '2028-01-31', to: '2028-01-31' }])
    expect(monthPages('2028-02-29', '2028-03-10')).toEqual([{ month: '2028-02', from: '2028-02-29', to: '2028-03-10' }])
  })
})

describe('steps of an appointment', () => {
  it.each([
    ['/nl/afspraak/soort/a?dag=2026-12-01&tijd=14:30&x=1', '/nl/afspraak/soort/a?dag=2026-12-01&tijd=14%3A30', false],
    ['/nl/afspraak/soort/a?dag=morgen&tijd=25:00', '/nl/afspraak/soort/a', false],
    ['/en/appointment/kind/a?dag=2026-12-01&day=2026-12-02', '/en/appointment/kind/a?day=2026-12-02', false],
    ['/nl/afspraak/soort/a?maand=2027-01', '/nl/afspraak/soort/a?maand=2027-01', false],
    ['/en/appointment/kind/a?month=2027-13', '/en/appointment/kind/a', false],
    ['/nl/afspraak?toestel=HP&x=1', '/nl/afspraak?toestel=HP', true],
  ])('[T3] [X6] %s is %s to the shop', (url, asked, isOwn) => {
    expect(resolve(url, {})).toMatchObject({ address: asked, isOwn })
  })

  it('[T3] stand in weeks from Monday, by month', () => {
    const day = (text: string) => ({ day: text, free: 1, lack: null, reason: null })
    const months = monthsOf(['2026-11-29', '2026-11-30', '2026-12-01'].map(day))
    expect(
      months.map(({ month, weeks }) => [month, weeks.map((week) => week.map((each) => each?.day.slice(-2)))]),
    ).toEqual([
      [
        '2026-11',
        [
          [...Array(6).fill(undefined), '29'],
          ['30', ...Array(6).fill(undefined)],
        ],
      ],
      ['2026-12', [[undefined, '01', ...Array(5).fill(undefined)]]],
    ])
  })

  it('[T3] stand by the part of the day in which they begin', () => {
    const times = ['09:00', '11:30', '12:00', '17:00'].map((time) => ({ time, startsAt: time }))
    expect(timesByPart(times).map(({ part, times: of }) => [part, of.length])).toEqual([
      ['morning', 2],
      ['afternoon', 1],
      ['evening', 1],
    ])
  })
})
