import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp, { type Sharp } from 'sharp'
import { transpile } from '../../transpiled.js'
import { plain } from './pictures.js'

/** Bytes above idle that decoding may take, whoever sends what. */
const maxPeakBytes = 200 * 1024 * 1024

/** Milliseconds: large images are made and read one after another, on a busy machine. */
const patience = 180_000

const folder = fileURLToPath(new URL(`../../../.image-memory-${process.pid}`, import.meta.url))

const inRoot = (name: string) => readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8')

/** How the product is started: its memory for images is given back to the system. */
const memorySettings = Object.fromEntries(
  Array.from(inRoot('Dockerfile').matchAll(/\b(MALLOC_\w+)=(\d+)/g), ([, name = '', value = '']) => [name, value]),
)

/** Decodes all files at once, as of many senders, and says what that took and what became of each. */
const program = (cleanImage: string) => `
  import { readFileSync, writeFileSync } from 'node:fs'
  const { cleanImage, cleanPhoto } = await import(${JSON.stringify(cleanImage)})
  const { default: sharp } = await import('sharp')
  const [work, ...files] = process.argv.slice(1)
  const clean = work === 'photo' ? (upload) => cleanPhoto(upload, 2048, 'visitor') : cleanImage
  await clean(await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } }).png().toBuffer())
  const uploads = files.map((file) => readFileSync(file))
  const idle = process.memoryUsage.rss()
  // The kernel counts the peak anew.
  writeFileSync('/proc/self/clear_refs', '5')
  const became = await Promise.all(uploads.map((upload) => clean(upload).then(
    ({ width, height }) => ({ width, height }),
    (error) => ({ code: error.code, message: error.details?.message?.key }),
  )))
  const peak = /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1] * 1024
  console.log(JSON.stringify({ peak: peak - idle, became }))`

interface Outcome {
  /** Bytes above idle. */
  peak: number
  became: { width?: number; height?: number; code?: string; message?: string }[]
}

/** Many pixels in few bytes. */
const transparent = (side: number) => sharp({ create: { width: side, height: side, channels: 4, background: '#07a8' } })

const deepPng = (side: number, progressive: boolean) =>
  transparent(side).toColourspace('rgb16').png({ progressive, compressionLevel: 1 })

async function moving(format: 'gif' | 'webp', side: number): Promise<Buffer> {
  const frames = ['#a00', '#0a0'].map((colour) => plain(side, side, colour).png({ compressionLevel: 1 }).toBuffer())
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .toFormat(format, { effort: 1 })
    .toBuffer()
}

const refused = { code: 'TOO_LARGE', message: 'file.memory' }
const accepted = (width: number, height: number) => ({ width, height })

/** Of each format the largest, about, that is still decoded, and one that is not; what becomes of a photo. */
const photos: [name: string, make: () => Sharp, becomes: object][] = [
  [
    'an ordinary JPEG of 50 megapixels, on its side',
    () => plain(8660, 5770).jpeg().withMetadata({ orientation: 6 }),
    accepted(1365, 2048),
  ],
  ['a progressive JPEG', () => fineJpeg(5000), accepted(2048, 2048)],
  ['a large progressive JPEG', () => fineJpeg(5400), refused],
  ['an interlaced PNG', () => deepPng(3400, true), accepted(2048, 2048)],
  ['a large interlaced PNG', () => deepPng(5000, true), refused],
  ['a PNG of 16 bits', () => deepPng(5000, false), accepted(2048, 2048)],
  ['a WebP', () => transparent(5000).webp({ lossless: true, effort: 0 }), accepted(2048, 2048)],
  ['a large WebP', () => transparent(5300).webp({ lossless: true, effort: 0 }), refused],
  ['an AVIF', () => transparent(2700).avif({ effort: 0 }), accepted(2048, 2048)],
  ['a large AVIF', () => transparent(2900).avif({ effort: 0 }), refused],
  ['a GIF', () => transparent(5000).gif({ effort: 1 }), accepted(2048, 2048)],
  ['a large GIF', () => transparent(5200).gif({ effort: 1 }), refused],
]

function fineJpeg(side: number): Sharp {
  return plain(side, side).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
}

describe('the memory that images take', () => {
  let clean: string
  beforeAll(async () => {
    await mkdir(folder, { recursive: true })
    clean = pathToFileURL(await transpile('src/kernel/media/cleanImage', folder)).href
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function decode(work: 'photo' | 'library', uploads: readonly Buffer[]): Promise<Outcome> {
    const files = uploads.map((_, index) => path.join(folder, `${work}-${index}`))
    await Promise.all(uploads.map((upload, index) => writeFile(files[index] ?? '', upload)))
    const run = ['--input-type=module', '--eval', program(clean), work, ...files]
    const { stdout } = await promisify(execFile)(process.execPath, run, {
      cwd: folder,
      env: { ...process.env, ...memorySettings },
    })
    return JSON.parse(stdout) as Outcome
  }

  it('[Y2] is given back to the system however the product is started', () => {
    expect(Object.keys(memorySettings)).toHaveLength(3)
    for (const [name, value] of Object.entries(memorySettings)) {
      for (const unit of ['shop.service', 'shop@.service'])
        expect(inRoot(`deploy/${unit}`)).toContain(`${name}=${value}`)
      expect(inRoot('scripts/house/allocator.mjs')).toContain(`${name}: '${value}'`)
    }
  })

  it(
    '[Y2] stays below 200 MB with photos of many visitors at once, whatever they send',
    async () => {
      const uploads: Buffer[] = []
      for (const [, make] of photos) uploads.push(await make().toBuffer())
      const { peak, became } = await decode('photo', uploads)
      expect(became.map((each, index) => [photos[index]?.[0], each])).toEqual(
        photos.map(([name, , becomes]) => [name, expect.objectContaining(becomes)]),
      )
      expect(peak).toBeLessThan(maxPeakBytes)
    },
    patience,
  )

  it('[Y2] stays below 200 MB with images of the library, which keep their proportions', async () => {
    const { peak, became } = await decode('library', [
      await plain(8660, 5770).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      await transparent(3400).webp({ lossless: true, effort: 0 }).toBuffer(),
      await transparent(2000).avif({ effort: 0 }).toBuffer(),
      await moving('gif', 2500),
      await moving('webp', 2500),
    ])
    const [jpeg, ...squares] = became
    expect(jpeg).toEqual(accepted(5770, 8660))
    for (const { width = 0, height } of squares) {
      expect(width).toBeGreaterThan(1000)
      expect(height).toBe(width)
    }
    expect(peak).toBeLessThan(maxPeakBytes)
  })
})
