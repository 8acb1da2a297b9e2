/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import type { DocumentNode, ExecutionResult } from 'graphql'
import { monthsOf } from '../src/appointments/monthsOf'
import { timesByPart } from '../src/appointments/timesByPart'
import { render, resolve } from '../src/entry.server'
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
  needsPostcode: false,
  needsPhone: false,
}

const address = '/nl/afspraak/soort/nakijken?dag=2026-12-01&tijd=14%3A30'
const filledIn = { name: 'Noor', emailAddress: 'noor@example.com', startsAt: '2026-12-01T13:30:00.000Z', website: '' }

const nextSlots = [{ startsAt: '2026-12-01T14:00:00.000Z', endsAt: '2026-12-01T14:30:00.000Z', time: '15:00' }]
const gone = {
  message: 'Deze tijd is net vergeven.',
  extensions: { code: 'CONFLICT', errors: { startsAt: ['Deze tijd is net vergeven.'] }, nextSlots },
}

async function post(url: string, form: Record<string, string>, refusal?: object) {
  const sent: Record<string, unknown>[] = []
  const execute = async (document: DocumentNode, variables: Record<string, unknown> = {}): Promise<ExecutionResult> => {
    const [definition] = document.definitions
    const name = definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : ''
    if (name === 'Layout') return { data: { shop: layout.shop, special: { openingExceptions: [] }, publicPages: [] } }
    if (name === 'AppointmentKinds') return { data: { publicAppointmentKinds: [kind] } }
    if (name === 'AppointmentTimes') return { data: { publicSlots: [{ slots: [] }] } }
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

describe('steps of an appointment', () => {
  it.each([
    ['/nl/afspraak/soort/a?dag=2026-12-01&tijd=14:30&x=1', '/nl/afspraak/soort/a?dag=2026-12-01&tijd=14%3A30', false],
    ['/nl/afspraak/soort/a?dag=morgen&tijd=25:00', '/nl/afspraak/soort/a', false],
    ['/en/appointment/kind/a?dag=2026-12-01&day=2026-12-02', '/en/appointment/kind/a?day=2026-12-02', false],
    ['/nl/afspraak?toestel=HP&x=1', '/nl/afspraak?toestel=HP', true],
  ])('[T3] [X6] %s is %s to the shop', (url, asked, isOwn) => {
    expect(resolve(url, {})).toMatchObject({ address: asked, isOwn })
  })

  it('[T3] stand in weeks from Monday, by month', () => {
    const day = (text: string) => ({ day: text, free: 1, isClosed: false, reason: null })
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
