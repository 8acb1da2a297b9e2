import { describe, expect, it } from '@jest/globals'
import { readExport } from '../../../src/features/wordpress/readExport.js'
import { makeExport } from '../imports/makeExport.js'
import { siteExport } from '../imports/siteExport.js'

const site = 'https://www.oud.example'

describe('[L10] an export of WordPress', () => {
  it('is read with its posts, pages, files, menus and what was said of each', async () => {
    const read = await readExport(siteExport(site))
    expect(read).toMatchObject({ title: 'Computerhuis & Co', site, language: 'nl' })
    expect(read.items.find(({ id }) => id === 20)).toMatchObject({
      ...{ type: 'post', status: 'publish', title: 'Trage laptop & stof', date: '2019-05-06T07:08:09.000Z' },
      ...{ link: `${site}/2019/05/trage-laptop/`, excerpt: 'Stof maakt traag.', comments: 2, tags: ['stof'] },
      ...{ categories: ['Onderhoud', 'Laptops'], meta: { _thumbnail_id: '5', prijs_vanaf: '35' }, hasPassword: false },
    })
    expect(read.items.find(({ id }) => id === 22)?.date).not.toBeUndefined()
    expect(read.items.find(({ id }) => id === 24)?.hasPassword).toBe(true)
    expect(read.items.find(({ id }) => id === 5)?.file).toBe(`${site}/wp-content/uploads/2021/03/werkplaats-scaled.png`)
    expect(read.items.find(({ id }) => id === 43)?.menus).toEqual(['Voettekst'])
  })

  it('that is not quite XML is read all the same: control signs, entities of HTML, signs that are no tags', async () => {
    const { items } = await readExport(
      makeExport(site, [{ id: 1, title: 'Een\u0000\u0008&nbsp;twee ]]> drie', content: 'a < b\r\n\r\nc' }]).replace(
        '<dc:creator>',
        '<gap & 1 < 2 &onbekend;>',
      ),
    )
    expect(items[0]).toMatchObject({ title: 'Een twee ]]> drie', content: 'a < b\n\nc' })
  })

  it('whose entities unfold or lead to files says them as they are written', async () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "${'&a;'.repeat(10)}"><!ENTITY f SYSTEM "file:///etc/passwd">]>\n`
    const text = makeExport(site, [{ id: 1, title: 'x' }], bomb).replace('<![CDATA[x]]>', '&b; &f;')
    expect((await readExport(text)).items[0]?.title).toBe('&b; &f;')
  })

  it.each([
    ['a list', 'a;b\n1;2', 'noExport'],
    ['another feed', '<?xml version="1.0"?><rss><channel><item><title>x</title></item></channel></rss>', 'noExport'],
    ['nothing of a site', makeExport(site, []), 'empty'],
    [
      'more than is read',
      makeExport(site, []).replace('</channel>', `${'<item></item>'.repeat(20_001)}</channel>`),
      'tooMany',
    ],
  ])('%s is none', async (_, text, fault) => {
    await expect(readExport(text)).rejects.toMatchObject({ fault })
  })

  it('of ten megabytes that never ends is read at once', async () => {
    const began = performance.now()
    for (const sign of ['<', '<a ', '<![CDATA[', '<!DOCTYPE [', '<item>', '&#1'])
      await readExport(sign.repeat(Math.floor(10_000_000 / sign.length))).catch(() => undefined)
    expect(performance.now() - began).toBeLessThan(30_000)
  })
})
