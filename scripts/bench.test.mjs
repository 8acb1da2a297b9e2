import { once } from 'node:events'
import http from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, describe, expect, it } from '@jest/globals'
import { firstLoad } from '../bench/firstLoad.mjs'
import { processorTime } from '../bench/processorTime.mjs'
import { rawRequest } from '../bench/rawRequest.mjs'
import { startBareServer } from '../bench/startBareServer.mjs'
import { Table } from '../bench/Table.mjs'

/** @type {Array<() => void>} */
const ends = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** @param {Record<string, string>} files path -> content; sent compressed to whoever asks for it */
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

  it('[O8] count what a page needs at once, as sent, and not what is imported later', async () => {
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

  it('[O8] print a ratio for what is measured against the bare server', () => {
    const table = new Table()
    table.speed('kept page', 750, 1000, 0.6)
    table.cost('fresh page', 5000, 50, 120)
    expect(table.print().split('\n').slice(2)).toEqual([
      '| kept page | 750/s | 1,000/s | 0.75 of bare | ≥ 0.6 |',
      '| fresh page | 5,000 µs | 50 µs | 100.0 bare requests | ≤ 120 |',
    ])
  })
})
