import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { required } from '../../required.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'

const colour = '#c81e64'

describe('the logo of the shop', () => {
  let database: TestDatabase
  let shop: TestShop
  let headers: Record<string, string>

  beforeAll(async () => {
    database = await createSqlite()
    shop = await startTestShop(database)
    headers = await shop.login()
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const update = (input: object) =>
    shop.graphql('mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }', { input }, headers)
  async function upload(format: 'png' | 'webp' | 'avif', width = 400, height = 400): Promise<string> {
    const image = sharp({ create: { width, height, channels: 3, background: colour } })
    const content = await image[format]().toBuffer()
    return (await shop.services.media.add({ stream: Readable.from([content]), name: `logo.${format}` })).url
  }
  const mailed = async () => {
    const query = '{ previewMailText(kind: test, language: nl) { html } }'
    const { data } = await shop.graphql<{ previewMailText: { html: string } }>(query, {}, headers)
    return required(data, 'data').previewMailText.html
  }
  const mail = async () =>
    /<img src="https?:\/\/[^/"]+([^"]+)"[^>]*? width="(\d+)" height="(\d+)"/.exec(await mailed())?.slice(1) ?? null

  it('[W6] and one for dark grounds are given to the site, prints and mails, and make the icons and the shared picture', async () => {
    expect(await mail()).toBeNull()
    const before = Buffer.from(await (await fetch(`${shop.url}/huisstijl/delen.png`)).arrayBuffer())
    const [logo, logoDark] = [await upload('png'), await upload('png', 600, 200)]
    expect((await update({ logo, logoDark })).errors).toBeUndefined()
    const { data } = await shop.graphql('{ shop { logo { url width height } logoDark { url width height } } }')
    expect(data?.shop).toEqual({
      logo: { url: logo, width: 400, height: 400 },
      logoDark: { url: logoDark, width: 600, height: 200 },
    })
    expect(await mail()).toEqual([logo, '56', '56'])
    const picture = Buffer.from(await (await fetch(`${shop.url}/huisstijl/delen.png`)).arrayBuffer())
    expect(picture.equals(before)).toBe(false)
    expect(await shows(picture, colour)).toBe(true)
    const touch = Buffer.from(await (await fetch(`${shop.url}/apple-touch-icon.png`)).arrayBuffer())
    expect(await shows(touch, colour)).toBe(true)
  })

  it('[W6] has the name of the shop beside it in mails where it is a mere mark, also while pictures are not shown', async () => {
    const head = async (width: number, height: number) => {
      await update({ name: 'De Schroef', logo: await upload('png', width, height) })
      const [, alt, beside] =
        /<img [^>]*alt="([^"]*)"[^>]*><\/td>(?:<td class="ink"[^>]*>([^<]*)<\/td>)?/.exec(await mailed()) ?? []
      return { alt, beside }
    }
    expect(await head(300, 300)).toEqual({ alt: '', beside: 'De Schroef' })
    expect(await head(900, 200)).toEqual({ alt: 'De Schroef', beside: undefined })
  })

  it.each(['webp', 'avif'] as const)(
    '[W6] as %s is mailed as PNG, which every program for mail shows',
    async (format) => {
      const logo = await upload(format, 700, 200)
      expect((await update({ logo })).errors).toBeUndefined()
      const [address, width, height] = required(await mail(), 'logo')
      expect([address, width, height]).toEqual([logo.replace(`.${format}`, '-640.png'), '196', '56'])
      const answer = await fetch(shop.url + address)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(640)
      const { data } = await shop.graphql<{ shop: { logo: { url: string } } }>('{ shop { logo { url } } }')
      expect(data?.shop.logo.url).toBe(logo)
    },
  )

  it('[W6] that is none, or no image of the shop, is refused at its field, and the one before stays', async () => {
    const logo = await upload('png')
    expect((await update({ logo })).errors).toBeUndefined()
    for (const wrong of ['/uploads/images/none.png', 'https://example.com/logo.png', 'javascript:alert(1)', 'logo']) {
      const { errors } = await update({ logo: wrong, name: 'Nog niet' })
      expect([wrong, Object.keys(errors?.[0]?.extensions.errors ?? {})]).toEqual([wrong, ['logo']])
    }
    const text = { stream: Readable.from([Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]), name: 'logo.png' }
    await expect(shop.services.media.add(text)).rejects.toMatchObject({ code: 'FILE_TYPE' })
    const { data } = await shop.graphql<{ shop: { name: string; logo: { url: string } } }>(
      '{ shop { name logo { url } } }',
    )
    expect(data?.shop).toEqual({ name: expect.not.stringContaining('Nog niet'), logo: { url: logo } })
  })
})

/** Whether a fair part of a picture is of a colour. */
async function shows(picture: Buffer, hex: string): Promise<boolean> {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += info.channels) {
    if (wanted.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) < 12)) count += 1
  }
  return count > 5000
}
