import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { JobBill } from '../src/features/tracking/JobBill'
import type { TrackedJob } from '../src/features/tracking/loadTrack'
import { TrackScreen } from '../src/features/tracking/TrackScreen'
import { renderAt } from './renderAt'

const bill = (job: Partial<TrackedJob>, address = '/nl/volg/code') =>
  renderAt(
    address,
    <JobBill job={{ lines: [], usedParts: [], includingVat: true, totals: null, ...job } as TrackedJob} />,
    { screenData: { shopLanguage: 'nl' } as never },
  )

describe('the page of a job', () => {
  it('[K10] says on which day it was picked up in the shop, whatever day it was in Greenwich', () => {
    const job = {
      ...{ kind: 'repair', number: '26-0005', status: 'finished', currentStatus: null, description: 'Laptop' },
      ...{ descriptionProblem: null, whatHasBeenDone: null, device: null, intakeDate: null, promisedOn: null },
      ...{ warrantyUntil: null, pickedUpAt: '2026-07-01T22:30:00.000Z', lines: [], usedParts: [] },
      ...{ includingVat: true, totals: null, addressDays: 60, timeline: [], quotes: [], photos: [], messages: [] },
      ...{ appointment: null, appointmentKinds: [] },
    }
    renderAt('/nl/volg/code', <TrackScreen />, {
      screenData: { kind: 'track', code: 'code', shopLanguage: 'nl', job } as never,
    })
    expect(screen.getByText('2 juli 2026').closest('time')?.getAttribute('datetime')).toBe('2026-07-02')
  })
})

describe('what a job costs, on the page of its secret address', () => {
  it('[K10] [K16] costs without VAT and without lines are shown with the VAT that the server adds', () => {
    const totals = { including: 121, rates: [{ rate: 21, vat: 21 }] } as TrackedJob['totals']
    bill({ includingVat: false, totals })
    expect(screen.getByRole('row', { name: /Btw 21%/ }).textContent).toContain('21,00')
    const total = screen.getByRole('row', { name: /Totaal/ }).textContent
    expect(total).toContain('inclusief btw')
    expect(total).toContain('121,00')
  })

  it('[K10] a shop without VAT adds none, and a job without a price shows no costs', () => {
    bill({ includingVat: false, totals: { including: 100, rates: [] } as unknown as TrackedJob['totals'] })
    expect(screen.getByRole('row', { name: /Totaal/ }).textContent).toMatch(/exclusief btw.*100,00/)
    expect(screen.queryByRole('row', { name: /Btw/ })).toBeNull()
    const { container } = bill({})
    expect(container.querySelector('table')).toBeNull()
  })
})
