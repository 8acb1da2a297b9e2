import { describe, expect, it, jest } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, type DataProvider, Form, ResourceContextProvider, testDataProvider } from 'ra-core'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { FieldInput } from '../src/kernel/generate/field/FieldInput'
import { createI18nProvider } from '../src/kernel/i18n/createI18nProvider'
import { ManagedContext } from '../src/kernel/managed/ManagedContext'
import { catalogue } from './shopFixture'

const tips = ['Back-up', 'Wachtwoord', 'Nepmail'].map((title, index) => ({
  id: index + 1,
  title,
  language: 'nl',
  referenced: {},
}))
const [field] = catalogue.block('specificTips').fields.filter(({ kind }) => kind.references === 'many')

interface Call {
  filter: Record<string, unknown>
  ids: number[]
}

/** The tips of a block on a page, of which there may be two. */
function show(chosen: number[]) {
  const getList = jest.fn(async (_name: string, { filter }: Call) => {
    const data = tips.filter(({ title }) => title.toLowerCase().includes(String(filter.q ?? '').toLowerCase()))
    return { data, total: data.length }
  })
  const getMany = async (_name: string, { ids }: Call) => ({ data: tips.filter(({ id }) => ids.includes(id)) })
  const save = jest.fn((_values: { blocks?: { tips: number[] }[] }) => undefined)
  if (!field) throw new Error('The block has no references')
  const form = (
    <CoreAdminContext
      dataProvider={testDataProvider({ getList, getMany } as unknown as Partial<DataProvider>)}
      i18nProvider={createI18nProvider(catalogue, 'nl')}
    >
      <ManagedContext value={catalogue}>
        <ResourceContextProvider value="page">
          <Form
            record={{ id: 1, language: 'nl', blocks: [{ tips: chosen }] }}
            onSubmit={(values: object) => save(values)}
          >
            <FieldInput field={field} path="blocks.0.tips" />
            <button type="submit">Opslaan</button>
          </Form>
        </ResourceContextProvider>
      </ManagedContext>
    </CoreAdminContext>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />)
  const saved = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(save).toHaveBeenCalled())
    return save.mock.lastCall?.[0].blocks?.[0]?.tips
  }
  return { getList, saved }
}

const box = () => screen.queryByRole('combobox', { name: 'Tips (nl): toevoegen' }) as HTMLInputElement
const chosen = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

describe('several references', () => {
  it("are searched among the records of the page's language, and added in turn", async () => {
    const { getList, saved } = show([])
    await userEvent.type(box(), 'nep')
    await userEvent.click(await screen.findByRole('option', { name: 'Nepmail' }))
    await waitFor(() => expect(chosen()).toEqual(['Nepmail']))
    expect(box().value).toBe('')
    for (const [, { filter }] of getList.mock.calls) expect(filter).toMatchObject({ language: 'nl' })
    await userEvent.click(box())
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Back-up', 'Wachtwoord']),
    )
    await userEvent.click(screen.getByRole('option', { name: 'Back-up' }))
    expect(await saved()).toEqual([3, 1])
  })

  it('are no more than there may be', async () => {
    show([3, 1])
    await waitFor(() => expect(chosen()).toEqual(['Nepmail', 'Back-up']))
    expect(box()).toBeNull()
    expect(screen.getByText('Hoogstens 2.')).toBeTruthy()
  })

  it('are put in another order and taken out', async () => {
    const { saved } = show([3, 1])
    await userEvent.click(await screen.findByRole('button', { name: 'Back-up omhoog' }))
    expect(screen.getByRole('status').textContent).toBe('Back-up staat nu op plaats 1 van 2.')
    expect(chosen()).toEqual(['Back-up', 'Nepmail'])
    expect(screen.getByRole('button', { name: 'Back-up omhoog' })).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('button', { name: 'Nepmail weghalen' }))
    expect(await saved()).toEqual([1])
  })
})
