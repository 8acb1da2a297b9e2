import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Role } from '../../../src/kernel/access/roles.js'
import { restClient } from '../../delivery/rest/restClient.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'
import { deviceFields, fieldsOfKind, jobFields, trackedFields } from './jobFieldTable.js'
import { type JobShop, type Person, startJobShop } from './jobShop.js'
import { type Kind, kinds } from './kinds.js'

type Answer = { errors?: { extensions: { code: string } }[] }

/** How both APIs refuse someone. */
const refusals = {
  other: ['NOT_FOUND', 404],
  partner: ['FORBIDDEN', 403],
  accountant: ['FORBIDDEN', 403],
  nobody: ['UNAUTHENTICATED', 401],
} as const

/** As REST calls it. */
const restName = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

describe('the fields of a job', () => {
  let database: TestDatabase
  let shop: JobShop
  let own: Person
  let other: Person
  const staff: Partial<Record<Role, Record<string, string>>> = {}
  const ids = new Map<Kind, number>()
  const codes = new Map<Kind, string>()
  /** By type, the fields of each with what has to be selected in them. */
  const selections = new Map<string, Map<string, string>>()

  beforeAll(async () => {
    database = await createSqlite()
    shop = await startJobShop(database)
    own = await shop.person('Anna')
    other = await shop.person('Bram')
    for (const role of ['cms-zzp', 'cms-accountant'] as const) staff[role] = await shop.login(role)
    const device = { customer: own.id, brand: 'HP', notes: 'Of the shop' }
    const { body } = await shop.admin.rest<{ id: number }>('POST', 'devices/add-device', device)
    const line = { kind: 'labour', description: 'Work', quantity: '1', unit_price: 10, vat_rate: 21 }
    for (const kind of kinds) {
      const job = { customer: own.id, device: body.data?.id, lines: [line], contact_phone: '06 12345678' }
      const { id } = await shop.addJob(kind, job)
      ids.set(kind, id)
      const { data } = await shop.admin.ask<{ jobAddress: { nl: string } }>(
        `{ jobAddress(job: ${kind.name}, id: ${id}) { nl } }`,
      )
      codes.set(kind, data?.jobAddress.nl.split('/').at(-1) ?? '')
    }
    for (const type of ['StatusNewPc', 'StatusRepair', 'TrackedJob', 'Device']) {
      selections.set(type, await selectionsOf(type))
    }
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  async function selectionsOf(type: string): Promise<Map<string, string>> {
    interface Type {
      kind: string
      ofType: Type | null
    }
    const kindOf = ({ kind, ofType }: Type): string => (ofType ? kindOf(ofType) : kind)
    const { data } = await shop.admin.ask<{ type: { fields: { name: string; type: Type }[] } }>(
      `{ type: __type(name: "${type}") {
        fields { name type { kind ofType { kind ofType { kind ofType { kind ofType { kind } } } } } }
      } }`,
    )
    return new Map(
      data?.type.fields.map(({ name, type }) => [name, kindOf(type) === 'OBJECT' ? `${name} { __typename }` : name]),
    )
  }

  const fieldsOf = (type: string) => [...(selections.get(type)?.keys() ?? [])].sort()
  const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code ?? 'read'

  async function overGraphql({ name }: Kind, id: number, selection: string) {
    const query = `{ ${name}(id: ${id}) { ${selection} } }`
    return {
      owner: codeOf(await shop.admin.ask(query)),
      own: codeOf(await own.ask(query)),
      other: codeOf(await other.ask(query)),
      partner: codeOf(await shop.graphql(query, {}, staff['cms-zzp'])),
      accountant: codeOf(await shop.graphql(query, {}, staff['cms-accountant'])),
      nobody: codeOf(await shop.graphql(query)),
    }
  }
  const expected = (readers: readonly string[]) => ({
    owner: 'read',
    own: readers.includes('own') ? 'read' : 'FORBIDDEN',
    ...Object.fromEntries(Object.entries(refusals).map(([who, [code]]) => [who, code])),
  })

  it('[K23] are all in the table, and so are those of the secret address and of the device', () => {
    const listed = Object.keys(jobFields)
    for (const { type } of kinds) expect([type, fieldsOf(type)]).toEqual([type, Object.keys(fieldsOfKind(type)).sort()])
    const held = listed.filter((field) => jobFields[field]?.includes('holder'))
    expect(fieldsOf('TrackedJob')).toEqual([...held, ...trackedFields].sort())
    expect(fieldsOf('Device')).toEqual(Object.keys(deviceFields).sort())
  })

  describe.each(kinds)('of $type', (kind) => {
    it.each(Object.entries(fieldsOfKind(kind.type)))('[K23] over GraphQL: %s', async (field, readers) => {
      const selection = selections.get(kind.type)?.get(field) ?? field
      expect(await overGraphql(kind, ids.get(kind) ?? 0, selection)).toEqual(expected(readers))
      const held = selections.get('TrackedJob')?.get(field)
      expect(held !== undefined).toBe(readers.includes('holder'))
      if (held === undefined) return
      const query = `{ trackedJob(code: "${codes.get(kind)}") { ${held} } }`
      expect(codeOf(await shop.graphql(query))).toBe('read')
    })

    it.each(Object.entries(deviceFields))('[K23] over GraphQL: device { %s }', async (field, readers) => {
      const selection = `device { ${selections.get('Device')?.get(field)} }`
      expect(await overGraphql(kind, ids.get(kind) ?? 0, selection)).toEqual(expected(readers))
    })

    it('[K23] over REST: the shop gets all of them, the own customer and the holder those of the table, others none', async () => {
      const read = async (path: string, headers?: Record<string, string>) => {
        const { status, body } = await restClient(shop, headers ?? {})<Record<string, unknown>>('GET', path)
        return { status, names: Object.keys(body.data ?? {}), data: body.data }
      }
      const named = (fields: readonly string[]) => fields.map(restName).sort()
      const readBy = (reader: 'own' | 'holder') =>
        named(Object.keys(fieldsOfKind(kind.type)).filter((field) => fieldsOfKind(kind.type)[field]?.includes(reader)))
      const path = `${kind.one}/${ids.get(kind)}`
      const owner = await read(path, shop.admin.headers)
      expect(owner.names.sort()).toEqual(named(Object.keys(fieldsOfKind(kind.type))))
      const customer = await read(path, own.headers)
      expect(customer.names.sort()).toEqual(readBy('own'))
      // A reference is an id there.
      expect(customer.data?.device).toEqual(expect.any(Number))
      const held = await read(`tracked-job/${codes.get(kind)}`)
      expect(held.names.sort()).toEqual([...readBy('holder'), ...named(trackedFields)].sort())
      const statuses = {
        other: (await read(path, other.headers)).status,
        partner: (await read(path, staff['cms-zzp'])).status,
        accountant: (await read(path, staff['cms-accountant'])).status,
        nobody: (await read(path)).status,
      }
      expect(statuses).toEqual(Object.fromEntries(Object.entries(refusals).map(([who, [, status]]) => [who, status])))
    })
  })
})
