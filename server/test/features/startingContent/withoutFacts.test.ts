import { expect, it } from '@jest/globals'
import { holesIn } from '../../../../scripts/house/holesIn.mjs'
import { richTextWithoutEmpty } from '../../../src/features/emptyFacts/richTextWithoutEmpty.js'
import { withoutEmpty } from '../../../src/features/emptyFacts/withoutEmpty.js'
import type { Language } from '../../../src/kernel/shared/screens.js'
import { anyPlaceholder, shopPlaceholders } from '../../../src/kernel/shared/shopPlaceholders.js'
import { pages } from '../../../startingContent/content/pages.js'
import { features, services } from '../../../startingContent/content/services.js'
import { newsItems, tips } from '../../../startingContent/content/tips.js'

interface Text {
  language: Language
  name: string
  text: string
}

function textsIn(value: unknown, language: Language, name = ''): Text[] {
  if (typeof value === 'string') return value.includes('{{') ? [{ language, name, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    textsIn(each, key === 'en' || key === 'nl' ? key : language, /^\d+$/.test(key) ? name : key),
  )
}

const texts = textsIn([pages, services, features, tips, newsItems], 'nl')
const optional = shopPlaceholders.filter((name) => name !== 'name')

it('[Y25] finds the holes that it looks for', () => {
  for (const text of [
    'Open: .',
    'Ons nummer is , ons KvK-nummer .',
    'Bel  ons.',
    'Bel ( ) ons.',
    '<p>. Ja</p>',
    ', Ja',
  ]) {
    expect([text, holesIn(text)]).toEqual([text, [expect.any(String)]])
  }
  const page = `<title>Over  ons</title><meta content="Bel , nu"><script type="application/ld+json">{"a":"In ."}</script>`
  expect(holesIn(page)).toEqual(['Over  ons', 'Bel , nu', 'In .'])
  expect(holesIn('<p>Open: <strong>9.00</strong>. Kom (ook) langs, <a href="/">nu</a>!</p><p>€ 3,50</p>')).toEqual([])
})

/** Whatever a shop has said: nothing, all, or all but one thing or one thing alone. */
it.each([
  ['nothing', () => true],
  ['all', () => false],
  ...optional.map((left) => [`all but ${left}`, (name: string) => name === left] as const),
  ...optional.map((said) => [`${said} alone`, (name: string) => name !== said] as const),
] as const)('[Y25] the example site has no hole in a shop that has said %s', (_, isUnsaid) => {
  expect(texts.length).toBeGreaterThan(60)
  const nameOf = (meant: string) => meant.trim().replace(/^shop\./, '')
  for (const { language, name, text } of texts) {
    const isEmpty = (meant: string) => nameOf(meant) !== 'name' && isUnsaid(nameOf(meant))
    const isRich = ['text', 'answer'].includes(name) && text.startsWith('<')
    const whole = isRich
      ? richTextWithoutEmpty(text, { language, isEmpty })
      : withoutEmpty(text, { language, isEmpty, isTitle: name === 'title' })
    const filled = whole.replace(anyPlaceholder, 'Iets')
    expect([text, holesIn(filled)]).toEqual([text, []])
    // Nothing but what is about the shop itself goes.
    if (isRich && text.length > 250) expect(filled.length).toBeGreaterThan(text.length / 2)
  }
})
