import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type JobShop, type Person, startJobShop } from './jobShop.js'
import { kinds } from './kinds.js'

describe.each(testDatabases)('the internal notes of jobs, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let anna: Person

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    anna = await shop.person('Anna')
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const add = async (kind: string, id: number, text: string, who = shop.admin) => {
    const document =
      'mutation ($job: JobKind!, $id: Int!, $text: String!) { addInternalNote(job: $job, id: $id, text: $text) { id at userName text } }'
    const { data, errors } = await who.ask<{ addInternalNote: { id: number; text: string } }>(document, {
      job: kind,
      id,
      text,
    })
    return { note: data?.addInternalNote, error: errors?.[0] }
  }
  const notes = (kind: string, id: number, who = shop.admin) =>
    who.ask(`{ internalNotes(job: ${kind}, id: ${id}) { id at userName text } }`)

  describe.each(kinds)('of $type', (kind) => {
    const { id, name, one, list, mine } = kind

    it(`${id} [J9] are added, read in their order and deleted by the shop`, async () => {
      const { id: job } = await shop.addJob(kind, { customer: anna.id })
      const other = await shop.addJob(kind, { customer: anna.id })
      const { note: first } = await add(name, job, '  Betaalt laat.\nVooraf laten betalen. ')
      const { note: second } = await add(name, job, 'Tweede')
      const written = { at: expect.stringMatching(/Z$/), userName: 'The cms-admin' }
      expect(first).toEqual({ id: expect.any(Number), text: 'Betaalt laat.\nVooraf laten betalen.', ...written })
      expect((await notes(name, job)).data).toEqual({ internalNotes: [first, second] })
      expect((await notes(name, other.id)).data).toEqual({ internalNotes: [] })
      const remove = () => shop.admin.ask(`mutation { deleteInternalNote(id: ${first?.id}) { deleted } }`)
      expect((await remove()).data).toEqual({ deleteInternalNote: { deleted: [first?.id] } })
      expect((await notes(name, job)).data).toEqual({ internalNotes: [second] })
      const again = (await remove()).errors
      expect(again).toMatchObject([{ message: 'Internal note not found', extensions: { code: 'NOT_FOUND' } }])
    })

    it(`${id} [R7] need a job that is there, and a text of at most 4000 characters`, async () => {
      const { id: job } = await shop.addJob(kind, { customer: anna.id })
      const missing = { message: kind.notFound, extensions: { code: 'NOT_FOUND' } }
      expect((await add(name, 4000, 'Tekst')).error).toMatchObject(missing)
      expect((await notes(name, 4000)).errors).toMatchObject([missing])
      for (const [text, message] of [
        ['', "The 'Text' field is required."],
        [' \n ', "The 'Text' field is required."],
        ['é'.repeat(4001), "The 'Text' field may have at most 4000 characters."],
      ] as const) {
        const { error } = await add(name, job, text)
        expect(error?.extensions).toMatchObject({ code: 'VALIDATION', errors: { text: [message] } })
      }
      expect((await add(name, job, 'é'.repeat(4000))).error).toBeUndefined()
      expect((await notes(name, job)).data).toMatchObject({ internalNotes: { length: 1 } })
    })

    it(`${id} [J9] are in no response or mail to a customer`, async () => {
      const { id: job } = await shop.addJob(kind, { customer: anna.id })
      const { note } = await add(name, job, 'Geheim-van-de-winkel')
      await shop.editJob(kind, job, { status: 'finished', note: 'Klaar' })
      const answers = [
        (await anna.rest('GET', `${one}/${job}`)).body,
        (await anna.rest('GET', one)).body,
        await anna.ask(`{ ${list} { items { status description timeline { note userName } } } }`),
        await anna.ask(`{ myStatuses { ${mine} { status currentStatus timeline { note } } } }`),
        await shop.outbox(),
      ]
      expect(JSON.stringify(answers)).toContain('Klaar')
      expect(JSON.stringify(answers)).not.toContain('Geheim-van-de-winkel')
      for (const answer of [
        await notes(name, job, anna),
        { errors: [(await add(name, job, 'Van de klant', anna)).error] },
        await anna.ask(`mutation { deleteInternalNote(id: ${note?.id}) { deleted } }`),
      ]) {
        expect(answer.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
      }
      expect((await notes(name, job)).data).toMatchObject({ internalNotes: { length: 1 } })
    })
  })

  it('[J9] no type in the responses to a customer leads to them', () => {
    const { schema } = shop.api
    for (const from of ['StatusNewPc', 'StatusRepair', 'MyStatuses', 'StatusNewPcList', 'StatusRepairList']) {
      const reached = reachableFrom(schema, from)
      expect(reached.size).toBeGreaterThan(3)
      expect([from, reached.has('InternalNote')]).toEqual([from, false])
    }
    expect(reachableFrom(schema, 'Query').has('InternalNote')).toBe(true)
  })
})

/** Every type that an answer of this one may hold, however deep. */
function reachableFrom(schema: GraphQLSchema, start: string): Set<string> {
  const reached = new Set<string>()
  const visit = (type: GraphQLNamedType) => {
    if (reached.has(type.name)) return
    reached.add(type.name)
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) visit(getNamedType(field.type))
    }
    if (isUnionType(type) || isInterfaceType(type)) schema.getPossibleTypes(type).forEach(visit)
  }
  const type = schema.getType(start)
  if (!type) throw new Error(`There is no ${start}`)
  visit(type)
  return reached
}
