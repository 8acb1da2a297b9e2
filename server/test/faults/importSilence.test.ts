import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, it } from '@jest/globals'
import { inRoot } from '../../../scripts/house/root.mjs'
import { logIn, type Session } from '../../../scripts/house/session.mjs'
import { type Shop, startShop } from '../../../scripts/house/shop.mjs'
import { isEvery } from '../isEvery.js'
import { until } from '../until.js'
import { removeShopFolders, shopFolder } from './shopFolders.js'

/** Milliseconds of the processor for which nobody else has a turn. */
const longest = 100
const rows = isEvery ? 5000 : 1000

let shop: Shop | undefined
afterEach(async () => {
  await shop?.stop()
})
afterAll(removeShopFolders)

async function begin({ url }: Shop, { headers }: Session, content: string): Promise<number> {
  const query = 'mutation ($file: Upload!) { begun: beginImport(entity: product, file: $file, pictures: []) { id } }'
  const form = new FormData()
  form.append('operations', JSON.stringify({ query, variables: { file: null } }))
  form.append('map', '{"0": ["variables.file"]}')
  form.append('0', new Blob([content]), 'kassa.csv')
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'apollo-require-preflight': 'true' },
    body: form,
  })
  const { data } = (await answer.json()) as { data: { begun: { id: number } } }
  return data.begun.id
}

describe('[L9] many rows', () => {
  it(`the event loop is silent for no more than ${longest} ms while ${rows} rows are judged, written and taken back`, async () => {
    const silences = ['--import', inRoot('server/test/faults/silences.mjs')]
    const running = await startShop({ folder: await shopFolder(), nodeOptions: silences })
    shop = running
    const session = await logIn(running.url)
    const said = () => [...running.log().matchAll(/^longest ([\d.]+)$/gm)].map(([, each]) => Number(each))
    /** The longest silence since it was asked before. */
    const silence = async () => {
      const before = said().length
      process.kill(running.pid, 'SIGUSR2')
      await until(() => said().length > before)
      return said().at(-1) ?? 0
    }
    const settled = async (id: number) => {
      const read = () =>
        session.graphql<{ of: { isBusy: boolean; counts: object[] } }>(
          'query ($id: Int!) { of: dataImport(id: $id) { isBusy counts { outcome result rows } } }',
          { id },
        )
      for (;;) {
        const { of } = await read()
        if (!of.isBusy) return of.counts
        // As often as the screen asks.
        await wait(700)
      }
    }

    const lines = Array.from(
      { length: rows },
      (_, row) => `STIL-${row};Product nummer ${row};${row},95;${row % 7};Merk ${row % 20}`,
    )
    await silence()
    const id = await begin(running, session, `sku;titel;prijs;voorraad;merk\n${lines.join('\n')}`)
    expect(await settled(id)).toEqual([{ outcome: 'new', result: null, rows }])
    const judged = await silence()
    await session.graphql('mutation ($id: Int!) { runImport(id: $id) { id } }', { id })
    expect(await settled(id)).toEqual([{ outcome: 'new', result: 'done', rows }])
    const written = await silence()
    await session.graphql('mutation ($id: Int!) { undoImport(id: $id) { id } }', { id })
    expect(await settled(id)).toEqual([{ outcome: 'new', result: 'undone', rows }])
    const undone = await silence()
    process.stdout.write(`silences of ${rows} rows: ${judged}, ${written}, ${undone} ms\n`)
    expect([judged, written, undone].filter((each) => each > longest)).toEqual([])
  }, 3_600_000)
})
