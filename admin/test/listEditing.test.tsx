import { afterEach, expect, it, jest } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parse, validate } from 'graphql'
import { ChangeRecordsDocument } from '../src/generated/graphql'
import { resetRights, setRights } from '../src/kernel/rights/rights'
import { openScreen, said } from './openScreen'
import { schema } from './schema'

const product = (id: number, price: number) => ({
  ...{ id, version: 1, language: 'nl', title: `Laptop ${id}`, price, stock: 3 },
  ...{ referenced: {}, sibling: null },
})

interface Sent {
  rows: { id: number; version?: number; fields: object[] }[]
  isTrial: boolean
}

/** A server that refuses what is told, and remembers what it was sent. */
function serve(refused: Record<string, string[]> = {}, code = 'VALIDATION') {
  const sent: Sent[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    if (!init?.body) return new Response(null, { status: 204 })
    const { query, variables } = JSON.parse(String(init.body))
    if (!String(query).includes('ChangeRecords')) return Response.json({ data: {} })
    sent.push(variables)
    const concerned = (variables as Sent).rows.some(({ id }) =>
      Object.keys(refused).some((place) => place.split('.')[0] === String(id)),
    )
    if (concerned) return Response.json({ errors: [{ message: 'Nee', extensions: { code, errors: refused } }] })
    const changed = variables.isTrial ? [] : (variables as Sent).rows.map(({ id }) => ({ id, version: 2 }))
    return Response.json({ data: { changeRecords: changed } })
  })
  return sent
}

const data = [product(1, 100), product(2, 200), product(3, 1.5)]
const open = (total = 3) => openScreen('producten/overzicht', { getList: async () => ({ data, total }) })
const changes = (sent: readonly Sent[]) => sent.filter(({ isTrial }) => !isTrial)

afterEach(resetRights)

async function dialogOf(...boxes: string[]) {
  for (const name of boxes) await userEvent.click(await screen.findByRole('checkbox', { name }))
  await userEvent.click(await screen.findByRole('button', { name: 'Wijzigen…' }))
  return within(await screen.findByRole('dialog'))
}

it('[L17] changes are asked as the server knows them', () => {
  expect(validate(schema, parse(String(ChangeRecordsDocument)))).toEqual([])
})

it('[L17] the dialog shows what each comes to, leaves out what cannot be, and is taken back', async () => {
  const sent = serve({ '2.price': ['Te duur.'] })
  open()
  const dialog = await dialogOf('Alle rijen op deze pagina kiezen')
  const button = () => dialog.getByRole('button', { name: /wijzigen$/ }) as HTMLButtonElement
  expect(button().disabled).toBe(true)
  await userEvent.selectOptions(dialog.getByLabelText('price (nl)'), 'minus')
  await userEvent.type(dialog.getByLabelText('Price (nl): waarde'), '1')
  const preview = () => dialog.getByRole('list', { name: 'Wat er verandert' }).textContent?.replaceAll(/\s/g, ' ')
  expect(preview()).toContain('€ 100,00 → € 99,00')
  expect(preview()).toContain('price (nl): Dat wordt minder dan € 1,00.')
  await dialog.findByText('Te duur.')
  expect(dialog.getByText('2 kunnen niet en worden overgeslagen.')).toBeTruthy()
  expect(dialog.getByText(/Ten hoogste 250/)).toBeTruthy()
  await waitFor(() => expect(button().textContent).toBe('1 wijzigen'))
  await userEvent.click(button())
  await waitFor(() => expect(said()).toContain('1 is gewijzigd.'))
  const first = { id: 1, version: 1, fields: [{ field: 'price', value: '99' }] }
  expect(changes(sent).at(-1)?.rows).toEqual([first])
})

it('[L17] what the list does not show is changed too where one says so, up to what one call takes', async () => {
  serve()
  open(214)
  const dialog = await dialogOf('Laptop 1 kiezen')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Alle 214 die aan zoekopdracht en filters voldoen' }))
  await userEvent.selectOptions(dialog.getByLabelText('stock (nl)'), 'plus')
  await userEvent.type(dialog.getByLabelText('Stock (nl): waarde'), '2')
  expect(await dialog.findByRole('button', { name: '3 wijzigen' })).toBeTruthy()
})

it('[L17] more than one call takes is said, and cannot be chosen', async () => {
  serve()
  open(251)
  const dialog = await dialogOf('Laptop 1 kiezen')
  const all = dialog.getByRole('checkbox', { name: /^Alle 251.*Ten hoogste 250/ }) as HTMLInputElement
  expect(all.disabled).toBe(true)
})

async function edit() {
  await userEvent.click(await screen.findByRole('button', { name: 'In de lijst bewerken' }))
  return (name: string) => screen.findByLabelText(name) as Promise<HTMLInputElement>
}

it('[L17] cells are walked through by keys, marked, and saved together by Ctrl+S', async () => {
  const sent = serve()
  open()
  const cell = await edit()
  const first = await cell('price (nl): Laptop 1')
  await userEvent.clear(first)
  await userEvent.type(first, '110{Enter}')
  expect(document.activeElement).toBe(await cell('price (nl): Laptop 2'))
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(await cell('stock (nl): Laptop 2'))
  await userEvent.keyboard('8{ArrowUp}')
  expect(document.activeElement).toBe(await cell('stock (nl): Laptop 1'))
  expect(screen.getByText(/^Was €\s100,00$/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Alles opslaan (2)' }))
  await waitFor(() => expect(said()).toContain('2 zijn gewijzigd.'))
  expect(changes(sent)[0]?.rows).toEqual([
    { id: 1, version: 1, fields: [{ field: 'price', value: '110' }] },
    { id: 2, version: 1, fields: [{ field: 'stock', value: '8' }] },
  ])
  expect(screen.getByRole('button', { name: 'Alles opslaan' })).toBeTruthy()
})

it('[L17] a refused cell says why and the others keep what was typed', async () => {
  serve({ '2.price': ['Te duur.'] })
  open()
  const cell = await edit()
  fireEvent.change(await cell('price (nl): Laptop 1'), { target: { value: '110' } })
  fireEvent.change(await cell('price (nl): Laptop 2'), { target: { value: '999' } })
  await userEvent.click(screen.getByRole('button', { name: 'Alles opslaan (2)' }))
  await screen.findByText('Te duur.')
  expect((await cell('price (nl): Laptop 1')).value).toBe('110')
  expect((await cell('price (nl): Laptop 2')).getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Klaar' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Blijven' }))
  await userEvent.type(await cell('price (nl): Laptop 2'), '{Escape}')
  expect(screen.queryByText('Te duur.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Alles opslaan (1)' })).toBeTruthy()
})

it('[L17] a row that somebody else changed says so', async () => {
  serve({ '1': ['Anders.'] }, 'CONFLICT')
  open()
  const cell = await edit()
  fireEvent.change(await cell('price (nl): Laptop 1'), { target: { value: '110' } })
  await userEvent.click(screen.getByRole('button', { name: 'Alles opslaan (1)' }))
  expect((await screen.findByText(/Iemand anders heeft dit intussen gewijzigd/)).textContent).toBeTruthy()
  expect(await screen.findByText(/^Nu €\s100,00$/)).toBeTruthy()
  expect((await cell('price (nl): Laptop 1')).value).toBe('110')
})

it('[L17] who may only read has neither', async () => {
  setRights({
    right: 'technician',
    operations: ['changeRecords'],
    reads: ['product'],
    works: [],
    asksApproval: false,
    owners: [],
    isAtCounter: false,
    people: [],
  })
  open()
  await screen.findByRole('link', { name: 'Laptop 1' })
  expect(screen.queryByRole('button', { name: 'In de lijst bewerken' })).toBeNull()
})
