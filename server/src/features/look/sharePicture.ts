import sharp from 'sharp'
import { sharePictureSize } from '../../kernel/shared/screens.js'
import { drawnPath } from './drawnPath.js'
import { glyphs } from './glyphs.js'

const { width, height } = sharePictureSize

/** The units of the outlines of a capital. */
const capitalHeight = 687
const letterGap = 70
const wordGap = 260

/** Pixels: of the words at most, and around them. */
const maxCapital = 96
const maxLines = 3
const margin = 90
const stripe = 26
const markSide = 150

interface Colours {
  ground: string
  ink: string
  accent: string
}

/**
 * The shop's name, in capitals, on its ground, with its mark above it and a stripe in its colour. What the outlines do not
 * have, such as an ampersand, is left out.
 */
export async function sharePicture(name: string, mark: Buffer, { ground, ink, accent }: Colours): Promise<Buffer> {
  const lines = linesOf(wordsOf(name))
  const scale = Math.min(
    maxCapital / capitalHeight,
    ...lines.map((line) => (width - 2 * margin) / Math.max(1, unitsOf(line))),
  )
  const lineHeight = Math.round(capitalHeight * scale * 1.45)
  const textHeight = Math.max(0, lines.length * lineHeight - lineHeight * 0.3)
  const top = Math.round((height - stripe - markSide - (lines.length > 0 ? 56 + textHeight : 0)) / 2)
  const letters = lines.flatMap((line, index) =>
    lettersOf(line, scale, (width - unitsOf(line) * scale) / 2, top + markSide + 56 + index * lineHeight),
  )
  const drawn = await Promise.all(
    letters.map(async ({ glyph, left, top: y }) => {
      const side = Math.ceil(Math.max(glyph.width, glyph.height) * scale) + 1
      return { input: await coloured(drawnPath(glyph.path, side, { scale, x: 0, y: 0 }), side, ink), left, top: y }
    }),
  )
  const badge = await sharp(mark)
    .resize(markSide, markSide, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  const bar = await sharp({ create: { width, height: stripe, channels: 3, background: accent } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: badge, left: Math.round((width - markSide) / 2), top },
      { input: bar, left: 0, top: height - stripe },
      ...drawn,
    ])
    .png({ palette: true })
    .toBuffer()
}

/** In capitals without accents. */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFD')
    .toUpperCase()
    .split(/\s+/)
    .map((word) => [...word].filter((letter) => letter in glyphs).join(''))
    .filter((word) => word !== '')
}

/** Broken where a line of the largest letters is full. */
function linesOf(words: string[]): string[] {
  const lines: string[] = []
  const maxUnits = ((width - 2 * margin) / maxCapital) * capitalHeight
  for (const word of words) {
    const last = lines.at(-1)
    const joined = `${last} ${word}`
    if (last !== undefined && (unitsOf(joined) <= maxUnits || lines.length === maxLines))
      lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}

function unitsOf(line: string): number {
  return [...line].reduce((sum, letter) => sum + advanceOf(letter), -letterGap)
}

function advanceOf(letter: string): number {
  const glyph = glyphs[letter]
  return glyph ? glyph.width + letterGap : wordGap
}

function lettersOf(line: string, scale: number, start: number, top: number) {
  let units = 0
  return [...line].flatMap((letter) => {
    const left = Math.round(start + units * scale)
    units += advanceOf(letter)
    const glyph = glyphs[letter]
    return glyph ? [{ glyph, left, top }] : []
  })
}

/** A colour that shows where the mask is. */
function coloured(mask: Buffer, side: number, colour: string): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .joinChannel(mask, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer()
}
