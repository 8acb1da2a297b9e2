import { once } from 'node:events'
import http from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, describe, expect, it } from '@jest/globals'
import { firstLoad } from '../bench/firstLoad.mjs'
import { processorTime } from '../bench/processorTime.mjs'
import { rawRequest } from '../bench/rawRequest.mjs'
import { startBareServer } from '../bench/startBareServer.mjs'
import { Table } from '../bench/Table.mjs'
import { loadInTurns } from '../bench/underLoad.mjs'

/** @type {Array<() => void>} */
const ends = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** @param {Record<string, string>} files path -> content; sent compressed to clients that accept it */
async function serve(files) {
  const server = http.createServer((request, response) => {
    const content = files[request.url ?? '']
    if (content === undefined) return response.writeHead(404).end()
    const isCompressed = request.headers['accept-encoding'] === 'br'
    response.writeHead(200, isCompressed ? { 'content-encoding': 'br' } : {})
    return response.end(isCompressed ? brotliCompressSync(content) : content)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

describe('the benchmarks', () => {
  it('[O8] measure against a bare server that sends the very bytes of the shop', async () => {
    const answer = {
      status: 200,
      headers: { 'content-type': 'text/html', etag: '"1"' },
      body: Buffer.from([0, 255, 13]),
    }
    const bare = await startBareServer(answer)
    ends.push(bare.stop)
    const sent = await rawRequest(bare.url, { path: '/nl' })
    expect(sent.body).toEqual(answer.body)
    expect(sent.headers).toMatchObject(answer.headers)
    const posted = await rawRequest(bare.url, { path: '/graphql', method: 'POST', body: '{}' })
    expect(posted.body).toEqual(answer.body)
  })

  it('[O8] count processor time, not time on the clock', async () => {
    const before = processorTime(process.pid)
    await new Promise((resolve) => setTimeout(resolve, 300))
    const idle = processorTime(process.pid) - before
    const until = performance.now() + 300
    while (performance.now() < until);
    const busy = processorTime(process.pid) - before - idle
    expect(idle).toBeLessThan(busy)
  })

  it('[O8] count what a page needs immediately, as sent, and not what is imported later', async () => {
    const filler = (/** @type {number} */ length) => `/* ${'x'.repeat(length)} */`
    const files = {
      '/nl': `<link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/a.woff2"><script type="module" src="/assets/entry.js" data-scripts="/assets/page.js /assets/shared.js"></script>`,
      '/a.css': filler(50),
      '/a.woff2': 'font',
      '/assets/entry.js': `import{a}from"./shared.js";import("./later.js");${filler(100)}`,
      '/assets/shared.js': `export const a=1;${filler(200)}`,
      '/assets/page.js': filler(300),
      '/assets/later.js': filler(5000),
    }
    const sent = (/** @type {keyof typeof files} */ path) => brotliCompressSync(files[path]).length
    expect(await firstLoad(await serve(files), '/nl')).toEqual({
      script: sent('/assets/entry.js') + sent('/assets/shared.js') + sent('/assets/page.js'),
      style: sent('/a.css'),
      font: sent('/a.woff2'),
    })
  })

  it('[O8] print what is measured beside the bare server or the cached answer, its bar, and whether that is met', () => {
    const table = new Table()
    table.speed('cached page', 750, 1000, 0.6)
    table.speed('cached list', 400, 1000, 0.6)
    table.cost('fresh page', 5000, 50, 120)
    table.processor('list under load', 400, 20, 0.33)
    table.detour('unknown parameter', 300, 100, 200, 2)
    table.detour('unknown address', 300, 100, 404, 2)
    table.count('statements', 3, 3)
    table.megabytes('memory', 400_000_000)
    expect(table.print().split('\n').slice(2)).toEqual([
      '| cached page | 750/s | 1,000/s | 0.75 of bare | ≥ 0.6 | yes |',
      '| cached list | 400/s | 1,000/s | 0.40 of bare | ≥ 0.6 | no |',
      '| fresh page | 5,000 µs | 50 µs | 100.0 bare requests | ≤ 120 | yes |',
      '| list under load | 0.40 ms | 0.02 ms | 20.0 bare requests | ≤ 0.33 ms | no |',
      '| unknown parameter | 0.30 ms | 0.10 ms | 3.0 of cached | ≤ 2 or refused | no |',
      '| unknown address | 0.30 ms | 0.10 ms | 3.0 of cached, refused (404) | ≤ 2 or refused | yes |',
      '| statements | 3 |  |  | ≤ 3 | yes |',
      '| memory | 400 MB |  |  |  |  |',
    ])
  })

  it('[O8] load a server with requests of which each is another one', async () => {
    /** @type {Set<string | undefined>} */
    const seen = new Set()
    const server = http.createServer((request, response) => {
      seen.add(request.url)
      response.writeHead(request.url?.startsWith('/refused') ? 404 : 200).end()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    ends.push(() => server.close())
    const address = server.address()
    const own = { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, pid: process.pid }
    let number = 0
    const unlike = () => ({ path: `/refused/${number++}` })
    const same = { path: '/same' }
    const turns = { rounds: 1, seconds: 1 }
    const speeds = await loadInTurns({ server: own, asked: unlike }, { server: own, asked: same }, turns)
    for (const { perSecond, processor } of speeds) {
      expect(perSecond).toBeGreaterThan(0)
      expect(processor).toBeGreaterThan(0)
    }
    expect(seen.size).toBeGreaterThan(10)
  })
})
