import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, it } from '@jest/globals'
import { logIn, type Session } from '../../../scripts/house/session.mjs'
import { type Shop, startShop } from '../../../scripts/house/shop.mjs'
import { isEvery } from '../isEvery.js'
import { required } from '../required.js'
import { bothDatabases, databaseUrl, type TestDatabase } from '../testDatabases.js'
import { removeShopFolders, shopFolder } from './shopFolders.js'
import { startLater } from './startLater.js'

/** In both languages, so that a product without its translation would show. */
const articles = isEvery ? 60 : 25
const rows = 2 * articles
/** After how many of the rows the shop is killed. */
const moments = isEvery ? [0.1, 0.3, 0.5, 0.7, 0.9] : [0.2, 0.7]
/** How much later each start is: who worked on the import is known to be dead by then. */
const minutes = 2

interface State {
  id: number
  state: string
  isBusy: boolean
  done: number
  total: number
  columns: { target: string | null }[]
  counts: { outcome: string; result: string | null; rows: number }[]
}
const fields = 'id state isBusy done total columns { target } counts { outcome result rows }'

interface Product {
  id: number
  sku: string | null
  language: string
  price: number
  stock: number
  sibling: { id: number } | null
}

describe.each(bothDatabases)('[L9] killed with SIGKILL while a file is imported, on $name', ({ name, create }) => {
  let database: TestDatabase | undefined
  let shop: Shop | undefined
  let folder: string
  let env: Record<string, string>
  let session: Session
  let starts = 0

  afterEach(async () => {
    await shop?.stop()
    await database?.drop()
  })
  afterAll(removeShopFolders)

  async function start() {
    shop = starts === 0 ? await startShop({ folder, env }) : await startLater(starts * minutes, { folder, env })
    starts++
    session = await logIn(shop.url)
  }

  async function begin(content: string): Promise<number> {
    const query = `mutation ($file: Upload!) { begun: beginImport(entity: product, file: $file, pictures: []) { id } }`
    const form = new FormData()
    form.append('operations', JSON.stringify({ query, variables: { file: null } }))
    form.append('map', '{"0": ["variables.file"]}')
    form.append('0', new Blob([content]), 'kassa.csv')
    const answer = await fetch(`${required(shop, 'shop').url}/graphql`, {
      method: 'POST',
      headers: { ...session.headers, 'apollo-require-preflight': 'true' },
      body: form,
    })
    const { data, errors } = (await answer.json()) as { data: { begun: { id: number } }; errors?: unknown }
    expect(errors).toBeUndefined()
    return data.begun.id
  }

  const read = async (id: number) =>
    (await session.graphql<{ of: State }>(`query ($id: Int!) { of: dataImport(id: $id) { ${fields} } }`, { id })).of
  const say = (mutation: string, id: number) =>
    session.graphql(`mutation ($id: Int!) { ${mutation}(id: $id) { id } }`, { id })
  const judgeAgain = async (id: number) => {
    const columns = (await read(id)).columns.map(({ target }) => target ?? '')
    const query =
      'mutation ($id: Int!, $columns: [String!]!) { chooseImportColumns(id: $id, columns: $columns) { id } }'
    await session.graphql(query, { id, columns })
  }
  const resultsOf = ({ counts }: State, result: string) =>
    counts.filter((each) => each.result === result).reduce((sum, each) => sum + each.rows, 0)

  /** Each of the file, in the order of their ids. */
  async function imported(): Promise<Product[]> {
    const found: Product[] = []
    for (let page = 1; ; page++) {
      const { products } = await session.graphql<{ products: { items: Product[] } }>(
        `{ products(page: ${page}, perPage: 100, sort: { field: id }) { items {
          id sku language price stock sibling: translation { id } } } }`,
      )
      found.push(...products.items.filter(({ sku }) => sku?.startsWith('KILL-')))
      if (products.items.length < 100) return found
    }
  }

  /** That each row that says so has written its record, and no other has: with its stock moved once, and its translation. */
  async function expectNothingHalf(id: number): Promise<Product[]> {
    const state = await read(id)
    const products = await imported()
    const done = resultsOf(state, 'done')
    // A product goes in both its languages, of which the row of the second says so next.
    expect(state.state === 'undoing' ? [done, done - 1] : [done]).toContain(products.length)
    const keys = products.map(({ sku, language }) => `${sku} ${language}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const product of products) {
      const other = products.find((each) => each.sku === product.sku && each.id !== product.id)
      expect(product.sibling?.id ?? null).toBe(other?.id ?? null)
      if (product.language !== 'nl') continue
      const { moved } = await session.graphql<{ moved: { items: { delta: number; reason: string }[] } }>(
        `{ moved: productMovements(product: ${product.id}) { items { delta reason } } }`,
      )
      expect(moved.items).toEqual([{ delta: product.stock, reason: 'opening' }])
    }
    return products
  }

  /** Kills the shop at moments of some work, and goes on with it after each start. */
  async function killed(id: number, go: () => Promise<unknown>): Promise<State> {
    await go()
    for (const moment of moments) {
      for (let of = await read(id); of.isBusy && of.done < moment * of.total; of = await read(id)) await wait(2)
      await required(shop, 'shop').kill()
      await start()
      const left = await read(id)
      expect(left).toMatchObject({ isBusy: false, total: rows })
      await expectNothingHalf(id)
      if (['judging', 'running', 'undoing'].includes(left.state)) await go()
    }
    for (;;) {
      const of = await read(id)
      if (!of.isBusy) return of
      await wait(50)
    }
  }

  it('nothing is written twice or by half, it can be gone on with, and it is taken back as one', async () => {
    folder = await shopFolder({ isFilled: name === 'SQLite' })
    database = name === 'SQLite' ? undefined : await create()
    env = database ? { DATABASE_URL: databaseUrl(database) } : {}
    await start()
    const lines = Array.from({ length: articles }, (_, place) =>
      ['nl', 'en'].map(
        (language) => `${language};KILL-${place};${language} artikel ${place};${place + 5},95;${place + 1}`,
      ),
    )
    const id = await begin(`taal;sku;titel;prijs;voorraad\n${lines.flat().join('\n')}`)

    // The first time it is judged already.
    let isFirst = true
    const judged = await killed(id, async () => {
      if (!isFirst) await judgeAgain(id)
      isFirst = false
    })
    expect(judged).toMatchObject({ state: 'ready', counts: [{ outcome: 'new', result: null, rows }] })

    const done = await killed(id, () => say('runImport', id))
    expect(done).toMatchObject({ state: 'done', counts: [{ outcome: 'new', result: 'done', rows }] })
    expect(await expectNothingHalf(id)).toHaveLength(rows)

    const undone = await killed(id, () => say('undoImport', id))
    expect(undone).toMatchObject({ state: 'undone', counts: [{ outcome: 'new', result: 'undone', rows }] })
    expect(await imported()).toEqual([])
  }, 900_000)
})
