import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inRoot } from './root.mjs'

/**
 * The fonts of documents on paper, in server/fonts. What draws a PDF reads neither WOFF2 nor variable fonts: of the fonts of
 * the site one static file is made per weight and range of characters.
 */

const folder = 'server/fonts'
const bodyRanges = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek']
const headingRanges = ['latin', 'latin-ext']

/** @type {{family: string, weight: number, ranges: string[]}[]} */
const faces = [
  { family: 'source-sans-3', weight: 400, ranges: bodyRanges },
  { family: 'source-sans-3', weight: 700, ranges: bodyRanges },
  { family: 'bricolage-grotesque', weight: 700, ranges: headingRanges },
  { family: 'bitter', weight: 700, ranges: headingRanges },
  { family: 'space-grotesk', weight: 700, ranges: headingRanges },
]

/** Writes all of them with the licences of their families. */
export async function writePaperFonts() {
  mkdirSync(inRoot(folder), { recursive: true })
  for (const [file, content] of await paperFonts()) writeFileSync(inRoot(file), content)
}

/** @returns {Promise<string[]>} a line per file that is not what would be made now */
export async function outdatedPaperFonts() {
  const outdated = [...(await paperFonts())].filter(
    ([file, content]) => !existsSync(inRoot(file)) || !readFileSync(inRoot(file)).equals(content),
  )
  return outdated.map(([file]) => `${file} is not what the font of the site gives`)
}

/** @returns {Promise<Map<string, Buffer>>} contents by path */
async function paperFonts() {
  const made = new Map()
  for (const { family, weight, ranges } of faces) {
    for (const range of ranges)
      made.set(`${folder}/${family}-${range}-${weight}.ttf`, await staticFont(family, range, weight))
    made.set(`${folder}/${family}.LICENSE.txt`, readFileSync(packaged(family, 'LICENSE')))
  }
  return made
}

/**
 * @param {string} family
 * @param {string} range
 * @param {number} weight
 * @returns {Promise<Buffer>}
 */
async function staticFont(family, range, weight) {
  // Development alone has them.
  const require = createRequire(inRoot('server', 'package.json'))
  const { decompress } = require('wawoff2')
  const subsetFont = require('subset-font')
  const { create } = require('fontkit')
  const variable = Buffer.from(
    await decompress(readFileSync(packaged(family, 'files', `${family}-${range}-wght-normal.woff2`))),
  )
  const characters = String.fromCodePoint(...create(variable).characterSet)
  return subsetFont(variable, characters, { targetFormat: 'truetype', variationAxes: { wght: weight } })
}

/**
 * @param {string} family
 * @param {string[]} parts
 */
function packaged(family, ...parts) {
  return inRoot('node_modules', '@fontsource-variable', family, ...parts)
}
