import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadDialog } from '../src/app/layout/loadDialog'
import { FormDialogControl } from '../src/features/messages/FormDialogControl'
import { dayAfter, today } from '../src/features/shop/shopDays'
import { ActionLink } from '../src/kernel/components/ActionLink'
import { layout } from './fixtures'
import { renderAt } from './renderAt'

const kind = (id: number, title: string, fields: object = {}) => ({
  ...{ id, url: `soort-${id}`, title, description: '', minutes: 30, place: 'shop', price: 'Gratis', changeHours: 2 },
  ...{ horizonDays: 42, needsPostcode: false, needsPhone: false, isForPickUp: false, isForService: true },
  ...{ service: null, services: [], ...fields },
})
const bring = kind(1, 'Brengen')
const home = kind(2, 'Aan huis', { place: 'home', needsPostcode: true, needsPhone: true, price: '€ 65 per uur' })
const day = dayAfter(today(), 3)
const slot = (time: string) => ({ startsAt: `${day}T${time}:00.000Z`, time })

type Answers = Record<string, (variables: Record<string, unknown>) => object>
let answers: Answers
let sent: { name: string; variables: Record<string, unknown>; key: string | null }[]

const usual: Answers = {
  AppointmentKinds: () => ({ data: { publicAppointmentKinds: [bring, home] } }),
  AppointmentDays: ({ from }) => ({
    data: { days: from === today() ? [{ day, lack: null, slots: [slot('09:00'), slot('09:30')] }] : [], shop: null },
  }),
  BookAppointment: () => ({ data: { booked: { code: 'abc' } } }),
}

describe('[C8] the dialog of an appointment', () => {
  beforeAll(async () => {
    await import('../src/features/appointments/BookingDialog')
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
    answers = usual
    sent = []
    sessionStorage.clear()
    globalThis.fetch = async (address, init) => {
      if (String(address).endsWith('/api/csrf-cookie')) return new Response(null, { status: 204 })
      const { operationName: name, variables } = JSON.parse(String(init?.body))
      sent.push({ name, variables, key: new Headers(init?.headers).get('Idempotency-Key') })
      const answer = answers[name]?.(variables) ?? { errors: [{ message: name }] }
      return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
    }
  })

  const times = () => within(screen.getByRole('dialog')).findByRole('button', { name: '09:00' })
  async function open(address = '/nl') {
    renderAt(
      address,
      <FormDialogControl loadDialog={(form) => loadDialog(form, true)}>
        <ActionLink action="appointment" about="ThinkPad T480" />
      </FormDialogControl>,
      { layoutData: { shop: { ...layout.shop, takesAppointments: true } } },
    )
    const [link] = screen.getAllByRole('link') as [HTMLAnchorElement]
    await userEvent.click(link)
    await screen.findByRole('dialog')
    return link
  }

  it('[C8] shows the next free times, and leads to all of them; without scripts the button leads there', async () => {
    const link = await open()
    expect(link.getAttribute('href')).toBe('/nl/afspraak')
    expect(document.activeElement?.textContent).toBe('Maak een afspraak')
    expect((await times()).textContent).toBe('09:00')
    const all = screen.getByRole('link', { name: 'Alle dagen en tijden' })
    expect(all.getAttribute('href')).toMatch(/^\/nl\/afspraak\/soort\/soort-1\?toestel=ThinkPad.T480$/)
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(link)
  })

  it('[C8] books a time within it, once, with what it was opened about', async () => {
    await open()
    await userEvent.click(await times())
    expect(document.activeElement?.textContent).toBe('Je gegevens')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /moeten we weten/ }).value).toBe('ThinkPad T480')
    await userEvent.type(screen.getByRole('textbox', { name: /^Naam/ }), 'Noor')
    await userEvent.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'noor@example.com')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Bevestig de afspraak' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const booked = sent.filter(({ name }) => name === 'BookAppointment')
    expect(booked).toMatchObject([
      { variables: { input: { kind: 1, startsAt: slot('09:00').startsAt, name: 'Noor' } } },
    ])
    expect(booked[0]?.key).toEqual(expect.any(String))
  })

  it('[C8] keeps what was typed when the time has gone, and offers the next', async () => {
    const nextSlots = [slot('09:30')]
    const errors = [{ message: 'Net vergeven.', extensions: { code: 'CONFLICT', errors: {}, nextSlots } }]
    answers = { ...usual, BookAppointment: () => ({ data: null, errors }) }
    await open()
    await userEvent.click(await times())
    await userEvent.type(screen.getByRole('textbox', { name: /^Naam/ }), 'Noor')
    await userEvent.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'noor@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Bevestig de afspraak' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Net vergeven.')
    expect(screen.getByRole('radio', { name: /09:30/ })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Naam/ }).value).toBe('Noor')
    await userEvent.click(screen.getByRole('button', { name: 'Een ander moment' }))
    await userEvent.click(await times())
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Naam/ }).value).toBe('Noor')
  })

  it('[C8] takes a message instead, also of a shop that offers no kinds by now', async () => {
    await open()
    await times()
    await userEvent.click(screen.getByRole('button', { name: 'Liever een bericht sturen' }))
    expect(screen.getByRole('button', { name: 'Afspraak aanvragen' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Een ander moment' }))
    await times()
  })

  it('[C8] is the message form where no kinds are offered any more', async () => {
    answers = { ...usual, AppointmentKinds: () => ({ data: { publicAppointmentKinds: [] } }) }
    await open('/en')
    expect(await screen.findByRole('button', { name: 'Request appointment' })).toBeTruthy()
  })

  it('[C8] says when nothing is free, when it cannot be read, and that a home visit asks for a postcode', async () => {
    answers = { ...usual, AppointmentDays: () => ({ errors: [{ message: 'Kapot' }] }) }
    await open()
    expect((await screen.findByRole('alert')).textContent).toContain('konden niet worden opgehaald')
    answers = { ...usual, AppointmentDays: () => ({ data: { days: [], shop: null } }) }
    await userEvent.click(screen.getByRole('button', { name: 'Probeer het nog eens' }))
    expect(await screen.findByText(/is er niets vrij/)).toBeTruthy()
    expect(sent.filter(({ name }) => name === 'AppointmentDays').map(({ variables }) => variables.from)).toContain(
      dayAfter(today(), 28),
    )
    await userEvent.click(screen.getByRole('radio', { name: /Aan huis/ }))
    expect(await screen.findByText(/daar vragen we eerst je postcode/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Alle dagen en tijden' }).getAttribute('href')).toContain('soort-2')
  })
})
