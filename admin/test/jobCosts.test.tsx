import { describe, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { jobCosts, pricedJob } from '../src/features/jobs/costs/jobCosts'
import { openScreen } from './openScreen'

const parts = [
  { title: 'Scherm', count: 3, price: 0.1 },
  { title: 'Kabel', count: 1, price: 0.2 },
  { title: 'Klem', count: 2, price: null },
]

describe('the costs of a job', () => {
  it('[J5] are added up in cents', () => {
    expect(jobCosts({ costs: null, includingVat: true, usedParts: parts }, 21)).toEqual({
      parts: { including: 0.5, excluding: 0.41, vat: 0.09 },
      unpriced: 1,
      agreed: undefined,
    })
  })

  it('[J5] are known with and without VAT, whichever was given and whatever the rate', () => {
    const withVat = jobCosts({ costs: 121, includingVat: true, usedParts: [] }, 21)
    const withoutVat = jobCosts({ costs: 100, includingVat: false, usedParts: [] }, 21)
    expect(withVat.agreed).toEqual({ including: 121, excluding: 100, vat: 21 })
    expect(withoutVat.agreed).toEqual(withVat.agreed)
    expect(withVat.parts).toBeUndefined()
    expect(jobCosts({ costs: 89.95, includingVat: true, usedParts: [] }, 21).agreed).toEqual({
      including: 89.95,
      excluding: 74.34,
      vat: 15.61,
    })
    expect(jobCosts({ costs: 100, includingVat: false, usedParts: [] }, 9).agreed?.including).toBe(109)
  })

  it('[J5] leave out what is not an amount yet', () => {
    const typed = pricedJob({ costs: '12x', usedParts: [{ title: 'Kabel', count: null, price: 5 }, { price: 'vijf' }] })
    expect(typed).toEqual({
      costs: null,
      includingVat: true,
      usedParts: [
        { count: 1, price: 5 },
        { count: 1, price: null },
      ],
    })
  })
})

const record = { id: 5, version: 3, status: 'waiting', customer: 4, referenced: {}, sibling: null }

async function openCosts(values: Record<string, unknown>, language: 'nl' | 'en' = 'nl') {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ data: { notes: [], job: { timeline: [] }, shop: { vatPercentage: 21 } } }),
    )
  openScreen('reparaties/wijzigen/5', { getOne: async () => ({ data: { ...record, ...values } }) }, language)
  const name = language === 'nl' ? 'Wat het kost' : 'What it costs'
  return screen.findByRole('region', { name }, { timeout: 4000 })
}

const textOf = (section: HTMLElement) => section.textContent?.replaceAll('\u00a0', ' ')

describe('the form of a repair', () => {
  it('[J5] says what it costs under the used parts, and follows what is typed', async () => {
    const section = await openCosts({ costs: 1210, includingVat: true, usedParts: parts })
    expect(section.closest('section[aria-labelledby=section-usedParts]')).toBeTruthy()
    expect(textOf(section)).toContain('Excl. btwBtw 21%Incl. btw')
    expect(textOf(section)).toContain('Onderdelen samen€ 0,41€ 0,09€ 0,50')
    expect(textOf(section)).toContain('Afgesproken€ 1.000,00€ 210,00€ 1.210,00')
    expect(textOf(section)).toContain('Bij 1 onderdeel staat nog geen prijs.')
    const field = await screen.findByLabelText(/^costs/)
    await userEvent.clear(field)
    await userEvent.type(field, '242')
    expect(textOf(section)).toContain('Afgesproken€ 200,00€ 42,00€ 242,00')
  })

  it('[J5] says so in English, and when nothing was agreed on', async () => {
    const section = await openCosts({ costs: null, includingVat: false, usedParts: parts }, 'en')
    expect(textOf(section)).toContain('Parts together€0.50€0.11€0.61')
    expect(textOf(section)).toContain('No costs have been agreed on yet.')
  })
})
