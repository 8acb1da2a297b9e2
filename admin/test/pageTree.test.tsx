import { describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen, said } from './openScreen'

interface Page {
  id: number
  version: number
  title: string
  belongsTo: { id: number } | null
  positionInMenu: number
  [rest: string]: unknown
}

const page = (id: number, title: string, parent: number | null = null, rest: object = {}): Page => ({
  id,
  version: 1,
  title,
  menuTitle: null,
  fullUrl: title.toLowerCase(),
  state: 'visible',
  visibleFrom: null,
  visibleUntil: null,
  visibleInMenu: true,
  positionInMenu: id,
  visibleInTopMenu: false,
  positionInTopMenu: null,
  visibleInFooterMenu: false,
  positionInFooterMenu: null,
  belongsTo: parent === null ? null : { id: parent },
  pageTranslation: null,
  ...rest,
})
const site = [page(1, 'Reparatie'), page(2, 'Laptop', 1), page(3, 'Prijzen'), page(4, 'Contact')]

/** jsdom has no pointer events of its own. */
function pointer(name: string, clientX: number, clientY: number): Event {
  const event = new MouseEvent(name, { bubbles: true, cancelable: true, button: 0, clientX, clientY })
  return Object.assign(event, { pointerId: 1 })
}

/** A server that answers these pages, and moves as told. */
function serve(pages: readonly Page[] = site, move?: object) {
  const moves: Record<string, unknown>[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    if (!init?.body) return new Response(null, { status: 204 })
    const { query, variables } = JSON.parse(String(init.body))
    if (/mutation/.test(query)) {
      moves.push(variables)
      const { id, version } = variables
      const done = { movePage: { id, version: (version ?? 1) + 1, fullUrl: 'elders' }, updatePage: { id, version: 2 } }
      return Response.json(move ?? { data: done })
    }
    return Response.json({ data: { pages: { total: pages.length, items: pages }, drafts: { items: [{ record: 2 }] } } })
  })
  return moves
}
const open = async () => {
  openScreen("pagina's/overzicht?weergave=boom")
  return screen.findByRole('list', { name: 'Hoofdmenu en pagina’s' })
}
const order = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const grip = (name: string) => screen.getByRole('button', { name: `${name} verplaatsen` })
const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ')

describe('the tree of pages', () => {
  it('[L17] shows the pages as visitors meet them, and what visitors do not see', async () => {
    serve([...site, page(5, 'Straks', 3, { visibleInMenu: false, state: 'concept' }), page(6, 'Los', 5)])
    const list = await open()
    expect(order(list)).toEqual(['Reparatie', 'Laptop', 'Prijzen', 'Straks', 'Los', 'Contact'])
    const row = (name: string) => within(screen.getByRole('link', { name }).closest('li') as HTMLElement)
    expect(row('Straks').getByText('Niet in het hoofdmenu')).toBeTruthy()
    expect(row('Los').getByText('Los in het menu')).toBeTruthy()
    expect(row('Los').getByText('Niveau 3')).toBeTruthy()
    expect(row('Laptop').queryByText('Los in het menu')).toBeNull()
    expect(row('Laptop').getByText('Concept ernaast')).toBeTruthy()
    expect(row('Prijzen').queryByText('Concept ernaast')).toBeNull()
  })

  it('[L17] picks up with Enter, moves with the arrows and drops with Enter, stored once', async () => {
    const moves = serve()
    const list = await open()
    act(() => grip('Contact').focus())
    await userEvent.keyboard('{Enter}')
    expect(grip('Contact').getAttribute('aria-pressed')).toBe('true')
    expect(status()).toContain('Contact is opgepakt.')
    await userEvent.keyboard('{ArrowUp}')
    expect(order(list)).toEqual(['Reparatie', 'Laptop', 'Contact', 'Prijzen'])
    expect(status()).toContain('Contact: plaats 2 van 3.')
    await userEvent.keyboard('{ArrowRight}')
    expect(status()).toContain('Contact: plaats 2 van 2, onder Reparatie.')
    expect(document.activeElement).toBe(grip('Contact'))
    expect(moves).toEqual([])
    await userEvent.keyboard(' ')
    await waitFor(() => expect(moves).toEqual([{ id: 4, version: 1, menu: 'main', parent: 1, before: null }]))
    expect(await screen.findByText(/Contact is verplaatst\. Het adres is nu \/nl\/elders/)).toBeTruthy()
  })

  it('[L17] puts back with Escape, and stores nothing', async () => {
    const moves = serve()
    const list = await open()
    act(() => grip('Contact').focus())
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}{Escape}')
    expect(order(list)).toEqual(['Reparatie', 'Laptop', 'Prijzen', 'Contact'])
    expect(status()).toContain('Contact staat weer waar hij stond.')
    expect(moves).toEqual([])
  })

  it('[L17] is undone by one press, from the version that the move made', async () => {
    const moves = serve()
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Prijzen omhoog' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
    await waitFor(() => expect(moves).toHaveLength(2))
    expect(moves).toEqual([
      { id: 3, version: 1, menu: 'main', parent: null, before: 1 },
      { id: 3, version: 2, menu: 'main', parent: null, before: 4 },
    ])
    expect(await screen.findByText('Prijzen staat weer waar hij stond.')).toBeTruthy()
  })

  it('[L17] has a button for each direction in which a page can go', async () => {
    serve()
    await open()
    const isOff = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled')
    expect(['Reparatie omhoog', 'Reparatie omlaag', 'Reparatie naar binnen', 'Laptop naar buiten'].map(isOff)).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  it('[L17] says that another changed it meanwhile, and shows what is there now', async () => {
    const text = 'Iemand anders heeft dit intussen gewijzigd.'
    serve(site, { data: null, errors: [{ message: text, extensions: { code: 'CONFLICT' } }] })
    const list = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Contact omhoog' }))
    await waitFor(() => expect(said()).toContain(text))
    expect(order(list)).toEqual(['Reparatie', 'Laptop', 'Prijzen', 'Contact'])
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull()
  })

  it('[L17] drags by the grip to where the pointer is, and not at all after Escape', async () => {
    const moves = serve()
    const list = await open()
    const heights = () =>
      [...list.children].forEach((row, index) => {
        row.getBoundingClientRect = () => ({ top: index * 50, height: 50 }) as DOMRect
      })
    heights()
    const drag = (name: string, x: number, y: number) => {
      fireEvent(grip(name), pointer('pointerdown', 10, 175))
      fireEvent(window, pointer('pointermove', x, y))
    }
    drag('Contact', 10, 110)
    fireEvent.keyDown(window, { key: 'Escape' })
    fireEvent(window, pointer('pointerup', 40, 110))
    expect(moves).toEqual([])
    heights()
    drag('Contact', 40, 110)
    fireEvent(window, pointer('pointerup', 40, 110))
    await waitFor(() => expect(moves).toEqual([{ id: 4, version: 1, menu: 'main', parent: 1, before: null }]))
  })

  it('[L17] puts a page in the footer, and takes one out of the main menu', async () => {
    const moves = serve()
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Contact: meer' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Uit het hoofdmenu halen' }))
    await waitFor(() => expect(moves).toEqual([{ id: 4, input: { visibleInMenu: false, version: 1 } }]))
    await userEvent.click(screen.getByRole('button', { name: 'Voettekst' }))
    await userEvent.click(await screen.findByRole('combobox', { name: 'Pagina in de voettekst zetten' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Prijzen' }))
    await waitFor(() => expect(moves.at(-1)).toEqual({ id: 3, input: { visibleInFooterMenu: true, version: 1 } }))
  })
})
