import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildSchema } from 'graphql'
import { type Role, roles } from '../../src/kernel/access/roles.js'
import { productRoot } from '../../src/kernel/settings/settingValues.js'
import { type AccountShop, type Headers, startAccountShop } from '../features/accounts/accountShop.js'
import { isEvery } from '../isEvery.js'
import { type TestDatabase, testDatabases } from '../testDatabases.js'
import { signsIn } from './expectNoLeak.js'
import { type Answered, makeCall } from './fuzz/Call.js'
import { Chance } from './fuzz/Chance.js'
import { graphqlCalls } from './fuzz/graphqlCalls.js'
import { type OpenApi, restCalls } from './fuzz/restCalls.js'
import { plantSecrets, secretOf } from './fuzz/secrets.js'

/** `FUZZ_SEED=7 FUZZ_ROUNDS=50` runs other cases and more of them; the seed of a failure reproduces it. */
const seed = Number(process.env.FUZZ_SEED ?? 20261121)
const rounds = Number(process.env.FUZZ_ROUNDS ?? 1)

/** Generous, since a slow machine is no attack. */
const maxMilliseconds = 15_000

const schema = buildSchema(readFileSync(path.join(productRoot, 'schema.graphql'), 'utf8'))

type Caller = Role | 'anonymous'
/** The role that can publish hidden records comes last. */
const everyCaller: readonly Caller[] = [
  'anonymous',
  ...roles.values.filter((role) => role !== 'cms-admin'),
  'cms-admin',
]
const callers: readonly Caller[] = isEvery ? everyCaller : ['anonymous', 'cms-admin']

describe.each(testDatabases)(`every call with hostile values (FUZZ_SEED=${seed}), on $name`, ({ create }) => {
  let database: TestDatabase
  let shop: AccountShop
  let api: OpenApi

  beforeAll(async () => {
    database = await create()
    shop = await startAccountShop(database)
    await plantSecrets(shop)
    api = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as OpenApi
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it.each(callers)(
    'is answered to %s as JSON, never with a failure of ours, nor with what is not for them',
    async (caller) => {
      let own = await headersOf(caller)
      const faults: object[] = []
      for (let round = 0; round < rounds; round++) {
        const chance = new Chance(seed).branch(`${caller} ${round}`)
        for (const call of [...graphqlCalls(schema, chance), ...restCalls(api, chance)]) {
          const answer = await makeCall(shop.url, call, own)
          const found = faultsIn(answer, caller)
          if (found.length > 0) faults.push({ found, call: call.name, ...answer, text: answer.text.slice(0, 600) })
          if (/logout/.test(call.path + call.name)) own = await headersOf(caller)
        }
      }
      expect(faults).toEqual([])
      const { data } = await shop.graphql('{ me { role } }', {}, own)
      expect(data?.me ?? null).toEqual(caller === 'anonymous' ? null : { role: caller.replaceAll('-', '_') })
    },
    120_000 * rounds,
  )

  const headersOf = (caller: Caller): Promise<Headers> =>
    caller === 'anonymous' ? shop.csrf() : shop.logIn(`${caller}@example.com`)
})

/** What is wrong with an answer, whatever was asked. */
function faultsIn({ status, type, text, milliseconds }: Answered, caller: Caller): string[] {
  const secrets = Object.entries(secretOf).filter(([role]) => caller !== 'cms-admin' && role !== caller)
  return [
    ...(status >= 500 || /"code":"(INTERNAL|UNAVAILABLE)"/.test(text) ? ['an internal failure'] : []),
    ...(status === 204 || (/^application\/(graphql-response\+)?json/.test(type) && isJson(text)) ? [] : ['not JSON']),
    ...signsIn(text),
    ...secrets.filter(([, word]) => text.includes(word)).map(([role]) => `what is for ${role}`),
    ...(milliseconds > maxMilliseconds ? ['too slow'] : []),
  ]
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
