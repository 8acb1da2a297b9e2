import { describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { alignedEntries } from '../src/kernel/generate/translating/alignedEntries'
import { copyStructure } from '../src/kernel/generate/translating/copyStructure'
import { linesOf } from '../src/kernel/generate/translating/linesOf'
import { isMarked, markedLines } from '../src/kernel/generate/translating/markedLines'
import { pathIn, valueAt } from '../src/kernel/generate/translating/valueAt'
import { openScreen, refusal, said } from './openScreen'
import { catalogue } from './shopFixture'

/** The sentences of a text with their marks, such as `+New.` and `~Changed.<Was.`. */
function marks(now: string, before: string | undefined, isHtml = false): string[] {
  const signs = { same: '', added: '+', changed: '~', removed: '-' }
  const lines = markedLines(linesOf(now, isHtml), before === undefined ? undefined : linesOf(before, isHtml))
  return lines.map(({ sentences }) =>
    sentences.map(({ text, mark, was }) => `${signs[mark]}${text}${was === undefined ? '' : `<${was}`}`).join(' '),
  )
}

describe('what has changed in a text, by sentence', () => {
  it('[L16] marks the sentences that were added, changed and removed, and no other', () => {
    const before = 'Breng je laptop langs. Wij kijken er gratis naar. Betalen kan contant.'
    expect(marks(before, before)).toEqual([before])
    expect(isMarked(markedLines(linesOf(before, false), linesOf(before, false)))).toBe(false)
    expect(marks('Breng je laptop langs. Wij kijken er voor € 10 naar. Bel ons gerust.', before)).toEqual([
      'Breng je laptop langs. ~Wij kijken er voor € 10 naar.<Wij kijken er gratis naar. +Bel ons gerust. -Betalen kan contant.',
    ])
    expect(marks('Eerst dit. Dan dat.', '')).toEqual(['+Eerst dit. +Dan dat.'])
    expect(marks('', 'Weg ermee.')).toEqual(['-Weg ermee.'])
    expect(marks('Nooit vergeleken.', undefined)).toEqual(['Nooit vergeleken.'])
  })

  it('[L16] keeps numbers, abbreviations and placeholders in one sentence', () => {
    expect(marks('Kost 1.299,50 euro, bijv. met {{price.service.screen.from}} erbij.', '')).toEqual([
      '+Kost 1.299,50 euro, bijv. met {{price.service.screen.from}} erbij.',
    ])
  })

  it('[L16] compares rich text by its paragraphs, headings and items, whatever its formatting', () => {
    const before = '<h2>Kop</h2><p>Een <strong>zin</strong>. Nog een.</p><ul><li>Punt een</li><li>Punt twee</li></ul>'
    expect(
      marks('<h2>Kop</h2><p>Een zin.  Nog een.</p><ul><li>Punt een</li><li>Punt twee</li></ul>', before, true),
    ).toEqual(['Kop', 'Een zin. Nog een.', 'Punt een', 'Punt twee'])
    expect(
      marks('<h2>Kop</h2><p>Een zin. Nu &amp; straks iets anders.</p><ul><li>Punt twee</li></ul>', before, true),
    ).toEqual(['Kop', 'Een zin. +Nu & straks iets anders. -Nog een.', '-Punt een', 'Punt twee'])
    expect(linesOf('<p>Regel<br>eronder</p>', true).map(({ text }) => text)).toEqual(['Regel', 'eronder'])
  })

  it('[L16] is found for a long text without a wait', () => {
    const text = (number: number) => Array.from({ length: 600 }, (_, each) => `Zin ${each * number}.`).join(' ')
    const begun = performance.now()
    expect(marks(text(2), text(3))).toHaveLength(1)
    expect(performance.now() - begun).toBeLessThan(3000)
  })
})

const text = (title: string) => ({ __type: 'text', title, text: null })
const card = (...titles: string[]) => ({ __type: 'card', title: null, cards: titles.map((title) => ({ title })) })

describe('which block is that of the other language', () => {
  it('[L16] holds blocks of one type against each other in their order', () => {
    expect([...alignedEntries([text('A'), card('B')], [text('C'), card('D')])]).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect([...alignedEntries([card('B'), text('A')], [text('C'), card('D'), text('E')])]).toEqual([
      [0, 1],
      [1, 2],
    ])
    // Of two of one type the one that is alike.
    expect([...alignedEntries([text('A'), text('B')], [text('New'), text('A'), text('B')])]).toEqual([
      [0, 1],
      [1, 2],
    ])
  })

  it('[L16] finds what stands at a place, also within a list of a block', () => {
    const own = { title: 'Mine', blocks: [card('One', 'Two')] }
    const source = { title: 'Van mij', blocks: [text('Nieuw'), card('Een', 'Twee')] }
    expect(valueAt(own, source, 'title')).toEqual({ value: 'Van mij' })
    expect(valueAt(own, source, 'blocks.0.cards.1.title')).toEqual({ value: 'Twee' })
    expect(pathIn(own, source, 'blocks.0.cards.1.title')).toBe('blocks.1.cards.1.title')
    expect(valueAt({ blocks: [text('Alone')] }, { blocks: [] }, 'blocks.0.title')).toBeUndefined()
  })
})

describe('copying the structure of the other language', () => {
  const copied = (source: object, own: object) =>
    copyStructure(catalogue.entity('page'), catalogue, { ...source }, { ...own }, async () => null)

  it('[L16] takes over the blocks without their texts, and keeps what was translated', async () => {
    const { values, lost } = await copied({ blocks: [text('Nieuw'), card('Een', 'Twee')] }, { blocks: [card('One')] })
    expect(lost).toBe(0)
    expect(values.blocks).toMatchObject([
      { __type: 'text', title: null },
      { __type: 'card', cards: [{ title: 'One' }, { title: null }] },
    ])
  })

  it('[L16] says how much of the translation has no place in it, and changes nothing where it is the same', async () => {
    expect((await copied({ blocks: [text('A')] }, { blocks: [text('B'), card('C')] })).lost).toBe(1)
    const same = await copied({ blocks: [] }, { blocks: [] })
    expect(same.values).toEqual({})
  })
})

const blocks = (...titles: string[]) => titles.map((title) => ({ __type: 'text', title, text: `<p>${title}.</p>` }))
const english = {
  ...{ id: 6, title: 'Repairs', menuTitle: null, language: 'en', version: 4, referenced: {}, blocks: blocks('Screen') },
  sibling: { id: 5, language: 'nl' },
}
const dutch = {
  ...{ id: 5, title: 'Reparaties', menuTitle: 'Herstel', language: 'nl', version: 9, referenced: {} },
  ...{ blocks: blocks('Scherm', 'Accu'), sibling: { id: 6, language: 'en' } },
}
const outdated = {
  ...{ source: dutch, isOutdated: true, doneAt: '2026-11-01T09:00:00.000Z', changedAt: '2026-11-20T09:00:00.000Z' },
  ...{ changedBy: ['Fatima'], before: { ...dutch, title: 'Reparatie', blocks: blocks('Scherm') } },
}
const upToDate = { ...outdated, isOutdated: false, changedBy: [], before: null }

/** Opens the form of the English page, with what the server says of it before and after it is found right. */
function openEnglish(before: object | null = outdated, after: object | null = upToDate, language: 'nl' | 'en' = 'nl') {
  let isConfirmed = false
  const confirmTranslation = jest.fn(async (_name: string, _read: object) => {
    isConfirmed = true
  })
  const getTranslation = jest.fn(async () => (isConfirmed ? after : before))
  return openScreen(
    "pagina's/wijzigen/6",
    { getOne: async () => ({ data: english }), getTranslation, confirmTranslation },
    language,
  )
}
const sourceOf = (field: string) =>
  screen.findByRole('region', { name: new RegExp(`^${field} \\(nl\\) in het Nederlands`, 'i') })
const toggle = (name = 'Naast de Nederlandse tekst') => screen.findByRole<HTMLInputElement>('switch', { name })

describe('a form beside the other language', () => {
  it('[L16] says in the form of an outdated translation what was changed, when and by whom, and marks it by sentence', async () => {
    openEnglish()
    const notice = await screen.findByText('Deze vertaling is verouderd.')
    const said = notice.closest('[role=alert]')?.textContent
    expect(said).toMatch(/gewijzigd: 20 nov 2026.* door Fatima\./)
    expect(said).toContain('Gewijzigd: title (nl) en Tekst 2 ‘Accu’.')
    expect((await toggle()).checked).toBe(true)
    const title = await sourceOf('title')
    expect(title.querySelector('mark')?.textContent).toContain('Reparaties')
    expect(title.querySelector('mark')?.textContent).toContain('Nieuw:')
    expect(title.querySelector('del')?.textContent).toContain('Reparatie')
    expect((await sourceOf('menuTitle')).querySelector('mark')).toBeNull()
    expect(within(title).getByRole('group').getAttribute('lang')).toBe('nl')
  })

  it('[L16] is right still by one press, with the versions that were read', async () => {
    const { confirmTranslation, update } = openEnglish()
    await userEvent.click(await screen.findByRole('button', { name: 'Nog goed' }))
    await waitFor(() => expect(screen.queryByText('Deze vertaling is verouderd.')).toBeNull())
    expect(confirmTranslation).toHaveBeenCalledWith('page', { id: 6, version: 4, sourceVersion: 9 })
    expect(said()).toContain('De vertaling is bij.')
    expect(update).not.toHaveBeenCalled()
  })

  it('[L16] says so when a colleague has changed the other language again meanwhile', async () => {
    openEnglish(outdated, outdated)
    await userEvent.click(await screen.findByRole('button', { name: 'Nog goed' }))
    await waitFor(() => expect(said()).toContain('intussen weer gewijzigd'))
    expect(screen.getByText('Deze vertaling is verouderd.')).toBeTruthy()
  })

  it('[L16] says that it does not know what was said then, and marks nothing', async () => {
    openEnglish({ ...outdated, before: null })
    expect(await screen.findByText(/is niet meer bekend/)).toBeTruthy()
    expect((await sourceOf('title')).querySelector('mark')).toBeNull()
  })

  it('[L16] begins without it where nothing is behind, is switched on, and is remembered', async () => {
    openEnglish(upToDate)
    const first = await toggle()
    expect(first.checked).toBe(false)
    expect(screen.queryByRole('region', { name: /in het Nederlands/ })).toBeNull()
    await userEvent.click(first)
    expect(await sourceOf('title')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Nog goed' })).toBeNull()
  })

  it('[L16] takes a text over where none is, and keeps what is typed while it is switched', async () => {
    openEnglish(upToDate)
    await userEvent.type(await screen.findByRole('textbox', { name: /^title/ }), '!')
    await userEvent.click(await toggle())
    await userEvent.click(await screen.findByRole('button', { name: 'Neem deze tekst over: menuTitle (nl)' }))
    const [title, menuTitle] = ['title', 'menuTitle'].map((name) =>
      screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) }),
    )
    expect(title?.value).toBe('Repairs!')
    expect(menuTitle?.value).toBe('Herstel')
    expect(screen.queryByRole('button', { name: /^Neem deze tekst over: menuTitle/ })).toBeNull()
  })

  it('[L16] copies the structure after a question, without saving, and takes that back', async () => {
    const { update } = openEnglish(upToDate)
    await userEvent.click(await toggle())
    expect(await screen.findByText('1 blok van de Nederlandse tekst staat hier nog niet: Tekst.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Kopieer opbouw' }))
    const question = within(await screen.findByRole('dialog', { name: 'Opbouw kopiëren?' }))
    await userEvent.click(question.getByRole('button', { name: 'Kopieer opbouw' }))
    expect(await screen.findByRole('button', { name: 'Blok 2: Tekst' })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Blok 1: Tekst.*Screen/ })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Blok 2: Tekst' })).toBeNull())
    expect(update).not.toHaveBeenCalled()
  })

  it('[L16] says that the other language was not loaded, and tries again', async () => {
    const getTranslation = jest.fn(async (): Promise<object | null> => upToDate)
    getTranslation.mockImplementationOnce(refusal('offline'))
    openScreen("pagina's/wijzigen/6", { getOne: async () => ({ data: english }), getTranslation })
    const failed = await screen.findByText('De andere taal is niet geladen.')
    await userEvent.click(within(failed.closest('[role=alert]') as HTMLElement).getByRole('button'))
    expect(await toggle()).toBeTruthy()
  })

  it('[L16] is there from the beginning for who makes a translation', async () => {
    openScreen("pagina's/toevoegen?vertaling-van=5", { getOne: async () => ({ data: dutch }) }, 'en')
    expect((await toggle('Beside the Dutch text')).checked).toBe(true)
    expect((await screen.findByRole('region', { name: /^title \(en\) in Dutch/i })).textContent).toContain('Reparaties')
  })

  it('[L16] is marked in the list', async () => {
    const page = { ...dutch, visible: true }
    const rows = [page, { ...page, id: 7, title: 'Tarieven', sibling: { id: 8, language: 'en' } }]
    const getList = jest.fn(
      async (_name: string, { filter }: { filter: { translationState?: string; ids?: number[] } }) =>
        filter.translationState ? { data: [page], total: 1 } : { data: rows, total: 2 },
    )
    openScreen("pagina's/overzicht", { getList })
    const mark = await screen.findByText('Engels verouderd')
    expect(mark.closest('tr, li')?.textContent).toContain('Reparaties')
    expect(screen.getAllByText('Engels verouderd')).toHaveLength(1)
    expect(getList.mock.calls.map(([, { filter }]) => filter)).toContainEqual({
      ids: [5, 6, 7, 8],
      translationState: 'outdated',
    })
  })
})
