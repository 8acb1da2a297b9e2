import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { cleanImage } from '../../../src/kernel/media/cleanImage.js'
import { workOf } from '../../workOf.js'
import { animation, photo, photoWithMetadata, plain } from './pictures.js'

const refusedType = expect.objectContaining({ code: 'FILE_TYPE', status: 415 })

describe('cleanImage', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    '[U4] accepts %s and preserves its format',
    async (format) => {
      const image = await cleanImage(await photo(300, 200).toFormat(format).toBuffer())
      expect(image).toMatchObject({ format, width: 300, height: 200, animated: false })
      const metadata = await sharp(image.content).metadata()
      expect(metadata).toMatchObject({ format: format === 'avif' ? 'heif' : format, width: 300, height: 200 })
    },
  )

  it('[U4] accepts 50 megapixels', async () => {
    const image = await cleanImage(await plain(10_000, 5000).png().toBuffer())
    expect(image).toMatchObject({ width: 10_000, height: 5000 })
  })

  it('[U4] refuses 51 megapixels before decoding them', async () => {
    const upload = await plain(8500, 6000).png().toBuffer()
    const refused = await workOf(() =>
      expect(cleanImage(upload)).rejects.toMatchObject({
        code: 'TOO_LARGE',
        status: 413,
        details: { message: { key: 'file.pixels' } },
      }),
    )
    const decoded = await workOf(() => sharp(upload).raw().toBuffer())
    expect(refused).toBeLessThan(decoded / 3)
  })

  it('[U4] counts the pixels of all frames', async () => {
    const frames = await animation('gif', 6000, 3000)
    await expect(cleanImage(frames)).rejects.toMatchObject({ code: 'TOO_LARGE' })
  })

  it('[U4] shortens a side that is too long for some format', async () => {
    const image = await cleanImage(await plain(40, 32_766).png().toBuffer())
    expect(image).toMatchObject({ width: 20, height: 16_383 })
  })

  it.each([
    ['an SVG image', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['an SVG image with a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a web page', '<!doctype html><title>x</title><script>alert(1)</script>'],
    ['a script that begins like a GIF', 'GIF89a=1;alert(document.domain)//'],
    ['an SVG image that begins like a GIF', 'GIF89a<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['text', 'hello'],
    ['a PDF file', '%PDF-1.7\n%âãÏÓ'],
    ['nothing', ''],
  ])('[U5] refuses %s', async (_, content) => {
    await expect(cleanImage(Buffer.from(content))).rejects.toEqual(refusedType)
  })

  it('[U5] refuses an image of another type', async () => {
    await expect(cleanImage(await photo(50, 50).tiff().toBuffer())).rejects.toEqual(refusedType)
  })

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('[U5] refuses %s that breaks off', async (format) => {
    const whole = await photo(400, 300).toFormat(format).toBuffer()
    await expect(cleanImage(whole.subarray(0, Math.floor(whole.length * 0.6)))).rejects.toEqual(refusedType)
  })

  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('[U5] drops a script that hides behind a %s', async (format) => {
    const upload = await photo(60, 40).toFormat(format).toBuffer()
    const image = await cleanImage(Buffer.concat([upload, Buffer.from('*/=1;alert("<script>")//')]))
    expect(image.content.includes('alert')).toBe(false)
  })

  it('[U5] drops a script in the comment of a GIF', async () => {
    const upload = await animation('gif', 60, 40)
    const comment = Buffer.from('<script>alert(1)</script>')
    const block = Buffer.concat([Buffer.from([0x21, 0xfe, comment.length]), comment, Buffer.from([0])])
    const end = upload.length - 1
    const polyglot = Buffer.concat([upload.subarray(0, end), block, upload.subarray(end)])
    expect((await cleanImage(polyglot)).content.includes('script')).toBe(false)
  })

  it('[U6] removes metadata and turns the image upright', async () => {
    const upload = await photoWithMetadata(300, 200)
    expect(upload.includes('Secret Owner')).toBe(true)
    expect(upload.includes('secret note')).toBe(true)

    const image = await cleanImage(upload)
    expect(image).toMatchObject({ width: 200, height: 300 })
    expect(image.content.includes('Secret Owner')).toBe(false)
    expect(image.content.includes('secret note')).toBe(false)
    const metadata = await sharp(image.content).metadata()
    expect(metadata).toMatchObject({ width: 200, height: 300 })
    for (const kind of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const) expect(metadata[kind]).toBeUndefined()
  })

  it.each(['gif', 'webp'] as const)('[U6] preserves the animation of an animated %s', async (format) => {
    const image = await cleanImage(await animation(format, 300, 200))
    expect(image).toMatchObject({ format, animated: true, width: 300, height: 200 })
    expect(await sharp(image.content).metadata()).toMatchObject({ pages: 3, delay: [100, 200, 300], loop: 0 })
  })
})
