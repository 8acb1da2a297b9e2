import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { parse, validate } from 'graphql'
import { type PrintAnswer, printQuery } from '../src/features/jobs/print/printQuery'
import { IntakePaperDocument } from '../src/generated/graphql'
import { openScreen } from './openScreen'
import { schema } from './schema'

const address = 'https://winkel.example/nl/volg/aB3dE6gH9jK2mN5pQ8sT1v'
const stored: Omit<PrintAnswer, 'paper'> = {
  job: {
    number: '26-0005',
    description: 'Scherm vervangen',
    descriptionProblem: 'Start niet op',
    intakeDate: '2026-01-02',
    promisedOn: '2026-01-06',
    costLimit: 150,
    agreedTotal: null,
    agreedAt: null,
    condition: 'Kras op de deksel',
    accessories: 'Oplader',
    checks: [],
    contactPhone: null,
    reference: null,
    lines: [],
    totals: null,
    costs: 121,
    includingVat: true,
    usedParts: [],
    device: { name: 'HP EliteBook', serialNumber: '5CG8' },
    customer: {
      name: 'Jan Jansen',
      company: null,
      email: null,
      phoneNumber: '0612345678',
      address: 'Dorpsstraat',
      houseNumber: '1a',
      zipCode: '1234 AB',
      city: null,
    },
  },
  shop: {
    name: 'De winkel',
    street: 'Hoofdweg 2',
    postalCode: '4321 BA',
    city: 'Dorp',
    phone: '0101234567',
    email: 'winkel@example.com',
    logo: null,
    vatPercentage: 21,
  },
}

const paper = {
  kind: 'statusRepair',
  id: 5,
  number: '26-0005',
  customer: 'Jan Jansen',
  language: 'nl',
  email: null,
  phone: '+31612345678',
  isNoticed: false,
  address,
  message: '',
  takenInAt: '2026-01-02T10:00:00.000Z',
  takenInBy: 'Sophie',
  signedBy: 'J. Jansen',
  drawing: 'M10 20 L30 40',
  terms: 'Maak zelf een back-up.',
}

beforeEach(() => {
  window.print = jest.fn()
  HTMLImageElement.prototype.decode = async () => undefined
  // The size of a roll follows from what stands on it.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400)
})

async function printed(
  place: string,
  answer: unknown = { data: { intakePaper: paper } },
  shop = stored.shop,
  job: Partial<PrintAnswer['job']> = {},
): Promise<HTMLElement> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const isJob = String(init?.body).includes('JobOnPaper')
    return Response.json(isJob ? { data: { ...stored, job: { ...stored.job, ...job }, shop } } : answer)
  })
  openScreen(`${place}?nummer=26-0005`, {}, 'en')
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1))
  return document.querySelector('[data-paper]') as HTMLElement
}

describe('a job on paper', () => {
  it('asks what the server knows', () => {
    for (const query of [printQuery('statusRepair'), printQuery('statusNewPc'), String(IntakePaperDocument)]) {
      expect(validate(schema, parse(query))).toEqual([])
    }
  })

  it('[W6] is a sheet with the logo of the shop, where it has one', async () => {
    expect((await printed('innameformulier')).querySelector('img')).toBeNull()
    cleanup()
    jest.mocked(window.print).mockClear()
    const logo = { url: '/uploads/images/mark.png' }
    const sheet = await printed('innameformulier', undefined, { ...stored.shop, logo } as never)
    expect(sheet.querySelector('img')?.getAttribute('src')).toBe(logo.url)
    expect(sheet.textContent).toContain('De winkel')
  })

  it('[K7] is a sheet in the language of the customer, with the terms and the signature', async () => {
    const sheet = await printed('innameformulier')
    const text = sheet.textContent?.replaceAll('\u00a0', ' ') ?? ''
    for (const part of [
      'De winkel',
      'Innameformulier 26-0005',
      'Jan Jansen',
      'Dorpsstraat 1a',
      'HP EliteBook',
      'Start niet op',
      '2 jan 2026',
      '€ 150,00',
      'Oplader',
      'Kras op de deksel',
      'Kosten inclusief 21% btw: € 121,00',
      'Maak zelf een back-up.',
      'J. Jansen',
      'Handtekening klant',
    ]) {
      expect(text).toContain(part)
    }
    expect(sheet.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe(address)
    expect(sheet.querySelector('path[d="M10 20 L30 40"]')).not.toBeNull()
  })

  it.each(['innameformulier', 'innamebon'])('[I6] [Y61] has the lines and what they come to: %s', async (place) => {
    const line = { kind: 'labour', quantity: '1', unitPrice: 139, vatRate: 21, stockProduct: null, product: null }
    const printedPaper = await printed(place, undefined, undefined, {
      costs: 139,
      lines: [{ ...line, description: 'Scherm vervangen (vanaf)' }],
      totals: { excluding: 114.88, including: 139, rates: [{ rate: 21, vat: 24.12 }] },
    })
    const text = printedPaper.textContent?.replaceAll('\u00a0', ' ')
    expect(text).toContain('1 × Scherm vervangen (vanaf)€ 139,00')
    expect(text).toContain('Btw 21%€ 24,12Incl. btw€ 139,00')
  })

  it('[I14] has the company, the town and the reference of who comes for one', async () => {
    const customer = { ...stored.job.customer, company: 'Bakkerij Ter Horst', city: 'Veldhoek' }
    const sheet = await printed('innameformulier', undefined, undefined, { customer, reference: 'PO 17' })
    for (const part of ['Bakkerij Ter HorstJan Jansen', '1234 AB Veldhoek', 'PO 17']) {
      expect(sheet.textContent).toContain(part)
    }
  })

  it.each(['innameformulier', 'innamebon'])('[Y52] says what was agreed, and when: %s', async (place) => {
    const agreed = { agreedTotal: 148.5, agreedAt: '2026-01-03T10:00:00.000Z' }
    const printedPaper = await printed(place, undefined, undefined, agreed)
    const text = printedPaper.textContent?.replaceAll('\u00a0', ' ')
    expect(text).toMatch(/€ 148,50 · 3 jan 2026/)
    expect(text).not.toContain('121,00')
  })

  it('[K7] is a receipt with the same', async () => {
    const receipt = await printed('innamebon')
    expect(receipt.textContent).toContain('26-0005')
    expect(receipt.textContent).toContain('Maak zelf een back-up.')
    expect(receipt.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe(address)
  })

  it('[K7] is a label with number, name, device and code', async () => {
    const label = await printed('label')
    expect(label.textContent).toBe('26-0005Jan JansenHP EliteBook')
    expect(label.querySelector('svg')?.getAttribute('aria-label')).toBe(address)
  })

  it('[K7] says why it could not be printed', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ errors: [{ message: 'Nee' }] }))
    openScreen('label?nummer=26-0005')
    expect((await screen.findByRole('alert')).textContent).toContain('Nee')
    expect(window.print).not.toHaveBeenCalled()
  })
})
