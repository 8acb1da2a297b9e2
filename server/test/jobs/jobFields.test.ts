import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Role } from '../../src/entities/roles.js'
import { createSqlite, type TestDatabase } from '../testDatabases.js'
import { type JobShop, type Person, startJobShop } from './jobShop.js'
import { kinds } from './kinds.js'

const [, repair] = kinds

/** The fields of a job at the counter: what its own customer reads of them. The shop reads all, others nothing. */
const fields: Record<string, boolean> = {
  number: true,
  'device { name kind brand model serialNumber }': true,
  'lines { kind description quantity unitPrice vatRate }': true,
  costs: true,
  promisedOn: true,
  'device { notes }': false,
  'device { boughtOn }': false,
  'device { customer { id } }': false,
  'service { id }': false,
  'assignedTo { id }': false,
  contactPhone: false,
  contactPhoneE164: false,
  costLimit: false,
  condition: false,
  accessories: false,
  warrantyUntil: false,
  pickedUpAt: false,
}

describe('the fields of a job', () => {
  let database: TestDatabase
  let shop: JobShop
  let own: Person
  let other: Person
  const staff: Partial<Record<Role, Record<string, string>>> = {}
  let id: number

  beforeAll(async () => {
    database = await createSqlite()
    shop = await startJobShop(database)
    own = await shop.person('Anna')
    other = await shop.person('Bram')
    for (const role of ['cms-zzp', 'cms-accountant'] as const) staff[role] = await shop.login(role)
    const { body } = await shop.admin.rest<{ id: number }>('POST', 'devices/add-device', {
      customer: own.id,
      brand: 'HP',
      notes: 'Of the shop',
    })
    const line = { kind: 'labour', description: 'Work', quantity: '1', unit_price: 10, vat_rate: 21 }
    const job = { customer: own.id, device: body.data?.id, lines: [line], contact_phone: '06 12345678' }
    id = (await shop.addJob(repair, job)).id
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code ?? 'read'

  it.each(Object.entries(fields))('[K23] %s', async (field, isForCustomer) => {
    const query = `{ statusRepair(id: ${id}) { ${field} } }`
    expect({
      owner: codeOf(await shop.admin.ask(query)),
      own: codeOf(await own.ask(query)),
      other: codeOf(await other.ask(query)),
      partner: codeOf(await shop.graphql(query, {}, staff['cms-zzp'])),
      accountant: codeOf(await shop.graphql(query, {}, staff['cms-accountant'])),
      nobody: codeOf(await shop.graphql(query)),
    }).toEqual({
      owner: 'read',
      own: isForCustomer ? 'read' : 'FORBIDDEN',
      other: 'NOT_FOUND',
      partner: 'FORBIDDEN',
      accountant: 'FORBIDDEN',
      nobody: 'UNAUTHENTICATED',
    })
  })

  it('[K23] over REST a customer gets the same fields and no other', async () => {
    const { body } = await own.rest<Record<string, unknown>>('GET', `status-repair/${id}`)
    const counter = ['number', 'device', 'lines', 'promised_on']
    const shops = ['service', 'assigned_to', 'contact_phone', 'cost_limit', 'condition', 'accessories', 'picked_up_at']
    expect(Object.keys(body.data ?? {})).toEqual(expect.arrayContaining(counter))
    for (const name of shops) expect(body.data).not.toHaveProperty(name)
  })
})
