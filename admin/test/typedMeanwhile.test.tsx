import { expect, it, jest } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen } from './openScreen'

type Values = Record<string, unknown>

it('[B16] what is typed while a save is under way stays, as a change that is not saved yet', async () => {
  let answer = () => {}
  const update = jest.fn(
    (_name: string, { data }: { data: Values }) =>
      new Promise((resolve) => {
        answer = () =>
          resolve({ data: { ...data, title: String(data.title).trim(), version: Number(data.version) + 1 } })
      }),
  )
  const before = { id: 5, title: 'Virussen', language: 'nl', version: 1, referenced: {}, sibling: null }
  openScreen('nieuws-categorieen/wijzigen/5', { update, getOne: async () => ({ data: before }) })
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /^title/ })
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))

  fireEvent.change(title, { target: { value: 'Virussen en wormen ' } })
  await save()
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1))
  fireEvent.change(title, { target: { value: 'Virussen en wormen te lijf' } })
  answer()
  expect(await screen.findByText(/is gewijzigd/)).toBeTruthy()
  await waitFor(() => expect(screen.getByText('Niet opgeslagen')).toBeTruthy())
  expect(title.value).toBe('Virussen en wormen te lijf')

  await save()
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  expect(update.mock.calls[1]?.[1].data).toMatchObject({ title: 'Virussen en wormen te lijf', version: 2 })
  answer()
  // Without more typing the form shows what the server has made of it.
  await waitFor(() => expect(screen.queryByText('Niet opgeslagen')).toBeNull())
  fireEvent.change(title, { target: { value: 'Wormen ' } })
  await save()
  await waitFor(() => expect(update).toHaveBeenCalledTimes(3))
  answer()
  await waitFor(() => expect(title.value).toBe('Wormen'))
})

it('[X70] what is typed while a new record is saved for the first time stays, and so does the focus', async () => {
  let answer = () => {}
  let saved: Values | undefined
  const create = jest.fn(
    (_name: string, { data }: { data: Values }) =>
      new Promise((resolve) => {
        saved = { ...data, id: 7, version: 1, referenced: {}, sibling: null }
        answer = () => resolve({ data: saved })
      }),
  )
  const update = jest.fn(async (_name: string, { data }: { data: Values }) => ({ data: { ...data, version: 2 } }))
  openScreen('nieuws-categorieen/toevoegen', { create, update, getOne: async () => ({ data: saved }) })
  const titleField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^title/ })
  const first = await titleField()
  fireEvent.change(first, { target: { value: 'Virussen' } })
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1))
  await userEvent.click(first)
  fireEvent.change(first, { target: { value: 'Virussen en wormen' } })
  first.setSelectionRange(8, 8)
  answer()
  expect(await screen.findByText(/is toegevoegd/)).toBeTruthy()
  await waitFor(() => expect(screen.getByText('Niet opgeslagen')).toBeTruthy())
  await waitFor(() => expect(first.isConnected).toBe(false))
  const title = await titleField()
  await waitFor(() => expect(title.value).toBe('Virussen en wormen'))
  await waitFor(() => expect(document.activeElement).toBe(title))
  await waitFor(() => expect(title.selectionStart).toBe(8))

  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1))
  expect(update.mock.calls[0]?.[1].data).toMatchObject({ id: 7, title: 'Virussen en wormen', version: 1 })
  await waitFor(() => expect(screen.queryByText('Niet opgeslagen')).toBeNull())
})
