import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { MyStatusesQuery } from '../src/generated/graphql'
import { jobsOf, stepsOf } from '../src/status/Job'
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
  const show = (statuses: Statuses, address = '/status') =>
    renderAt(address, <StatusScreen />, { screenData: { kind: 'status', jobs: jobsOf(statuses) } as never })

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

  it('[J8] puts what is still being done before what is finished', () => {
    expect(jobsOf({ newPcs: [newPc], repairs: [repair] }).map(({ id }) => id)).toEqual([7, 3])
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
