import { describe, expect, it } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { jobsOf, stateOf, stepsOf } from '../src/features/status/Job'
import { StatusScreen } from '../src/features/status/StatusScreen'
import type { MyStatusesQuery } from '../src/generated/graphql'
import { renderAt } from './renderAt'

type Statuses = MyStatusesQuery['myStatuses']

const common = {
  currentStatus: 'Het nieuwe scherm is besteld',
  description: 'ThinkPad T480',
  descriptionProblem: 'Scherm gebarsten',
  whatHasBeenDone: null,
  intakeDate: '2026-11-02',
  startDate: null,
  endDate: null,
  usedParts: [{ title: 'Scherm 14 inch', count: 1, price: 129 }],
  includingVat: true,
  agreedTotal: null,
  agreedAt: null,
  number: '26-0007',
  promisedOn: null,
  device: null,
  lines: [],
  totals: { including: 189, rates: [{ rate: 21, vat: 32.8 }] },
  warrantyUntil: null,
  pickedUpAt: null,
  isReady: false,
  offersPickUp: false,
  address: {
    nl: 'https://example.com/nl/volg/AAAAAAAAAAAAAAAAAAAAAA',
    en: 'https://example.com/en/track/AAAAAAAAAAAAAAAAAAAAAA',
  },
  quotes: [],
}
const repair: Statuses['repairs'][number] = {
  ...common,
  id: 7,
  status: 'waiting_customer',
  createdAt: '2026-11-02T09:00:00.000Z',
  timeline: [
    { at: '2026-11-02T09:00:00.000Z', to: 'waiting', note: null },
    { at: '2026-11-03T10:00:00.000Z', to: 'waiting_customer', note: 'Mogen we het scherm vervangen?' },
  ],
}
const said = { photos: [], messages: [] }
const newPc: Statuses['newPcs'][number] = {
  ...common,
  id: 3,
  status: 'finished',
  description: null,
  createdAt: '2026-11-10T09:00:00.000Z',
  usedParts: [],
  totals: null,
  timeline: [],
}

describe('the status screen', () => {
  const show = (
    statuses: Pick<Statuses, 'newPcs' | 'repairs'>,
    address = '/status',
    shopLanguage: Statuses['language'] = 'nl',
  ) =>
    renderAt(address, <StatusScreen />, {
      screenData: {
        kind: 'status',
        shopLanguage,
        jobs: jobsOf({ ...said, ...statuses }),
        invoices: [],
        sessions: [],
      } as never,
    })

  const decided = () => document.getElementById('akkoord')
  const agreed = { agreedTotal: 148.5, agreedAt: '2026-11-27T23:30:00.000Z' }
  it.each([
    ['/status', /^Akkoord op 28 november 2026: €\s148,50, inclusief btw\.$/, 'Afgesproken prijs'],
    ['/status?language=en', /^Agreed on 28 November 2026: €148\.50, including VAT\.$/, 'Agreed price'],
  ])(
    '[Y52] says on top what was agreed and when, and beside a bill that says something else, at %s',
    (address, words, row) => {
      show({ newPcs: [], repairs: [{ ...repair, ...agreed, currentStatus: null }] }, address)
      expect(decided()?.textContent).toMatch(words)
      expect(decided()?.getAttribute('role')).toBe('status')
      expect(screen.getByRole('row', { name: new RegExp(row) }).textContent).toMatch(/148[.,]50/)
      cleanup()
      const totals = { including: 148.5, rates: [] }
      show({ newPcs: [{ ...newPc, ...agreed }], repairs: [{ ...repair, ...agreed, totals }] }, address)
      expect(screen.queryByRole('row', { name: new RegExp(row) })).toBeNull()
      // One that is over says it no more.
      expect(document.querySelectorAll('#akkoord')).toHaveLength(1)
    },
  )

  it('[Y52] says that the last quote was declined, unless another was agreed to since', () => {
    const quotes = [{ id: 4, name: '26-0007/1', state: 'declined' as const, decidedAt: '2026-11-26T10:00:00.000Z' }]
    show({ newPcs: [], repairs: [{ ...repair, quotes }] })
    expect(decided()?.textContent).toMatch(/^Offerte afgewezen op 26 november 2026\./)
    cleanup()
    show({ newPcs: [], repairs: [{ ...repair, ...agreed, quotes }] })
    expect(decided()?.textContent).not.toContain('afgewezen')
    cleanup()
    show({
      newPcs: [],
      repairs: [{ ...repair, quotes: quotes.map((quote) => ({ ...quote, state: 'expired' as const })) }],
    })
    expect(decided()).toBeNull()
  })

  it('[X89] says once in which language the shop writes to the customer, where the page is in the other, and marks what it wrote', () => {
    const words = [
      'ThinkPad T480',
      'Het nieuwe scherm is besteld',
      'Scherm gebarsten',
      'Mogen we het scherm vervangen?',
    ]
    show({ newPcs: [newPc], repairs: [repair] }, '/status?language=en')
    expect(screen.getAllByText(/We write to you in Dutch/)).toHaveLength(1)
    for (const text of [...words, 'Scherm 14 inch']) {
      const found = screen.getAllByText(text).map((element) => element.getAttribute('lang'))
      expect([text, new Set(found)]).toEqual([text, new Set(['nl'])])
    }
    cleanup()
    show({ newPcs: [], repairs: [repair] }, '/status', 'en')
    expect(screen.getAllByText(/We schrijven je in het Engels/)).toHaveLength(1)
    expect(screen.getByText('Scherm gebarsten').getAttribute('lang')).toBe('en')
    // Not where the page is in it, nor where there is nothing that was written.
    for (const [address, language] of [
      ['/status', 'nl'],
      ['/status?language=en', 'en'],
    ] as const) {
      cleanup()
      show({ newPcs: [], repairs: [repair] }, address, language)
      expect(screen.queryByText(/We schrijven je|We write to you/)).toBeNull()
      expect(screen.getByText('Scherm gebarsten').hasAttribute('lang')).toBe(false)
    }
    cleanup()
    show({ newPcs: [], repairs: [] }, '/status?language=en')
    expect(screen.queryByText(/We write to you/)).toBeNull()
  })

  it('[K10] says on which day a job was picked up in the shop, whatever day it was in Greenwich', () => {
    const pickedUp = { ...repair, status: 'finished' as const, pickedUpAt: '2026-07-01T22:30:00.000Z' }
    show({ newPcs: [], repairs: [pickedUp] })
    expect(screen.getByText('2 juli 2026').closest('time')?.getAttribute('datetime')).toBe('2026-07-02')
  })

  it('[J8] [J7] shows the state in words, what comes next, the timeline from the latest and the costs', () => {
    show({ newPcs: [], repairs: [repair] })
    const job = within(screen.getByRole('article', { name: 'ThinkPad T480' }))
    expect(job.getByText('Het nieuwe scherm is besteld')).toBeTruthy()
    expect(job.getByText(/We wachten op jouw antwoord. Bel of mail ons/)).toBeTruthy()
    const [, timeline] = job.getAllByRole('list')
    expect(within(timeline as HTMLElement).getAllByRole('listitem')[0]?.textContent).toContain(
      'Mogen we het scherm vervangen?',
    )
    expect(job.getByRole('row', { name: /Scherm 14 inch/ }).textContent).toContain('129')
    expect(job.getByRole('row', { name: /Totaal/ }).textContent).toContain('inclusief btw')
  })

  it('[K10] [K16] costs without VAT are shown with the VAT that the server adds, as at the secret address', () => {
    const totals = { including: 121, rates: [{ rate: 21, vat: 21 }] }
    show({ newPcs: [], repairs: [{ ...repair, includingVat: false, totals }] })
    const total = screen.getByRole('row', { name: /Totaal/ }).textContent
    expect(total).toContain('inclusief btw')
    expect(total).toContain('121')
  })

  it.each([
    ['/status', 'Wacht op jou', 'Klaar om op te halen'],
    ['/status?language=en', 'Waiting for you', 'Ready to collect'],
  ])('[X47] calls a status as the mails do, at %s', (address, now, later) => {
    show({ newPcs: [], repairs: [repair] }, address)
    expect(screen.getAllByText(now).length).toBeGreaterThan(0)
    expect(screen.getByText(later)).toBeTruthy()
  })

  it.each([
    [
      '/status',
      'Er ligt een offerte voor je klaar',
      'Bekijk de offerte en antwoord',
      'Offerte 26-0007/2: Wacht op je antwoord',
      'Offerte 26-0007/1: Afgewezen',
      '/nl/volg/',
    ],
    [
      '/status?language=en',
      'There is a quote for you',
      'Look at the quote and answer',
      'Quote 26-0007/2: Waiting for your answer',
      'Quote 26-0007/1: Declined',
      '/en/track/',
    ],
  ])(
    '[K23] [K11] leads to the secret address where a quote is answered, at %s',
    (address, next, answer, waiting, declined, path) => {
      const quotes = [
        { id: 5, name: '26-0007/2', state: 'sent' as const, decidedAt: null },
        { id: 4, name: '26-0007/1', state: 'declined' as const, decidedAt: '2026-03-01T10:00:00.000Z' },
      ]
      const { unmount } = show({ newPcs: [], repairs: [{ ...repair, quotes }] }, address)
      expect(screen.getByText(new RegExp(next))).toBeTruthy()
      const button = screen.getByRole('link', { name: answer })
      expect(button.getAttribute('href')).toMatch(new RegExp(`${path}A{22}#offertes$`))
      expect(button.getAttribute('rel')).toBe('noreferrer')
      const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
      expect(texts).toEqual(expect.arrayContaining([waiting, declined]))
      const link = screen.getByRole('link', { name: /26-0007\/1/ })
      expect(link.getAttribute('href')).toMatch(new RegExp(`${path}A{22}#offerte-4$`))
      unmount()
      // One whose address cannot be given: the customer has the link by mail.
      show({ newPcs: [], repairs: [{ ...repair, quotes, address: null }] }, address)
      expect(screen.queryByRole('link', { name: answer })).toBeNull()
      expect(screen.getByText(/staat in onze mail|is in our e-mail/)).toBeTruthy()
    },
  )

  it.each([
    [
      '/status',
      'Klaar om op te halen',
      /Je kunt het ophalen wanneer we open zijn/,
      'Kies een tijd om op te halen',
      'Openingstijden',
    ],
    [
      '/status?language=en',
      'Ready to collect',
      /You can collect it whenever we are open/,
      'Choose a time to collect it',
      'Opening hours',
    ],
  ])(
    '[K10] what is finished and not collected is ready, with the hours and the way to a time, at %s',
    (address, state, next, choose, hours) => {
      const finished = { ...repair, status: 'finished' as const, isReady: true, offersPickUp: true }
      const { container, unmount } = show({ newPcs: [], repairs: [finished] }, address)
      expect(container.querySelector('.job__state')?.textContent).toBe(state)
      expect(container.querySelector('[aria-current=step]')?.textContent).toBe(state)
      expect(screen.getByText(next)).toBeTruthy()
      expect(screen.getByRole('table', { name: hours })).toBeTruthy()
      expect(screen.getByRole('link', { name: choose }).getAttribute('href')).toContain('A'.repeat(22))
      unmount()
      show(
        {
          newPcs: [],
          repairs: [{ ...finished, isReady: false, offersPickUp: false, pickedUpAt: '2026-11-05T10:00:00.000Z' }],
        },
        address,
      )
      expect(screen.queryByText(next)).toBeNull()
      expect(screen.queryByRole('table', { name: hours })).toBeNull()
      expect(screen.getByText(/^(Opgehaald|Picked up|Collected)$/)).toBeTruthy()
    },
  )

  it('[K10] a new PC that waits to be collected is at its last step', () => {
    const steps = stepsOf({ kind: 'newPc', status: 'finished', isReady: true })
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'current'])
  })

  it('[J8] puts what is still being done before what is finished', () => {
    expect(jobsOf({ ...said, newPcs: [newPc], repairs: [repair] }).map(({ id }) => id)).toEqual([7, 3])
  })

  it('[X52] orders what is being done and what is finished by the day of intake, repairs and new PCs alike', () => {
    const at = (id: number, intakeDate: string | null, isOver = false) =>
      ({ ...repair, id, intakeDate, status: isOver ? 'finished' : 'waiting' }) as typeof repair
    const jobs = jobsOf({
      ...said,
      newPcs: [{ ...newPc, id: 1, intakeDate: '2026-11-12' }],
      repairs: [at(2, '2026-09-01', true), at(3, '2026-10-01'), at(4, null), at(5, '2026-11-20')],
    })
    expect(jobs.map(({ id }) => id)).toEqual([5, 4, 3, 1, 2])
  })

  it('[X52] speaks of a new PC as of something ordered, in both languages', () => {
    const ordered = { ...newPc, status: 'waiting' as const }
    const { unmount } = show({ newPcs: [ordered], repairs: [] })
    expect(screen.getByRole('heading', { name: 'Wat je bestelde' })).toBeTruthy()
    expect(screen.getByText(/Je bestelling staat op de lijst/)).toBeTruthy()
    expect(screen.queryByText(/Wat er aan de hand is|Ingebracht/)).toBeNull()
    unmount()
    show({ newPcs: [ordered], repairs: [] }, '/status?language=en')
    expect(screen.getByRole('heading', { name: 'What you ordered' })).toBeTruthy()
  })

  it('[X52] tells what is ready to collect from what is being worked on, and that from what is over', () => {
    expect(
      (['waiting', 'in_treatment', 'waiting_customer', 'return_appointment', 'finished'] as const).map((status) =>
        stateOf({ status, isReady: false }),
      ),
    ).toEqual(['busy', 'busy', 'onHold', 'ready', 'over'])
    const looks = (['in_treatment', 'return_appointment'] as const).map((status) => {
      const { container, unmount } = show({ newPcs: [], repairs: [{ ...repair, status }] })
      const look = [container.querySelector('.job')?.className, container.querySelector('.job__state svg')?.innerHTML]
      unmount()
      return look
    })
    expect(looks[0]?.[0]).not.toBe(looks[1]?.[0])
    expect(looks[0]?.[1]).not.toBe(looks[1]?.[1])
  })

  it('[J3] says that a job is on hold, in both languages', () => {
    show({ newPcs: [{ ...newPc, status: 'waiting' }], repairs: [] }, '/status?language=en')
    expect(screen.getAllByText('Is on hold').length).toBeGreaterThan(0)
  })

  it('[J10] offers to make an appointment', () => {
    show({ newPcs: [], repairs: [repair] })
    expect(screen.getByRole('link', { name: 'Maak een afspraak' })).toBeTruthy()
  })

  it('[J8] shows a customer without a job what will be here', () => {
    show({ newPcs: [], repairs: [] })
    expect(screen.getByText(/Er loopt op dit moment niets/)).toBeTruthy()
  })

  it('[J2] knows where every status stands on the way', () => {
    const states = (status: Statuses['repairs'][number]['status']) =>
      stepsOf({ kind: 'repair', status, isReady: false }).map(({ state }) => state)
    expect(states('waiting')).toEqual(['current', 'ahead', 'ahead', 'ahead'])
    expect(states('waiting_supplier')).toEqual(['done', 'current', 'ahead', 'ahead'])
    expect(states('finished')).toEqual(['done', 'done', 'done', 'done'])
  })
})
