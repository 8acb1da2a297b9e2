import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readConsent } from '../src/features/consent/Consent'
import { ConsentControl } from '../src/features/consent/ConsentControl'
import { CookieButton } from '../src/features/consent/CookieButton'
import { renderAt } from './renderAt'

const forget = () => {
  for (const name of ['consent', '__atuvc', '__atuvs']) document.cookie = `${name}=; path=/; max-age=0`
}

describe('consent', () => {
  const fetched = jest.fn<typeof fetch>()
  beforeEach(() => {
    forget()
    fetched.mockReset().mockResolvedValue(new Response('{}'))
    globalThis.fetch = fetched
  })
  afterEach(forget)

  const show = (address = '/nl/contact') =>
    renderAt(
      address,
      <ConsentControl>
        <CookieButton />
      </ConsentControl>,
    )
  const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name, hidden: true })
  const anyBox = () => screen.queryByRole('checkbox', { hidden: true })

  it('[F15] [C9] offers three categories: necessary is locked on, statistic and marketing are off', async () => {
    show()
    for (const [name, state] of [
      [/Noodzakelijk/, [true, true]],
      [/Statistiek/, [false, false]],
      [/Marketing/, [false, false]],
    ] as const) {
      const one = await box(name)
      expect([one.checked, one.disabled]).toEqual(state)
    }
    expect(document.cookie).toBe('')
  })

  it('[X82] has two answers of equal weight, and the rest behind a summary', async () => {
    show()
    const [none, all] = await Promise.all(
      ['Alleen noodzakelijk', 'Alles toestaan'].map((name) => screen.findByRole('button', { name })),
    )
    expect(none?.className).toBe(all?.className)
    expect(screen.getByText('Wat houdt dat in?').closest('details')?.open).toBe(false)
    expect((await box(/Statistiek/)).closest('details')).toBe(screen.getByText('Wat houdt dat in?').closest('details'))
  })

  it('[F15] is asked in English too', async () => {
    show('/en/contact')
    expect(await box(/Necessary/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Allow all' })).toBeTruthy()
  })

  it('[C9] keeps each category as it was chosen', async () => {
    const reload = jest.fn()
    jest.spyOn(console, 'error').mockImplementation(reload)
    show()
    await userEvent.click(await box(/Marketing/))
    await userEvent.click(screen.getByRole('button', { name: 'Keuze opslaan', hidden: true }))
    expect(readConsent(document.cookie)).toEqual({ statistic: false, marketing: true })
    await userEvent.click(screen.getByRole('button', { name: 'Cookie-instellingen' }))
    expect((await box(/Marketing/)).checked).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Alles toestaan' }))
    expect(readConsent(document.cookie)).toEqual({ statistic: true, marketing: true })
    jest.restoreAllMocks()
  })

  it('[F16] counts nothing and removes the sharing cookies without consent to statistics', async () => {
    document.cookie = '__atuvc=1; path=/'
    document.cookie = '__atuvs=1; path=/'
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Alleen noodzakelijk' }))
    expect(readConsent(document.cookie)).toEqual({ statistic: false, marketing: false })
    expect(document.cookie).not.toContain('__atuv')
    expect(anyBox()).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
  })

  it('[F16] counts the page, by its address alone, with consent to statistics', async () => {
    document.cookie = `consent=${encodeURIComponent('{"statistic":true,"marketing":false}')}; path=/`
    show()
    expect(fetched).toHaveBeenCalledTimes(1)
    const [, call] = fetched.mock.calls[0] ?? []
    expect(JSON.parse(String(call?.body)).variables).toEqual({ path: '/nl/contact' })
    expect(call?.credentials).toBe('omit')
  })

  it('[S31] opens the settings again, with what was chosen, and closes them without a change', async () => {
    document.cookie = `consent=${encodeURIComponent('{"statistic":true,"marketing":true}')}; path=/`
    show()
    expect(anyBox()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Cookie-instellingen' }))
    expect((await box(/Statistiek/)).checked).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten zonder iets te wijzigen' }))
    expect(anyBox()).toBeNull()
  })

  it.each(['', 'consent=yes', 'consent=%7B', 'consent=null'])('[F15] takes %s for no choice', (cookie) => {
    expect(readConsent(cookie)).toBeNull()
  })
})
