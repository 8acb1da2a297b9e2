import { describe, expect, it, jest } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { openScreen, refusal, said } from './openScreen'

const text = (title: string) => ({
  __type: 'text',
  title,
  text: `<p>${title}</p>`,
  internalLinkId: title.toLowerCase(),
})
const page = (id: number, title: string, rest: object = {}) => ({
  id,
  title,
  language: 'nl',
  version: id * 10,
  state: 'visible',
  referenced: {},
  sibling: null,
  blocks: [text('Eerst'), text('Dan')],
  ...rest,
})
const pages = [page(1, 'Home'), page(2, 'Over ons'), page(3, 'About us', { language: 'en', state: 'concept' })]

function openPage(calls: Partial<Record<string, unknown>> = {}) {
  return openScreen("pagina's/wijzigen/1", {
    getOne: async (_name: string, { id }: { id: number }) => ({ data: pages.find((one) => one.id === Number(id)) }),
    getList: async () => ({ data: pages, total: pages.length }),
    update: jest.fn(async (_name: string, { data }: { data: { version: number } }) => ({
      data: { ...data, version: data.version + 1 },
    })),
    ...calls,
  })
}
async function choose(title: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Blok 2: Tekst: meer' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Ook op een andere pagina…' }))
  await userEvent.click(await screen.findByRole('combobox', { name: 'Naar welke pagina?' }))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(title) }))
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Kopiëren' }))

describe('copying a block to another page', () => {
  it('[L17] puts it at the end of that page, without its anchor, from the version that was read', async () => {
    const { update } = openPage()
    await choose('Over ons')
    await press()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(said()).toContain('Blok 2: Tekst staat nu ook op ‘Over ons’.')
    expect(update).toHaveBeenCalledTimes(1)
    const [name, { id, data, previousData }] = (update as jest.Mock).mock.calls[0] as [
      string,
      { id: number; data: { version: number; blocks: object[] }; previousData: object },
    ]
    expect([name, id, data.version]).toEqual(['page', 2, 20])
    expect(data.blocks).toEqual([text('Eerst'), text('Dan'), { ...text('Dan'), internalLinkId: null }])
    expect(previousData).toEqual(pages[1])
  })

  it('[L17] offers the pages but the own one, and says what visitors see of it', async () => {
    openPage()
    await choose('About us')
    expect(screen.getByText(/Bezoekers zien die pagina niet\./)).toBeTruthy()
    expect(screen.getByText(/Die pagina is in een andere taal/)).toBeTruthy()
    await userEvent.click(screen.getByRole('combobox', { name: 'Naar welke pagina?' }))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Over ons',
      'About us',
    ])
  })

  it('[L17] says in the dialog why it was refused, and copies nothing', async () => {
    openPage({ update: refusal('Iemand anders heeft dit intussen gewijzigd.', 'CONFLICT') })
    await choose('Over ons')
    await press()
    expect(await screen.findByText('Iemand anders heeft dit intussen gewijzigd.')).toBeTruthy()
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(screen.queryByText(/staat nu ook op/)).toBeNull()
  })
})
