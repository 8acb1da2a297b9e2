import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { address, openScreen } from './openScreen'

const line = { kind: 'labour', description: 'Scherm', quantity: '1', unitPrice: 229, vatRate: 21, stockProduct: null }
const totals = { excluding: 189.26, including: 229, rates: [{ rate: 21, vat: 39.74 }] }
const head = {
  ...{ number: '26-0005', version: 3, status: 'in_treatment', isReady: false, currentStatus: null },
  ...{ description: 'Laptop', descriptionProblem: null, whatHasBeenDone: null, promisedOn: null, endDate: null },
  ...{ warrantyUntil: null, pickedUpAt: null, pickedUpBy: null, paidWith: null, costs: 229, includingVat: true },
  ...{
    agreedTotal: null,
    agreedAt: null,
    costLimit: 150,
    isAboveLimit: true,
    lines: [line],
    checks: [],
    reference: null,
  },
  ...{ contactPhone: null, contactPhoneE164: null, device: null, assignedTo: null, timeline: [] },
  customer: {
    id: 4,
    name: 'Jan',
    company: null,
    phoneNumber: null,
    phoneE164: null,
    email: 'jan@example.com',
    language: 'nl',
  },
}
const record = {
  ...{ ...head, id: 5, customer: 4, usedParts: [] },
  ...{ referenced: { customer: { id: 4, title: 'Jan' } }, sibling: null },
}

/** The screen of a job that costs 229 with a limit of 150. @returns what was sent, by what is in the operation */
function open(told: { checks?: object[]; [field: string]: unknown } = {}) {
  const sent: { query: string; variables: Record<string, unknown> }[] = []
  const job = { ...head, ...told }
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    if (!init?.body) return new Response(null, { status: 204 })
    const call = JSON.parse(String(init.body))
    sent.push(call)
    const report = { drawing: null, mail: null, mailState: null, totals }
    if (call.query.includes('query JobHead')) return Response.json({ data: { job, report } })
    if (call.query.includes('query JobLimit')) return Response.json({ data: { job: { ...job, totals } } })
    if (call.query.includes('query JobNow')) return Response.json({ data: { job: { ...job, version: 99 } } })
    if (call.query.includes('mutation MoveJob') && told.checks && call.variables.input.version !== 99) {
      return Response.json({ errors: [{ message: 'Intussen gewijzigd', extensions: { code: 'CONFLICT' } }] })
    }
    if (call.query.includes('mutation DraftQuote')) return Response.json({ data: { id: 12 } })
    return Response.json({
      data: {
        shop: { vatPercentage: 21 },
        intakeForm: { checkPoints: [{ nameNl: 'Wifi', nameEn: null, kinds: [] }] },
        notes: [],
        quotesOfJob: [],
        note: { id: 1 },
        notice: null,
        job: { timeline: [] },
      },
    })
  })
  openScreen('reparaties/wijzigen/5', {
    getOne: async (name: string) => ({ data: name === 'statusRepair' ? { ...record, ...told } : { id: 12 } }),
  })
  return (operation: string) => sent.filter(({ query }) => query.includes(operation)).map(({ variables }) => variables)
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const finish = async () => userEvent.click(await screen.findByRole('button', { name: 'Klaar melden' }))

describe('a job that costs more than its customer knows', () => {
  beforeEach(() => {
    jest.restoreAllMocks()
  })

  it('[I6] [Y62] says so at its head, with what it comes to', async () => {
    open()
    const said = await screen.findByText(/boven de kostenlimiet van/)
    expect(plain(said.textContent)).toBe('€ 229,00, boven de kostenlimiet van € 150,00')
  })

  it('[I6] [Y62] is asked about before it is called ready: the shop goes on, and a note says what was said', async () => {
    const sent = open()
    await finish()
    const dialog = within(await screen.findByRole('dialog', { name: 'Duurder dan de klant weet' }))
    expect(plain((await dialog.findByText(/Opdracht 26-0005/)).textContent)).toBe(
      'Opdracht 26-0005 komt op € 229,00, boven de kostenlimiet van € 150,00. Vraag het Jan eerst.',
    )
    expect(sent('mutation MoveJob')).toEqual([])
    await userEvent.type(dialog.getByLabelText('Wat de klant heeft gezegd'), 'Jan zei aan de telefoon ja')
    await userEvent.click(dialog.getByRole('button', { name: 'De klant is akkoord, ga door' }))
    await waitFor(() => expect(sent('status: ').length + sent('mutation').length).toBeGreaterThan(1))
    const [note] = sent('mutation AddInternalNote')
    expect(note).toMatchObject({ job: 'statusRepair', id: 5 })
    expect(plain(String(note?.text))).toBe(
      'Doorgegaan met € 229,00, boven de kostenlimiet van € 150,00: Jan zei aan de telefoon ja',
    )
    const moved = sent('mutation').find(({ input }) => input !== undefined)
    expect(moved?.input).toMatchObject({ status: 'finished' })
  })

  it('[I6] [Y62] the customer is asked by a quote instead, and the status stays', async () => {
    const sent = open()
    await finish()
    await userEvent.click(await screen.findByRole('button', { name: 'Vraag het met een offerte' }))
    await waitFor(() => expect(address()).toContain('12'))
    expect(sent('mutation DraftQuote')).toEqual([{ job: 'statusRepair', id: 5 }])
    expect(sent('mutation').some(({ input }) => input !== undefined)).toBe(false)
    expect(sent('mutation AddInternalNote')).toEqual([])
  })

  it('[I6] [Y62] nothing happens when the question is left', async () => {
    const sent = open()
    await finish()
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annuleren' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('mutation')).toEqual([])
  })

  it('[I6] [Y62] is asked about before pick-up, which follows the answer', async () => {
    open({ status: 'finished', isReady: true })
    await userEvent.click(await screen.findByRole('button', { name: 'Ophalen en afrekenen' }))
    await userEvent.click(await screen.findByRole('button', { name: 'De klant is akkoord, ga door' }))
    expect(await screen.findByRole('dialog', { name: /Jan/ })).toBeTruthy()
  })

  it('[I6] [Y62] what was accepted is named instead of the limit', async () => {
    open({ agreedTotal: 200, agreedAt: '2026-01-02T10:00:00Z' })
    expect(plain((await screen.findByText(/hoger dan het akkoord/)).textContent)).toBe(
      '€ 229,00, hoger dan het akkoord van € 200,00',
    )
  })

  it('[Y70] a device that was checked as it came in is checked again before it is called ready', async () => {
    const wifi = { nameNl: 'Wifi', nameEn: null, before: 'broken', after: null }
    const sent = open({ costLimit: 229, isAboveLimit: false, checks: [wifi] })
    await finish()
    const dialog = await screen.findByRole('dialog', { name: /Controle na het werk/ })
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Alles werkt' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Bewaren en klaar melden' }))
    // Filling in the list has raised the version of the job.
    await waitFor(() => expect(sent('mutation MoveJob')).toMatchObject([{}, { input: { version: 99 } }]))
    expect(sent('mutation CheckJob')).toMatchObject([{ input: { checks: [{ ...wifi, after: 'works' }] } }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[I6] [Y62] within what the customer knows there is no word and no further press', async () => {
    const sent = open({ costLimit: 229, isAboveLimit: false })
    await finish()
    await waitFor(() => expect(sent('mutation').some(({ input }) => input !== undefined)).toBe(true))
    expect(screen.queryByText(/boven de kostenlimiet/)).toBeNull()
    expect(screen.queryByText('Duurder dan de klant weet')).toBeNull()
  })
})
