import { existsSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'
import { until } from '../../until.js'

const query = 'mutation ($file: Upload!) { uploadImage(file: $file, pageType: "page") { url } }'

const part = (disposition: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`

/** All but the file; the boundary after it lets the server go ahead. */
const form = (operation: string) =>
  part('name="operations"', JSON.stringify({ query: operation, variables: { file: null } })) +
  part('name="map"', '{"file":["variables.file"]}') +
  '--b\r\n'

const beginOfFile = 'Content-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'

/** The temporary files that this process has open, by name. */
function temporaryFiles(): string[] {
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      const file = readlinkSync(`/proc/self/fd/${descriptor}`)
      return file.includes('capacitor-') ? [file] : []
    } catch {
      return []
    }
  })
}

describe('uploads that are refused', () => {
  let database: TestDatabase
  let shop: TestShop
  beforeAll(async () => {
    database = await createSqlite()
    shop = await startTestShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  /** Begins a form of 5 MB and waits for the answer's first line, or for `milliseconds` without one. */
  async function begin(
    body: string,
    headers: Record<string, string> = {},
    milliseconds = 20_000,
  ): Promise<{ socket: Socket; answer: string }> {
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
    socket.on('error', () => undefined)
    const lines = Object.entries({
      host: new URL(shop.url).host,
      'apollo-require-preflight': '1',
      'content-length': '5000000',
      'content-type': 'multipart/form-data; boundary=b',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`POST /graphql HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
    const answer = await Promise.race([
      new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk)))),
      new Promise<string>((resolve) => setTimeout(() => resolve(''), milliseconds).unref()),
    ])
    return { socket, answer }
  }

  it.each([
    ['a visitor', undefined, 401],
    ['a customer', 'cms-status-user', 403],
    ['a partner', 'cms-zzp', 403],
  ] as const)('[X1] of %s are refused before anything is read', async (_, role, status) => {
    const { socket, answer } = await begin('', role ? await shop.login(role) : {})
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    socket.destroy()
  })

  it('[X1] leave no file behind that begins after the answer', async () => {
    const headers = await shop.login()
    const sockets = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { socket, answer } = await begin(form('mutation { noSuchThing }'), headers)
        expect(answer).toMatch(/^HTTP\/1.1 400 /)
        socket.write(beginOfFile + 'x'.repeat(100_000))
        return socket
      }),
    )
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(temporaryFiles()).toEqual([])
    for (const socket of sockets) socket.destroy()
  })

  it.each([
    ['of a download that is not there', 'addDownloadFile(download: 999999, file: $file) { id }'],
    ['of a document that is not there', 'replaceDownloadFile(id: 999999, file: $file) { id }'],
  ])('[X1] leave no file behind that nobody came to read, %s', async (_, operation) => {
    const form = new FormData()
    const variables = { file: null }
    form.append('operations', JSON.stringify({ query: `mutation ($file: Upload!) { ${operation} }`, variables }))
    form.append('map', '{"file":["variables.file"]}')
    form.append('file', new Blob(['GIF89a'.repeat(20_000)]), 'a.gif')
    const headers = { 'apollo-require-preflight': '1', ...(await shop.login()) }
    const answer = await fetch(`${shop.url}/graphql`, { method: 'POST', body: form, headers })
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] })
    await until(() => temporaryFiles().length === 0)
  })

  it('[X1] closes a connection that goes on sending after it was refused', async () => {
    const { socket } = await begin(form('mutation { noSuchThing }'), await shop.login())
    await until(() => socket.destroyed)
  })

  it('[X1] takes eight at once; their files are gone when they break off', async () => {
    const headers = await shop.login()
    const eight = await Promise.all(
      Array.from({ length: 8 }, () => begin(`${form(query)}${beginOfFile}GIF89a`, headers, 500)),
    )
    expect(eight.map(({ answer }) => answer)).toEqual(Array(8).fill(''))
    const ninth = await begin(form(query), headers)
    expect(ninth.answer).toMatch(/^HTTP\/1.1 429 /)
    expect(ninth.answer).toMatch(/retry-after: 1/i)
    for (const { socket } of [...eight, ninth]) socket.destroy()
    await until(() => temporaryFiles().length === 0)
    const next = await begin(form('mutation { noSuchThing }'), headers)
    expect(next.answer).toMatch(/^HTTP\/1.1 400 /)
    next.socket.destroy()
  })

  it('[X1] clears what a killed process left behind, at start', async () => {
    const left = path.join(tmpdir(), `capacitor-${'0'.repeat(32)}.tmp`)
    writeFileSync(left, 'x')
    const other = await createSqlite()
    const second = await startTestShop(other)
    expect(existsSync(left)).toBe(false)
    await second.close()
    await other.drop()
  })
})
