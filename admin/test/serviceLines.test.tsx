import { describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parse, validate } from 'graphql'
import JobServiceField from '../src/features/jobs/lines/JobServiceField'
import { lineOf } from '../src/features/lines/JobLine'
import { lineSourceQuery, lineSourcesOf } from '../src/features/lines/lineSources'
import { field } from './descriptions'
import { schema } from './schema'
import { catalogue } from './shopFixture'
import { showField } from './showField'

const terms = { vatRate: 21, includesVat: true }
const answer = {
  service: {
    items: [
      { id: 1, title: 'Scherm vervangen', price: 139, priceTo: 139 },
      { id: 2, title: 'Virus verwijderen', price: 69, priceTo: null },
      { id: 3, title: 'Advies', price: null, priceTo: null },
    ],
  },
  product: { items: [{ id: 4, title: 'Boek', price: 10.9, vat: 9 }] },
  zzpProduct: { items: [{ id: 5, title: 'Accu', stock: 2 }] },
}

describe('the line of what is picked', () => {
  it('[I6] [Y61] has the price of a service, and says when it is the least', () => {
    const lines = lineSourcesOf(answer, 'nl').map((source) => lineOf(source, terms))
    expect(lines).toEqual([
      {
        kind: 'labour',
        description: 'Scherm vervangen',
        quantity: '1',
        unitPrice: 139,
        vatRate: 21,
        stockProduct: null,
        product: null,
      },
      {
        kind: 'labour',
        description: 'Virus verwijderen (vanaf)',
        quantity: '1',
        unitPrice: 69,
        vatRate: 21,
        stockProduct: null,
        product: null,
      },
      {
        kind: 'labour',
        description: 'Advies',
        quantity: '1',
        unitPrice: null,
        vatRate: 21,
        stockProduct: null,
        product: null,
      },
      { kind: 'part', description: 'Boek', quantity: '1', unitPrice: 10.9, vatRate: 9, stockProduct: null, product: 4 },
      {
        kind: 'part',
        description: 'Accu',
        quantity: '1',
        unitPrice: null,
        vatRate: 21,
        stockProduct: 5,
        product: null,
      },
    ])
  })

  it('[I6] has no VAT in its price where the prices of the job have none', () => {
    const prices = lineSourcesOf(answer, 'en').map(
      (source) => lineOf(source, { ...terms, includesVat: false }).unitPrice,
    )
    expect(prices).toEqual([114.88, 57.02, null, 10, null])
  })

  it('[I6] what is asked for it is what the server knows', () => {
    expect(validate(schema, parse(lineSourceQuery(catalogue.entities)))).toEqual([])
  })
})

describe('the service of a job', () => {
  const services = [
    { id: 1, title: 'Scherm vervangen', language: 'nl', price: 139, priceTo: 139, translation: { id: 9 } },
    { id: 2, title: 'Virus verwijderen', language: 'nl', price: 69, priceTo: null, translation: null },
    { id: 3, title: 'Advies', language: 'nl', price: null, priceTo: null, translation: null },
  ]
  function show(around: Record<string, unknown> = {}, owner: string = 'nl') {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
      if (!init?.body) return new Response(null, { status: 204 })
      const { query, variables } = JSON.parse(String(init.body))
      if (query.includes('TitleOfService')) {
        return Response.json({ data: { service: { title: 'Screen replacement', language: 'en' } } })
      }
      const service = services.find(({ id }) => id === variables.id)
      return Response.json({ data: { service, customer: { language: owner }, shop: { vatPercentage: 21 } } })
    })
    const plain = field('service', 'reference', { reference: 'service', section: 'intake' })
    const described = { ...plain, kind: { ...plain.kind, Input: JobServiceField } }
    const calls = {
      getList: async () => ({ data: services, total: 3 }),
      getOne: async (_name: string, { id }: { id: number }) => ({ data: services.find((each) => each.id === id) }),
    }
    const flag = { lines: [], costs: null, customer: 4, status: 'waiting', includingVat: true, ...around }
    return showField(described, null, { resource: 'statusRepair', calls, flag: flag as never })
  }
  const choose = async (title: string) => {
    const input = await screen.findByRole('combobox')
    await userEvent.clear(input)
    await userEvent.click(input)
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(title) }))
  }
  const words = (lines: unknown) => (lines as { description: string }[]).map(({ description }) => description)

  it('[I6] [Y61] begins the lines with its price, visible before anything is saved; another one takes its place', async () => {
    const { flag } = show()
    await choose('Scherm vervangen')
    await waitFor(() => expect(flag('lines')).toMatchObject([{ description: 'Scherm vervangen', unitPrice: 139 }]))
    await choose('Virus verwijderen')
    await waitFor(() => expect(words(flag('lines'))).toEqual(['Virus verwijderen (vanaf)']))
    await choose('Advies')
    await waitFor(() => expect(flag('lines')).toEqual([]))
  })

  it('[I6] [Y61] is called in the language of the customer', async () => {
    const { flag } = show({}, 'en')
    await choose('Scherm vervangen')
    await waitFor(() => expect(words(flag('lines'))).toEqual(['Screen replacement']))
  })

  const line = { kind: 'part', description: 'Accu', quantity: '1', unitPrice: 5, vatRate: 21, stockProduct: null }
  it.each([
    ['lines', { lines: [line] }],
    ['costs', { costs: 80 }],
    ['been finished', { status: 'finished' }],
  ])('[I6] [Y61] adds nothing to a job that has %s', async (_name, around) => {
    const { flag } = show(around)
    await choose('Scherm vervangen')
    await waitFor(() =>
      expect(jest.mocked(fetch).mock.calls.some(([, init]) => String(init?.body).includes('LineOfService'))).toBe(true),
    )
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(flag('lines')).toEqual('lines' in around ? around.lines : [])
  })
})
