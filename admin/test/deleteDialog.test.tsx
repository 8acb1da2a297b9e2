import { describe, expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, type DataProvider, ResourceContextProvider, testDataProvider } from 'ra-core'
import type { FormRecord } from '../src/kernel/dataProvider/FormRecord'
import { createI18nProvider } from '../src/kernel/i18n/createI18nProvider'
import { ManagedCatalogue } from '../src/kernel/managed/ManagedCatalogue'
import { ManagedContext } from '../src/kernel/managed/ManagedContext'
import DeleteDialog from '../src/kernel/trash/DeleteDialog'
import { entity, field } from './descriptions'
import { catalogue } from './shopFixture'

const record: FormRecord = {
  id: 5,
  title: 'Laptop',
  language: 'nl',
  referenced: {},
  sibling: { id: 6, language: 'en' },
}

function show(records: FormRecord[], language: 'nl' | 'en' = 'nl', resource = 'product', of = catalogue) {
  const deleteMany = jest.fn(async (_resource: string, _parameters: { ids: number[] }) => ({ data: [5, 6] }))
  const onClose = jest.fn()
  const onDeleted = jest.fn()
  const getOne = async () => ({ data: { id: 6, title: 'Laptop in English' } })
  const getMany = async (_resource: string, { ids }: { ids: number[] }) => ({
    data: ids.map((id) => ({ id, title: `Vertaling ${id}`, language: 'nl', url: `u${id}`, fullUrl: `boven/u${id}` })),
  })
  const dataProvider = testDataProvider({ deleteMany, getOne, getMany } as unknown as Partial<DataProvider>)
  render(
    <CoreAdminContext dataProvider={dataProvider} i18nProvider={createI18nProvider(catalogue, language)}>
      <ManagedContext value={of}>
        <ResourceContextProvider value={resource}>
          <DeleteDialog records={records} onClose={onClose} onDeleted={onDeleted} />
        </ResourceContextProvider>
      </ManagedContext>
    </CoreAdminContext>,
  )
  return { deleteMany, onClose, onDeleted }
}

describe('the delete dialog', () => {
  it('[B13] names the record, its permanent removal and the translation that goes too', async () => {
    show([record])
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.textContent).toContain('Laptop in English'))
    expect(dialog.textContent).toContain(
      'Product ‘Laptop’ gaat 30 dagen naar de prullenbak en wordt daarna voorgoed verwijderd.',
    )
    expect(dialog.textContent).toContain('De vertaling in het Engels')
  })

  it('[B13] says so in English', async () => {
    show([record], 'en')
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('will go to the bin for 30 days and will then be permanently removed')
    await waitFor(() =>
      expect(dialog.textContent).toContain('Its translation in English, ‘Laptop in English’, will be removed too.'),
    )
  })

  it('[B13] speaks of no translation where there is none', async () => {
    show([{ ...record, sibling: null }])
    expect((await screen.findByRole('dialog')).textContent).not.toContain('vertaling')
  })

  it('[B13] cancelling deletes nothing', async () => {
    const { deleteMany, onClose } = show([record])
    await userEvent.click(await screen.findByRole('button', { name: 'Annuleren' }))
    expect(onClose).toHaveBeenCalled()
    expect(deleteMany).not.toHaveBeenCalled()
  })

  it('[B13] of several, names each and the translations that nobody chose', async () => {
    const dutch = { ...record, id: 8, title: 'Muis', sibling: { id: 9, language: 'en' as const } }
    const english = { ...record, id: 9, title: 'Mouse', sibling: { id: 8, language: 'nl' as const } }
    show([record, dutch, english])
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.textContent).toContain('Vertaling 6'))
    for (const title of ['Laptop', 'Muis', 'Mouse', 'voorgoed verwijderd']) expect(dialog.textContent).toContain(title)
    expect(dialog.textContent).not.toContain('Vertaling 8')
  })

  it('deletes once it is confirmed', async () => {
    const { deleteMany, onDeleted } = show([record, { ...record, id: 7, title: 'Muis', sibling: null }])
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Muis')
    await userEvent.click(screen.getByRole('button', { name: 'Verwijderen' }))
    await waitFor(() => expect(onDeleted).toHaveBeenCalled())
    expect(deleteMany).toHaveBeenCalledWith('product', { ids: [5, 7] })
  })

  it('[X64] of a page above others, names these and the addresses that they get', async () => {
    const usesOf = [
      { entity: 'page', id: 12, field: 'belongsTo' },
      { entity: 'page', id: 13, field: 'blocks' },
    ]
    const asked = jest.spyOn(window, 'fetch').mockImplementation(async (_url, init) => {
      const { variables } = JSON.parse(String(init?.body)) as { variables: { id: number } }
      return new Response(JSON.stringify({ data: { usesOf: variables.id === 5 ? usesOf : [] } }))
    })
    const pages = entity('page', 'Page', 'pages', "pagina's", [
      field('title', 'text'),
      field('belongsTo', 'reference', { reference: 'page' }),
    ])
    show([record], 'nl', 'page', new ManagedCatalogue([pages], [], catalogue.retention))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.textContent).toContain('Vertaling 12: van /nl/boven/u12 naar /nl/u12'))
    expect(dialog.textContent).toContain('Deze pagina staat eronder en krijgt een nieuw adres:')
    expect(dialog.textContent).not.toContain('Vertaling 13')
    asked.mockRestore()
  })

  it('[L12] names what leads there, cuts a long list, and leads visitors elsewhere before it deletes', async () => {
    const places = Array.from({ length: 20 }, (_, index) => {
      return { entity: 'product', id: 30 + index, title: `Tekst ${index}`, language: 'nl', field: 'title' }
    })
    const sent: object[] = []
    let fault: string | undefined = 'Op dit adres staat niets.'
    const asked = jest.spyOn(window, 'fetch').mockImplementation(async (_url, init) => {
      if (!init?.body) return new Response()
      const { query, variables } = JSON.parse(String(init.body)) as { query: string; variables: object }
      const answer = (data: object) => new Response(JSON.stringify({ data }))
      if (query.includes('placesLeadingTo')) {
        return answer({ placesLeadingTo: { addresses: ['/nl/verkoop/x'], total: 20, menus: [], places } })
      }
      if (!query.includes('redirectVisitors')) return answer({})
      sent.push(variables)
      const extensions = { code: 'VALIDATION', errors: { to: [fault] } }
      return fault
        ? new Response(JSON.stringify({ errors: [{ message: 'Niet goed', extensions }] }))
        : answer({ redirectVisitors: ['/nl/verkoop/x'] })
    })
    const { deleteMany, onDeleted } = show([record])
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.textContent).toContain('Deze 20 plekken leiden hierheen:'))
    expect(dialog.textContent).toContain('En nog 12')
    expect(screen.getByRole('link', { name: 'Tekst 7' }).getAttribute('href')).toContain('/product/37')
    expect(screen.queryByText('Tekst 8')).toBeNull()
    fireEvent.change(screen.getByLabelText('Bezoekers van dit adres gaan naar'), { target: { value: '/nl/nieuws' } })
    await userEvent.click(screen.getByRole('button', { name: 'Verwijderen' }))
    await waitFor(() => expect(dialog.textContent).toContain('Op dit adres staat niets.'))
    expect(deleteMany).not.toHaveBeenCalled()
    fault = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Verwijderen' }))
    await waitFor(() => expect(onDeleted).toHaveBeenCalled())
    expect(sent.at(-1)).toEqual({ entity: 'product', id: 5, to: '/nl/nieuws', withTranslation: true })
    asked.mockRestore()
  })
})
