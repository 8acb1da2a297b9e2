import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { StockPage } from '../src/features/stock/page/StockPage'

type Answer = { data?: unknown; errors?: unknown[] }

const me = { id: 3, name: 'Rik de Groot', email: 'partner@example.com', role: 'cms_zzp' }
const products = [
  { id: 1, title: 'Kabel', stock: 0, version: 1 },
  { id: 2, title: 'Lader één', stock: 9, version: 1 },
]
const listed = (items: object[]): Answer => ({ data: { me, zzpProducts: { total: items.length, items } } })
const refused = (code: string): Answer => ({ data: null, errors: [{ message: code, extensions: { code } }] })

const realFetch = globalThis.fetch
const goTo = jest.fn<(address: string) => void>()
let answers: Record<string, Answer | undefined>

beforeEach(() => {
  goTo.mockClear()
  globalThis.fetch = (async (address: unknown, init?: RequestInit) => {
    if (address !== '/graphql') return new Response(null, { status: 204 })
    const name = /(?:query|mutation) (\w+)/.exec(JSON.parse(String(init?.body)).query)?.[1] ?? ''
    const answer = answers[name]
    return answer ? new Response(JSON.stringify(answer)) : new Response('broken', { status: 500 })
  }) as typeof globalThis.fetch
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
afterEach(() => {
  globalThis.fetch = realFetch
})

const open = (given: Record<string, Answer | undefined>, language: 'nl' | 'en' = 'nl') => {
  answers = given
  return render(<StockPage startLanguage={language} goTo={goTo} />)
}
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)

describe('the stock list of a partner', () => {
  it('[Z1] is on its way, cannot be loaded, and is there after another try', async () => {
    open({})
    expect(screen.getByRole('status').textContent).toBe('Laden')
    expect((await screen.findByRole('alert')).textContent).toMatch(/Controleer je internetverbinding/)
    answers = { StockList: listed(products) }
    fireEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    expect(await screen.findByRole('textbox', { name: 'Voorraad van Kabel' })).toBeTruthy()
    expect(rows()[0]).toMatch(/^Kabel.*Op$/)
  })

  it('[A19] [A21] leaves it to the server where to lead whoever may not be here', async () => {
    for (const [index, answer] of [refused('UNAUTHENTICATED'), refused('FORBIDDEN')].entries()) {
      const { unmount } = open({ StockList: answer })
      await screen.findByRole('status')
      await waitFor(() => expect(goTo).toHaveBeenCalledTimes(index + 1))
      expect(goTo).toHaveBeenLastCalledWith('/zzp')
      unmount()
    }
    open({ StockList: { data: { me: { ...me, role: 'cms_admin' }, zzpProducts: { total: 0, items: [] } } } })
    await waitFor(() => expect(goTo).toHaveBeenCalledTimes(3))
  })

  it('[Z1] says so when there is nothing, nothing found and nothing low', async () => {
    const { unmount } = open({ StockList: listed([]) })
    expect(await screen.findByRole('heading', { name: 'Nog geen producten' })).toBeTruthy()
    unmount()
    open({ StockList: listed([{ id: 2, title: 'Lader één', stock: 9, version: 1 }]) })
    const search = await screen.findByRole('searchbox')
    fireEvent.change(search, { target: { value: 'EEN lad' } })
    expect(rows()).toHaveLength(1)
    fireEvent.change(search, { target: { value: 'muis' } })
    expect(await screen.findByRole('heading', { name: 'Geen resultaten' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Alle producten tonen' }))
    fireEvent.click(screen.getByRole('button', { name: 'Lage voorraad (0)' }))
    expect(screen.getByRole('heading', { name: 'Van alles is er genoeg' })).toBeTruthy()
  })

  it('[Z1] keeps what is filled up where it is while one looks at what is low', async () => {
    open({ StockList: listed(products) })
    fireEvent.click(await screen.findByRole('button', { name: 'Lage voorraad (1)' }))
    for (let click = 0; click < 4; click += 1) fireEvent.click(screen.getByRole('button', { name: 'Kabel: één meer' }))
    expect(rows()).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Lage voorraad (0)' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
    expect(screen.getByText('Kabel staat weer op 0.')).toBeTruthy()
  })

  it('[Z1] speaks English as well, and at once', async () => {
    open({ StockList: listed(products) })
    fireEvent.click(await screen.findByRole('button', { name: 'EN English' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Stock' })).toBeTruthy()
    expect(document.documentElement.lang).toBe('en')
    expect(document.title).toBe('Stock – Cougar Computers')
    expect(rows()[0]).toMatch(/Sold out$/)
  })

  it('[Z1] shows who changed a stock from what to what, or that it could not be told', async () => {
    open({ StockList: listed(products) })
    fireEvent.click(await screen.findByRole('button', { name: /^Kabel.*wijzigingen bekijken/ }))
    const sheet = within(screen.getByRole('dialog', { name: 'Kabel' }))
    await sheet.findByRole('alert')
    const moved = { id: 1, at: '2026-11-21T09:00:00.000Z', delta: -3, stock: 0, userName: null }
    answers.StockMovements = { data: { stockMovements: { total: 1, items: [moved] } } }
    fireEvent.click(sheet.getByRole('button', { name: 'Opnieuw proberen' }))
    expect((await sheet.findByRole('listitem')).textContent).toBe('3 → 0-3Een programma21 nov 2026, 10:00')
    fireEvent.click(sheet.getByRole('button', { name: 'Sluiten' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[A11] ends the session, or says that this did not work', async () => {
    open({ StockList: listed(products) })
    fireEvent.click(await screen.findByRole('button', { name: 'Uitloggen' }))
    expect((await screen.findByText(/Uitloggen is niet gelukt/)).getAttribute('role')).toBe('alert')
    answers.Logout = { data: { logout: { loggedOut: true, loginRedirect: '/login-zzp' } } }
    fireEvent.click(screen.getByRole('button', { name: 'Uitloggen' }))
    await waitFor(() => expect(goTo).toHaveBeenLastCalledWith('/login-zzp'))
  })
})
