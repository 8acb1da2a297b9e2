import { createHash } from 'node:crypto'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { builtFrontEnds } from '../../src/delivery/http/frontEnds.js'
import { screenAddress } from '../../src/kernel/shared/screens.js'
import { addDrafts } from '../attacks/hidden/addDrafts.js'
import {
  addToHide,
  everyWordOf,
  type HiddenRecord,
  hiddenPrice,
  hideAll,
  type PublishedKind,
} from '../attacks/hidden/hiddenRecords.js'
import { addVisible, type VisibleWorld } from '../attacks/hidden/visibleRecords.js'
import { visitPages } from '../attacks/hidden/visitPages.js'
import { statementsOf } from '../kernel/database/statementsOf.js'
import { type ContentShop, startContentShop } from '../kernel/records/contentShop.js'
import { bothDatabases, type TestDatabase } from '../testDatabases.js'

/** Every page, feed and sitemap as it is served: documents with their structured data and the state for the browser. */
describe.each(bothDatabases)('the pages of a shop with much that nobody may see, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop
  let hidden: HiddenRecord[]
  let world: VisibleWorld
  let markers: string[]
  let pictures: string[]
  let seen: Map<string, string>
  let answers: Map<string, string>

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database, {}, await builtFrontEnds())
    const image = await addPicture(shop, 'verborgen.jpg')
    const ofDrafts = await addPicture(shop, 'concept.jpg')
    hidden = await addToHide(shop, image, everyWordOf)
    world = await addVisible(shop, hidden)
    const drafts = await addDrafts(shop, ofDrafts)
    markers = [...hidden, ...drafts].map(({ marker }) => marker)
    pictures = [image, ofDrafts].map((url) => path.parse(url).name)
    const { publicUrl } = shop.services.settings
    seen = await visitPages(shop.url, publicUrl)
    await hideAll(shop, hidden)
    await shop.searchFiller.fill()
    answers = await visitPages(shop.url, publicUrl)
  }, 300_000)
  afterAll(async () => {
    await shop?.close()
    await database?.drop()
  })

  it('[L3] all that is hidden later stands on them while it is visible', () => {
    const texts = [...seen.values()]
    expect(hidden.filter(({ marker }) => !texts.some((text) => text.includes(marker)))).toEqual([])
    expect(texts.some((text) => text.includes(String(pictures[0])))).toBe(true)
    expect(texts.some((text) => hiddenPrice.test(text))).toBe(true)
  })

  it('[L3] none of them holds a word, a price or a picture of a concept, a draft, or what is planned or expired', () => {
    const found = [...answers].flatMap(([path, text]) => {
      // A visible page below a hidden one has its address below it.
      const told = world.belowHidden.reduce((rest, address) => rest.replaceAll(address, ''), text)
      const words = [...markers, ...pictures, hiddenPrice.exec(told)?.[0] ?? ''].filter(
        (word) => word && told.includes(word),
      )
      return words.map((word) => ({ path, word, near: nearOf(told, word) }))
    })
    expect(found).toEqual([])
    expect(answers.size).toBeGreaterThan(70)
  })

  it('[L3] their own addresses answer what one of nothing answers, in as many statements', async () => {
    // Rounds would be counted with whatever is asked meanwhile.
    await shop.services.scheduler.stop()
    const ask = async (path: string) => {
      let answer = ''
      const statements = await statementsOf(shop.services.database, async () => {
        const response = await fetch(shop.url + path, { redirect: 'manual' })
        answer = `${response.status} ${response.headers.get('location')} ${fingerprint(await response.text())}`
      })
      // What was not found is counted now and then, whatever it was.
      return { answer, statements: statements.filter((each) => !/transaction|not_found|commit/i.test(each)) }
    }
    const known = new Map<string, Awaited<ReturnType<typeof ask>>>()
    for (const { urls, kind, language } of hidden) {
      for (const url of urls) {
        const above = placeOf(kind, language)
        const nothing = known.get(above) ?? (await ask(`${above}/zq-niets`))
        known.set(above, nothing)
        const path = `${above}/${url}`
        expect({ path, ...(await ask(path)) }).toEqual({ path, ...nothing })
      }
    }
    expect([...known.values()].map(({ answer }) => answer.slice(0, 3))).toEqual(Array.from(known, () => '404'))
    expect(known.size).toBe(10)
  })
})

async function addPicture(shop: ContentShop, name: string): Promise<string> {
  const picture = sharp({
    create: { width: 500, height: 400, channels: 3, background: name[0] === 'v' ? '#123456' : '#654321' },
  })
  return (await shop.services.media.add({ stream: Readable.from([await picture.jpeg().toBuffer()]), name })).url
}

/** Above the urls of the records of a kind. */
function placeOf(kind: PublishedKind, language: 'nl' | 'en'): string {
  const lists = { NewsItem: 'news', Tip: 'tips', Product: 'products' } as const
  if (kind === 'Service') return `${screenAddress('priceFinder', language)}/laptop`
  return kind in lists ? screenAddress(lists[kind as keyof typeof lists], language) : `/${language}`
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

function nearOf(text: string, word: string): string {
  const at = text.indexOf(word)
  return text.slice(Math.max(0, at - 120), at + 60)
}
