import sharp from 'sharp'
import { drawnPath } from './drawnPath.js'
import { glyphs } from './glyphs.js'

const side = 512
const letterShare = 0.56

/** A square with round corners, of one unit. */
const roundSquare = 'M0.22 0L0.78 0Q1 0 1 0.22L1 0.78Q1 1 0.78 1L0.22 1Q0 1 0 0.78L0 0.22Q0 0 0.22 0Z'

/** The first letter of the shop's name on a plate in its colour, for a shop without a logo of its own. */
export async function initialPlate(name: string, plate: string, ink: string): Promise<Buffer> {
  const letter = glyphs[initialOf(name)]
  const layers = [coloured(drawnPath(roundSquare, side, { scale: side, x: 0, y: 0 }), plate)]
  if (letter) {
    const scale = (side * letterShare) / Math.max(letter.height, letter.width)
    const place = { scale, x: (side - letter.width * scale) / 2, y: (side - letter.height * scale) / 2 }
    layers.push(coloured(drawnPath(letter.path, side, place), ink))
  }
  const [ground, ...above] = await Promise.all(layers)
  return sharp(ground)
    .composite(above.map((input) => ({ input })))
    .png()
    .toBuffer()
}

/** A colour that shows where the mask is. */
function coloured(mask: Buffer, colour: string): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .joinChannel(mask, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer()
}

/** Without its accents: É is drawn as E. */
function initialOf(name: string): string {
  return /[A-Z0-9]/.exec(name.normalize('NFD').toUpperCase())?.[0] ?? ''
}
