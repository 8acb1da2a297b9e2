import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { MyStatusesQuery } from '../src/generated/graphql'
import { jobsOf, stateOf, stepsOf } from '../src/status/Job'
import { StatusScreen } from '../src/status/StatusScreen'
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
  costs: 189,
  usedParts: [{ title: 'Scherm 14 inch', count: 1, price: 129 }],
  includingVat: true,
  number: '26-0007',
  promisedOn: null,
  device: null,
  lines: [],
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
  costs: null,
  timeline: [],
}

describe('the status screen', () => {
  const show = (statuses: Pick<Statuses, 'newPcs' | 'repairs'>, address = '/status') =>
    renderAt(address, <StatusScreen />, {
      screenData: { kind: 'status', jobs: jobsOf({ ...said, ...statuses }), sessions: [] } as never,
    })

  it('[J8] [J7] shows the state in words, what comes next, the timeline from the latest and the costs', () => {
    show({ newPcs: [], repairs: [repair] })
    const job = within(screen.getByRole('article', { name: 'ThinkPad T480' }))
    expect(job.getByText('Het nieuwe scherm is besteld')).toBeTruthy()
    expect(job.getByText(/We hebben iets van je nodig/)).toBeTruthy()
    const [, timeline] = job.getAllByRole('list')
    expect(within(timeline as HTMLElement).getAllByRole('listitem')[0]?.textContent).toContain(
      'Mogen we het scherm vervangen?',
    )
    expect(job.getByRole('row', { name: /Scherm 14 inch/ }).textContent).toContain('129')
    expect(job.getByRole('row', { name: /Totaal/ }).textContent).toContain('inclusief btw')
  })

  it.each([
    ['/status', 'Wacht op jou', 'Klaar om op te halen'],
    ['/status?language=en', 'Waiting for you', 'Ready to collect'],
  ])('[X47] calls a status as the mails do, at %s', (address, now, later) => {
    show({ newPcs: [], repairs: [repair] }, address)
    expect(screen.getAllByText(now).length).toBeGreaterThan(0)
    expect(screen.getByText(later)).toBeTruthy()
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
        stateOf({ status }),
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
      stepsOf({ kind: 'repair', status }).map(({ state }) => state)
    expect(states('waiting')).toEqual(['current', 'ahead', 'ahead', 'ahead'])
    expect(states('waiting_supplier')).toEqual(['done', 'current', 'ahead', 'ahead'])
    expect(states('finished')).toEqual(['done', 'done', 'done', 'done'])
  })
})
