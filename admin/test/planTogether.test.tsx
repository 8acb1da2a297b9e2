import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen, said } from './openScreen'

afterEach(() => {
  jest.restoreAllMocks()
})

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const release = { id: 3, name: 'Kerst', publishAt: '2030-12-24T08:00:00.000Z', failure: null, records: [] }
const saved = {
  ...{ id: 5, title: 'Actie', text: null, language: 'nl', version: 3, visible: true, state: 'visible' },
  ...{ visibleFrom: null, visibleUntil: null, referenced: {}, sibling: { id: 6, language: 'en' } },
}

describe('[L5] together with… in the dialog of moments', () => {
  let written: Record<string, unknown>[] = []
  let refused: object | undefined

  beforeEach(() => {
    written = []
    refused = undefined
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
      const { query = '', variables = {} } = JSON.parse(String(init?.body ?? '{}'))
      if (!query.includes('mutation')) return Response.json({ data: { releases: [release] } })
      written.push(variables)
      if (refused) return Response.json({ errors: [refused] })
      return Response.json({ data: { addToRelease: { id: 3 }, startRelease: { id: 4 } } })
    })
  })

  async function openDialog() {
    await press('Op een moment…')
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('option', { name: 'Kerst' })
    return dialog
  }
  const openTip = async (values: object = {}) => {
    const server = openScreen('tips/wijzigen/5', { getOne: async () => ({ data: { ...saved, ...values } }) })
    fireEvent.change(await screen.findByLabelText(/^title/), { target: { value: 'Kerstactie' } })
    return { server, dialog: await openDialog() }
  }
  const choose = (dialog: ReturnType<typeof within>, name: string) =>
    userEvent.selectOptions(dialog.getByLabelText('Samen met…'), name)

  it('keeps what was typed, and puts it into a release that is there, in both languages', async () => {
    const { server, dialog } = await openTip()
    await choose(dialog, 'Kerst')
    dialog.getByText('Wordt met de rest zichtbaar: 24 dec 2030, 09:00')
    expect(dialog.queryByLabelText(/zichtbaar/i)).toBeNull()
    expect((dialog.getByRole('radio', { name: 'Beide talen' }) as HTMLInputElement).checked).toBe(true)
    await userEvent.click(dialog.getByRole('button', { name: 'Plannen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.saveDraft.mock.calls[0]?.[1]).toMatchObject({ id: 5, values: { title: 'Kerstactie' } })
    expect(server.update).not.toHaveBeenCalled()
    expect(written).toEqual([{ id: 3, entity: 'tip', record: 5, bothLanguages: true }])
    expect(said()).toContain('Staat klaar in ‘Kerst’.')
  })

  it('makes a new one, at its moment, of one language when asked', async () => {
    const { dialog } = await openTip({ visible: false, state: 'concept' })
    await choose(dialog, 'Iets nieuws, met een naam')
    await userEvent.type(dialog.getByLabelText(/^Naam/), 'Pasen')
    fireEvent.change(dialog.getByLabelText('Alles zichtbaar vanaf'), { target: { value: '2031-04-01T09:00' } })
    await userEvent.click(dialog.getByRole('radio', { name: 'Deze taal' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Plannen' }))
    const publishAt = '2031-04-01T07:00:00.000Z'
    await waitFor(() =>
      expect(written).toEqual([{ name: 'Pasen', publishAt, entity: 'tip', record: 5, bothLanguages: false }]),
    )
  })

  it('says at its field what is wrong with a new one, and of each record above them', async () => {
    const errors = { name: ['Vul een naam in.'], publishAt: ['Dit is voorbij.'], 'tip.5': ['‘Actie’: bestaat al.'] }
    refused = { message: 'Niet goed', extensions: { code: 'VALIDATION', errors } }
    const { dialog } = await openTip()
    await choose(dialog, 'Iets nieuws, met een naam')
    await userEvent.click(dialog.getByRole('button', { name: 'Plannen' }))
    await dialog.findByText('Vul een naam in.')
    expect(dialog.getByLabelText(/^Naam/).getAttribute('aria-invalid')).toBe('true')
    dialog.getByText('Dit is voorbij.')
    expect(dialog.getByRole('alert').textContent).toBe('‘Actie’: bestaat al.')
  })

  it('keeps what is new under the id that is reserved for it, and goes on with that', async () => {
    const server = openScreen('tips/toevoegen')
    fireEvent.change(await screen.findByLabelText(/^title/), { target: { value: 'Nieuw' } })
    const dialog = await openDialog()
    await choose(dialog, 'Kerst')
    await userEvent.click(dialog.getByRole('button', { name: 'Plannen' }))
    await waitFor(() => expect(written).toMatchObject([{ id: 3, entity: 'tip', record: 9 }]))
    expect(server.saveDraft.mock.calls[0]?.[1]).toMatchObject({ id: null, values: { title: 'Nieuw' } })
    expect(server.create).not.toHaveBeenCalled()
    await waitFor(() => expect(window.location.search).toBe('?concept=9'))
  })
})
