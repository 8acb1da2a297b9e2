import { describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parse, validate } from 'graphql'
import type { Note } from '../src/features/notes/Notes'
import { AddInternalNoteDocument, DeleteInternalNoteDocument, InternalNotesDocument } from '../src/generated/graphql'
import { openScreen, said } from './openScreen'
import { schema } from './schema'

const record = { id: 5, version: 3, status: 'waiting', customer: 4, usedParts: [], referenced: {}, sibling: null }
const written: Note = { id: 1, at: '2026-01-01T08:00:00Z', text: 'Hoes ontbreekt', userName: 'Els' }

/** A server that keeps the notes of one job. */
function serve(notes: Note[] | 'out of order', refusal?: string) {
  const sent: { query: string; variables: Record<string, unknown> }[] = []
  let kept = notes === 'out of order' ? [] : notes
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    if (!init?.body) return new Response(null, { status: 204 })
    const call = JSON.parse(String(init.body))
    const { query, variables } = call
    if (query.includes('JobTimeline')) return Response.json({ data: { job: { timeline: [] } } })
    if (notes === 'out of order') return Response.json({ errors: [{ message: 'Nee' }] })
    sent.push(call)
    if (!query.startsWith('mutation')) return Response.json({ data: { notes: kept } })
    if (refusal) return Response.json({ errors: [{ message: refusal, extensions: { code: 'CONFLICT' } }] })
    if (query === AddInternalNoteDocument.trim()) kept = [...kept, { ...written, id: 2, text: variables.text }]
    else kept = kept.filter(({ id }) => id !== variables.id)
    return Response.json({ data: {} })
  })
  return { changes: () => sent.filter(({ query }) => query.startsWith('mutation')).map(({ variables }) => variables) }
}

async function openNotes(language: 'nl' | 'en' = 'nl') {
  openScreen('reparaties/wijzigen/5', { getOne: async () => ({ data: record }) }, language)
  return screen.findByRole('region', { name: language === 'nl' ? 'Interne notities' : 'Internal notes' })
}

describe('internal notes of a job', () => {
  it('ask what the server knows', () => {
    for (const document of [InternalNotesDocument, AddInternalNoteDocument, DeleteInternalNoteDocument].map(String)) {
      expect(validate(schema, parse(document))).toEqual([])
    }
  })

  it('[J9] are listed with who and when, and say that they are for the shop only', async () => {
    serve([written])
    const notes = await openNotes()
    expect(notes.textContent).toContain('Alleen voor de winkel')
    const note = await within(notes).findByRole('listitem')
    expect(note.textContent).toBe('Hoes ontbreekt1 jan 2026, 09:00 · Els')
  })

  it('[J9] are added at once, never empty', async () => {
    const { changes } = serve([])
    const notes = await openNotes('en')
    expect(await within(notes).findByText('No notes yet.')).toBeTruthy()
    const field = within(notes).getByLabelText('New note, for the shop only') as HTMLTextAreaElement
    await userEvent.click(within(notes).getByRole('button', { name: 'Add note' }))
    expect(within(notes).getByText('Write a note first.')).toBeTruthy()
    await userEvent.type(field, '  Call on Monday ')
    await userEvent.click(within(notes).getByRole('button', { name: 'Add note' }))
    expect((await within(notes).findByRole('listitem')).textContent).toContain('Call on Monday')
    expect(changes()).toEqual([{ job: 'statusRepair', id: 5, text: 'Call on Monday' }])
    expect(field.value).toBe('')
  })

  it('[J9] are deleted after a question alone', async () => {
    const { changes } = serve([written])
    const notes = await openNotes()
    const ask = async () =>
      userEvent.click(await within(notes).findByRole('button', { name: /^Notitie van 1 jan 2026.*Els verwijderen$/ }))
    await ask()
    expect((await screen.findByRole('dialog')).textContent).toContain('Hoes ontbreekt')
    await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(changes()).toEqual([])
    await ask()
    await userEvent.click(screen.getByRole('button', { name: 'Voorgoed verwijderen' }))
    await waitFor(() => expect(said()).toBe('De notitie is verwijderd.'))
    expect(await within(notes).findByText('Nog geen notities.')).toBeTruthy()
    expect(changes()).toEqual([{ id: 1 }])
  })

  it('[J9] keep what was typed when the server refuses, and say so', async () => {
    serve([], 'Dat mag niet')
    const notes = await openNotes()
    const field = within(notes).getByLabelText(/^Nieuwe notitie/) as HTMLTextAreaElement
    await userEvent.type(field, 'Bel maandag')
    await userEvent.click(within(notes).getByRole('button', { name: 'Notitie toevoegen' }))
    expect(await within(notes).findByText('Dat mag niet')).toBeTruthy()
    expect(field.value).toBe('Bel maandag')
  })

  it('[J9] say when they cannot be loaded', async () => {
    serve('out of order')
    const notes = await openNotes()
    expect(await within(notes).findByRole('button', { name: 'Opnieuw proberen' })).toBeTruthy()
  })
})
