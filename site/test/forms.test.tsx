import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { leastMillisecondsOpen } from '@shop/server/textLimits'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { messageDraft, readDraft } from '../src/features/messages/draft'
import { MessageForm } from '../src/features/messages/MessageForm'
import type { FormName } from '../src/kernel/addresses/formAddresses'
import { renderAt } from './renderAt'

interface Sent {
  variables: { input: Record<string, unknown> }
  key: string | null
}

type Outcome = { data: unknown } | { errors: unknown[] } | Error

const accepted: Outcome = { data: { answer: { downloadUrl: null } } }

function refused(code: string, message: string, errors?: Record<string, string[]>): Outcome {
  return { errors: [{ message, extensions: { code, errors } }] }
}

describe('forms', () => {
  const sent: Sent[] = []
  let answers: Outcome[] = []

  beforeEach(() => {
    sent.length = 0
    answers = [accepted]
    messageDraft.save(Object.fromEntries(Object.keys(readDraft()).map((name) => [name, ''])))
    globalThis.fetch = async (address, init) => {
      if (String(address).endsWith('/api/csrf-cookie')) return new Response(null, { status: 204 })
      const key = new Headers(init?.headers).get('idempotency-key')
      sent.push({ ...(JSON.parse(String(init?.body)) as Pick<Sent, 'variables'>), key })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (answer instanceof Error) throw answer
      return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
    }
  })

  afterEach(() => {
    jest.restoreAllMocks()
  })

  /** Shows a form, and lets the time pass in which it would be held back. */
  const show = (form: FormName, address = '/nl/contact', onSent?: () => void) => {
    const shown = renderAt(address, <MessageForm form={form} {...(onSent && { onSent })} />)
    const shownAt = performance.now()
    jest.spyOn(performance, 'now').mockImplementation(() => shownAt + leastMillisecondsOpen)
    return shown
  }
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
  const send = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))
  const faultOf = (element: HTMLElement) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id))
      .find((one) => one?.className === 'field__error')?.textContent

  async function fillIn() {
    await userEvent.type(field(/^Naam/), 'Jan Jansen')
    await userEvent.type(field(/^E-mailadres/), 'jan@example.org')
    await userEvent.type(field(/^Bericht/), 'Mijn laptop is traag.')
  }

  it('[F2] judges nothing before it is sent, and every input from then on', async () => {
    const { container } = show('contact')
    expect(container.querySelector('form')?.noValidate).toBe(true)
    await userEvent.type(field(/^E-mailadres/), 'jan')
    expect(screen.queryByRole('alert')).toBeNull()
    await send(/versturen/)
    expect(faultOf(field(/^Naam/))).toBe("Het is verplicht om het veld 'Naam' in te vullen.")
    expect(faultOf(field(/^E-mailadres/))).toBe('Dit is geen geldig e-mailadres.')
    expect(faultOf(field(/^Telefoonnummer/))).toBeUndefined()
    expect(screen.getByRole('alert').textContent).toBe('Kijk deze velden nog na:')
    await waitFor(() => expect(document.activeElement).toBe(field(/^Naam/)))
    await userEvent.type(field(/^E-mailadres/), '@example.org')
    expect(field(/^E-mailadres/).getAttribute('aria-invalid')).toBeNull()
    await userEvent.clear(field(/^E-mailadres/))
    expect(faultOf(field(/^E-mailadres/))).toBe("Het is verplicht om het veld 'E-mailadres' in te vullen.")
    expect(sent).toEqual([])
  })

  it('[F2] says so in English', async () => {
    show('contact', '/en/contact')
    await send(/Send/)
    expect(faultOf(field(/^Name/))).toBe("The 'Name' field is required.")
  })

  it('[F2] leads from what is wrong to its field', async () => {
    show('contact')
    await send(/versturen/)
    await userEvent.click(screen.getByRole('button', { name: 'Bericht' }))
    expect(document.activeElement).toBe(field(/^Bericht/))
  })

  it('[F1] [F3] sends what was filled in and shows the confirmation in place of the form', async () => {
    const onSent = jest.fn()
    show('contact', '/nl/contact', onSent)
    await fillIn()
    await send(/versturen/)
    const confirmation = await screen.findByRole('status')
    expect(confirmation.textContent).toContain('Het bericht is succesvol verzonden')
    await waitFor(() => expect(document.activeElement).toBe(confirmation))
    expect(screen.queryByRole('textbox', { name: /^Naam/ })).toBeNull()
    expect(onSent).toHaveBeenCalledTimes(1)
    expect(sent[0]?.variables.input).toMatchObject({
      name: 'Jan Jansen',
      email: 'jan@example.org',
      phone: null,
      message: 'Mijn laptop is traag.',
      website: '',
      millisecondsOpen: expect.any(Number),
    })
  })

  it('[X12] is held back, and sent, when a browser has filled it in at once', async () => {
    const shownAt = performance.now()
    renderAt('/nl/contact', <MessageForm form="contact" />)
    for (const [name, value] of [
      [/^Naam/, 'Jan Jansen'],
      [/^E-mailadres/, 'jan@example.org'],
      [/^Bericht/, 'Mijn laptop is traag.'],
    ] as const) {
      fireEvent.input(field(name), { target: { value } })
    }
    fireEvent.click(screen.getByRole('button', { name: /versturen/ }))
    await waitFor(() => expect(screen.getByRole('button', { name: /Bezig/ })).toBeTruthy())
    expect(sent).toEqual([])
    await screen.findByRole('status', {}, { timeout: 5000 })
    expect(performance.now() - shownAt).toBeGreaterThanOrEqual(2000)
    expect(sent).toHaveLength(1)
    const [{ variables } = { variables: { input: {} } }] = sent
    expect(variables.input).toMatchObject({ millisecondsOpen: expect.any(Number) })
    expect(Number(Object(variables.input).millisecondsOpen)).toBeGreaterThanOrEqual(2000)
  })

  it('[F13] is sent once however often the button is pressed', async () => {
    show('contact')
    await fillIn()
    const button = screen.getByRole('button', { name: /versturen/ })
    await Promise.all([userEvent.dblClick(button), userEvent.click(button)])
    await screen.findByRole('status')
    expect(sent).toHaveLength(1)
  })

  it('[F3] [F13] preserves what was typed when there is no response, and sends the same under the same key', async () => {
    answers = [new TypeError('fetch failed'), refused('INTERNAL', 'no'), accepted]
    show('contact')
    await fillIn()
    await send(/versturen/)
    expect((await screen.findByRole('alert')).textContent).toContain('internetverbinding')
    expect(field(/^Bericht/).value).toBe('Mijn laptop is traag.')
    await send(/versturen/)
    expect((await screen.findByText(/fout bij ons/)).textContent).not.toContain('no answer')
    await userEvent.type(field(/^Bericht/), ' Heel traag.')
    await send(/versturen/)
    await screen.findByRole('status')
    const [first, second, third] = sent.map(({ key }) => key)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('[F3] shows what the server refuses at the field that it is about', async () => {
    answers = [refused('VALIDATION', 'Ongeldig', { email: ['Dit adres bestaat niet.'] })]
    show('contact')
    await fillIn()
    await send(/versturen/)
    await screen.findByText('Dit adres bestaat niet.')
    expect(faultOf(field(/^E-mailadres/))).toBe('Dit adres bestaat niet.')
    await waitFor(() => expect(document.activeElement).toBe(field(/^E-mailadres/)))
    expect(field(/^Naam/).value).toBe('Jan Jansen')
  })

  it('[F3] shows that there were too many messages', async () => {
    answers = [refused('RATE_LIMITED', 'Dat waren te veel aanvragen achter elkaar.')]
    show('contact')
    await fillIn()
    await send(/versturen/)
    expect((await screen.findByRole('alert')).textContent).toBe('Dat waren te veel aanvragen achter elkaar.')
  })

  it('[F2] counts the characters of a text area', async () => {
    const { container } = show('contact')
    await userEvent.type(field(/^Bericht/), 'Hallo')
    expect(container.querySelector('.field__count')?.textContent).toContain('5 / 5000')
    await userEvent.click(field(/^Bericht/))
    await userEvent.paste('a'.repeat(5000))
    await send(/versturen/)
    expect(faultOf(field(/^Bericht/))).toBe("Het veld 'Bericht' mag hoogstens 5000 tekens hebben.")
  })

  it('[F4] wishes for a day and a part of it, which stand before the message', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T12:00:00.000Z'))
    show('appointment')
    const days = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Dag' }).options].map(({ text }) => text)
    expect(days.slice(0, 3)).toEqual(['Maak een keuze', 'maandag 23 november', 'dinsdag 24 november'])
    expect(days.filter((day) => day.startsWith('zondag'))).toEqual([])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dag' }), 'dinsdag 24 november')
    await send(/aanvragen/)
    expect(screen.getByText("Het is verplicht om het veld 'Dagdeel' in te vullen.")).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: /Avond/ }))
    await userEvent.type(field(/^Naam/), 'Jan Jansen')
    await userEvent.type(field(/^E-mailadres/), 'jan@example.org')
    await userEvent.type(field(/^Waar gaat het om/), 'Laptop start niet.')
    await send(/aanvragen/)
    await screen.findByRole('status')
    expect(sent[0]?.variables.input.message).toBe(
      'Gewenste afspraak: dinsdag 24 november 2026, avond (17:00–20:00)\n\nLaptop start niet.',
    )
    expect(Object.keys(sent[0]?.variables.input ?? {})).not.toContain('day')
  })

  it('[F6] [F7] asks for another number than that of the phone to be repaired', async () => {
    show('phone', '/nl/telefoon')
    const phone = field(/^Telefoonnummer/)
    const hint = document.getElementById(phone.getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).toContain('een ander nummer dan dat van de telefoon die we repareren')
    await send(/Bel mij/)
    expect(faultOf(phone)).toBeTruthy()
    expect(faultOf(field(/^E-mailadres/))).toBeUndefined()
  })

  it('[F8] [X83] starts the download once remote assistance was asked for on Windows', async () => {
    answers = [{ data: { answer: { downloadUrl: '/downloads/tool.cmd' } } }]
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    show('remoteAssistance', '/nl/hulp-op-afstand')
    await userEvent.type(field(/^Naam/), 'Jan')
    await userEvent.type(field(/^E-mailadres/), 'jan@example.org')
    await userEvent.type(field(/^Omschrijving/), 'Virus')
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (Windows NT 10.0)', configurable: true })
    await send(/Versturen/)
    const link = await screen.findByRole('link', { name: /Download/ })
    expect(link.getAttribute('href')).toBe('/downloads/tool.cmd')
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
    expect(screen.getByRole('status').textContent).toContain('Je gegevens zijn succesvol verzonden')
    clicked.mockRestore()
    Reflect.deleteProperty(navigator, 'userAgent')
  })

  it('[F3] keeps what was typed when the form is left and opened again, until it is sent', async () => {
    const { unmount } = show('contact')
    await fillIn()
    unmount()
    show('question')
    expect(field(/^Naam/).value).toBe('Jan Jansen')
    expect(field(/^Vraag/).value).toBe('Mijn laptop is traag.')
    await send(/versturen/)
    await screen.findByRole('status')
    expect(readDraft().message).toBeUndefined()
  })
})
