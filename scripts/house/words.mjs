import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './root.mjs'

/** @typedef {'site' | 'admin'} FrontEnd */

export const languages = ['nl', 'en']

/**
 * Where the words of a front end stand: in its app, in its kernel, and in the folder of each subject.
 * @param {FrontEnd} frontEnd
 * @param {string} language
 * @returns {string[]} from the root
 */
export function wordFiles(frontEnd, language) {
  const source = path.join(frontEnd, 'src')
  return readdirSync(inRoot(source), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === `words.${language}.json` && !file.startsWith('generated'))
    .toSorted()
    .map((file) => path.join(source, file))
}

/**
 * @param {FrontEnd} frontEnd
 * @param {string} language
 * @throws {Error} when two subjects have a text of the same name
 */
export function joinedWords(frontEnd, language) {
  /** @type {Record<string, string>} */
  const words = {}
  for (const file of wordFiles(frontEnd, language)) {
    for (const [key, text] of Object.entries(JSON.parse(readFileSync(inRoot(file), 'utf8')))) {
      if (key in words) throw new Error(`${file} has "${key}", which another file has too`)
      words[key] = text
    }
  }
  return words
}

/** What the back office loads of a language at once; the site compiles its words, see `site/scripts/messages.mjs`. */
const target = (/** @type {string} */ language) => `admin/src/generated/words.${language}.json`
const joined = (/** @type {string} */ language) => `${JSON.stringify(joinedWords('admin', language), null, 2)}\n`

export function writeJoinedWords() {
  for (const language of languages) writeFileSync(inRoot(target(language)), joined(language))
}

/** @returns {string[]} a line for each file that is out of date */
export function outdatedWords() {
  return languages
    .filter((language) => {
      const file = inRoot(target(language))
      return !existsSync(file) || readFileSync(file, 'utf8') !== joined(language)
    })
    .map((language) => `${target(language)} is not what the subjects say`)
}
