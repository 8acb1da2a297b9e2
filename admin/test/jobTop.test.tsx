import { expect, it, jest } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parse, validate } from 'graphql'
import { customerJobsQuery } from '../src/customers/customerJobsQuery'
import { boardQuery, viewFilter } from '../src/jobs/board/jobBoardQueries'
import { jobHeadQuery, phoneLink } from '../src/jobs/jobHeadQuery'
import { monthsAfter } from '../src/jobs/pickUp/warrantyDays'
import { nextStatus } from '../src/jobs/steps/nextStatus'
import { openScreen, said } from './openScreen'
import { schema } from './schema'
import { catalogue } from './shopFixture'

const change = { at: '2026-01-01T08:00:00Z', to: 'waiting', isNoticed: true, mail: 12, mailState: 'failed' }
const head = {
  number: '26-0005',
  version: 3,
  status: 'return_appointment',
  currentStatus: null,
  description: 'Laptop',
  descriptionProblem: null,
  whatHasBeenDone: null,
  promisedOn: '2026-01-01',
  endDate: null,
  warrantyUntil: null,
  pickedUpAt: null,
  pickedUpBy: null,
  paidWith: null,
  costs: 149.95,
  includingVat: true,
  lines: [],
  contactPhone: null,
  contactPhoneE164: null,
  customer: {
    id: 4,
    name: 'Jan Jansen',
    phoneNumber: '06 12345678',
    phoneE164: '+31612345678',
    email: 'jan@example.com',
  },
  device: { id: 9, name: 'HP EliteBook', serialNumber: null },
  assignedTo: { id: 1, name: 'Els' },
  timeline: [change],
}
const noReport = { drawing: null, mail: null, mailState: null }
const record = {
  ...head,
  id: 5,
  customer: 4,
  device: 9,
  assignedTo: 1,
  usedParts: [],
  referenced: { customer: { id: 4, title: 'Jan Jansen' }, device: { id: 9, title: 'HP EliteBook' } },
  sibling: null,
}

/** A server on which the job stands as told. */
function serve(job: object, report: object = noReport) {
  const sent: { query: string; variables: Record<string, unknown> }[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    if (!init?.body) return new Response(null, { status: 204 })
    const call = JSON.parse(String(init.body))
    sent.push(call)
    const notice = {
      recipient: 'jan@example.com',
      language: 'nl',
      subject: 'Je reparatie: Klaar',
      text: 'Prijs: 149,95',
    }
    const answers = { notes: [], hasAccessCode: false, shop: { vatPercentage: 21 }, notice, count: 1 }
    if (call.query.includes('query JobHead')) return Response.json({ data: { job, report } })
    if (call.query.startsWith('mutation')) return Response.json({ data: { ...answers, pickedUpAt: 'now' } })
    return Response.json({ data: { ...answers, job: { timeline: [] } } })
  })
  return (operation: string) => sent.find(({ query }) => query.includes(operation))?.variables
}

const open = (job: object = {}, report?: object) => {
  const sent = serve({ ...head, ...job }, report)
  openScreen('reparaties/wijzigen/5', { getOne: async () => ({ data: { ...record, ...job, customer: 4, device: 9 } }) })
  return sent
}

it('[K15] [K20] what is asked is what the server knows', () => {
  const entity = catalogue.entity('statusRepair')
  const given = { account: 1, yesterday: '2026-01-01', recent: '2026-01-01T00:00:00Z' }
  for (const view of ['all', 'mine', 'late'] as const) {
    expect(validate(schema, parse(boardQuery(entity, view, given)))).toEqual([])
  }
  expect(validate(schema, parse(jobHeadQuery(entity)))).toEqual([])
  expect(validate(schema, parse(customerJobsQuery([entity])))).toEqual([])
  expect(viewFilter('late', 1, '2026-01-01')).toEqual({ isOpen: true, promisedOnTo: '2026-01-01' })
})

it('[K15] each status has a next one, but the last', () => {
  const repair = ['waiting', 'in_treatment', 'waiting_customer', 'finished']
  expect(repair.map((status) => nextStatus(status, repair))).toEqual([
    'in_treatment',
    'finished',
    'in_treatment',
    undefined,
  ])
  expect(nextStatus('waiting', ['waiting', 'assembling', 'finished'])).toBe('assembling')
  expect(phoneLink('06-1234 5678', null)).toBe('tel:0612345678')
})

it('[K15] [X65] the head names the job, who to phone and the title, and reports it finished in one press', async () => {
  const sent = open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Reparatie 26-0005 · Jan Jansen' })).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Bel 06 12345678' })).getAttribute('href')).toBe('tel:+31612345678')
  expect(screen.getByText('Els')).toBeTruthy()
  expect(screen.getByText(/^Te laat/)).toBeTruthy()
  expect(await screen.findByText('Je reparatie: Klaar')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Klaar melden' }))
  await waitFor(() => expect(said()).toBe('26-0005 · Jan Jansen staat nu op ‘Klaar’.'))
  expect(sent('MoveJob')).toEqual({ id: 5, input: { version: 3, status: 'finished', holdBackNotice: false } })
})

it('[K15] a mail that did not arrive is sent again', async () => {
  const sent = open()
  expect(await screen.findByText(/^De mail aan jan@example.com is niet aangekomen/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw versturen' }))
  await waitFor(() => expect(said()).toBe('Eén mail wordt opnieuw verstuurd.'))
  expect(sent('ResendMails')).toEqual({ ids: [12] })
})

it('[K16] pick-up asks how it was paid, and sends all of it at once', async () => {
  // A browser without a surface to draw on.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const sent = open({ status: 'finished' })
  await userEvent.click(await screen.findByRole('button', { name: 'Ophalen en afrekenen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Ophalen: 26-0005 · Jan Jansen' })
  expect(dialog.textContent).toContain('€\u00a0149,95')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Meegegeven' }))
  expect(within(dialog).getByRole('alert').textContent).toContain('Kies eerst')
  expect(sent('PickUpJob')).toBeUndefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pin' }))
  await userEvent.click(within(dialog).getByRole('button', { name: '1 jaar' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Meegegeven' }))
  await waitFor(() => expect(said()).toBe('26-0005 · Jan Jansen is opgehaald.'))
  expect(sent('PickUpJob')).toMatchObject({
    job: 'statusRepair',
    id: 5,
    isPickedUp: true,
    paidWith: 'card',
    pickedUpBy: 'Jan Jansen',
    warrantyUntil: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  })
})

it('[K16] the report is mailed in one press; one that did not arrive is sent again', async () => {
  const sent = open({ status: 'finished', timeline: [] })
  await userEvent.click(await screen.findByRole('button', { name: 'Rapport mailen' }))
  await waitFor(() => expect(said()).toBe('Het rapport gaat naar jan@example.com.'))
  expect(sent('MailJobReport')).toEqual({ job: 'statusRepair', id: 5 })
  cleanup()
  const again = open({ status: 'finished', timeline: [] }, { drawing: null, mail: 14, mailState: 'failed' })
  expect(await screen.findByText('Het rapport aan jan@example.com is niet aangekomen.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Rapport.*mailen$/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw versturen' }))
  await waitFor(() => expect(again('ResendMails')).toEqual({ ids: [14] }))
})

it('[K16] a warranty of months ends within the month', () => {
  expect(monthsAfter('2026-11-30', 3)).toBe('2027-02-28')
  expect(monthsAfter('2026-11-22', 12)).toBe('2027-11-22')
})
