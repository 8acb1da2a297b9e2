import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { InternalNote } from '../../../src/features/jobs/InternalNote.js'
import { JobChange } from '../../../src/features/jobs/JobChange.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { dataOf } from '../../delivery/rest/restClient.js'
import { statementsOf } from '../../kernel/database/statementsOf.js'
import { required } from '../../required.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type JobResponse, type JobShop, type Person, startJobShop } from './jobShop.js'
import { type Kind, kinds } from './kinds.js'

interface ManagedEntity {
  type: string
  fields: { name: string; choices: { value: string; label: { en: string } }[] }[]
}

interface Timeline {
  timeline: { mailState: string | null }[]
}

describe.each(testDatabases)('the timeline of jobs, on $name', ({ create }) => {
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

  it('[J7] jobs of both kinds with the same number each have their own changes', async () => {
    const nextId = async ({ name }: Kind) => {
      const operation = `nextS${name.slice(1)}Id`
      return Number((await shop.admin.ask(`{ ${operation} }`)).data?.[operation])
    }
    const ids = await Promise.all(kinds.map(nextId))
    while (ids[0] !== ids[1]) {
      const behind = ids.indexOf(Math.min(...ids))
      ids[behind] = await nextId(required(kinds[behind], 'kind'))
    }
    const jobs = await Promise.all(
      kinds.map((kind) => shop.addJob(kind, { id: ids[0], customer: anna.id, note: kind.type })),
    )
    expect(jobs.map(({ id, timeline }) => [id, timeline.map(({ note }) => note)])).toEqual(
      kinds.map(({ type }) => [ids[0], [type]]),
    )
    const { body } = await anna.rest('GET', `status-repair/${ids[0]}`)
    expect(body.data).toMatchObject({ timeline: [{ note: 'StatusRepair' }] })
  })

  describe.each(kinds)('of $type', (kind) => {
    const { id, type, name, one, list, values } = kind
    const addJob = (record: object = {}) => shop.addJob(kind, { customer: anna.id, ...record })
    const edit = (job: number, record: object) => shop.editJob(kind, job, record)
    const moves = ({ timeline }: JobResponse) => timeline.map(({ from, to }) => [from, to])

    it(`${id} [J5] the shop's own account is not a customer, and has no jobs`, async () => {
      const { status, body } = await shop.admin.rest('POST', kind.add, { customer: shop.admin.id })
      expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({ status: 422, fields: ['customer'] })
      const job = await addJob()
      const change = await shop.admin.rest('PUT', `${one}/edit/${job.id}`, { customer: shop.admin.id })
      expect(change.status).toBe(422)
    })

    it(`${id} [J3] a status is one of its kind's, and waiting reads 'Is on hold'`, async () => {
      for (const status of values) expect(await addJob({ status })).toMatchObject({ status })
      expect(await addJob({ status: null })).toMatchObject({ status: 'waiting' })
      const foreign = kinds.flatMap((each) => each.values).filter((value) => !values.includes(value))
      for (const given of [...foreign, 'Finished', 'in_treatment', 'done', '', 7]) {
        const { status, body } = await shop.admin.rest('POST', kind.add, { customer: anna.id, status: given })
        const answer = { given, status, fields: Object.keys(body.errors ?? {}) }
        expect(answer).toEqual({ given, status: 422, fields: ['status'] })
      }
      const { data } = await shop.admin.ask<{ managedEntities: ManagedEntity[] }>(
        '{ managedEntities { type fields { name choices { value label { en } } } } }',
      )
      const entity = data?.managedEntities.find((each) => each.type === type)
      const field = entity?.fields.find((each) => each.name === 'status')
      expect(field?.choices.map(({ value }) => value)).toEqual(values.map((value) => value.replaceAll('-', '_')))
      expect(field?.choices[0]?.label.en).toBe('Is on hold')
    })

    it(`${id} [J4] [J7] statuses follow each other in any order, and each change is stored with its time`, async () => {
      const began = new Date().toISOString()
      const { id: job } = await addJob({ status: 'finished' })
      const order = [...values.toReversed().slice(1), ...values.slice(1), 'waiting']
      for (const status of order) await edit(job, { status })
      const stored = dataOf(await anna.rest<JobResponse>('GET', `${one}/${job}`))
      const all = ['finished', ...order]
      expect(moves(stored)).toEqual(all.map((to, index) => [all[index - 1] ?? null, to]))
      const times = stored.timeline.map(({ at }) => String(at))
      expect(times).toEqual(times.toSorted())
      expect(times.every((at) => /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/.test(at) && at >= began)).toBe(true)
    })

    it(`${id} [J7] what is no change of the status leaves no line, unless it has a note to the customer`, async () => {
      const { id: job } = await addJob({ status: 'waiting' })
      await edit(job, { status: 'waiting' })
      await edit(job, { status: 'waiting', note: '  ' })
      expect(moves(await edit(job, { description: 'Laptop' }))).toEqual([[null, 'waiting']])
      const changed = await edit(job, { note: 'De onderdelen zijn besteld.' })
      expect(changed.timeline).toMatchObject([
        { from: null, to: 'waiting', note: null },
        { from: 'waiting', to: 'waiting', note: 'De onderdelen zijn besteld.' },
      ])
      expect(changed).not.toHaveProperty('note')
    })

    it(`${id} [X25] says how far the mail about a change is, to the shop alone`, async () => {
      const { id: job } = await addJob({ hold_back_notice: true })
      await edit(job, { status: 'finished' })
      const document = `{ ${name}(id: ${job}) { timeline { mailState } } }`
      const statesFor = async (user: Person) => {
        const { timeline } = required((await user.ask(document)).data, 'data')[name] as Timeline
        return timeline.map(({ mailState }) => mailState)
      }
      const outbox = async (values: object) => {
        const { mail } = await shop.services.database.reader.findOneByOrFail(JobChange, {
          entity: name,
          job,
          to: 'finished',
        })
        await shop.services.database.write((manager) => manager.update(OutgoingMail, { id: Number(mail) }, values))
      }
      expect(await statesFor(shop.admin)).toEqual([null, 'queued'])
      await outbox({ lastError: 'Connection refused' })
      expect(await statesFor(shop.admin)).toEqual([null, 'failed'])
      const failed = await shop.admin.ask('{ failedMails }')
      expect(failed.data?.failedMails).toBe(1)
      await outbox({ lastError: null, nextAttemptAt: null, sentAt: '2026-11-22T10:00:00.000Z' })
      expect(await statesFor(shop.admin)).toEqual([null, 'sent'])
      expect(await statesFor(anna)).toEqual([null, null])
    })

    it(`${id} [J7] the shop sees who made a change, the customer does not`, async () => {
      const { id: job, timeline } = await addJob({ note: 'Welkom' })
      const change = { from: null, to: 'waiting', note: 'Welkom', is_noticed: true, at: expect.any(String) }
      expect(timeline).toEqual([
        { ...change, user_name: 'The cms-admin', mail_state: 'queued', mail: expect.any(Number) },
      ])
      const visible = dataOf(await anna.rest<JobResponse>('GET', `${one}/${job}`))
      expect(visible.timeline).toEqual([{ ...change, user_name: null, mail_state: null, mail: null }])
      const document = `{ ${name}(id: ${job}) { timeline { from to note isNoticed userName } } }`
      expect((await shop.admin.ask(document)).data?.[name]).toEqual({
        timeline: [{ from: null, to: 'waiting', note: 'Welkom', isNoticed: true, userName: 'The cms-admin' }],
      })
      expect((await anna.ask(document)).data?.[name]).toMatchObject({ timeline: [{ userName: null }] })
    })

    it(`${id} [J7] a list of jobs with their timelines takes one statement more than one without`, async () => {
      for (let count = 0; count < 25; count++) await addJob()
      const statements = (fields: string) =>
        statementsOf(shop.services.database, async () => {
          const { data } = await shop.admin.ask(`{ ${list}(perPage: 25) { items { id ${fields} } total } }`)
          expect(data?.[list]).toMatchObject({ items: { length: 25 } })
        })
      // The first list also counts them.
      await statements('status')
      const without = await statements('status')
      expect(await statements('status timeline { at to }')).toHaveLength(without.length + 1)
    })

    it(`${id} [J7] several changes in one call each see what came before`, async () => {
      const { id: job } = await addJob()
      const change = (alias: string, status: string) =>
        `${alias}: update${type}(id: ${job}, input: { status: ${status} }) { timeline { to } }`
      const { data } = await shop.admin.ask(`mutation { ${change('one', 'finished')} ${change('two', 'waiting')} }`)
      expect(data).toEqual({
        one: { timeline: [{ to: 'waiting' }, { to: 'finished' }] },
        two: { timeline: [{ to: 'waiting' }, { to: 'finished' }, { to: 'waiting' }] },
      })
    })

    it(`${id} [J7] of simultaneous changes to one status one is recorded`, async () => {
      const { id: job } = await addJob()
      const edited = await Promise.all(Array.from({ length: 8 }, () => edit(job, { status: 'finished' })))
      expect(edited.map(({ version }) => version).sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
      expect(moves(dataOf(await shop.admin.rest<JobResponse>('GET', `${one}/${job}`)))).toEqual([
        [null, 'waiting'],
        ['waiting', 'finished'],
      ])
    })

    it(`${id} [R19] a deleted job leaves neither changes nor notes behind`, async () => {
      const { id: job } = await addJob({ hold_back_notice: true })
      await shop.admin.ask(`mutation { addInternalNote(job: ${name}, id: ${job}, text: "Let op") { id } }`)
      const { reader } = shop.services.database
      expect(await reader.countBy(InternalNote, { entity: name, job })).toBe(1)
      expect((await shop.admin.rest('DELETE', `${one}/delete/${job}`)).status).toBe(200)
      expect(await reader.countBy(JobChange, { entity: name, job })).toBe(0)
      expect(await reader.countBy(InternalNote, { entity: name, job })).toBe(0)
    })

    it(`${id} [J6] an end before the start is refused, whichever of the two comes later`, async () => {
      const days = { start_date: '2026-11-10', end_date: '2026-11-20' }
      const refusal = {
        status: 422,
        body: { code: 'VALIDATION', errors: { end_date: ['The end date must not be before the start date.'] } },
      }
      const wrong = { customer: anna.id, start_date: days.end_date, end_date: days.start_date }
      expect(await shop.admin.rest('POST', kind.add, wrong)).toMatchObject(refusal)
      const { id: job } = await addJob(days)
      for (const change of [{ start_date: '2026-11-21' }, { end_date: '2026-11-09' }]) {
        expect(await shop.admin.rest('PUT', `${one}/edit/${job}`, change)).toMatchObject(refusal)
        const { data, errors } = await shop.admin.ask(
          `mutation ($input: Update${type}Input!) { update${type}(id: ${job}, input: $input) { id } }`,
          { input: Object.fromEntries(Object.entries(change).map(([key, day]) => [`${key.split('_')[0]}Date`, day])) },
        )
        expect({ data, errors }).toMatchObject({
          data: null,
          errors: [{ extensions: { errors: { endDate: [expect.any(String)] } } }],
        })
      }
      expect((await shop.admin.rest('GET', `${one}/${job}`)).body.data).toMatchObject({ ...days, version: 1 })
      await edit(job, { start_date: '2026-11-20' })
      await edit(job, { start_date: null, end_date: '2026-11-01' })
      await edit(job, { start_date: '2026-11-01' })
    })

    it(`${id} [J6] nor can two simultaneous changes cause it`, async () => {
      for (let round = 0; round < 5; round++) {
        const { id: job } = await addJob()
        const answers = await Promise.all([
          shop.admin.rest('PUT', `${one}/edit/${job}`, { start_date: '2026-11-20' }),
          shop.admin.rest('PUT', `${one}/edit/${job}`, { end_date: '2026-11-10' }),
        ])
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
      }
    })
  })
})
