import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { QueryClient } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { validate } from 'graphql'
import { CoreAdminContext, testDataProvider } from 'ra-core'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { CommandButton } from '../src/kernel/commands/CommandButton'
import { recordName } from '../src/kernel/commands/useFoundRecords'
import { QueryBuilder } from '../src/kernel/dataProvider/QueryBuilder'
import { searchQueries } from '../src/kernel/dataProvider/searchQueries'
import { createI18nProvider } from '../src/kernel/i18n/createI18nProvider'
import { ManagedContext } from '../src/kernel/managed/ManagedContext'
import type { Language } from '../src/kernel/managed/ManagedEntity'
import { schema } from './schema'
import { catalogue, facts } from './shopFixture'

const record = (id: number, values: Record<string, unknown>) => ({ id, referenced: {}, sibling: null, ...values })
const found = [
  { name: 'product', total: 9, records: [record(4, { title: 'Laptop 14 inch', language: 'nl' })] },
  { name: 'customer', total: 1, records: [record(2, { name: 'Jan Jansen', email: 'jan@example.com' })] },
]

let search: jest.Mock<(text: string) => Promise<unknown>>
beforeEach(() => {
  search = jest.fn(async () => found)
})
const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
  jest.restoreAllMocks()
})

function open(language: Language = 'nl') {
  const screens = (
    <CoreAdminContext
      dataProvider={testDataProvider({ search } as never)}
      i18nProvider={createI18nProvider(catalogue, language)}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <ManagedContext value={catalogue}>
        <CommandButton />
      </ManagedContext>
    </CoreAdminContext>
  )
  const router = createMemoryRouter([{ path: '*', element: screens }])
  render(<RouterProvider router={router} />)
  return router
}

const field = () => screen.findByRole('combobox')
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const active = async () =>
  document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '')?.textContent

describe('the command menu', () => {
  it('asks what the server knows, in few documents', () => {
    const queries = searchQueries(new QueryBuilder(catalogue, facts), catalogue, facts, '12', true)
    for (const { query } of queries) expect(validate(schema, query)).toEqual([])
    expect(queries).toHaveLength(4)
    expect(queries[0]?.variables.product).toEqual({ ids: [12] })
    expect(queries[2]?.variables.product).toEqual({ search: '12', exactSearch: true })
    expect(queries.flatMap(({ variables }) => Object.keys(variables))).not.toContain('accountantDownload')
  })

  it('opens by its button and by Ctrl-K, and closes by Escape', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: /Zoeken/ }))
    expect(document.activeElement).toBe(await field())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
    expect(await field()).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    fireEvent.keyDown(window, { key: 'k', metaKey: true })
    expect(await field()).toBeTruthy()
  })

  it('has what was typed while it was still on its way', async () => {
    open()
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
    for (const key of ['l', 'a', 'Shift', 'p', 't']) fireEvent.keyDown(document.body, { key })
    expect((await field()).getAttribute('value')).toBe('lapt')
    expect(await screen.findByRole('group', { name: 'products' })).toBeTruthy()
    await userEvent.keyboard('o')
    expect((await field()).getAttribute('value')).toBe('lapto')
  })

  it('leaves Ctrl-K to a dialog that asks something', () => {
    open()
    render(<div role="dialog">Zeker?</div>)
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('goes through sections and actions by the arrows, and runs one by Enter', async () => {
    const router = open()
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
    await userEvent.type(await field(), 'produ')
    expect(within(await screen.findByRole('group', { name: 'Schermen' })).getAllByRole('option')[0]?.textContent).toBe(
      'products',
    )
    expect(await active()).toBe('products')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(await active()).toBe('Product toevoegen')
    await userEvent.keyboard('{Enter}')
    expect(router.state.location.pathname).toBe('/product/create')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  it('finds records, one search for what was typed in one go, and leads to them', async () => {
    const router = open()
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
    await userEvent.type(await field(), 'lapt')
    const products = await screen.findByRole('group', { name: 'products' })
    expect(search.mock.calls).toEqual([['lapt']])
    expect(options()).toEqual(['Laptop 14 inchNL', 'Alle 9 in het overzicht', 'Jan Jansenjan@example.com'])
    await userEvent.click(within(products).getByText('Laptop 14 inch'))
    expect(router.state.location.pathname).toBe('/product/4')
  })

  it('[L11] [Y81] finds what stands in any text, with the sentence and what was found marked', async () => {
    const dock = { entity: 'product', id: 8, title: 'Dock', language: 'nl', label: { nl: 'Tekst', en: 'Text' } }
    const sentence = { before: 'Met een ', found: 'zweefkap', after: ' van glas.' }
    const foundTexts = [
      { ...dock, ...sentence },
      // Shown above by its title already.
      { ...dock, id: 4, ...sentence },
      { ...dock, entity: 'unknown', ...sentence },
    ]
    const data = { foundTexts }
    const answer = { ok: true, status: 200, headers: new Headers(), json: async () => ({ data }) }
    globalThis.fetch = jest.fn(async () => ({ ...answer, text: async () => JSON.stringify({ data }) }) as never)
    const router = open()
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
    await userEvent.type(await field(), 'zweefkap')
    const texts = await screen.findByRole('group', { name: 'In de teksten' })
    expect(within(texts).getAllByRole('option')).toHaveLength(1)
    expect(texts.textContent).toContain('Met een zweefkap van glas.')
    expect(texts.querySelector('mark')?.textContent).toBe('zweefkap')
    await userEvent.click(within(texts).getByText('Dock'))
    expect(router.state.location.pathname).toBe('/product/8')
  })

  it('[X63] leads to the page of a customer', async () => {
    const router = open()
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
    await userEvent.type(await field(), 'jansen')
    await userEvent.click(await screen.findByText('Jan Jansen'))
    expect(router.state.location.pathname).toBe('/customer/2')
  })

  it('says that nothing was found, and that searching failed, in English too', async () => {
    search = jest.fn(async () => [])
    open('en')
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
    await userEvent.type(await field(), 'xyzzy')
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Nothing found. Search with fewer letters.'),
    )
    search.mockRejectedValue(new Error('no'))
    await userEvent.type(await field(), 'q')
    expect((await screen.findByRole('alert')).textContent).toContain('The search did not work.')
  })

  it('changes the language', async () => {
    open()
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
    await userEvent.click(await screen.findByRole('option', { name: 'Verder in het Engels' }))
    expect(await screen.findByRole('button', { name: /Search/ })).toBeTruthy()
  })

  it('calls a job after its customer', () => {
    const job = record(5, { status: 'waiting', referenced: { customer: { id: 2, title: 'Jan Jansen' } } })
    expect(recordName(catalogue.entity('statusRepair'), job, 'nl')).toEqual({
      text: 'Jan Jansen #5',
      detail: 'In de wacht',
    })
  })
})
