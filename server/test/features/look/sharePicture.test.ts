import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { sharePicture } from '../../../src/features/look/sharePicture.js'

const colours = { ground: '#ffffff', ink: '#000000', accent: '#ff0000' }

/** How many pixels of the picture are nearly black, by half: left and right. */
async function inkOf(name: string): Promise<[number, number]> {
  const mark = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00ff00' } })
    .png()
    .toBuffer()
  const picture = await sharePicture(name, mark, colours)
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1200, 630])
  const halves: [number, number] = [0, 0]
  for (let at = 0; at < data.length; at += info.channels) {
    const isInk = (data[at] ?? 255) + (data[at + 1] ?? 255) + (data[at + 2] ?? 255) < 120
    if (isInk) halves[(at / info.channels) % info.width < info.width / 2 ? 0 : 1] += 1
  }
  return halves
}

describe('[X86] the picture for sharing', () => {
  it('has the name in the middle', async () => {
    const [left, right] = await inkOf('Anna')
    expect(left).toBeGreaterThan(2_000)
    expect(Math.abs(left - right) / left).toBeLessThan(0.5)
  })

  it.each([
    'Één & Ander',
    'A very long name of a shop that repairs nearly everything with a plug on it',
    'Onafgebrokenwoordvanveertigletterslengte',
    '東京',
  ])('is drawn for %s', async (name) => {
    const [left, right] = await inkOf(name)
    expect(left + right > 0).toBe(name !== '東京')
  })
})
