import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { allMessages } from '../src/generated/allMessages'
import en from '../src/kernel/i18n/en.json' with { type: 'json' }
import nl from '../src/kernel/i18n/nl.json' with { type: 'json' }

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

  it.each([
    ['nl', nl],
    ['en', en],
  ])('[S3] say something everywhere in %s', (_, catalogue) => {
    expect(Object.values(catalogue).filter((text) => text.trim() === '')).toEqual([])
  })
})

/** Whatever in the sources may be an id, with or without a part that is filled in: `form.${form}.title`. */
function usedIds(): RegExp[] {
  const folder = fileURLToPath(new URL('../src', import.meta.url))
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
