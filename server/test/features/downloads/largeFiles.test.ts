import { get, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { maxFileBytes } from '../../../src/features/downloads/downloadTypes.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'
import { type Accountant, type DownloadShop, startDownloadShop } from './downloadShop.js'
import { pdf } from './files.js'

const megabyte = 1024 * 1024
/** Well below the size of a file, and above what is buffered in flight. */
const maxHeldBytes = 30 * megabyte
const boundary = 'boundary'
const addFile = 'mutation ($id: Int!, $file: Upload!) { addDownloadFile(download: $id, file: $file) { id } }'

/** The parts of a form up to the bytes of its file. */
function formBefore(fields: Record<string, string>, name: string): string {
  const parts = Object.entries(fields).map(
    ([field, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
}
const formAfter = `\r\n--${boundary}--\r\n`

setFlagsFromString('--expose-gc')
const collectGarbage: (options?: { type: 'minor' }) => void = runInNewContext('gc')
const bufferedBytes = () => process.memoryUsage().arrayBuffers

/** Bytes of buffers that are still referenced; when they are few, some of them may be garbage. */
function heldBytes(few: number): number {
  collectGarbage({ type: 'minor' })
  // Takes a second or two after all earlier tests.
  if (bufferedBytes() > few) collectGarbage()
  return bufferedBytes()
}

jest.setTimeout(240_000)

describe('large files', () => {
  let database: TestDatabase
  let shop: DownloadShop
  let accountant: Accountant
  /** The bytes that were held before the first large file. */
  let heldAtFirst: number | undefined

  beforeAll(async () => {
    database = await createSqlite()
    shop = await startDownloadShop(database)
    accountant = await shop.accountant('anna')
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  interface Sent {
    status: number
    body: { code?: string; data?: { url: string; bytes: number }; errors?: { extensions: { code: string } }[] }
    /** By how many bytes the memory outside JavaScript's own has grown meanwhile, at most. */
    growth: number
  }

  /**
   * Sends a form without saying how long it is. The memory is measured of what is larger than may be held only.
   * @param bytes of its file, a CSV file of so many lines
   */
  function stream(path: string, fields: Record<string, string>, bytes: number, headers: object = {}): Promise<Sent> {
    const piece = Buffer.from('12;34567\n'.repeat(7282).slice(0, 65_536))
    if (bytes > maxHeldBytes) heldAtFirst ??= heldBytes(0)
    const held = heldAtFirst ?? 0
    let growth = 0
    return new Promise((resolve, reject) => {
      const call = request(shop.url + path, {
        method: 'POST',
        // What follows a form that was cut short would be read as the rest of it.
        agent: false,
        headers: { ...shop.adminHeaders, ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      })
      let isAnswered = false
      call.on('response', async (answer) => {
        isAnswered = true
        const chunks = await answer.toArray()
        call.destroy()
        resolve({ status: answer.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()), growth })
      })
      call.on('error', (error) => (isAnswered ? undefined : reject(error)))
      const write = async () => {
        call.write(formBefore(fields, 'large.csv'))
        for (let left = bytes; left > 0 && !isAnswered; left -= piece.length) {
          if (left !== bytes && left % (20 * megabyte) < piece.length) {
            growth = Math.max(growth, heldBytes(held + maxHeldBytes / 2) - held)
          }
          if (!call.write(piece.subarray(0, Math.min(left, piece.length)))) {
            await Promise.race([new Promise((drained) => call.once('drain', drained)), after(2000)])
          }
        }
        if (!isAnswered) call.end(formAfter)
      }
      write().catch(reject)
    })
  }

  const overRest = (bytes: number) => stream(`/api/accountant-download/${accountant.download}/files`, {}, bytes)
  const overGraphql = (bytes: number, headers = {}) => {
    const operations = JSON.stringify({ query: addFile, variables: { id: accountant.download, file: null } })
    const map = JSON.stringify({ file: ['variables.file'] })
    return stream('/graphql', { operations, map }, bytes, { 'apollo-require-preflight': 'true', ...headers })
  }

  it('[D3] 50 MB are accepted, over either API, without being buffered in memory', async () => {
    const sent = await overRest(maxFileBytes)
    expect(sent).toMatchObject({ status: 201, body: { data: { bytes: maxFileBytes } } })
    expect(sent.growth).toBeLessThan(maxHeldBytes)
    const answer = await shop.get(sent.body.data?.url ?? '', accountant.headers)
    expect((await answer.arrayBuffer()).byteLength).toBe(maxFileBytes)
    expect((await overGraphql(maxFileBytes)).body.errors).toBeUndefined()
  })

  it('[D3] one byte more is refused, over either API, and nothing of it is stored', async () => {
    const before = await shop.onDisk()
    expect(await overRest(maxFileBytes + 1)).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } })
    expect((await overGraphql(maxFileBytes + 1)).body.errors?.[0]?.extensions.code).toBe('TOO_LARGE')
    expect(await shop.onDisk()).toEqual(before)
  })

  it('[D3] 60 MB are refused, without being buffered in memory', async () => {
    const before = await shop.onDisk()
    for (const send of [overRest, overGraphql]) {
      const { growth, body } = await send(60 * megabyte)
      expect(body.code ?? body.errors?.[0]?.extensions.code).toBe('TOO_LARGE')
      expect(growth).toBeLessThan(maxHeldBytes)
    }
    expect(await shop.onDisk()).toEqual(before)
  })

  it('[D3] 60 MB that are announced are refused before they are read', async () => {
    for (const [path, headers] of [
      [`/api/accountant-download/${accountant.download}/files`, {}],
      ['/graphql', { 'apollo-require-preflight': 'true' }],
    ] as const) {
      const announced = { ...headers, 'content-length': String(60 * megabyte) }
      expect((await stream(path, {}, 1000, announced)).status).toBe(413)
    }
  })

  it('[U4] [X1] a caller who may not upload files is refused, whatever their size', async () => {
    expect((await overGraphql(1000, { cookie: '' })).status).toBe(401)
    expect((await overGraphql(1000, accountant.headers)).status).toBe(403)
  })

  it('[D3] leaves nothing of an upload that breaks off, and accepts the next', async () => {
    // An upload that was refused before this one may still be on its way out.
    while ((await shop.onDisk()).some((name) => name.endsWith('.part'))) await after(10)
    const before = await shop.onDisk()
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
    const { cookie, 'x-xsrf-token': token } = shop.adminHeaders
    socket.write(
      `POST /api/accountant-download/${accountant.download}/files HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nX-XSRF-TOKEN: ${token}\r\nContent-Length: 100000\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\n\r\n${formBefore({}, 'a.csv')}a;b\n`,
    )
    while ((await shop.onDisk()).length === before.length) await after(10)
    socket.destroy()
    while ((await shop.onDisk()).length > before.length) await after(10)
    expect(await shop.onDisk()).toEqual(before)
    expect((await shop.send(accountant.download, pdf(), 'a.pdf')).status).toBe(201)
  })

  it('[D2] a download that is broken off closes its file', async () => {
    const sent = await overRest(20 * megabyte)
    await new Promise<void>((resolve) => {
      const call = get(shop.url + sent.body.data?.url, { agent: false, headers: accountant.headers }, (answer) => {
        answer.once('data', () => call.destroy())
        answer.once('close', resolve)
        answer.once('error', () => undefined)
      })
    })
    const again = await shop.get(sent.body.data?.url ?? '', { ...accountant.headers, range: 'bytes=0-0' })
    expect(again.status).toBe(206)
    expect((await again.arrayBuffer()).byteLength).toBe(1)
  })
})
