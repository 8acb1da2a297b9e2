import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { makeIcon } from '../../../src/features/look/icons.js'
import { initialPlate } from '../../../src/features/look/initialPlate.js'

const plates = { lightPlate: '#ffffff', darkPlate: '#14263b' }

/** A rhomb of a colour on nothing, in the middle of much nothing. */
async function rhomb(red: number, green: number, blue: number): Promise<Buffer> {
  const [width, height] = [400, 300]
  const pixels = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (Math.abs(x - 200) + Math.abs(y - 150) > 60) continue
      pixels.set([red, green, blue, 255], (y * width + x) * 4)
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

async function pixel(png: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
}

describe('an icon', () => {
  it('[W6] is cut to the mark, and transparent around it where it may be', async () => {
    const icon = await makeIcon('icon-192.png', { content: await rhomb(192, 32, 32), ...plates })
    expect((await pixel(icon, 96, 12)).slice(0, 3)).toEqual([192, 32, 32])
    expect((await pixel(icon, 1, 1))[3]).toBe(0)
  })

  it('[W6] stands on white, and a pale mark on a dark plate', async () => {
    const dark = await makeIcon('apple-touch-icon.png', { content: await rhomb(192, 32, 32), ...plates })
    const pale = await makeIcon('apple-touch-icon.png', { content: await rhomb(255, 244, 224), ...plates })
    expect((await pixel(dark, 2, 2)).slice(0, 3)).toEqual([255, 255, 255])
    expect((await pixel(pale, 2, 2)).slice(0, 3)).toEqual([20, 38, 59])
  })

  it('[W6] keeps a whole square inside the circle that devices show of a maskable one', async () => {
    const create = { width: 300, height: 300, channels: 3, background: '#c02020' } as const
    const content = await sharp({ create }).png().toBuffer()
    const icon = await makeIcon('maskable-512.png', { content, ...plates })
    const onCircle = Math.round(256 - (0.4 * 512) / Math.SQRT2)
    expect((await pixel(icon, onCircle - 3, onCircle - 3)).slice(0, 3)).toEqual([255, 255, 255])
    expect((await pixel(icon, onCircle + 3, onCircle + 3)).slice(0, 3)).toEqual([192, 32, 32])
  })

  it('[W6] is the initial of the name on a plate where there is no mark', async () => {
    const plate = await initialPlate('Éclair IT', '#a94e1e', '#ffffff')
    expect((await pixel(plate, 2, 2))[3]).toBe(0)
    expect(await pixel(plate, 30, 256)).toEqual([169, 78, 30, 255])
    const { channels } = await sharp(plate).flatten({ background: '#a94e1e' }).stats()
    expect(channels[2]?.max).toBe(255)
  })
})
