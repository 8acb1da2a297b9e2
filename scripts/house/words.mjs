import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './root.mjs'

/** @typedef {'site' | 'admin'} FrontEnd */

export const languages = ['nl', 'en']

/**
 * Where the words of a front end stand: in its app, in its kernel, and in the folder of each subject.
 * @param {FrontEnd} frontEnd
 * @param {string} language
 * @param {string} [root] of the repository
 * @returns {string[]} from the root
 */
export function wordFiles(frontEnd, language, root = inRoot()) {
  const source = path.join(frontEnd, 'src')
  return readdirSync(path.join(root, source), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === `words.${language}.json` && !file.startsWith('generated'))
    .toSorted()
    .map((file) => path.join(source, file))
}

/**
 * @param {FrontEnd} frontEnd
 * @param {string} language
 * @param {string} [root]
 * @throws {Error} when two subjects have a text of the same name
 */
export function joinedWords(frontEnd, language, root = inRoot()) {
  /** @type {Record<string, string>} */
  const words = {}
  for (const file of wordFiles(frontEnd, language, root)) {
    for (const [key, text] of Object.entries(JSON.parse(readFileSync(path.join(root, file), 'utf8')))) {
      if (key in words) throw new Error(`${file} has "${key}", which another file has too`)
      words[key] = text
    }
  }
  return words
}

/** What the back office loads of a language at once; the site compiles its words, see `site/scripts/messages.mjs`. */
const target = (/** @type {string} */ language) => `admin/src/generated/words.${language}.json`
/** @param {string} language @param {string} root */
const joined = (language, root) => `${JSON.stringify(joinedWords('admin', language, root), null, 2)}\n`

export function writeJoinedWords(root = inRoot()) {
  for (const language of languages) writeFileSync(path.join(root, target(language)), joined(language, root))
}

/** @returns {string[]} a line for each file that is out of date */
export function outdatedWords(root = inRoot()) {
  return languages
    .filter((language) => {
      const file = path.join(root, target(language))
      return !existsSync(file) || readFileSync(file, 'utf8') !== joined(language, root)
    })
    .map((language) => `${target(language)} is not what the subjects say`)
}
