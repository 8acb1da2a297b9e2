import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { allMessages } from '../src/generated/allMessages'

const nl = wordsIn('nl')
const en = wordsIn('en')

describe('catalogues', () => {
  it('[O7] have the same messages in Dutch and English', () => {
    expect(Object.keys(nl)).toEqual(Object.keys(en))
  })

  it('[O7] are compiled as they are written', () => {
    expect(Object.keys(allMessages.nl).toSorted()).toEqual(Object.keys(nl).toSorted())
    expect(Object.keys(allMessages.en).toSorted()).toEqual(Object.keys(en).toSorted())
  })

  it('[O7] say nothing that is used nowhere', () => {
    const used = usedIds()
    expect(Object.keys(nl).filter((id) => !used.some((pattern) => pattern.test(id)))).toEqual([])
  })

  it('[H1] have what the kernel says among its own words', () => {
    const own = wordsIn('nl', 'kernel')
    // What begins with a part that is filled in is named by whoever hands that in.
    const said = usedIds('kernel').filter(({ source }) => !source.startsWith('^['))
    const others = Object.keys(nl).filter((id) => !(id in own) && said.some((pattern) => pattern.test(id)))
    expect(others).toEqual([])
  })

  it.each([
    ['nl', nl],
    ['en', en],
  ])('[S3] say something everywhere in %s', (_, catalogue) => {
    expect(Object.values(catalogue).filter((text) => text.trim() === '')).toEqual([])
  })
})

/** What the kernel, the app and each subject say. */
function wordsIn(language: string, wing = ''): Record<string, string> {
  const folder = fileURLToPath(new URL(`../src/${wing}`, import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === `words.${language}.json`)
    .toSorted()
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))))
}

/** Whatever in the sources may be an id, with or without a part that is filled in: `form.${form}.title`. */
function usedIds(wing = ''): RegExp[] {
  const folder = fileURLToPath(new URL(`../src/${wing}`, import.meta.url))
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  const texts = sources.flatMap((source) => source.match(/(['"`])[\w${}.-]+\1/g) ?? [])
  const patterns = texts.map((text) =>
    text
      .slice(1, -1)
      .replaceAll('.', '\\.')
      .replaceAll(/\$\{[^}]*\}/g, '[\\w-]+'),
  )
  return [...new Set(patterns)].filter((pattern) => pattern.includes('\\.')).map((pattern) => RegExp(`^${pattern}$`))
}
