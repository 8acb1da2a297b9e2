import type { FrontEnds } from '../../../src/delivery/http/frontEnds.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { dataOf, type Rest, restClient } from '../../delivery/rest/restClient.js'
import {
  cookiesOf,
  type GraphqlAnswer,
  password,
  sessionIn,
  startTestShop,
  type TestShop,
} from '../../startTestShop.js'
import type { TestDatabase } from '../../testDatabases.js'
import type { Kind } from './kinds.js'

/** An account that is logged in. */
export interface Person {
  id: number
  /** Cookies and the CSRF token. */
  headers: Record<string, string>
  rest: Rest
  ask<Data = Record<string, unknown>>(query: string, variables?: object): Promise<GraphqlAnswer<Data>>
}

export interface JobResponse {
  id: number
  timeline: Record<string, unknown>[]
  [field: string]: unknown
}

export interface JobShop extends TestShop {
  admin: Person
  /** Adds an account and logs in. */
  person(name: string, record?: object): Promise<Person>
  addJob(kind: Kind, record: object): Promise<JobResponse>
  editJob(kind: Kind, id: number, record: object): Promise<JobResponse>
  /** What is in the outbox, the first mail first. */
  outbox(): Promise<OutgoingMail[]>
  emptyOutbox(): Promise<unknown>
}

/** A running shop with the calls that tests of jobs make. */
export async function startJobShop(
  database: TestDatabase,
  environment: Record<string, string> = {},
  frontEnds?: FrontEnds,
): Promise<JobShop> {
  const shop = await startTestShop(database, environment, frontEnds)
  const loggedIn = (id: number, headers: Record<string, string>): Person => ({
    id,
    headers,
    rest: restClient(shop, headers),
    ask: (query, variables) => shop.graphql(query, variables, headers),
  })
  const admin = loggedIn(1, await shop.login('cms-admin'))
  const sent = async (method: string, path: string, record: object) =>
    dataOf(await admin.rest<JobResponse>(method, path, record))
  const { reader } = shop.services.database
  return {
    ...shop,
    admin,
    async person(name, record = {}) {
      const email = `${name.toLowerCase()}@example.com`
      const { id } = await sent('POST', 'register', { name, email, password, ...record })
      return loggedIn(id, await headersOf(shop, email))
    },
    addJob: ({ add }, record) => sent('POST', add, record),
    editJob: ({ one }, id, record) => sent('PUT', `${one}/edit/${id}`, record),
    outbox: () => reader.find(OutgoingMail, { order: { id: 'ASC' } }),
    emptyOutbox: () => shop.services.database.write((manager) => manager.deleteAll(OutgoingMail)),
  }
}

async function headersOf({ url }: TestShop, email: string): Promise<Record<string, string>> {
  const token = cookiesOf(await fetch(`${url}/api/csrf-cookie`))['XSRF-TOKEN'] ?? ''
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token },
    body: JSON.stringify({ email, password }),
  })
  const session = sessionIn(cookiesOf(answer))
  if (!session) throw new Error(`${email} cannot log in: ${await answer.text()}`)
  return { cookie: `XSRF-TOKEN=${token}; ${session}`, 'x-xsrf-token': token }
}
