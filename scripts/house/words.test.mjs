import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals'
import { joinedWords, languages, outdatedWords, wordFiles, writeJoinedWords } from './words.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'words-'))

beforeEach(() => {
  write('generated/words.nl.json', {})
  for (const language of languages) {
    write(`kernel/i18n/words.${language}.json`, { 'list.add': `add ${language}` })
    write(`features/quotes/words.${language}.json`, { 'quotes.send': `send ${language}` })
  }
})
afterAll(() => rmSync(root, { recursive: true }))

/** @param {string} file @param {Record<string, string>} words */
function write(file, words) {
  const place = path.join(root, 'admin/src', file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, JSON.stringify(words))
}

describe('the words of subjects', () => {
  it.each(/** @type {const} */ (['site', 'admin']))('[H1] of the %s stand with each in both languages', (frontEnd) => {
    const [dutch, english] = languages.map((language) =>
      wordFiles(frontEnd, language).map((file) => file.replace(`.${language}.`, '.')),
    )
    expect(dutch).toEqual(english)
    expect(dutch).toContain(`${frontEnd}/src/features/appointments/words.json`)
  })

  it('[H1] are joined into what the back office loads, and named when they are not', () => {
    writeJoinedWords(root)
    const loaded = readFileSync(path.join(root, 'admin/src/generated/words.nl.json'), 'utf8')
    expect(JSON.parse(loaded)).toEqual({ 'list.add': 'add nl', 'quotes.send': 'send nl' })
    expect(outdatedWords(root)).toEqual([])
    write('features/quotes/words.nl.json', { 'quotes.send': 'versturen' })
    expect(outdatedWords(root)).toEqual(['admin/src/generated/words.nl.json is not what the subjects say'])
  })

  it('[H1] of the product are joined', () => expect(outdatedWords()).toEqual([]))

  it('[H1] are of one subject each', () => {
    write('features/jobs/words.nl.json', { 'quotes.send': 'nogmaals' })
    expect(() => joinedWords('admin', 'nl', root)).toThrow(/quotes.*has "quotes.send", which another file has too/)
  })
})
