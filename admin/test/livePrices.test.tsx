import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { withChips, withoutChips } from '../src/kernel/placeholders/placeholderChips'
import { filledText } from '../src/kernel/shop/filledText'
import { forgetPrices, knowPrices, type NamedPrice } from '../src/kernel/shop/namedPrices'
import { readNamedPrices } from '../src/kernel/shop/readNamedPrices'
import { field } from './descriptions'
import { openScreen, said } from './openScreen'
import { showField } from './showField'

/** Both ways of the price of a service. */
function ways(id: number, title: string, amount: number, amountTo: number | null = amount): NamedPrice[] {
  const plain = amountTo === amount ? `€ ${amount}` : `€ ${amount} tot € ${amountTo}`
  return [false, true].map((isFrom) => {
    const name = `price.service.${id}${isFrom ? '.from' : ''}`
    const nl = isFrom ? `vanaf € ${amount}` : plain
    const value = { nl, en: nl.replace('vanaf', 'from').replace('tot', 'to').replaceAll('€ ', '€') }
    return { name, text: `{{${name}}}`, entity: 'service', id, title, isHidden: false, value, amount, amountTo }
  })
}

const screenPrices = ways(12, 'Scherm vervangen', 139, 189)
const battery = ways(13, 'Accu', 89)
const keyboard = ways(14, 'Toetsenbord', 89)

const unfollowed = {
  entity: 'tip',
  id: 4,
  version: 7,
  title: 'Accu op',
  language: 'nl',
  label: { nl: 'Inleiding', en: 'Introduction' },
  path: 'intro',
  from: 10,
  typed: '€ 89',
  before: 'Dat kost ',
  after: ' met accu.',
  isGone: false,
  isHidden: false,
  ways: [battery[0]],
}

let calls: { name: string; variables: Record<string, unknown> }[]
let left: object[]

beforeEach(() => {
  calls = []
  left = [unfollowed, { ...unfollowed, id: 5, title: 'Weg', typed: '{{price.service.99}}', isGone: true, ways: [] }]
  jest.spyOn(window, 'fetch').mockImplementation(async (_url, init) => {
    const { query, variables } = JSON.parse(String(init?.body ?? '{}'))
    const name = /(?:query|mutation) (\w+)/.exec(query ?? '')?.[1] ?? ''
    calls.push({ name, variables })
    const answers: Record<string, () => object> = {
      TextPricesOf: () => ({
        textPricesOf: [...screenPrices, ...battery, ...keyboard].filter(({ amount }) =>
          variables.amounts.includes(amount),
        ),
      }),
      TextPrices: () => ({
        textPrices: [...screenPrices, ...battery].filter(({ title }) =>
          title.toLowerCase().includes(variables.search.toLowerCase()),
        ),
      }),
      TextPricesNamed: () => ({
        textPricesNamed: screenPrices.filter((price) => variables.names.includes(price.name)),
      }),
      ShopPlaceholders: () => ({ shopPlaceholders: [] }),
      UnfollowedPrices: () => ({ unfollowedPrices: { items: left, total: left.length } }),
      KeepPrice: () => {
        left = left.slice(1)
        return { keepPrice: true }
      },
      FollowPrice: () => {
        left = left.slice(1)
        return { followPrice: 8 }
      },
    }
    return new Response(JSON.stringify({ data: answers[name]?.() ?? {} }), {
      headers: { 'content-type': 'application/json' },
    })
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  forgetPrices(['price.service.12', 'price.service.12.from'])
})

const line = field('value', 'text', { takesPlaceholders: true, max: 160 })
const box = () => screen.getByRole('textbox', { name: /^value/ }) as HTMLInputElement

describe('[C4] a price in a text of the back office', () => {
  it('is chosen from a list that is searched, and stands where the cursor stood', async () => {
    const { held } = showField(line, 'Nu ')
    await userEvent.type(box(), '{{{{')
    await userEvent.click(await screen.findByRole('menuitem', { name: /Prijs van een dienst of product/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Prijs van een dienst of product' })
    await within(dialog).findByRole('button', { name: 'Accu: € 89' })
    await userEvent.type(within(dialog).getByRole('textbox'), 'scherm')
    const choice = await within(dialog).findByRole('button', { name: 'Scherm vervangen: vanaf € 139' })
    await userEvent.click(choice)
    expect(held()).toBe('Nu {{price.service.12.from}}')
    expect(document.activeElement).toBe(box())
    expect(screen.getByText('{{price.service.12.from}} is nu vanaf € 139 (Scherm vervangen)')).toBeTruthy()
  })

  it('that is typed is pointed out, and follows at a press', async () => {
    const { held } = showField(line)
    await userEvent.type(box(), 'Een accu kost € 89,- bij ons')
    expect(await screen.findByText('€ 89,- is de prijs van meer dan één dienst of product.')).toBeTruthy()
    expect(held()).toBe('Een accu kost € 89,- bij ons')
    await userEvent.click(screen.getByRole('button', { name: 'Laat hem volgen: Toetsenbord, € 89' }))
    expect(held()).toBe('Een accu kost {{price.service.14}} bij ons')
    expect(screen.queryByText(/is de prijs van/)).toBeNull()
  })

  it('offers both ways where the price is a range, and nothing where no price is the same', async () => {
    showField(line)
    await userEvent.type(box(), 'Scherm € 139 of € 140')
    expect(await screen.findByText('€ 139 is de prijs van Scherm vervangen.')).toBeTruthy()
    const names = screen.getAllByRole('button', { name: /^Laat hem volgen/ }).map(({ textContent }) => textContent)
    expect(names).toEqual(['Laat hem volgen: € 139 tot € 189', 'Laat hem volgen: vanaf € 139'])
  })

  it('is not looked for in a text without placeholders', async () => {
    showField(field('value', 'text', { max: 160 }))
    await userEvent.type(box(), 'Een accu kost € 89')
    await new Promise((resolve) => setTimeout(resolve, 900))
    expect(calls.map(({ name }) => name)).not.toContain('TextPricesOf')
  })

  it('is read before a record is shown, and says so once its record is gone', async () => {
    await readNamedPrices({ data: { tip: { intro: 'Nu {{price.service.12}}, {{price.service.99}}' } } })
    expect(filledText('Nu {{price.service.12}}', 'en')).toBe('Nu €139 to €189')
    expect(filledText('Nu {{price.service.99}}', 'nl')).toBe('Nu {{price.service.99}}')
    showField(line, 'Nu {{price.service.99}}')
    expect(screen.getByText('{{price.service.99}}: Prijs die er niet meer is')).toBeTruthy()
  })

  it('[L3] says that visitors do not read its sentence while its record is hidden, also in rich text', async () => {
    knowPrices(battery.map((price) => ({ ...price, isHidden: true })))
    const text = '{{price.service.13}} is € 89, maar bezoekers zien Accu nu niet. Daarom lezen ze deze zin niet.'
    showField(line, 'Nu {{price.service.13}}')
    expect(screen.getByText(text)).toBeTruthy()
    knowPrices(battery)
  })

  it('is a chip in rich text, and stored as its name', () => {
    knowPrices(screenPrices)
    const stored = '<p>Nu <strong>{{price.service.12.from}}</strong></p>'
    const chips = '<p>Nu <strong><span data-shop="price.service.12.from">{{price.service.12.from}}</span></strong></p>'
    expect(withChips(stored)).toBe(chips)
    expect(withoutChips(chips)).toBe(stored)
  })
})

describe('[C4] the list of prices in texts', () => {
  it('[L3] names what is hidden, with the way to it', async () => {
    left = [{ ...unfollowed, typed: '{{price.service.13}}', isHidden: true }]
    openScreen('prijzen-in-teksten', {})
    const list = await screen.findByRole('list', { name: 'Prijzen in teksten' })
    expect(list.textContent).toContain('Bezoekers zien Accu nu niet')
    expect(within(list).getByRole('link', { name: 'Naar Accu' }).getAttribute('href')).toContain(
      '/services/wijzigen/13',
    )
    expect(within(list).queryByRole('button', { name: /volgen/ })).toBeNull()
  })

  it('has each with its words and its record, and makes it follow', async () => {
    openScreen('prijzen-in-teksten', {})
    const list = await screen.findByRole('list', { name: 'Prijzen in teksten' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    expect(list.textContent).toContain('Dat kost € 89 met accu.')
    expect(list.textContent).toContain('De dienst of het product is verwijderd.')
    await userEvent.click(within(list).getByRole('button', { name: 'Laat hem Accu volgen: € 89' }))
    await waitFor(() => expect(said()).toContain('De tekst volgt nu de prijs van Accu: € 89.'))
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
    const { variables } = calls.find(({ name }) => name === 'FollowPrice') ?? {}
    expect(variables).toEqual({
      entity: 'tip',
      typed: { id: 4, version: 7, path: 'intro', from: 10, typed: '€ 89' },
      name: 'price.service.13',
    })
  })

  it('leaves one as it is typed', async () => {
    openScreen('prijzen-in-teksten', {})
    const list = await screen.findByRole('list', { name: 'Prijzen in teksten' })
    await userEvent.click(within(list).getByRole('button', { name: 'Zo laten' }))
    await waitFor(() => expect(said()).toContain('€ 89 blijft zoals het er staat.'))
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
    expect(calls.find(({ name }) => name === 'KeepPrice')?.variables).toMatchObject({ entity: 'tip', typed: { id: 4 } })
  })

  it('says in English that there is nothing left', async () => {
    left = []
    openScreen('prijzen-in-teksten', {}, 'en')
    expect(await screen.findByText('No prices left to make follow')).toBeTruthy()
  })
})
