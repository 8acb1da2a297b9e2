import { expect, it, jest } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parse, validate } from 'graphql'
import { customerJobsQuery } from '../src/features/customers/customerJobsQuery'
import { boardQuery, viewFilter } from '../src/features/jobs/board/jobBoardQueries'
import { jobHeadQuery, phoneLink } from '../src/features/jobs/jobHeadQuery'
import { monthsAfter } from '../src/features/jobs/pickUp/warrantyDays'
import { nextStatus } from '../src/features/jobs/steps/nextStatus'
import { forgetJobNumbers } from '../src/kernel/addresses/jobNumbers'
import { address, openScreen, said } from './openScreen'
import { schema } from './schema'
import { catalogue } from './shopFixture'

const change = { at: '2026-01-01T08:00:00Z', to: 'waiting', isNoticed: true, mail: 12, mailState: 'failed' }
const head = {
  number: '26-0005',
  version: 3,
  status: 'return_appointment',
  isReady: false,
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
  agreedTotal: null,
  agreedAt: null,
  includingVat: true,
  lines: [],
  checks: [],
  contactPhone: null,
  contactPhoneE164: null,
  customer: {
    id: 4,
    name: 'Jan Jansen',
    phoneNumber: '06 12345678',
    phoneE164: '+31612345678',
    email: 'jan@example.com',
    language: 'nl',
  },
  device: { id: 9, name: 'HP EliteBook', kind: 'laptop', serialNumber: null },
  assignedTo: { id: 1, name: 'Els' },
  timeline: [change],
}
const totals = { excluding: 123.93, including: 149.95, rates: [{ rate: 21, vat: 26.02 }] }
const noReport = { drawing: null, mail: null, mailState: null, totals }
const found = { kind: 'statusRepair', id: 5, number: '26-0005' }
const paper = {
  number: '26-0005',
  phone: '+31612345678',
  mobile: '+31612345678',
  message: 'Volg het hier: https://x.nl/1',
  language: 'nl',
}
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
    const answers = {
      notes: [],
      hasAccessCode: false,
      shop: { vatPercentage: 21 },
      notice,
      count: 1,
      intakePaper: paper,
    }
    if (call.query.includes('query JobOfNumber')) return Response.json({ data: { jobOfNumber: found } })
    if (call.query.includes('query JobHead')) return Response.json({ data: { job, report } })
    if (call.query.startsWith('mutation')) return Response.json({ data: { ...answers, pickedUpAt: 'now' } })
    return Response.json({ data: { ...answers, job: { timeline: [] } } })
  })
  return (operation: string) => sent.find(({ query }) => query.includes(operation))?.variables
}

const open = (job: object = {}, report?: object, at = 'reparaties/wijzigen/5') => {
  const sent = serve({ ...head, ...job }, report)
  openScreen(at, { getOne: async () => ({ data: { ...record, ...job, customer: 4, device: 9 } }) })
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

it.each(['5', '26-0005', '26-00005'])('[K3] opened by %s, the address bar has the number of the job', async (part) => {
  forgetJobNumbers()
  open({}, undefined, `reparaties/wijzigen/${part}?vanaf=inbox#notities`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Reparatie 26-0005 · Jan Jansen' })).toBeTruthy()
  await waitFor(() => expect(address()).toBe('reparaties/wijzigen/26-0005'))
  expect(window.location.search + window.location.hash).toBe('?vanaf=inbox#notities')
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
  const again = open({ status: 'finished', timeline: [] }, { ...noReport, mail: 14, mailState: 'failed' })
  expect(await screen.findByText('Het rapport aan jan@example.com is niet aangekomen.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Rapport.*mailen$/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw versturen' }))
  await waitFor(() => expect(again('ResendMails')).toEqual({ ids: [14] }))
})

it('[K2] [K15] without an e-mail address no mail is announced: a message or paper is offered instead', async () => {
  const sent = open({ customer: { ...head.customer, email: null }, timeline: [] })
  expect(await screen.findByText('Jan Jansen krijgt geen mail: er is geen e-mailadres')).toBeTruthy()
  const ways = await screen.findByRole('region', { name: 'Bericht zonder mail' })
  expect((await within(ways).findByRole('link', { name: 'Stuur met WhatsApp' })).getAttribute('href')).toBe(
    'https://wa.me/31612345678?text=Volg%20het%20hier%3A%20https%3A%2F%2Fx.nl%2F1',
  )
  expect(within(ways).getByRole('link', { name: 'Stuur als sms' })).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: 'Geen mail sturen over deze stap' })).toBeNull()
  expect(sent('query Notice')).toBeUndefined()
  expect(screen.queryByText('De mail kon niet worden getoond.')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Andere status' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'In de wacht' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByRole('link', { name: 'Stuur als sms' })).toBeTruthy()
  expect(within(dialog).getByRole('link', { name: 'Bon afdrukken' })).toBeTruthy()
  expect(dialog.textContent).toContain('Jan Jansen heeft geen e-mailadres, dus er gaat geen mail uit.')
  expect(sent('query Notice')).toBeUndefined()
})

it('[K16] the report on paper is in the language of the customer, and says what each line comes to', async () => {
  const line = { kind: 'part', description: 'Memory', quantity: '2.5', unitPrice: 40, vatRate: 21, stockProduct: null }
  const bill = { excluding: 82.64, including: 100, rates: [{ rate: 21, vat: 17.36 }] }
  const customer = { ...head.customer, language: 'en' }
  jest.spyOn(window, 'print').mockReturnValue(undefined)
  open({ status: 'finished', timeline: [], lines: [line], costs: 100, customer }, { ...noReport, totals: bill })
  await userEvent.click(await screen.findByRole('button', { name: 'Reparatierapport afdrukken' }))
  const printed = await waitFor(() => {
    const found = document.querySelector('[data-paper="report"]')
    if (!found) throw new Error('Nothing is printed')
    return found
  })
  expect(printed.querySelector('h1')?.textContent).toBe('Repair report 26-0005')
  expect(printed.textContent).toContain('2.5 × Memory€100.00')
  expect(printed.textContent).toContain('Excl. VAT€82.64VAT 21%€17.36Incl. VAT€100.00')
  expect(printed.querySelector('[lang]')?.getAttribute('lang')).toBe('en')
})

it('[Y52] the head and the report say what was agreed, and when', async () => {
  jest.spyOn(window, 'print').mockReturnValue(undefined)
  open({ status: 'finished', timeline: [], agreedTotal: 148.5, agreedAt: '2026-01-03T10:00:00.000Z' })
  expect((await screen.findByText('Akkoord van de klant')).nextSibling?.textContent).toMatch(/€\s148,50 · 3 jan 2026/)
  await userEvent.click(screen.getByRole('button', { name: 'Reparatierapport afdrukken' }))
  await waitFor(() => expect(document.querySelector('[data-paper="report"]')?.textContent).toMatch(/€\s148,50 · 3 jan/))
})

it('[K16] costs without VAT and without lines come to what the server says, at pick-up and on the report', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  jest.spyOn(window, 'print').mockReturnValue(undefined)
  const bill = { excluding: 100, including: 121, rates: [{ rate: 21, vat: 21 }] }
  open({ status: 'finished', timeline: [], costs: 100, includingVat: false }, { ...noReport, totals: bill })
  await userEvent.click(await screen.findByRole('button', { name: 'Reparatierapport afdrukken' }))
  await waitFor(() => expect(document.querySelector('[data-paper="report"]')?.textContent).toContain('121,00'))
  await userEvent.click(screen.getByRole('button', { name: 'Ophalen en afrekenen' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('€\u00a0121,00')
})

it('[K16] a warranty of months ends within the month', () => {
  expect(monthsAfter('2026-11-30', 3)).toBe('2027-02-28')
  expect(monthsAfter('2026-11-22', 12)).toBe('2027-11-22')
})
