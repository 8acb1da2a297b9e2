import { describe, expect, it } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { JobBill } from '../src/features/tracking/JobBill'
import type { TrackedJob } from '../src/features/tracking/loadTrack'
import { TrackFindScreen } from '../src/features/tracking/TrackFindScreen'
import { TrackScreen } from '../src/features/tracking/TrackScreen'
import { renderAt } from './renderAt'

const bill = (job: Partial<TrackedJob>, address = '/nl/volg/code') =>
  renderAt(
    address,
    <JobBill
      job={{ lines: [], usedParts: [], includingVat: true, totals: null, agreedTotal: null, ...job } as TrackedJob}
    />,
    { screenData: { shopLanguage: 'nl' } as never },
  )

describe('the page of a job', () => {
  const show = (values: object) => {
    const job = {
      ...{ kind: 'repair', number: '26-0005', status: 'in-treatment', currentStatus: null, description: 'Laptop' },
      ...{ descriptionProblem: null, whatHasBeenDone: null, device: null, intakeDate: null, promisedOn: null },
      ...{
        warrantyUntil: null,
        pickedUpAt: null,
        lines: [],
        usedParts: [],
        quotes: [],
        photos: [],
        messages: [],
        invoices: [],
      },
      ...{ agreedTotal: null, agreedAt: null, online: null },
      ...{ includingVat: true, totals: null, addressDays: 60, timeline: [], appointment: null, appointmentKinds: [] },
      ...values,
    }
    return renderAt('/nl/volg/code', <TrackScreen />, {
      screenData: { kind: 'track', code: 'code', shopLanguage: 'nl', job } as never,
    })
  }

  it('[K10] says on which day it was picked up in the shop, whatever day it was in Greenwich', () => {
    show({ status: 'finished', pickedUpAt: '2026-07-01T22:30:00.000Z' })
    expect(screen.getByText('2 juli 2026').closest('time')?.getAttribute('datetime')).toBe('2026-07-02')
  })

  it('[Y52] says what was agreed and when', async () => {
    show({ agreedTotal: 148.5, agreedAt: '2026-11-27T23:30:00.000Z' })
    expect((await screen.findByText(/^Akkoord op/)).textContent).toMatch(/28 november 2026: €\s148,50, inclusief btw/)
  })

  it('[I12] what is ready is paid online from here, and only then', async () => {
    show({ online: { amount: 148.5, isDeposit: false, status: null } })
    const button = await screen.findByRole('button', { name: /^Betaal €\s148,50 online$/ })
    expect(button.getAttribute('value')).toBe('148.5')
    expect(button.closest('form')?.getAttribute('action')).toBe('/nl/volg/code')
    cleanup()
    show({ online: { amount: null, isDeposit: false, status: null } })
    expect(screen.queryByRole('button', { name: /online$/ })).toBeNull()
  })

  it('[I12] the deposit of an accepted quote is paid online from here, by its name', async () => {
    show({ online: { amount: 80, isDeposit: true, status: null } })
    const button = await screen.findByRole('button', { name: /^Betaal aanbetaling €\s80(,00)? online$/ })
    expect(button.getAttribute('value')).toBe('80')
  })

  it.each([
    ['2099-03-02', 'Klaar naar verwachting: maandag 2 maart'],
    ['2026-03-02', 'We hadden maandag 2 maart verwacht, en dat is niet gelukt. Vraag ons gerust hoe het ermee staat.'],
  ])('[C7] says of a promised day whether it has passed: %s', (promisedOn, said) => {
    const { container } = show({ promisedOn })
    expect(container.querySelector('.track__promised')?.textContent).toBe(said)
  })
})

describe('the screen that finds a job', () => {
  const show = (found: object, isMailed = false) => {
    const values = { number: '26-0005', postcode: '5401 AB', digits: '' }
    const outcome = { values, chosen: [], faults: {}, problem: null, isMailed }
    const job = { kind: 'statusRepair', number: '26-0005', status: 'in-treatment', isReady: false, ...found }
    return renderAt('/nl/volg', <TrackFindScreen />, { actionData: { ...outcome, found: job } })
  }

  it('[Y82] has the link mailed again, with what was typed', () => {
    show({ hasMailAddress: true })
    const form = screen.getByRole('button', { name: 'Mail mij de link' }).closest('form')
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      number: '26-0005',
      postcode: '5401 AB',
      digits: '',
    })
    expect(form?.getAttribute('action')).toBe('/nl/volg')
    cleanup()
    show({ hasMailAddress: true }, true)
    expect(screen.getByText(/^We mailen je de link/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mail mij de link' })).toBeNull()
  })

  it('[Y82] leads on from what is ready, and from a customer without an e-mail address', () => {
    show({ hasMailAddress: false, isReady: true, status: 'return-appointment' })
    expect(screen.getByRole('link', { name: 'Afspraak om op te halen' })).toBeTruthy()
    expect(screen.getByText(/^We hebben geen e-mailadres van je/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Bekijk al je opdrachten' }).getAttribute('href')).toBe('/status')
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
