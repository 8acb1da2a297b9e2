import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen, refusal, said } from './openScreen'

const records = [
  { id: 1, version: 4, title: 'Over ons', visible: true, language: 'nl', referenced: {}, sibling: null },
  { id: 2, version: 7, title: 'Tarieven', visible: false, language: 'nl', referenced: {}, sibling: null },
]
type Listed = { filter: Record<string, unknown>; sort: object; meta?: { columns: string[] } }

function openPages(calls: Partial<Record<string, unknown>> = {}) {
  const getList = jest.fn(async (_name: string, _parameters: Listed) => ({ data: records, total: 2 }))
  const getMany = jest.fn(async (_name: string, { ids }: { ids: number[] }) => ({
    data: records.filter(({ id }) => ids.includes(id)),
  }))
  const server = openScreen("pagina's/overzicht", { getList, getMany, ...calls })
  return { ...server, getList, lastFilter: () => getList.mock.calls.at(-1)?.[1].filter }
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => userEvent.click(await button(name))
const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent)

afterEach(cleanup)

describe('an overview', () => {
  it('shows the columns that one chooses, and asks the server for these', async () => {
    const { getList } = openPages()
    await screen.findByText('Over ons')
    expect(headers()).not.toContain('menuTitle (nl)')
    await press('Kolommen')
    const choice = within(screen.getByRole('dialog', { name: 'Kolommen' }))
    expect((choice.getByRole('checkbox', { name: 'title (nl)' }) as HTMLInputElement).disabled).toBe(true)
    expect(choice.queryByRole('checkbox', { name: 'blocks (nl)' })).toBeNull()
    await userEvent.click(choice.getByRole('checkbox', { name: 'menuTitle (nl)' }))
    await userEvent.click(choice.getByRole('checkbox', { name: 'visible (nl)' }))
    await waitFor(() => expect(getList.mock.calls.at(-1)?.[1].meta?.columns).toContain('menuTitle'))
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('columnheader', { name: 'menuTitle (nl)' })
    expect(headers()).not.toContain('visible (nl)')

    await press('Kolommen')
    await press('Gewone kolommen')
    await userEvent.keyboard('{Escape}')
    expect(await screen.findByRole('columnheader', { name: 'visible (nl)' })).toBeTruthy()
  })

  it('keeps filters by name, applies them, renames and removes them', async () => {
    const { lastFilter } = openPages()
    await screen.findByText('Over ons')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'visible (nl)' }), 'false')
    await waitFor(() => expect(lastFilter()).toEqual({ visible: false }))
    await press('Bewaarde filters')
    await press('Bewaren')
    expect(screen.getByText(/verplicht om het veld/)).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: 'Deze filters bewaren als' }), 'Concepten{Enter}')
    await userEvent.keyboard('{Escape}')

    await press('Filters wissen')
    await waitFor(() => expect(lastFilter()).toEqual({}))
    await press('Bewaarde filters (1)')
    await press('Concepten')
    await waitFor(() => expect(lastFilter()).toEqual({ visible: false }))

    await press('Bewaarde filters (1)')
    await press('‘Concepten’ hernoemen')
    const name = screen.getByRole('textbox', { name: 'Naam' })
    expect(document.activeElement).toBe(name)
    await userEvent.clear(name)
    await userEvent.keyboard('Nog niet te zien{Enter}')
    expect(document.activeElement).toBe(await button('Nog niet te zien'))
    await press('‘Nog niet te zien’ weggooien')
    expect(screen.queryByRole('button', { name: 'Nog niet te zien' })).toBeNull()
  })

  it('narrows down to what lacks a translation', async () => {
    const { lastFilter } = openPages()
    await screen.findByText('Over ons')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vertaling' }), 'missing')
    await waitFor(() => expect(lastFilter()).toEqual({ translationState: 'missing' }))
  })

  it('publishes and hides what was chosen, and says how many', async () => {
    const showMany = jest.fn(async (_resource: string, _call: unknown) => undefined)
    openPages({ showMany })
    await screen.findByText('Over ons')
    await userEvent.click(screen.getByRole('checkbox', { name: /Alle rijen/ }))
    await press('Publiceren')
    await waitFor(() => expect(said()).toContain('1 page is gepubliceerd.'))
    // What visitors see already is left alone.
    expect(showMany.mock.calls).toEqual([
      ['page', { records: [expect.objectContaining({ id: 2, version: 7 })], visible: true }],
    ])
  })

  it('says why it could not hide something', async () => {
    openPages({ showMany: refusal('Iemand anders was eerder', 'CONFLICT') })
    await screen.findByText('Over ons')
    await userEvent.click(screen.getByRole('checkbox', { name: /Over ons/ }))
    await press('Verbergen')
    await waitFor(() => expect(said()).toMatch(/opslaan.*Iemand anders was eerder/))
  })

  it('leads from one chosen row to its copy', async () => {
    openPages()
    await screen.findByText('Over ons')
    await userEvent.click(screen.getByRole('checkbox', { name: /Over ons/ }))
    const link = await screen.findByRole('link', { name: 'Dupliceren' })
    expect(link.getAttribute('href')).toContain('toevoegen?kopie-van=1')
    await userEvent.click(screen.getByRole('checkbox', { name: /Tarieven/ }))
    expect(screen.queryByRole('link', { name: 'Dupliceren' })).toBeNull()
  })

  it('[X66] has a row for both languages of a record: each leads to its form, one that is missing to a new one', async () => {
    const pair = { ...records[0], sibling: { id: 9, language: 'en' } }
    const getList = jest.fn(async (_name: string, _parameters: { meta?: object }) => ({
      data: [pair, records[1]],
      total: 2,
    }))
    const showMany = jest.fn(async (_resource: string, _call: unknown) => undefined)
    const english = { ...pair, id: 9, version: 2, title: 'About us', language: 'en', visible: true, sibling: null }
    const known = [pair, records[1], english]
    const getMany = async (_name: string, { ids }: { ids: number[] }) => ({
      data: known.filter((record) => ids.includes(record?.id ?? 0)),
    })
    openScreen("pagina's/overzicht", { getList, getMany, showMany })
    await screen.findByText('Over ons')
    expect(getList.mock.calls[0]?.[1].meta).toMatchObject({ siblingsAsOne: true })
    const leadsTo = (name: string) => decodeURI(screen.getByRole('link', { name }).getAttribute('href') ?? '')
    expect(leadsTo('Over ons in het Nederlands')).toContain("pagina's/wijzigen/1")
    expect(leadsTo('Over ons in het Engels')).toContain("pagina's/wijzigen/9")
    expect(leadsTo('Tarieven vertalen naar het Engels')).toContain("pagina's/toevoegen?vertaling-van=2")

    // What is hidden is hidden in both languages.
    await userEvent.click(screen.getByRole('checkbox', { name: /Over ons/ }))
    await press('Verbergen')
    await waitFor(() => expect(showMany).toHaveBeenCalled())
    const [, call] = showMany.mock.calls[0] ?? []
    expect((call as { records: { id: number }[] }).records.map(({ id }) => id)).toEqual([1, 9])
  })
})
