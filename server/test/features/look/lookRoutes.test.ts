import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'

describe('the files of the look', () => {
  let database: TestDatabase
  let shop: TestShop

  beforeAll(async () => {
    database = await createSqlite()
    shop = await startTestShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const folder = async () => {
    const answer = await fetch(`${shop.url}/huisstijl/unknown.css`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-store'])
    return String(answer.headers.get('location')).replace(/\.css$/, '')
  }

  it('[W6] serves one style sheet under the hash of its content, for ever, and leads from any other to it', async () => {
    const answer = await fetch(`${shop.url}${await folder()}.css`)
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const text = await answer.text()
    expect(text).toContain(':root,.ground--white{--ground:')
    expect(text).toContain('@media screen and (prefers-color-scheme:dark)')
    expect(text).toContain('--fill:')
    expect(text.length).toBeLessThan(6000)
  })

  it('[W6] makes every icon from one mark', async () => {
    const place = await folder()
    const read = async (name: string) => {
      const answer = await fetch(`${shop.url}${place}/${name}`)
      expect([name, answer.status]).toEqual([name, 200])
      return Buffer.from(await answer.arrayBuffer())
    }
    const favicon = await read('favicon.ico')
    expect([favicon.readUInt16LE(2), favicon.readUInt16LE(4)]).toEqual([1, 3])
    expect([0, 1, 2].map((index) => favicon.readUInt8(6 + 16 * index))).toEqual([16, 32, 48])
    const offset = favicon.readUInt32LE(6 + 16 + 12)
    expect((await sharp(favicon.subarray(offset, offset + favicon.readUInt32LE(6 + 16 + 8))).metadata()).width).toBe(32)
    const touch = await sharp(await read('apple-touch-icon.png')).metadata()
    expect([touch.width, touch.height]).toEqual([180, 180])
    expect(await isOpaque(await read('apple-touch-icon.png'))).toBe(true)
    expect(await isOpaque(await read('maskable-512.png'))).toBe(true)
    expect((await sharp(await read('icon-192.png')).metadata()).width).toBe(192)
    const manifest = JSON.parse((await read('manifest.webmanifest')).toString())
    for (const { src, sizes } of manifest.icons) {
      const { width } = await sharp(Buffer.from(await (await fetch(shop.url + src)).arrayBuffer())).metadata()
      expect(`${width}x${width}`).toBe(sizes)
    }
  })

  it('[X86] draws what is shown where a page without a picture is shared', async () => {
    const answer = await fetch(`${shop.url}/huisstijl/delen.png`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    const picture = sharp(Buffer.from(await answer.arrayBuffer()))
    expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  it('[W6] answers where browsers look for an icon by themselves, and nothing else there', async () => {
    expect((await fetch(`${shop.url}/favicon.ico`)).headers.get('content-type')).toBe('image/x-icon')
    expect((await fetch(`${shop.url}${await folder()}/secret.png`)).status).toBe(404)
    expect((await fetch(`${shop.url}/huisstijl/__proto__`)).status).toBe(404)
  })
})

async function isOpaque(png: Buffer): Promise<boolean> {
  return (await sharp(png).stats()).isOpaque
}
