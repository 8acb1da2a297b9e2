import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parse, validate } from 'graphql'
import { acceptedFiles } from '../src/features/downloads/downloadFiles'
import {
  AddFileDocument,
  DownloadFilesDocument,
  RemoveFileDocument,
  ReplaceFileDocument,
} from '../src/generated/graphql'
import type { Language } from '../src/kernel/managed/ManagedEntity'
import { openScreen, said } from './openScreen'
import { schema } from './schema'

const file = { id: 3, name: 'btw.pdf', bytes: 212_400, uploadedAt: '2026-10-05T08:30:00Z', url: '/api/files/3' }
const record = { id: 1, version: 1, title: 'Kwartaal', description: null, referenced: {}, sibling: null }

let uploads: Parts[]
let answer: unknown
let files: unknown[]
let removals: unknown[]
let quarters: { accountant: number; year: number; quarter: number }[]
let quarterAnswer: unknown

/** Node's own takes no file of jsdom. */
class Parts {
  private readonly parts = new Map<string, unknown>()
  set(name: string, value: unknown) {
    this.parts.set(name, value)
  }
  get(name: string) {
    return this.parts.get(name)
  }
}

/** jsdom's own would really send. */
class Upload {
  upload: Record<string, unknown> = {}
  response: unknown
  onload?: () => void
  open() {}
  setRequestHeader() {}
  send(body: Parts) {
    uploads.push(body)
    this.response = answer
    setTimeout(() => this.onload?.())
  }
}

beforeEach(() => {
  uploads = []
  removals = []
  quarters = []
  files = [file]
  answer = { data: { file: { id: 4, name: 'kas.csv' } } }
  globalThis.FormData = Parts as never
  globalThis.XMLHttpRequest = Upload as never
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    if (!init?.body) return new Response(null, { status: 204 })
    const { query, variables } = JSON.parse(String(init.body))
    if (query.includes('QuarterAccountants')) {
      return Response.json({
        data: {
          accountants: {
            items: [
              { id: 8, name: 'Boekhouder' },
              { id: 9, name: 'Anna' },
            ],
          },
        },
      })
    }
    if (query.includes('AddQuarter')) {
      quarters.push(variables)
      return Response.json(quarterAnswer)
    }
    if (!query.startsWith('mutation')) return Response.json({ data: { download: { accountant: { id: 8 }, files } } })
    removals.push(variables)
    files = []
    return Response.json({ data: { removeDownloadFile: { deleted: [3] } } })
  })
})

function open(language: Language = 'nl') {
  openScreen('boekhouding/downloads/wijzigen/1', { getOne: async () => ({ data: record }) }, language)
  return screen.findByRole('region', { name: language === 'nl' ? 'Bestanden' : 'Files' })
}

const inputOf = (button: HTMLElement) => button.nextElementSibling as HTMLInputElement
const sentWith = (index: number) => JSON.parse(String(uploads[index]?.get('operations')))

describe('the files of an accountant', () => {
  it('[D6] are asked for and changed as the server knows it, and of its types', () => {
    for (const text of [DownloadFilesDocument, AddFileDocument, ReplaceFileDocument, RemoveFileDocument].map(String)) {
      expect(validate(schema, parse(text))).toEqual([])
    }
    expect(acceptedFiles.split(',').sort()).toEqual(['.csv', '.pdf', '.xaf', '.xlsx', '.zip'])
  })

  it('[D6] [B5] are listed with their size and day, in English too', async () => {
    const region = await open('en')
    const link = await within(region).findByRole('link', { name: 'btw.pdf' })
    expect(link.getAttribute('href')).toBe('/api/files/3')
    expect(region.textContent).toContain('212 kB · 5 Oct 2026')
  })

  it('[D6] are added, several in one go', async () => {
    const region = await open()
    const add = await within(region).findByRole('button', { name: 'Bestanden toevoegen' })
    await userEvent.upload(inputOf(add), [new File(['a'], 'kas.csv'), new File(['b'], 'bank.pdf')])
    await waitFor(() => expect(uploads).toHaveLength(2))
    expect(sentWith(0)).toEqual({ query: AddFileDocument.trim(), variables: { download: 1, file: null } })
    await waitFor(() => expect(said()).toContain('Toegevoegd: kas.csv'))
  })

  it('[D3] say why one was refused', async () => {
    answer = { errors: [{ message: 'Dit bestandstype is niet toegestaan', extensions: { code: 'FILE_TYPE' } }] }
    const region = await open()
    const add = await within(region).findByRole('button', { name: 'Bestanden toevoegen' })
    await userEvent.upload(inputOf(add), new File(['a'], 'kas.csv'))
    expect((await within(region).findByRole('alert')).textContent).toBe(
      'Niet opgeslagen: kas.csv. Dit bestandstype is niet toegestaan',
    )
  })

  it('[D6] are replaced', async () => {
    const region = await open()
    const replace = await within(region).findByRole('button', { name: 'Vervangen: btw.pdf' })
    await userEvent.upload(inputOf(replace), new File(['a'], 'btw-2.pdf'))
    await waitFor(() => expect(said()).toContain('Vervangen door btw-2.pdf.'))
    expect(sentWith(0)).toEqual({ query: ReplaceFileDocument.trim(), variables: { id: 3, file: null } })
  })

  it('[B13] [D6] are removed after a question that says that it is for good', async () => {
    const region = await open()
    await userEvent.click(await within(region).findByRole('button', { name: 'Verwijderen: btw.pdf' }))
    const dialog = await screen.findByRole('dialog', { name: 'Bestand btw.pdf verwijderen?' })
    expect(dialog.textContent).toContain('voorgoed')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Voorgoed verwijderen' }))
    expect(await within(region).findByText('Er staan nog geen bestanden klaar.')).toBeTruthy()
    expect(removals).toEqual([{ id: 3 }])
  })

  it('[K24] get a quarter by one press: the last one that is over, of this accountant', async () => {
    quarterAnswer = { data: { added: { files: [], jobs: 12, documents: 3, hasReplaced: false } } }
    const region = await open()
    await userEvent.click(await within(region).findByRole('button', { name: 'Kwartaal klaarzetten' }))
    await waitFor(() => expect(quarters).toHaveLength(1))
    const [{ accountant, year, quarter } = { accountant: 0, year: 0, quarter: 0 }] = quarters
    expect(accountant).toBe(8)
    const end = Date.UTC(year, quarter * 3, 1)
    expect(end).toBeLessThanOrEqual(Date.now())
    expect(Date.UTC(year, quarter * 3 + 3, 1)).toBeGreaterThan(Date.now() - 24 * 60 * 60 * 1000)
    await waitFor(() =>
      expect(said()).toContain(
        `Klaargezet: kwartaal ${quarter} van ${year}, 3 facturen en 12 opdrachten zonder factuur.`,
      ),
    )
  })

  it('[K24] get another quarter for another accountant, and say that it replaced one or why there is none', async () => {
    quarterAnswer = { data: { added: { files: [], jobs: 1, documents: 0, hasReplaced: true } } }
    const region = await open('en')
    const choose = async (label: string, option: string) => {
      await userEvent.click(await within(region).findByRole('combobox', { name: label }))
      await userEvent.click(screen.getByRole('option', { name: option }))
    }
    await choose('Quarter', '2 (Apr–Jun)')
    await choose('Accountant', 'Anna')
    const add = within(region).getByRole('button', { name: 'Add quarter' })
    await userEvent.click(add)
    await waitFor(() => expect(quarters).toEqual([expect.objectContaining({ accountant: 9, quarter: 2 })]))
    await waitFor(() => expect(said()).toContain('Nothing has changed since the last time: quarter 2'))
    const errors = { quarter: ['This quarter has not begun yet.'] }
    quarterAnswer = { errors: [{ message: 'Invalid', extensions: { code: 'VALIDATION', errors } }] }
    await userEvent.click(add)
    expect((await within(region).findByRole('alert')).textContent).toBe('This quarter has not begun yet.')
  })
})
