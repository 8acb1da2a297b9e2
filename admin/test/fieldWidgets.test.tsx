import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { field } from './descriptions'
import { openScreen, refusal } from './openScreen'
import { showField as show } from './showField'

const box = (name: RegExp = /^value/) => screen.getByRole('textbox', { name })
const finish = () => userEvent.click(screen.getByRole('button', { name: 'Klaar' }))
const choices = ['white', 'blue'].map((value) => ({ value, label: { nl: `${value} (nl)`, en: `${value} (en)` } }))

describe('the widget of a field', () => {
  it('text: what is typed', async () => {
    const { held } = show(field('value', 'text', { required: true, max: 5 }))
    await userEvent.type(box(), 'Lange tekst')
    expect(held()).toBe('Lange tekst')
  })

  it('[C2] a fact says that it applies to both languages', () => {
    show(field('value', 'money', { isShared: true }), 349)
    expect(box().getAttribute('aria-describedby')).toBeTruthy()
    expect(screen.getByText('Geldt voor beide talen.')).toBeTruthy()
  })

  it('[B18] multiline: several lines, counted against the most there may be', async () => {
    const { held } = show(field('value', 'multiline', { max: 20 }), 'een')
    expect(screen.getByText('3 / 20')).toBeTruthy()
    await userEvent.type(box(), '{Enter}twee')
    expect(screen.getByText('8 / 20')).toBeTruthy()
    expect(held()).toBe('een\ntwee')
  })

  it('slug: says that it is made by itself', () => {
    show(field('value', 'slug'))
    expect(screen.getByText('Wordt vanzelf gemaakt')).toBeTruthy()
  })

  it('[Y31] count: what is typed, for the server to judge with everything else', async () => {
    const { held } = show(field('value', 'count', { min: 1 }), 4)
    await userEvent.clear(box())
    await userEvent.type(box(), '0')
    expect(held()).toBe(0)
    await userEvent.clear(box())
    await userEvent.type(box(), 'veel')
    await finish()
    expect(held()).toBe('veel')
  })

  it('[Y29] count of a closed list: a choice that is a number; a former one is named and kept', async () => {
    const rates = [21, 9, 0].map((rate) => ({ value: String(rate), label: { nl: `${rate}%`, en: `${rate}%` } }))
    const { held } = show(field('value', 'count', { required: true, choices: rates }), 17)
    const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(options()).toEqual(['17 (bestaat niet meer)', '21%', '9%', '0%'])
    expect(held()).toBe(17)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^value/ }), '0%')
    expect(held()).toBe(0)
    expect(options()).toEqual(['21%', '9%', '0%'])
  })

  it('number: with decimals', async () => {
    const { held } = show(field('value', 'number', { min: 0, max: 10 }), 4)
    await userEvent.clear(box())
    await userEvent.type(box(), '2,5')
    expect(held()).toBe(2.5)
  })

  it.each([
    ['nl', '12,50'],
    ['en', '12.50'],
  ] as const)('money: an amount as it is written in %s, with a comma or a point', async (language, shown) => {
    const { held } = show(field('value', 'money'), 12.5, { language })
    expect((box() as HTMLInputElement).value).toBe(shown)
    await userEvent.clear(box())
    await userEvent.type(box(), '9,95')
    expect(held()).toBe(9.95)
  })

  it('boolean: on and off', async () => {
    const { held } = show(field('value', 'boolean'), false)
    await userEvent.click(screen.getByRole('switch', { name: /^value/ }))
    expect(held()).toBe(true)
  })

  it('[B20] choice: one of the values in words; blue is advised against under a service and can be chosen', async () => {
    const { held } = show(field('backgroundColor', 'choice', { required: true, choices }), 'white', {
      resource: 'service',
    })
    expect(screen.getByText(/Liever geen blauw/)).toBeTruthy()
    await userEvent.selectOptions(screen.getByRole('combobox'), 'blue (nl)')
    expect(held()).toBe('blue')
  })

  it('[E25] icon: drawings to choose from, found by name', async () => {
    const icons = ['wifi', 'wind', 'trash'].map((value) => ({ value, label: { nl: `${value} (nl)`, en: value } }))
    const { held } = show(field('value', 'icon', { choices: icons }))
    await userEvent.click(screen.getByRole('combobox'))
    const options = () => within(screen.getByRole('listbox')).getAllByRole('option')
    expect(options().map((option) => option.querySelectorAll('svg').length)).toEqual([1, 1, 1])
    await userEvent.keyboard('wi')
    expect(options()).toHaveLength(2)
    await userEvent.click(screen.getByRole('option', { name: 'wind (nl)' }))
    expect(held()).toBe('wind')
  })

  it('day: a day, or none', async () => {
    const { held } = show(field('value', 'day'), '2026-11-21')
    await userEvent.clear(screen.getByLabelText(/^value/))
    expect(held()).toBeNull()
  })

  it('password: hidden until one wants to see it', async () => {
    show(field('value', 'password', { min: 10 }))
    const input = (await screen.findByLabelText(/^value/)) as HTMLInputElement
    expect(input.type).toBe('password')
    expect(input.autocomplete).toBe('new-password')
    await userEvent.click(screen.getByRole('button', { name: /wachtwoord/i }))
    expect(input.type).toBe('text')
  })

  it('what a form cannot fill in has none', () => {
    show(field('value', 'address'), 'x')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('[X64] a text that is begun is shown, until one says otherwise', async () => {
    const { flag } = show(field('intro', 'text'), null, { flag: { showIntro: false } })
    expect(flag('showIntro')).toBe(false)
    await userEvent.type(screen.getByRole('textbox', { name: /^intro/ }), 'Welkom')
    expect(flag('showIntro')).toBe(true)
  })

  it('[X69] a day is also written in words, in the language of the reader', async () => {
    show(field('value', 'day'), '2026-11-27', { language: 'en' })
    expect(screen.getByText(/^Friday,? 27 November 2026$/)).toBeTruthy()
  })

  it('[X64] after a save that was refused the focus goes to the first field at fault in reading order, pictures too', async () => {
    const errors = { overviewImage: 'Een overzichtsafbeelding is verplicht.' }
    openScreen('nieuws/toevoegen', { create: refusal('Ongeldig', 'VALIDATION', errors) })
    await userEvent.type(await screen.findByRole('textbox', { name: /^title/ }), 'Storm')
    await screen.findByRole('group', { name: /^overviewImage/ })
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^overviewImage/), { timeout: 3000 })
  })
})
