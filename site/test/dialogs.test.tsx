import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ActionLink } from '../src/components/ActionLink'
import { FormDialogControl } from '../src/contact/FormDialogControl'
import { renderAt } from './renderAt'

describe('dialogs of forms', () => {
  beforeAll(() => {
    // jsdom has the element without its methods.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function () {
      if (!this.open) return
      this.open = false
      this.dispatchEvent(new Event('close'))
    }
  })
  beforeEach(() => {
    globalThis.fetch = async (address) =>
      String(address).endsWith('/api/csrf-cookie')
        ? new Response(null, { status: 204 })
        : new Response('{"data":{"answer":{"downloadUrl":null}}}', { headers: { 'content-type': 'application/json' } })
  })

  const show = (address: string) =>
    renderAt(
      address,
      <FormDialogControl>
        <ActionLink action="appointment" />
        <ActionLink action="question">Vraag het</ActionLink>
        <ActionLink action="contact" about="ThinkPad T480" />
      </FormDialogControl>,
    )

  it('[S28] [F4] are opened by action buttons, which lead to the form where there are no scripts', async () => {
    show('/nl')
    const link = screen.getByRole('link', { name: 'Maak een afspraak' })
    expect(link.getAttribute('href')).toBe('/nl/contact?form=appointment#formulier')
    await userEvent.click(link)
    const dialog = await screen.findByRole('dialog', { name: 'Maak een afspraak' })
    expect(dialog.querySelector('form')).toBeTruthy()
    expect(document.activeElement?.tagName).toBe('H2')
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(link)
  })

  it('[S28] are labelled in English too', () => {
    show('/en')
    const link = screen.getByRole('link', { name: 'Make an appointment' })
    expect(link.getAttribute('href')).toBe('/en/contact?form=appointment#form')
  })

  it('[F5] begin with what they were opened about', async () => {
    show('/en')
    const link = screen.getByRole('link', { name: 'Get in touch' })
    expect(link.getAttribute('href')).toBe('/en/contact?about=ThinkPad%20T480#form')
    await userEvent.click(link)
    await screen.findByRole('dialog')
    const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ })
    expect(message.value).toBe('It is about: ThinkPad T480\n\n')
  })

  it('[F5] [F3] hold the question form, and offer to close once it was sent', async () => {
    show('/nl')
    await userEvent.click(screen.getByRole('link', { name: 'Vraag het' }))
    await screen.findByRole('dialog', { name: 'Stel je vraag' })
    await userEvent.type(screen.getByRole('textbox', { name: /^Naam/ }), 'Jan')
    await userEvent.type(screen.getByRole('textbox', { name: /^E-mailadres/ }), 'jan@example.org')
    await userEvent.type(screen.getByRole('textbox', { name: /^Vraag/ }), 'Hoe laat?')
    await userEvent.click(screen.getByRole('button', { name: 'Vraag versturen' }))
    expect((await screen.findByRole('status')).textContent).toContain('succesvol verzonden')
    const [, close] = screen.getAllByRole('button', { name: 'Sluiten' })
    if (close) await userEvent.click(close)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
