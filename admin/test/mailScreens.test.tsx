import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { address, openScreen, refusal, said } from './openScreen'

const message = {
  id: 5,
  version: 1,
  createdAt: '2026-11-21T07:05:00.000Z',
  isRead: false,
  name: 'Els de Wit',
  email: 'els@example.com',
  phone: '06 12 34 56 78',
  message: 'Goedemiddag,\n\nMijn laptop start niet.',
  referenced: {},
  sibling: null,
}
const kinds = ['emails', 'emails-mobiel', 'emails-hulp-op-afstand']
const list = (...data: object[]) => ({ getList: async () => ({ data, total: data.length }) })

describe('the list of e-mails', () => {
  it.each(kinds)('[B4] of %s leads to reading and has no way to add', async (section) => {
    openScreen(`${section}/overzicht`, list(message))
    const link = await screen.findByRole('link', { name: 'Ongelezen Els de Wit' })
    expect(screen.queryByRole('link', { name: /toevoegen/ })).toBeNull()
    expect(screen.getByText('21 nov 2026, 08:05')).toBeTruthy()
    await userEvent.click(link)
    expect(address()).toBe(`${section}/bekijken/5`)
  })

  it('[B4] lets one delete a chosen message, after a question', async () => {
    const { deleteMany } = openScreen('emails/overzicht', {
      ...list(message),
      getMany: async () => ({ data: [message] }),
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Els de Wit kiezen' }))
    const bar = (await screen.findByText('1 gekozen')).parentElement as HTMLElement
    await waitFor(() =>
      expect(within(bar).getByRole('button', { name: 'Verwijderen' })).toHaveProperty('disabled', false),
    )
    await userEvent.click(within(bar).getByRole('button', { name: 'Verwijderen' }))
    expect((await screen.findByRole('dialog')).textContent).toContain(
      '‘Els de Wit’ gaat 30 dagen naar de prullenbak en wordt daarna voorgoed verwijderd',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }))
    expect(deleteMany).not.toHaveBeenCalled()
  })

  it('[B4] says where messages come from when there are none', async () => {
    openScreen('emails/overzicht')
    expect(await screen.findByText('Wat binnenkomt of verstuurd wordt, staat hier vanzelf.')).toBeTruthy()
  })
})

describe('an e-mail', () => {
  it('[B4] [B9] [X65] is read, not edited, and can be answered; the title names who sent it', async () => {
    openScreen('emails/bekijken/5', { getOne: async () => ({ data: message }) })
    expect((await screen.findByRole('link', { name: 'els@example.com' })).getAttribute('href')).toBe(
      'mailto:els@example.com',
    )
    expect(screen.getByRole('link', { name: '06 12 34 56 78' }).getAttribute('href')).toBe('tel:0612345678')
    expect(screen.getByText(/Mijn laptop start niet\./)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Email Els de Wit')
    // What can be written is the answer.
    expect(screen.getByRole('textbox')).toBe(screen.getByRole('textbox', { name: 'Antwoord aan els@example.com' }))
    expect(screen.queryByRole('button', { name: 'Opslaan' })).toBeNull()
  })

  it('has been read once it was on the screen', async () => {
    const { markRead } = openScreen('emails-mobiel/bekijken/5', { getOne: async () => ({ data: message }) })
    await waitFor(() => expect(markRead).toHaveBeenCalledWith('emailPhone', 5))
  })

  it('[B4] [M18] is deleted after a question, which is then said', async () => {
    const { deleteMany } = openScreen('emails/bekijken/5', { getOne: async () => ({ data: message }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Verwijderen' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verwijderen' }))
    await waitFor(() => expect(said()).toContain('Email ‘Els de Wit’ is verwijderd.'))
    expect(deleteMany).toHaveBeenCalledWith('email', { ids: [5] })
    expect(address()).toBe('emails/overzicht')
  })

  it('[M13] says when deleting did not work', async () => {
    openScreen(
      'emails/bekijken/5',
      { getOne: async () => ({ data: message }), deleteMany: refusal('E-mail not found') },
      'en',
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect((await screen.findByRole('alert')).textContent).toContain('A problem occurred while deleting the email.')
  })

  it.each(kinds)('[M4] [M6] that is not there leads from %s to the reviews', async (section) => {
    openScreen(`${section}/bekijken/999`, { getOne: refusal('E-mail niet gevonden') })
    await waitFor(() => expect(address()).toBe('reviews/overzicht'))
    expect(said()).toBe('E-mail niet gevonden')
  })
})

describe('the outbox', () => {
  const mail = {
    id: 3,
    version: 1,
    createdAt: '2026-11-21T07:05:00.000Z',
    recipient: 'jan@example.com',
    subject: 'Je reparatie is klaar',
    text: 'Beste Jan',
    lastError: '550 No such mailbox',
    referenced: {},
    sibling: null,
  }

  it('[B21] shows mail and what went wrong with it, with nothing to add, choose or delete', async () => {
    openScreen('uitgaande-mail/overzicht', list(mail))
    expect(await screen.findByText('550 No such mailbox')).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('link', { name: /toevoegen/ })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Je reparatie is klaar' }))
    expect(address()).toBe('uitgaande-mail/bekijken/3')
  })

  it('[M5] that lacks a mail is where one ends up', async () => {
    openScreen('uitgaande-mail/bekijken/9', { getOne: refusal('Uitgaande mail niet gevonden') })
    await waitFor(() => expect(address()).toBe('uitgaande-mail/overzicht'))
  })
})
