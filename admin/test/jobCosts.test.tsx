import { describe, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { jobCosts } from '../src/jobs/jobCosts'
import { openScreen } from './openScreen'

const parts = [
  { title: 'Scherm', count: 3, price: 0.1 },
  { title: 'Kabel', count: 1, price: 0.2 },
  { title: 'Klem', count: 2, price: null },
]

describe('the costs of a job', () => {
  it('[J5] are added up in cents', () => {
    expect(jobCosts({ costs: null, includingVat: true, usedParts: parts })).toEqual({
      parts: 0.5,
      unpriced: 1,
      agreed: undefined,
    })
  })

  it('[J5] are known with and without VAT, whichever was given', () => {
    const withVat = jobCosts({ costs: 121, includingVat: true, usedParts: [] })
    const withoutVat = jobCosts({ costs: 100, includingVat: false, usedParts: [] })
    expect(withVat.agreed).toEqual({ including: 121, excluding: 100, vat: 21 })
    expect(withoutVat.agreed).toEqual(withVat.agreed)
    expect(jobCosts({ costs: 89.95, includingVat: true, usedParts: [] }).agreed).toEqual({
      including: 89.95,
      excluding: 74.34,
      vat: 15.61,
    })
  })
})

const record = { id: 5, version: 3, status: 'waiting', customer: 4, referenced: {}, sibling: null }

async function openCosts(values: Record<string, unknown>, language: 'nl' | 'en' = 'nl') {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ data: { notes: [], job: { timeline: [] } } }))
  openScreen('reparaties/wijzigen/5', { getOne: async () => ({ data: { ...record, ...values } }) }, language)
  const section = await screen.findByRole('region', { name: language === 'nl' ? 'Wat het kost' : 'What it costs' })
  return section.textContent?.replaceAll('\u00a0', ' ')
}

describe('the form of a repair', () => {
  it('[J5] says in words what it costs', async () => {
    const text = await openCosts({ costs: 1210, includingVat: true, usedParts: parts })
    expect(text).toContain('Onderdelen samen, inclusief btw€ 0,50')
    expect(text).toContain('Kosten exclusief btw€ 1.000,00Btw (21%)€ 210,00Kosten inclusief 21% btw€ 1.210,00')
    expect(text).toContain('Bij 1 onderdeel staat nog geen prijs.')
  })

  it('[J5] says so in English, and when nothing was agreed on', async () => {
    const text = await openCosts({ costs: null, includingVat: false, usedParts: parts }, 'en')
    expect(text).toContain('Parts together, excluding VAT€0.50')
    expect(text).toContain('No costs have been agreed on yet.')
  })
})
