import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadDialog } from '../src/app/layout/loadDialog'
import { DialogConfirmation, FormDialogControl } from '../src/features/messages/FormDialogControl'
import { ActionLink } from '../src/kernel/components/ActionLink'
import type { LayoutData } from '../src/kernel/screens/LayoutData'
import { renderAt } from './renderAt'

describe('dialogs of forms', () => {
  beforeAll(async () => {
    // Jest cannot load two modules with the same imports at once.
    await import('../src/features/messages/FormDialog')
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

  const show = (address: string, layoutData: Partial<LayoutData> = {}) =>
    renderAt(
      address,
      <FormDialogControl loadDialog={(form) => loadDialog(form, false)}>
        <ActionLink action="appointment" />
        <ActionLink action="question">Vraag het</ActionLink>
        <ActionLink action="contact" about="ThinkPad T480" />
        <DialogConfirmation />
      </FormDialogControl>,
      { layoutData },
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
    expect(message.value).toBe('About: ThinkPad T480\n\n')
  })

  it.each([
    ['cms_admin', '', ''],
    ['cms_status_user', 'Klaas de Klant', 'klant@example.com'],
  ] as const)('[X54] begin with what is known of a %s who is signed in', async (role, name, email) => {
    show('/nl', { viewer: { name: 'Klaas de Klant', email: 'klant@example.com', role } })
    await userEvent.click(screen.getByRole('link', { name: 'Maak een afspraak' }))
    await screen.findByRole('dialog')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Naam/ }).value).toBe(name)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^E-mailadres/ }).value).toBe(email)
  })

  for (const [language, words] of [
    [
      'nl',
      {
        open: 'Vraag het',
        name: 'Naam',
        email: 'E-mailadres',
        text: 'Vraag',
        phone: 'Telefoonnummer',
        send: 'Vraag versturen',
        sent: 'succesvol verzonden',
        wrong: 'Dit is geen geldig telefoonnummer.',
        close: 'Melding sluiten',
      },
    ],
    [
      'en',
      {
        open: 'Vraag het',
        name: 'Name',
        email: 'E-mail address',
        text: 'Question',
        phone: 'Telephone number',
        send: 'Send question',
        sent: 'sent successfully',
        wrong: 'This is not a valid telephone number.',
        close: 'Close this message',
      },
    ],
  ] as const) {
    it(`[X54] [F5] [F3] close once they were sent, and confirm on the page what was, in ${language}`, async () => {
      show(`/${language}`)
      const opener = screen.getByRole('link', { name: words.open })
      await userEvent.click(opener)
      await screen.findByRole('dialog')
      const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
      await userEvent.clear(field(words.phone))
      await userEvent.type(field(words.phone), 'abc')
      expect(screen.getByText(words.wrong)).toBeTruthy()
      expect(field(words.phone).getAttribute('aria-invalid')).toBe('true')
      await userEvent.clear(field(words.phone))
      await userEvent.type(field(words.phone), '06 1234 5678')
      expect(screen.queryByText(words.wrong)).toBeNull()
      for (const [name, text] of [
        [words.name, 'Jan'],
        [words.email, 'jan@example.org'],
        [words.text, 'Hoe laat?'],
      ] as const) {
        await userEvent.clear(field(name))
        await userEvent.type(field(name), text)
      }
      await userEvent.click(screen.getByRole('button', { name: words.send }))
      const notice = await screen.findByRole('status')
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(document.activeElement).toBe(notice)
      expect(notice.textContent).toContain(words.sent)
      for (const text of ['Jan', 'jan@example.org', '06 1234 5678', 'Hoe laat?']) {
        expect(notice.textContent).toContain(text)
      }
      await userEvent.click(screen.getByRole('button', { name: words.close }))
      expect(screen.queryByRole('status')).toBeNull()
      expect(document.activeElement).toBe(opener)
    })
  }

  it.each([
    ['/nl', 'Neem contact op', /Schrijf wat er is, dan antwoorden we/],
    ['/en', 'Get in touch', /Tell us what is wrong and we will reply/],
  ])('[S28] say in words what comes of them, at %s', async (address, name, words) => {
    show(address)
    await userEvent.click(screen.getByRole('link', { name }))
    const { textContent } = await screen.findByRole('dialog')
    expect(textContent).toMatch(words)
    expect(textContent).not.toMatch(/[{}]/)
  })
})
