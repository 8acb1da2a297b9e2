import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { findDeadLinks } from '../../../src/features/redirects/deadLinks.js'
import { NotFoundAddress } from '../../../src/features/redirects/NotFoundAddress.js'
import { maxAddresses, NotFoundCounts } from '../../../src/features/redirects/NotFoundCounts.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

describe.each(bothDatabases)('links that lead nowhere, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const tip = (title: string, text = '') =>
    shop.create<{ id: number }>('Tip', { language: 'nl', title, url: title.toLowerCase(), text })
  const link = (address: string) => `<p>Zie <a href="${address}">hier</a>.</p>`
  const dead = async () => {
    const { items, total } = await shop.read<{ items: { path: string; places: { title: string }[] }[]; total: number }>(
      '{ deadLinks { total items { path places { title field } } } }',
    )
    expect(total).toBe(items.length)
    return Object.fromEntries(items.map(({ path, places }) => [path, places.map(({ title }) => title)]))
  }
  const night = () => findDeadLinks(ownContext(shop.services))
  const update = (from: string, to: string) =>
    shop.ask<{ updated: number; failed: { title: string }[] }>(
      'mutation ($from: String!, $to: String!) { updateLinks(from: $from, to: $to) { updated failed { title } } }',
      { from, to },
    )
  const textOf = async (id: number) =>
    (await shop.read<{ text: string }>('query ($id: Int!) { tip(id: $id) { text } }', { id })).text

  it('[L12] are found at night with their places, until the text or the address is mended', async () => {
    const { publicUrl } = shop.services.settings
    const target = await tip('Doel')
    await tip('Goed', `${link('/nl/tips-en-tricks/doel')}${link('/nl/nieuws')}${link('https://example.org/x')}`)
    await tip('Vast', `${link('mailto:a@example.org')}${link('#kop')}${link('/uploads/images/x.webp')}`)
    const wrong = await tip('Fout', link('/nl/tips-en-tricks/nergens'))
    await tip('Ook', link(`${publicUrl}/nl/weg`))
    expect(await dead()).toEqual({})
    expect(await night()).toBe(2)
    expect(await dead()).toEqual({ '/nl/tips-en-tricks/nergens': ['Fout'], '/nl/weg': ['Ook'] })
    await shop.create('SiteRedirect', { path: '/nl/weg', target: '/nl' })
    expect(Object.keys(await dead())).toEqual(['/nl/tips-en-tricks/nergens'])
    await shop.update('Tip', wrong.id, { text: '<p>Niets</p>' })
    expect(await dead()).toEqual({})
    await shop.update('Tip', target.id, { visible: false })
    expect(await night()).toBe(1)
    expect(await dead()).toEqual({ '/nl/tips-en-tricks/doel': ['Goed'] })
    await shop.update('Tip', target.id, { visible: true })
    expect(await night()).toBe(0)
  })

  it('[L12] have their texts lead elsewhere on request, as a change with history', async () => {
    const { id } = await tip('Tekst', `${link('/nl/oud#kop')}${link('/oud')}${link('/nl/ouder')}`)
    const card = { title: 'Kaart', link: '/nl/oud/' }
    const page = await shop.create('Page', {
      language: 'nl',
      title: 'Knoppen',
      blocks: [{ card: { cards: [card, card, card] } }],
    })
    expect((await update('/nl/oud', '/nl/nergens')).errors?.to).toHaveLength(1)
    expect((await update('/nl/oud', '/nl/tips-en-tricks')).data).toEqual({ updated: 2, failed: [] })
    const changed = `${link('/nl/tips-en-tricks#kop')}${link('/nl/tips-en-tricks')}${link('/nl/ouder')}`
    expect(await textOf(id)).toBe(changed)
    const { blocks } = await shop.read<{ blocks: { cards: { link: string }[] }[] }>(
      'query ($id: Int!) { page(id: $id) { blocks { ... on CardBlock { cards { link } } } } }',
      { id: page.id },
    )
    expect(blocks[0]?.cards.map((each) => each.link)).toEqual(Array(3).fill('/nl/tips-en-tricks'))
    const { total } = await shop.read<{ total: number }>(
      'query ($id: Int!) { recordHistory(entity: tip, id: $id) { total } }',
      { id },
    )
    expect(total).toBe(2)
    expect((await update('/nl/oud', '/nl/tips-en-tricks')).data).toEqual({ updated: 0, failed: [] })
  })

  it('[L12] are told by what visitors asked for: by count, without queries, codes and what programs look for', async () => {
    const counts = new NotFoundCounts(shop.services)
    const ask = (path: string, caller: string) => counts.note(path, caller)
    for (const caller of ['192.0.2.1', '198.51.100.1', '203.0.113.1', '192.0.2.1'])
      await ask('/oud.html?naam=Jan', caller)
    await ask('/nl/ooit/', '192.0.2.1')
    const left = [
      '/wp-login.php',
      '/.env',
      '/index.php',
      '/a@b.nl',
      '/nl/volg/1234567890123456789012',
      '/tel/0612345678',
    ]
    for (const path of [...left, `/${'x'.repeat(300)}`, '/uploads/weg.jpg']) await ask(path, '198.51.100.7')
    await counts.write()
    await ask('/oud.html', '192.0.2.1')
    await counts.write()
    const told = () => shop.read<{ path: string; count: number }[]>('{ notFoundAddresses { path count } }')
    expect(await told()).toEqual([
      { path: '/oud.html', count: 4 },
      { path: '/nl/ooit', count: 1 },
    ])
    await shop.create('SiteRedirect', { path: '/oud.html', target: '/nl' })
    expect(await told()).toEqual([{ path: '/nl/ooit', count: 1 }])
  })

  it('[L12] keep few addresses of one network, few of all, and none for long', async () => {
    const counts = new NotFoundCounts(shop.services)
    const kept = () => shop.services.database.reader.count(NotFoundAddress)
    const before = await kept()
    for (let number = 0; number < 100; number++) await counts.note(`/vreemd-${number}`, '192.0.2.99')
    await counts.write()
    expect(await kept()).toBe(before + 20)
    const lastAt = new Date().toISOString()
    const many = Array.from({ length: maxAddresses }, (_, number) => ({ path: `/veel-${number}`, count: 2, lastAt }))
    await shop.services.database.write((manager) => manager.insert(NotFoundAddress, many))
    await counts.note('/nog-een', '203.0.113.50')
    await counts.write()
    expect(await kept()).toBe(maxAddresses)
    await counts.note('/later', '203.0.113.51')
    await counts.write(new Date(Date.now() + 61 * 24 * 60 * 60 * 1000))
    expect(await kept()).toBe(1)
  })
})
