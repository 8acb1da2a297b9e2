import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Language } from '../src/kernel/managed/ManagedEntity'
import { openScreen } from './openScreen'

const empty = { weeks: [], statuses: [], services: [], months: [], quotes: [] }
const figures = {
  weeks: [{ week: '2026-03-02', takenIn: 4, finished: 3 }],
  statuses: [
    { jobKind: 'statusRepair', status: 'waiting', label: { nl: 'In de wacht', en: 'Is on hold' }, stays: 4, days: 1.5 },
    { jobKind: 'statusNewPc', status: 'waiting', label: { nl: 'In de wacht', en: 'Is on hold' }, stays: 0, days: null },
  ],
  services: [{ service: 1, title: { nl: '=Schoonmaken', en: 'Cleaning' }, jobs: 3, days: 2 }],
  months: [{ month: '2026-03-01', jobs: 3, turnover: 1234.5 }],
  quotes: [{ month: '2026-03-01', sent: 3, accepted: 2, share: 0.667 }],
}

/** A server that answers each call with the next of these, and then with the last. */
function answer(...answers: object[]) {
  const asked: unknown[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const { query, variables } = JSON.parse(String(init?.body ?? '{}'))
    if (!query?.includes('query Figures')) return Response.json({ data: {} })
    asked.push(variables)
    return Response.json(answers[Math.min(asked.length, answers.length) - 1])
  })
  return asked as { from: string; until: string }[]
}

const open = (language: Language = 'nl') => openScreen('cijfers', {}, language)
const regionOf = async (name: string) => (await screen.findAllByRole('region', { name }))[0] as HTMLElement
const rowsOf = async (name: string) => {
  const [table] = await within(await regionOf(name)).findAllByRole('table')
  return [...(table as HTMLTableElement).rows].map((row) =>
    [...row.cells].map((cell) => cell.textContent?.replaceAll('\u00a0', ' ')),
  )
}

afterEach(() => {
  jest.restoreAllMocks()
})

describe('figures', () => {
  it('[K21] stand in a table beside each chart, in the words of the reader', async () => {
    answer({ data: { figures } })
    open()
    expect(await rowsOf('Omzet per maand')).toEqual([
      ['Maand', 'Omzet', 'Opdrachten'],
      ['mrt 2026', '€ 1.234,50', '3'],
    ])
    expect(await rowsOf('Opdrachten per week')).toContainEqual(['2 mrt 2026', '4', '3'])
    expect(await rowsOf('Dagen per status')).toContainEqual(['In de wacht · Nieuwe pc', '–', '0'])
    expect(await rowsOf('Offertes per maand')).toContainEqual(['mrt 2026', '3', '2', '67%'])
  })

  it('[K21] [B5] are downloaded one by one as CSV, with numbers that a spreadsheet reads and no formula', async () => {
    answer({ data: { figures } })
    const saved: Blob[] = []
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`
    const names: string[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    open()
    for (const title of ['Dagen per dienst', 'Omzet per maand']) {
      await userEvent.click(await screen.findByRole('button', { name: `${title} downloaden` }))
      await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV/ }))
    }
    const read = (blob: Blob | undefined) =>
      new Promise<string>((resolve) => {
        const reader = new FileReader()
        reader.onload = () => resolve(String(reader.result))
        reader.readAsText(blob as Blob)
      })
    expect(await read(saved[0])).toContain(`"'=Schoonmaken";"2,0";"3"`)
    expect(await read(saved[1])).toContain('"mrt 2026";"1234,50";"3"')
    expect(names[0]).toMatch(/^dagen-per-dienst-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  })

  it('[K21] of a new shop say that there is nothing yet, in English too', async () => {
    answer({ data: { figures: empty } })
    open('en')
    expect(await screen.findByRole('heading', { name: 'No figures yet' })).toBeTruthy()
  })

  it('[K21] say that they could not be loaded, and are asked for again', async () => {
    answer({ errors: [{ message: 'Er ging iets mis', extensions: { code: 'INTERNAL' } }] }, { data: { figures } })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }))
    expect(await screen.findByRole('heading', { name: 'Omzet per maand' })).toBeTruthy()
  })

  it('[K21] are of days of one’s own, with what is wrong at the day', async () => {
    const errors = { until: ['De laatste dag ligt voor de eerste.'] }
    const asked = answer(
      { data: { figures } },
      { errors: [{ message: 'Niet goed', extensions: { code: 'VALIDATION', errors } }] },
    )
    open()
    await screen.findByRole('heading', { name: 'Omzet per maand' })
    await userEvent.click(screen.getByRole('combobox', { name: 'Periode' }))
    await userEvent.click(screen.getByRole('option', { name: 'Eigen periode' }))
    const until = screen.getByLabelText('Tot en met')
    await userEvent.clear(until)
    await userEvent.type(until, '2020-01-01')
    expect(await screen.findByText('De laatste dag ligt voor de eerste.')).toBeTruthy()
    await waitFor(() => expect(asked.at(-1)?.until).toBe('2020-01-01'))
  })
})
