import { describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen } from './openScreen'

const taken = 'De waarde van het veld ‘Titel’ bestaat al, kies een andere.'
type Claim = { field: string; value: string; language?: string; except?: number }

describe('a value that another record has', () => {
  const answer = () =>
    jest.fn(async (_name: string, { value }: Claim): Promise<string | null> => (value === 'Virussen' ? taken : null))

  it('[B17] is told while one types, and no more when it is changed', async () => {
    const uniqueComplaint = answer()
    openScreen('nieuws-categorieen/toevoegen', { uniqueComplaint })
    const title = await screen.findByRole('textbox', { name: /^title/ })
    // Without a pause, however slow the machine is.
    for (const value of ['V', 'Vir', 'Virus', 'Virussen']) fireEvent.change(title, { target: { value } })
    expect(await screen.findByText(taken)).toBeTruthy()
    expect(title.getAttribute('aria-invalid')).toBe('true')
    // Once the typing stopped, not for every letter.
    expect(uniqueComplaint.mock.calls.length).toBeLessThan(3)
    expect(uniqueComplaint.mock.calls.at(-1)?.[1]).toMatchObject({ field: 'title', language: 'nl', except: undefined })

    await userEvent.type(title, ' van alles')
    await waitFor(() => expect(screen.queryByText(taken)).toBeNull())
  })

  it('[B17] is not asked of what was not changed, and the record itself is left out', async () => {
    const uniqueComplaint = answer()
    const getOne = async () => ({
      data: { id: 5, title: 'Virussen', language: 'nl', version: 1, referenced: {}, sibling: null },
    })
    openScreen('nieuws-categorieen/wijzigen/5', { uniqueComplaint, getOne })
    const title = await screen.findByRole('textbox', { name: /^title/ })
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
    expect(uniqueComplaint).not.toHaveBeenCalled()
    await userEvent.type(title, '!')
    await waitFor(() =>
      expect(uniqueComplaint).toHaveBeenLastCalledWith('newsCategory', {
        field: 'title',
        value: 'Virussen!',
        language: 'nl',
        except: 5,
      }),
    )
  })

  it('[B17] is asked in the language of the record', async () => {
    const uniqueComplaint = answer()
    openScreen('nieuws-categorieen/toevoegen', { uniqueComplaint })
    await userEvent.click(await screen.findByRole('button', { name: 'English' }))
    await userEvent.type(screen.getByRole('textbox', { name: /^title/ }), 'Back up')
    await waitFor(() => expect(uniqueComplaint.mock.calls.at(-1)?.[1]).toMatchObject({ language: 'en' }))
  })
})
