import { readFileSync } from 'node:fs'
import path from 'node:path'
import { productRoot } from '../../../kernel/settings/settingValues.js'
import type { HeadingFace } from '../../look/lookChoices.js'

/** Of texts: that of the shop's headings, or the plain one in two weights. */
export type PaperFace = 'plain' | 'bold' | 'heading'

const bodyRanges = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek']
const headingRanges = ['latin', 'latin-ext']
const headingFamilies: Record<HeadingFace, string> = {
  grotesque: 'bricolage-grotesque',
  slab: 'bitter',
  technical: 'space-grotesk',
}

/** The files that draw a face, those that are asked first in front. They are made by `scripts/house/paperFonts.mjs`. */
export function fontsOf(face: PaperFace, headingFace: HeadingFace): string[] {
  const body = (weight: number) => bodyRanges.map((range) => `source-sans-3-${range}-${weight}`)
  if (face === 'plain') return body(400)
  if (face === 'bold') return body(700)
  return [...headingRanges.map((range) => `${headingFamilies[headingFace]}-${range}-700`), ...body(700)]
}

const read = new Map<string, Buffer>()

export function fontFile(name: string): Buffer {
  const known = read.get(name)
  if (known) return known
  const content = readFileSync(path.join(productRoot, 'server', 'fonts', `${name}.ttf`))
  read.set(name, content)
  return content
}
