import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen } from './openScreen'

afterEach(() => {
  jest.restoreAllMocks()
})

const record = { entity: 'tip', record: 5, isNew: false, hasDraft: true, title: 'Kersttip', language: 'nl' }
const release = { id: 3, name: 'Kerst', publishAt: null, failure: null, records: [record] }
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

describe('what is published together', () => {
  let sent: { query: string; variables: Record<string, unknown> }[] = []
  let releases: object[] = []
  let refused: object | undefined

  beforeEach(() => {
    sent = []
    releases = [release]
    refused = undefined
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
      const asked = { query: '', variables: {}, ...JSON.parse(String(init?.body ?? '{}')) }
      sent.push(asked)
      if (asked.query.includes('mutation') && refused) return Response.json({ errors: [refused] })
      if (asked.query.includes('published: true')) return Response.json({ data: { releases: [] } })
      return Response.json({
        data: {
          ...{ releases, releaseCandidates: [{ ...record, record: 6, title: 'Kerstfolder', hasDraft: false }] },
          ...{ publishRelease: 1, upcomingMoments: [] },
        },
      })
    })
  })
  const written = () => sent.filter(({ query }) => query.includes('mutation')).map(({ variables }) => variables)
  const open = () => openScreen('wat-komt-eraan?weergave=samen')

  it('[L5] says what it is for while there is none, and makes one by its name', async () => {
    releases = []
    open()
    await screen.findByText('Nog niets dat samen gepubliceerd wordt')
    fireEvent.change(screen.getByLabelText(/^Naam/), { target: { value: 'Kerst' } })
    await press('Maken')
    await waitFor(() => expect(written()).toEqual([{ name: 'Kerst' }]))
  })

  it('[L5] names what is in it, and takes drafts and concepts in and out', async () => {
    open()
    const card = within(await screen.findByRole('region', { name: 'Kerst' }))
    card.getByText('Kersttip')
    card.getByText(/NL · Nieuwe versie/)
    await press('Haal ‘Kersttip’ eruit (nl)')
    await waitFor(() => expect(written()).toEqual([{ id: 3, entity: 'tip', record: 5 }]))
    await press('Toevoegen')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Toevoegen: Kerstfolder (nl)' }))
    await waitFor(() => expect(written()[1]).toEqual({ id: 3, entity: 'tip', record: 6, bothLanguages: true }))
    await dialog.findByText('‘Kerstfolder’ is toegevoegd.')
  })

  it('[L5] one with nothing in it asks for something, and cannot be published', async () => {
    releases = [{ ...release, records: [] }]
    open()
    const card = within(await screen.findByRole('region', { name: 'Kerst' }))
    expect(card.getByRole('button', { name: 'Toevoegen' }).className).toContain('contained')
    expect(card.queryByRole('button', { name: 'Nu publiceren' })).toBeNull()
  })

  it('[L5] publishes all of it at the second press, and says of each record why it does not', async () => {
    const errors = { 'tip.5': ['‘Kersttip’: de titel ontbreekt.'], 'page.2': ['‘Pagina’: bestaat al.'] }
    refused = { message: 'Er is niets gepubliceerd.', extensions: { code: 'VALIDATION', errors } }
    open()
    await press('Nu publiceren')
    expect(written()).toEqual([])
    await press('Alles nu publiceren')
    const alert = await screen.findByRole('alert')
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['‘Kersttip’: de titel ontbreekt.', '‘Pagina’: bestaat al.'])
    expect(written()).toEqual([{ id: 3 }])
  })

  it('[L5] one that is planned leads to the site at its moment, and says why it failed', async () => {
    releases = [{ ...release, publishAt: '2030-12-24T08:00:00.000Z', failure: 'De prijs ontbreekt.' }]
    open()
    const link = await screen.findByRole('link', { name: 'Bekijk de site op dit moment' })
    expect(link.getAttribute('href')).toBe('/cougarXr7/preview/op/2030-12-24T09:00/nl')
    screen.getByText('De prijs ontbreekt.')
    await press('Annuleer het moment')
    await waitFor(() => expect(written()).toEqual([{ id: 3, publishAt: null }]))
  })

  it('[L5] is given another name, and says at its field why not', async () => {
    const errors = { name: ['De naam is te lang.'] }
    refused = { message: 'Niet goed.', extensions: { code: 'VALIDATION', errors } }
    open()
    await press('Geef ‘Kerst’ een andere naam')
    const dialog = within(await screen.findByRole('dialog'))
    const box = dialog.getByLabelText(/^Naam/)
    fireEvent.change(box, { target: { value: 'Kerst 2030' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }))
    await dialog.findByText('De naam is te lang.')
    expect(box.getAttribute('aria-invalid')).toBe('true')
    refused = undefined
    await userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(written().at(-1)).toEqual({ id: 3, name: 'Kerst 2030' })
  })
})
