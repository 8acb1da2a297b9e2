import path from 'node:path'
import type { DestinationStream } from 'pino'
import { type Shop, startShop } from '../src/delivery/composition/startShop.js'
import { createLog } from '../src/delivery/http/createLog.js'
import type { FrontEnds } from '../src/delivery/http/frontEnds.js'
import { createUser } from '../src/features/accounts/createUser.js'
import type { Role } from '../src/kernel/access/roles.js'
import { readSettings } from '../src/kernel/settings/readSettings.js'
import { uploadsAddress } from '../src/kernel/settings/storageAddress.js'
import type { ColleagueRight } from '../src/kernel/shared/staffRights.js'
import type { TestDatabase } from './testDatabases.js'

export const password = 'a-good-password'

/** The API alone; the front ends have tests of their own. */
const noFrontEnds: FrontEnds = { adminFolder: '', register: async () => undefined }

export interface GraphqlError {
  message: string
  path?: string[]
  extensions: { code: string; title: string; limit?: string; errors?: Record<string, string[]> }
}

/** An answer of GraphQL; a test names the data that it reads. */
export interface GraphqlAnswer<Data = Record<string, unknown>> {
  status: number
  data: Data | null
  errors?: GraphqlError[]
}

export interface TestShop extends Shop {
  url: string
  /** The headers of a user who is logged in with this role: cookies and the CSRF token. */
  login(role?: Role): Promise<Record<string, string>>
  graphql<Data = Record<string, unknown>>(
    query: string,
    variables?: object,
    headers?: Record<string, string>,
  ): Promise<GraphqlAnswer<Data>>
}

/** A running shop on a database of its own: real sockets, real files. */
export async function startTestShop(
  database: TestDatabase,
  environment: Record<string, string> = {},
  frontEnds: FrontEnds = noFrontEnds,
  logTo?: DestinationStream,
): Promise<TestShop> {
  const settings = {
    ...readSettings({
      NODE_ENV: 'test',
      DEMO: 'false',
      LOGIN_LIMIT: 'off',
      MESSAGE_LIMIT: 'off',
      COST_LIMIT: 'off',
      BACKUPS: 'off',
      SESSION_SECRET: 'only for a shop that lives as long as one test',
      LOG_LEVEL: 'fatal',
      ...environment,
    }),
    database: database.address,
    uploads: uploadsAddress.parse(environment.UPLOADS ?? `file:${path.join(database.folder, 'uploads')}`),
  }
  const shop = await startShop(settings, createLog(settings, logTo), frontEnds)
  await shop.searchFiller.fill()
  const url = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  shop.services.scheduler.start()
  const known = new Map<Role, Record<string, string>>()
  return {
    ...shop,
    url,
    async login(role = 'cms-admin') {
      const headers = known.get(role) ?? (await login(shop, url, role))
      known.set(role, headers)
      return headers
    },
    async graphql<Data>(query: string, variables: object = {}, headers: Record<string, string> = {}) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
        body: JSON.stringify({ query, variables }),
      })
      return { status: response.status, ...((await response.json()) as Omit<GraphqlAnswer<Data>, 'status'>) }
    },
  }
}

async function login(shop: Shop, url: string, role: Role): Promise<Record<string, string>> {
  const email = `${role}@example.com`
  await createUser(shop.services.database, { name: `The ${role}`, email, role, password, demo: false })
  return logInAs(url, email)
}

/** The headers of a colleague with this right, whose account is made for it. */
export async function logInColleague(
  shop: TestShop,
  staffRight: ColleagueRight,
  email = `${staffRight}@example.com`,
): Promise<Record<string, string>> {
  const account = { name: `The ${staffRight}`, email, role: 'cms-admin', staffRight, password, demo: false } as const
  await createUser(shop.services.database, account)
  return logInAs(shop.url, email)
}

/** The headers of an account that logs in: cookies and the CSRF token. */
export async function logInAs(url: string, email: string): Promise<Record<string, string>> {
  const csrf = await fetch(`${url}/api/csrf-cookie`)
  const token = cookiesOf(csrf)['XSRF-TOKEN'] ?? ''
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token },
    body: JSON.stringify({
      query: 'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { id } }',
      variables: { email, password },
    }),
  })
  const session = sessionIn(cookiesOf(response))
  if (!session) throw new Error(`Login as ${email} failed: ${await response.text()}`)
  return { cookie: `XSRF-TOKEN=${token}; ${session}`, 'x-xsrf-token': token }
}

/** The cookie of a session, as a browser sends it; on https it has a prefix. */
export function sessionIn(cookies: Record<string, string>): string | null {
  const name = ['session', '__Host-session'].find((each) => cookies[each])
  return name === undefined ? null : `${name}=${cookies[name]}`
}

/** The cookies that an answer sets. */
export function cookiesOf(response: Response): Record<string, string> {
  return Object.fromEntries(
    response.headers.getSetCookie().map((cookie) => {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split(/=(.*)/s) ?? []
      return [name, value]
    }),
  )
}
