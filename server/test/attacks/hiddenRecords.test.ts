import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { Not } from 'typeorm'
import { mayLeadSomewhere } from '../../src/features/publicsite/mayLeadSomewhere.js'
import { screenAddress, screens } from '../../src/kernel/shared/screens.js'
import { statementsOf } from '../kernel/database/statementsOf.js'
import { type ContentShop, startContentShop } from '../kernel/records/contentShop.js'
import { startTestShop, type TestShop } from '../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../testDatabases.js'
import type { OpenApi } from './fuzz/restCalls.js'
import { addToHide, type HiddenRecord, hiddenPrice, hideAll, publishedKinds } from './hidden/hiddenRecords.js'
import { addVisible, type VisibleWorld } from './hidden/visibleRecords.js'
import { type Asked, files, graphqlReads, restReads, type VisitorCall } from './hidden/visitorCalls.js'

interface Answer {
  status: number
  text: string
  statements: number
}

/** What may be told of hidden records, by the start of the name of a call. Nothing is. */
const exceptions: readonly string[] = []

const refused = new Set<string>()

describe.each(bothDatabases)('what visitors may not see, on $name', ({ create }) => {
  let database: TestDatabase
  let hidden: HiddenRecord[]
  let world: VisibleWorld
  let image: string
  let calls: VisitorCall[]
  /** What was answered while the records were visible, while they are hidden, and once they are gone. */
  let seen: Map<string, Answer>
  let answers: Map<string, Answer>
  let without: Map<string, Answer>

  beforeAll(async () => {
    database = await create()
    const shop = await startContentShop(database)
    image = await addPicture(shop)
    hidden = await addToHide(shop, image)
    world = await addVisible(shop, hidden)
    const asked = askedAbout(hidden, world)
    const api = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as OpenApi
    const queries = graphqlReads(shop.api.schema, asked)
    calls = [...queries, ...(await openToAll(shop, restReads(api, asked))), ...files, ...writes(hidden)]
    seen = await answersOf(shop, [...queries, ...files])
    await hideAll(shop, hidden)
    await shop.close()
    answers = await onOwnShop(database, (other) => answersOf(other, calls))
    await onOwnShop(database, deleteHidden)
    without = await onOwnShop(database, (other) => answersOf(other, calls))
  }, 600_000)
  afterAll(() => database.drop())

  it('[L3] the calls lead to every one of them while they are visible', () => {
    const texts = [...seen.values()].map(({ text }) => text)
    const missed = [...hidden.map(({ marker }) => marker), image].filter(
      (word) => !texts.some((text) => text.includes(word)),
    )
    expect(missed).toEqual([])
    expect(texts.some((text) => hiddenPrice.test(text))).toBe(true)
    expect([...refused]).toEqual([])
  })

  it('[L3] no answer names one that is hidden, nor its price or picture', () => {
    const found = [...answers].flatMap(([name, { text }]) => {
      // A visible page below a hidden one has its address below it.
      const told = world.belowHidden.reduce((rest, address) => rest.replaceAll(address, ''), text)
      const words = [...hidden.map(({ marker }) => marker), image].filter((word) => told.includes(word))
      const price = hiddenPrice.exec(told)?.[0]
      return words.length > 0 || price ? [{ name, words, price, text: text.slice(0, 300) }] : []
    })
    expect(found.filter(({ name }) => !exceptions.some((each) => name.startsWith(each)))).toEqual([])
  })

  it('[L3] every answer is the same as if they did not exist', () => {
    const different = calls.flatMap(({ name }) => {
      const [with_, gone] = [answers.get(name), without.get(name)]
      if (with_?.status === gone?.status && with_?.text === gone?.text) return []
      const at = [...(gone?.text ?? '')].findIndex((letter, index) => letter !== with_?.text[index])
      const part = (text = '') => text.slice(Math.max(0, at - 200), at + 200)
      return [{ name, with: part(with_?.text), without: part(gone?.text) }]
    })
    expect(different).toEqual([])
  })

  it('[L3] their addresses take as many statements as those of nothing', () => {
    const isMissing = ({ text }: Answer) => /NOT_FOUND|:null}}$/.test(text)
    const different = calls.flatMap(({ name }) => {
      const [with_, gone] = [answers.get(name), without.get(name)]
      if (!with_ || !gone || !isMissing(with_) || with_.statements === gone.statements) return []
      return [{ name, with: with_.statements, without: gone.statements }]
    })
    expect(different).toEqual([])
    expect([...answers.values()].filter(isMissing).length).toBeGreaterThan(hidden.length)
  })

  it('[L3] an address of one leads nowhere, in one statement like any other', async () => {
    // Those of the first shop are gone by now, so that others are made.
    await onOwnShop(database, async (shop) => {
      const own = { services: shop.services }
      for (const path of pathsOf(['zq-niets'])) {
        const statements = await statementsOf(shop.services.database, async () => {
          expect(await mayLeadSomewhere(own, path)).toBe(false)
        })
        expect({ path, count: statements.length }).toEqual({ path, count: 1 })
      }
    })
  })
})

describe.each(bothDatabases)('a shop that shows nothing, on $name', ({ create }) => {
  it('[L3] answers with records of every kind that are hidden as it does without any', async () => {
    const database = await create()
    const shop = await startContentShop(database)
    const hidden = await addToHide(shop, await addPicture(shop))
    await hideAll(shop, hidden)
    await shop.close()
    const nowhere = { appointmentKinds: [], categories: [], belowHidden: [] }
    const asked = askedAbout(hidden.slice(0, 1), nowhere)
    const read = (other: TestShop) => answersOf(other, [...graphqlReads(other.api.schema, asked), ...files])
    const answers = await onOwnShop(database, read)
    await onOwnShop(database, deleteHidden)
    expect(answers).toEqual(await onOwnShop(database, read))
    await database.drop()
  }, 300_000)
})

/** Work with a shop that knows nothing from before, and does nothing by itself. */
async function onOwnShop<Result>(database: TestDatabase, work: (shop: TestShop) => Promise<Result>): Promise<Result> {
  const shop = await startTestShop(database)
  await shop.services.scheduler.stop()
  try {
    return await work(shop)
  } finally {
    await shop.close()
  }
}

async function addPicture(shop: ContentShop): Promise<string> {
  const picture = sharp({ create: { width: 500, height: 400, channels: 3, background: '#123456' } })
  const stream = Readable.from([await picture.jpeg().toBuffer()])
  return (await shop.services.media.add({ stream, name: 'zqplaatje.jpg' })).url
}

function askedAbout(hidden: readonly HiddenRecord[], { appointmentKinds, categories }: VisibleWorld): Asked {
  const urls = [...hidden.flatMap(({ urls }) => urls), 'zichtbaar-tip-nl', 'zichtbaar-pagina-nl', 'zichtbaar-pagina-en']
  const ids = new Set([...hidden.map(({ id }) => id), ...appointmentKinds, ...categories, 7, 8, 987_654])
  const today = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return {
    ids: [...ids],
    urls: [...urls, 'zichtbaar-nieuws-nl', 'zichtbaar-product-nl', 'zichtbaar-dienst-nl', 'zq-niets'],
    paths: pathsOf([...urls, 'zq-niets']),
    words: [...hidden.map(({ marker }) => marker), 'zichtbaar', 'tekst'],
    days: { from: today, to: today },
  }
}

/** Where each could stand on the site. */
function pathsOf(urls: readonly string[]): string[] {
  return (['nl', 'en'] as const).flatMap((language) =>
    urls.flatMap((url) => [
      `/${language}/${url}`,
      ...(['news', 'tips', 'products'] as const).map((screen) => screenAddress(screen, language, url)),
      `/${language}/${screens.priceFinder[language]}/laptop/${url}`,
    ]),
  )
}

/** What strangers can try to have of a record. */
function writes(hidden: readonly HiddenRecord[]): VisitorCall[] {
  const call = (name: string, type: string, input: object): VisitorCall => {
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`
    return {
      name: `${name} ${JSON.stringify(input)}`,
      method: 'POST',
      path: '/graphql',
      body: JSON.stringify({ query, variables: { input } }),
    }
  }
  const person = { name: 'Anna', email: 'anna@example.com' }
  return [
    ...hidden
      .filter(({ kind }) => kind === 'Product')
      .map(({ id }) => call('reserveProduct', 'ReserveProductInput', { product: id, ...person })),
    ...hidden
      .filter(({ kind }) => kind === 'Service')
      .map(({ id }) => call('bookAppointment', 'BookAppointmentInput', { kind: 1, service: id, name: 'Anna' })),
  ]
}

/** Those of REST that answer a stranger at all: of each address the first tells. */
async function openToAll(shop: TestShop, given: readonly VisitorCall[]): Promise<VisitorCall[]> {
  const refusing = new Set<string>()
  const open: VisitorCall[] = []
  for (const call of given) {
    const [, start = ''] = /^(\/api\/[^/?]*)/.exec(call.path) ?? []
    if (refusing.has(start)) continue
    const { status } = await fetch(shop.url + call.path)
    if (status === 401 || status === 403) refusing.add(start)
    else open.push(call)
  }
  return open
}

async function answersOf(shop: TestShop, calls: readonly VisitorCall[]): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  for (const { name, method, path, body } of calls) {
    const headers = { 'accept-language': 'nl', ...(body && { 'content-type': 'application/json' }) }
    let status = 0
    let text = ''
    const statements = await statementsOf(shop.services.database, async () => {
      const response = await fetch(shop.url + path, { method, headers, body })
      status = response.status
      text = await response.text()
    })
    const code = /"code":"([A-Z_]+)"/.exec(text)?.[1]
    if (code && !['NOT_FOUND', 'BAD_REQUEST', 'VALIDATION', 'RATE_LIMITED'].includes(code))
      refused.add(`${name} ${text.slice(0, 200)}`)
    answers.set(name, { status, text, statements: statements.length })
  }
  return answers
}

/** As if there had never been one. */
async function deleteHidden({ services: { database } }: TestShop): Promise<void> {
  await database.write(async (manager) => {
    for (const kind of publishedKinds) await manager.delete(kind, { state: Not('visible') })
  })
}
