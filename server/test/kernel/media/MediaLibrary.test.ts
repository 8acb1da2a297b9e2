import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import sharp from 'sharp'
import { FairSemaphore } from '../../../src/kernel/limits/FairSemaphore.js'
import { imageObject } from '../../../src/kernel/media/imageObject.js'
import { variantWidths } from '../../../src/kernel/media/variantWidths.js'
import { Media } from '../../../src/kernel/records/Media.js'
import { maxImageBytes } from '../../../src/kernel/shared/imageLimits.js'
import { testStorages } from '../storage/testStorages.js'
import { bytesOf, fileNameOf, type OpenLibrary, openLibrary } from './openLibrary.js'
import { animation, photo, plain } from './pictures.js'

describe.each(testStorages)('a library on $name', ({ create }) => {
  let open: OpenLibrary
  beforeAll(async () => {
    open = await openLibrary(create)
  })
  afterAll(() => open.close())

  const turns = new FairSemaphore({ atOnce: 1, maxWaiting: 100 })
  const shown = (fileName: string) => open.library.open(fileName, (work) => turns.run(work))

  async function files(): Promise<string[]> {
    const lists = [await open.storage.images.list(), await open.storage.variants.list()]
    return lists.flat().map(({ name }) => name)
  }

  async function typeOf(fileName: string): Promise<string | undefined> {
    const image = await shown(fileName)
    await image?.content.close()
    return image?.contentType
  }

  describe('adding', () => {
    it('[U4] stores an image under a generated name, with its properties', async () => {
      const media = await open.add(await photo(700, 500).jpeg().toBuffer(), 'C:\\Photos\\my\u0007 shop.php')
      expect(media).toMatchObject({ width: 700, height: 500, originalName: 'my shop.php' })
      expect(media.url).toMatch(/^\/uploads\/images\/[0-9a-f]{32}\.jpg$/)
      const content = await bytesOf(await shown(fileNameOf(media)))
      expect(content.length).toBe(media.bytes)
      expect(await open.database.reader.findOneBy(Media, { url: media.url })).toEqual(media)
    })

    it('[U4] accepts 10 MB and refuses one byte more', async () => {
      const image = await plain(50, 50).png().toBuffer()
      const largest = Buffer.concat([image, Buffer.alloc(maxImageBytes - image.length)])
      expect(await open.add(largest)).toMatchObject({ width: 50 })
      await expect(open.add(Buffer.concat([largest, Buffer.alloc(1)]))).rejects.toMatchObject({
        code: 'TOO_LARGE',
        status: 413,
      })
    })

    it('[U4] stops reading what is too large', async () => {
      let chunks = 0
      async function* endless() {
        for (;;) {
          chunks++
          yield Buffer.alloc(1024 * 1024)
        }
      }
      const stream = Readable.from(endless(), { objectMode: true })
      await expect(open.library.add({ stream, name: 'x.jpg' })).rejects.toMatchObject({ code: 'TOO_LARGE' })
      expect(stream.destroyed).toBe(true)
      expect(chunks).toBeLessThan(40)
    })

    it('[U5] stores nothing of what it refuses', async () => {
      const before = await files()
      await expect(open.add(Buffer.from('<svg/>'), 'photo.png')).rejects.toMatchObject({
        code: 'FILE_TYPE',
        status: 415,
      })
      expect(await files()).toEqual(before)
    })

    it('[U4] reports an upload that breaks off', async () => {
      const stream = new Readable({ read: () => undefined })
      stream.push(Buffer.alloc(10))
      stream.destroy(new Error('aborted'))
      await expect(open.library.add({ stream, name: 'x.jpg' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    })

    const place = { folder: 'demo', focusY: null }

    it('adds an image with a fixed name once', async () => {
      const read = jest.fn(async () => photo(700, 400).jpeg().toBuffer())
      const first = await open.library.addNamed('demo-work-bench', 'jpeg', read, place)
      const second = await open.library.addNamed('demo-work-bench', 'jpeg', read, place)
      expect(first.url).toBe('/uploads/images/demo-work-bench.jpg')
      expect(second).toEqual(first)
      expect(read).toHaveBeenCalledTimes(1)
      expect(await typeOf('demo-work-bench-640.webp')).toBe('image/webp')

      await open.storage.images.remove(['demo-work-bench.jpg'])
      await open.library.addNamed('demo-work-bench', 'jpeg', read, place)
      expect(read).toHaveBeenCalledTimes(2)
    })

    it('stores its own images byte for byte, and refuses one with more than pixels', async () => {
      const content = await photo(700, 400).jpeg().toBuffer()
      await open.library.addNamed('demo-counter', 'jpeg', async () => content, place)
      expect((await open.library.read('/uploads/images/demo-counter.jpg'))?.content).toEqual(content)
      const tagged = await photo(700, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer()
      await expect(open.library.addNamed('demo-desk', 'jpeg', async () => tagged, place)).rejects.toThrow(
        /more than pixels/,
      )
    })

    it.each(['demo-2', 'Demo', '../demo', 'demo_bench'])(
      'takes no fixed name %s, which could not be served',
      async (stem) => {
        await expect(open.library.addNamed(stem, 'jpeg', async () => Buffer.alloc(0), place)).rejects.toThrow(
          /cannot be served/,
        )
      },
    )
  })

  describe('widths', () => {
    it.each([
      [4000, [320, 640, 960, 1280, 1600, 1920, 2560]],
      [2559, [320, 640, 960, 1280, 1600, 1920]],
      [1600, [320, 640, 960, 1280, 1600]],
      [960, [320, 640, 960]],
      [959, [320, 640]],
      [320, [320]],
      [100, [100]],
    ])('[U6] an image of %d pixels is served in %j', (width, widths) => {
      expect(variantWidths(width)).toEqual(widths)
    })
  })

  describe('opening', () => {
    it('[U6] serves every width that it lists as AVIF, WebP and in its own format', async () => {
      const media = await open.add(await photo(700, 500).png().toBuffer())
      const stem = fileNameOf(media).replace('.png', '')
      for (const width of imageObject(media, 'nl').widths) {
        for (const [extension, format] of Object.entries({ avif: 'heif', webp: 'webp', png: 'png' })) {
          const image = await shown(`${stem}-${width}.${extension}`)
          expect(image?.contentType).toBe(`image/${extension}`)
          expect(await sharp(await bytesOf(image)).metadata()).toMatchObject({ format, width })
        }
      }
      expect(imageObject(media, 'nl').widths).toEqual([320, 640])
    })

    it('[U6] creates a width once for simultaneous requests', async () => {
      const media = await open.add(await photo(700, 500).jpeg().toBuffer())
      const name = fileNameOf(media).replace('.jpg', '-640.webp')
      const written = jest.spyOn(open.storage.variants, 'write')
      const answers = await Promise.all(Array.from({ length: 8 }, () => shown(name)))
      const contents = await Promise.all(answers.map(bytesOf))
      expect(contents.every((content) => content.length > 0 && content.equals(contents[0] as Buffer))).toBe(true)
      expect(written.mock.calls.filter(([fileName]) => fileName === name)).toHaveLength(1)
      expect((await files()).filter((file) => file.includes('.part'))).toEqual([])
    })

    it('[U6] serves a narrow image in its own width', async () => {
      const media = await open.add(await photo(120, 80).jpeg().toBuffer())
      expect(await typeOf(fileNameOf(media).replace('.jpg', '-120.avif'))).toBe('image/avif')
      expect(await shown(fileNameOf(media).replace('.jpg', '-320.avif'))).toBeNull()
    })

    it('[U6] preserves the animation in every width and format', async () => {
      const media = await open.add(await animation('gif', 400, 300))
      const stem = fileNameOf(media).replace('.gif', '')
      for (const extension of ['gif', 'webp', 'avif']) {
        const image = await shown(`${stem}-320.${extension}`)
        expect(image?.contentType).toBe(extension === 'gif' ? 'image/gif' : 'image/webp')
        expect(await sharp(await bytesOf(image)).metadata()).toMatchObject({ width: 320, pages: 3 })
      }
    })

    it('[U6] knows no other widths, formats and names', async () => {
      const media = await open.add(await photo(700, 500).jpeg().toBuffer())
      const stem = fileNameOf(media).replace('.jpg', '')
      const before = await files()
      const names = [
        `${stem}-641.webp`,
        `${stem}-960.webp`,
        `${stem}-0640.webp`,
        `${stem}-640.png`,
        `${stem}-640.jpeg`,
        `${stem}.webp`,
        `${stem}.jpg/`,
        `../images/${stem}.jpg`,
        `variants/${stem}-640.jpg`,
        `${stem}.jpg\0.png`,
        `${stem}.JPG`,
        `${'0'.repeat(32)}.jpg`,
        '../../shop.sqlite',
        '..',
        '',
      ]
      for (const name of names) expect([name, await shown(name)]).toEqual([name, null])
      expect(await files()).toEqual(before)
    })

    it('[U6] does not serve an image whose file is missing', async () => {
      const media = await open.add(await photo(700, 500).jpeg().toBuffer())
      await open.storage.images.remove([fileNameOf(media)])
      expect(await shown(fileNameOf(media))).toBeNull()
      expect(await shown(fileNameOf(media).replace('.jpg', '-640.webp'))).toBeNull()
    })
  })
})
