import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildClientSchema, type IntrospectionQuery, parse, validate } from 'graphql'
import introspection from '../src/generated/introspection.json' with { type: 'json' }
import { type PrintAnswer, printQuery } from '../src/jobs/print/printQuery'
import { openScreen, said } from './openScreen'
import { catalogue } from './shopFixture'

const record = { id: 5, version: 3, status: 'waiting', customer: 4, usedParts: [], referenced: {}, sibling: null }
const onPaper: PrintAnswer = {
  job: {
    id: 5,
    description: 'Laptop',
    descriptionProblem: 'Start niet op',
    intakeDate: '2026-01-02',
    startDate: null,
    endDate: null,
    costs: 121,
    includingVat: true,
    usedParts: [],
    customer: {
      name: 'Jan Jansen',
      email: 'jan@example.com',
      phoneNumber: '0612345678',
      address: 'Dorpsstraat',
      houseNumber: '1a',
      zipCode: '1234 AB',
    },
  },
  shop: {
    name: 'De winkel',
    street: 'Hoofdweg 2',
    postalCode: '4321 BA',
    city: 'Dorp',
    phone: '0101234567',
    email: 'winkel@example.com',
    vatPercentage: 21,
  },
}

const print = jest.fn()
beforeEach(() => {
  print.mockClear()
  window.print = print
})

function openRepair(answer: unknown = { data: onPaper }, language: 'nl' | 'en' = 'nl') {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const isPrint = String(init?.body).includes('JobOnPaper')
    return Response.json(isPrint ? answer : { data: { notes: [], job: { timeline: [] } } })
  })
  openScreen('reparaties/wijzigen/5', { getOne: async () => ({ data: record }) }, language)
}

async function printed(button: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  return document.querySelector('[data-paper]') as HTMLElement
}

describe('a job on paper', () => {
  it('asks what the server knows', () => {
    const schema = buildClientSchema(introspection as unknown as IntrospectionQuery)
    expect(validate(schema, parse(printQuery(catalogue.entity('statusRepair'))))).toEqual([])
    const newPc = { ...catalogue.entity('statusRepair'), name: 'statusNewPc' }
    expect(validate(schema, parse(printQuery(newPc)))).toEqual([])
  })

  it('[J5] is an intake form to be signed, and is gone after printing', async () => {
    openRepair()
    const sheet = await printed('Innameformulier afdrukken')
    const text = sheet.textContent?.replaceAll('\u00a0', ' ') ?? ''
    for (const part of [
      'De winkel',
      'Innameformulier nr. 5',
      'Jan Jansen',
      'Dorpsstraat 1a',
      'Laptop',
      'Start niet op',
      '2 jan 2026',
      'Kosten inclusief 21% btw: € 121,00',
      'Kosten exclusief btw: € 100,00',
      'Handtekening klant',
    ]) {
      expect(text).toContain(part)
    }
    const code = sheet.querySelector('svg[role="img"]')
    expect(code?.getAttribute('aria-label')).toBe(`${window.location.origin}/status`)
    expect(code?.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/)
    fireEvent(window, new Event('afterprint'))
    await waitFor(() => expect(document.querySelector('[data-paper]')).toBeNull())
  })

  it('[J5] is a label with the number, the name and where to follow it', async () => {
    openRepair({ data: onPaper }, 'en')
    const label = await printed('Print label')
    expect(label.textContent).toBe('#5Jan JansenstatusesRepair · De winkel')
    expect(label.querySelector('svg')?.getAttribute('aria-label')).toBe(`${window.location.origin}/status`)
  })

  it('[J5] says why it could not be printed', async () => {
    openRepair({ errors: [{ message: 'Nee' }] })
    await userEvent.click(await screen.findByRole('button', { name: 'Label afdrukken' }))
    await waitFor(() => expect(said()).toBe('Nee'))
    expect(print).not.toHaveBeenCalled()
  })
})
