import { describe, expect, it } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { GraphQLInputObjectType } from 'graphql'
import en from '../src/generated/words.en.json' with { type: 'json' }
import nl from '../src/generated/words.nl.json' with { type: 'json' }
import { blockThumbnails } from '../src/kernel/generate/blocks/blockThumbnails'
import { wayIn, waysOf } from '../src/kernel/generate/blocks/ways'
import { openScreen } from './openScreen'
import { schema } from './schema'

const text = (title: string) => ({ __type: 'text', title, text: `<p>${title}</p>` })
const page = {
  id: 1,
  title: 'Home',
  language: 'nl',
  version: 1,
  referenced: {},
  sibling: null,
  blocks: [text('Eerst'), text('Dan')],
}
const openPage = (language: 'nl' | 'en' = 'nl', record: object = page) =>
  openScreen("pagina's/wijzigen/1", { getOne: async () => ({ data: record }) }, language)
const heads = () =>
  screen.getAllByRole('button', { name: /^(Blok|Block) \d/, expanded: undefined }).map((head) => head.textContent)

/** jsdom has no pointer events of its own. */
function pointer(name: string, clientY: number): Event {
  return Object.assign(new MouseEvent(name, { bubbles: true, cancelable: true, button: 0, clientY }), { pointerId: 1 })
}

describe('the page builder', () => {
  it('[B12] shows a drawing and a purpose of every type of block, in both languages', () => {
    const names = Object.keys((schema.getType('BlockInput') as GraphQLInputObjectType).getFields())
    expect(names.length).toBeGreaterThan(10)
    for (const name of names) {
      expect(blockThumbnails[name]?.length).toBeGreaterThan(0)
      expect(nl).toHaveProperty([`blocks.for.${name}`])
      expect(en).toHaveProperty([`blocks.for.${name}`])
    }
  })

  it.each([
    ['nl', 'Blok toevoegen', 'Zoek een blok', 'zelf kiest, per onderwerp', /^Bepaald nieuws/],
    ['en', 'Add block', 'Search for a block', 'by subject', /^Specific news/],
  ] as const)(
    '[B12] finds a block by what it is for and adds it by keyboard, in %s',
    async (language, add, search, purpose, name) => {
      openPage(language)
      const user = userEvent.setup()
      await user.click(await screen.findByRole('button', { name: add }))
      const menu = await screen.findByRole('dialog')
      await user.type(within(menu).getByRole('searchbox', { name: search }), purpose)
      expect(within(menu).getAllByRole('listitem')).toHaveLength(1)
      expect(within(menu).getByRole('button', { name })).toBeTruthy()
      await user.keyboard('{ArrowDown}{Enter}')
      expect(await screen.findByRole('radiogroup')).toBeTruthy()
      expect(screen.getAllByRole('radio')).toHaveLength(3)
    },
  )

  it('[B12] copies a block underneath itself', async () => {
    openPage()
    fireEvent.click(await screen.findByRole('button', { name: 'Blok 1: Tekst: meer' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Kopiëren' }))
    expect(await screen.findByText('Blok 1: Tekst is gekopieerd naar plaats 2.')).toBeTruthy()
    expect(heads().filter((head) => head?.startsWith('Blok'))).toHaveLength(3)
  })

  it('[B12] moves a block that is drawn below another one, and leaves it on Escape', async () => {
    const server = openPage()
    const [first] = await screen.findAllByTitle('Sleep om te verplaatsen')
    if (!first) throw new Error('There is no grip')
    fireEvent(first, pointer('pointerdown', 10))
    fireEvent(window, pointer('pointermove', 300))
    fireEvent.keyDown(window, { key: 'Escape' })
    fireEvent(window, pointer('pointerup', 300))
    expect(screen.queryByText(/staat nu op plaats/)).toBeNull()
    fireEvent(first, pointer('pointerdown', 10))
    fireEvent(window, pointer('pointermove', 300))
    fireEvent(window, pointer('pointerup', 300))
    expect(await screen.findByText('Blok 1: Tekst staat nu op plaats 2 van 2.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
    await screen.findByText(/gewijzigd/)
    const saved = server.update.mock.calls[0]?.[1] as unknown as { data: { blocks: { title: string }[] } }
    expect(saved.data.blocks.map(({ title }) => title)).toEqual(['Dan', 'Eerst'])
  })

  it('[P10] goes from three cards to six, calls each one a card, and says so when there are five', async () => {
    const cards = ['A', 'B', 'C'].map((title) => ({ title, image: null, icon: null }))
    openPage('nl', { ...page, blocks: [{ __type: 'card', title: 'Kaarten', cards }] })
    fireEvent.click(await screen.findByRole('button', { name: /^Blok 1: Kaarten(?!:)/, expanded: false }))
    fireEvent.click(await screen.findByRole('button', { name: /: 3 toevoegen$/ }))
    expect(screen.queryByText(/Kies 3 of 6/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Kaart 6 weghalen' }))
    expect(screen.getByText('Kies 3 of 6. Nu: 5.')).toBeTruthy()
    expect(screen.getByRole('button', { name: /: toevoegen$/ })).toBeTruthy()
  })

  it('[P20] [P23] knows the one way in which a block was filled in', () => {
    const news = waysOf.specificNews ?? []
    expect(wayIn(news, { randomOrder: false, chosenNews: [], category: null, count: 3 })).toBeUndefined()
    expect(wayIn(news, { randomOrder: true, chosenNews: [] })?.name).toBe('random')
    expect(wayIn(news, { randomOrder: false, chosenNews: [4] })?.name).toBe('chosen')
    expect(wayIn(news, { randomOrder: false, chosenNews: [], group: 2 })?.name).toBe('category')
    expect(wayIn(waysOf.specificServices ?? [], { services: [], serviceGroups: [1] })?.name).toBe('groups')
  })

  it('[P20] empties the other ways when one is chosen', async () => {
    const server = openPage('nl', { ...page, blocks: [{ __type: 'specificNews', chosenNews: [], category: 5 }] })
    fireEvent.click(await screen.findByRole('button', { name: /^Blok 1: Bepaald nieuws(?!:)/, expanded: false }))
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /categorie of groep/ })).checked).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: /zelf kies/ }))
    expect(screen.queryByRole('combobox', { name: 'category' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
    await screen.findByText(/gewijzigd/)
    const saved = server.update.mock.calls[0]?.[1] as unknown as { data: { blocks: object[] } }
    expect(saved.data.blocks[0]).toMatchObject({ chosenNews: [], category: null })
  })
})
