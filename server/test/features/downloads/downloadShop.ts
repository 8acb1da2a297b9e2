import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { dataOf, type Rest, restClient } from '../../delivery/rest/restClient.js'
import { cookiesOf, password, startTestShop, type TestShop } from '../../startTestShop.js'
import type { TestDatabase } from '../../testDatabases.js'

export interface Accountant {
  /** The account. */
  id: number
  /** The download that came with it. */
  download: number
  headers: Record<string, string>
  rest: Rest
}

export interface SentFile {
  url: string
  id: number
}

interface Answer<Data = unknown> {
  status: number
  body: { data?: Data; code?: string; title?: string; message?: string; errors?: Record<string, string[]> }
}

export interface DownloadShop extends TestShop {
  admin: Rest
  adminHeaders: Record<string, string>
  /** Adds an accountant with this name. */
  accountant(name: string): Promise<Accountant>
  /** Sends a file over REST. */
  send(download: number, content: Buffer, name: string, headers?: Record<string, string>): Promise<Answer<SentFile>>
  /** The same, for a file that is accepted. */
  add(download: number, content: Buffer, name: string): Promise<SentFile>
  /** Sends a file over GraphQL, for an operation with the variables `id` and `file`. */
  sendOverGraphql(
    operation: string,
    id: number,
    content: Buffer,
    name: string,
    headers?: Record<string, string>,
  ): Promise<Answer>
  /** The answer to a download. */
  get(address: string, headers?: Record<string, string>, method?: string): Promise<Response>
  /** The headers of the administrator, after logging in again, since restoring a backup ends sessions. */
  loginAnew(): Promise<Record<string, string>>
  /** The names of all private files on disk, drafts too. */
  onDisk(): Promise<string[]>
  privateFolder: string
}

/** A running shop with what tests of downloads call. */
export async function startDownloadShop(
  database: TestDatabase,
  environment: Record<string, string> = {},
): Promise<DownloadShop> {
  const shop = await startTestShop(database, environment)
  const adminHeaders = await shop.login('cms-admin')
  const admin = restClient(shop, adminHeaders)
  const privateFolder = path.join(database.folder, 'private')
  const post = async <Data>(
    address: string,
    form: FormData,
    headers: Record<string, string>,
  ): Promise<Answer<Data>> => {
    const own = { 'accept-language': 'en', ...headers }
    const answer = await fetch(shop.url + address, { method: 'POST', body: form, headers: own })
    return { status: answer.status, body: (await answer.json()) as Answer<Data>['body'] }
  }
  const blobOf = (content: Buffer) => new Blob([new Uint8Array(content)], { type: 'application/pdf' })

  const send: DownloadShop['send'] = (download, content, name, headers = adminHeaders) => {
    const form = new FormData()
    form.append('file', blobOf(content), name)
    return post(`/api/accountant-download/${download}/files`, form, headers)
  }

  return {
    ...shop,
    admin,
    adminHeaders,
    privateFolder,
    send,
    async accountant(name) {
      const email = `${name}@example.com`
      const account = { name, email, password, role: 'cms-accountant' }
      const { id } = dataOf(await admin<{ id: number }>('POST', 'register', account))
      const headers = await loginAs(shop, email)
      const rest = restClient(shop, headers)
      const own = dataOf(await rest<{ id: number }>('GET', 'accountant-download-of-accountant'))
      return { id, download: own.id, headers, rest }
    },
    async add(download, content, name) {
      return dataOf(await send(download, content, name))
    },
    async sendOverGraphql(operation, id, content, name, headers = adminHeaders) {
      const form = new FormData()
      form.append('operations', JSON.stringify({ query: operation, variables: { id, file: null } }))
      form.append('map', JSON.stringify({ file: ['variables.file'] }))
      form.append('file', blobOf(content), name)
      const { status, body } = await post('/graphql', form, { ...headers, 'apollo-require-preflight': 'true' })
      const { data, errors } = body as { data?: object; errors?: { message: string; extensions: object }[] }
      const [error] = errors ?? []
      const value = data && Object.values(data)[0]
      return { status, body: error ? { message: error.message, ...error.extensions } : { data: value } }
    },
    loginAnew: () => loginAs(shop, 'cms-admin@example.com'),
    get: (address, headers = {}, method = 'GET') =>
      fetch(shop.url + address, { method, headers: { 'accept-language': 'en', ...headers } }),
    async onDisk() {
      const entries = await readdir(privateFolder, { withFileTypes: true })
      const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
      for (const name of names) {
        // A draft may be deleted meanwhile.
        const found = await stat(path.join(privateFolder, name)).catch(() => null)
        if (found && (found.mode & 0o777) !== 0o600) throw new Error(`${name} can be read by others`)
      }
      return names.sort()
    },
  }
}

async function loginAs(shop: TestShop, email: string): Promise<Record<string, string>> {
  const token = cookiesOf(await fetch(`${shop.url}/api/csrf-cookie`))['XSRF-TOKEN'] ?? ''
  const csrf = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
  const answer = await fetch(`${shop.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...csrf },
    body: JSON.stringify({ email, password }),
  })
  return { ...csrf, cookie: `${csrf.cookie}; session=${cookiesOf(answer).session}` }
}
