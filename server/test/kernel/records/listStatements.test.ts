import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { allPersonalData, holdsRecords } from '../../../src/features/customers/PersonalData.js'
import { entities } from '../../../src/features/features.js'
import { customerRecords } from '../../../src/features/privacy/customerRecords.js'
import { fieldsOf } from '../../../src/kernel/fields/FieldDescription.js'
import { hasPairs } from '../../../src/kernel/fields/isTranslated.js'
import { hasOperation, managedEntity } from '../../../src/kernel/fields/Managed.js'
import { hasRange } from '../../../src/kernel/fields/ranges.js'
import { DayScalar, InstantScalar } from '../../../src/kernel/fields/scalars.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'
import { statementsOf } from '../database/statementsOf.js'
import { type ContentShop, startContentShop } from './contentShop.js'

/** SQLite only: its plan depends on the indexes; that of MySQL also on the number of rows, and there are none here. */
describe('the statements of lists', () => {
  let database: TestDatabase
  let shop: ContentShop

  beforeAll(async () => {
    database = await createSqlite()
    shop = await startContentShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  /** How SQLite reads the page of a list. */
  async function planOf(list: string, table: string): Promise<string[]> {
    const { database: own } = shop.services
    const statements = await statementsOf(own, async () => expect((await shop.ask(list)).code).toBeUndefined())
    const page = statements.find((statement) => statement.includes(`FROM "${table}"`)) ?? ''
    const values = Array.from(page.matchAll(/\?/g), () => 1)
    const plan: { detail: string }[] = await own.reader.query(`EXPLAIN QUERY PLAN ${page}`, values)
    expect(plan).not.toHaveLength(0)
    return plan.map(({ detail }) => detail)
  }

  /** What it would scan or sort for it without an index. */
  async function withoutIndex(list: string, table: string): Promise<string[]> {
    return (await planOf(list, table)).filter((detail) => /TEMP B-TREE|^SCAN (?!.*USING)/.test(detail))
  }
  const tableOf = (type: (typeof entities)[number]) =>
    shop.services.database.reader.connection.getMetadata(type).tableName

  const listed = entities.map(managedEntity).filter((entity) => hasOperation(entity, 'list'))
  it.each(listed.map((entity) => [entity.plural, entity] as const))(
    '[G3] of %s use an index, for all and for one language or reference',
    async (plural, { type }) => {
      const fields = fieldsOf(type)
      const language = fields.some(({ name, inList }) => name === 'language' && inList) ? ['language: nl'] : []
      const filters = [
        '',
        ...language,
        ...fields
          .filter(({ kind, filterable }) => kind.leadsTo === 'record' && filterable)
          .map(({ name }) => [...language, `${name}: 1`].join(', ')),
      ]
      for (const filter of filters) {
        const changed = await withoutIndex(
          `{ ${plural}(filter: { ${filter} }, sort: { field: updatedAt, order: desc }) { total items { id } } }`,
          tableOf(type),
        )
        expect([filter, changed]).toEqual([filter, []])
      }
      for (const filter of filters) {
        const numbered = await withoutIndex(`{ ${plural}(filter: { ${filter} }) { items { id } } }`, tableOf(type))
        // By id: a scan of the table, which is in that order.
        expect([filter, numbered.filter((detail) => !/^SCAN "?\w+"?$/.test(detail))]).toEqual([filter, []])
      }
    },
  )

  const manyOf = ['newsItems', 'tips', 'products']
  const translated = listed.filter(({ type }) => hasPairs(type))
  it.each(translated.map((entity) => [entity.plural, entity] as const))(
    '[Y40] of %s in need of translation look at an index alone, and read no record where there are none',
    async (plural, { type }) => {
      const { database: own } = shop.services
      for (const state of ['missing', 'outdated']) {
        const list = `{ ${plural}(filter: { translationState: ${state} }) { total items { id } } }`
        const statements = await statementsOf(own, async () => {
          expect((await shop.ask(list)).data).toEqual({ total: 0, items: [] })
        })
        const reading = statements.filter((statement) => statement.includes(`FROM "${tableOf(type)}"`))
        expect(
          reading.filter((statement) => !statement.includes('GROUP BY') && !/^SELECT (MIN|MAX)\(/.test(statement)),
        ).toEqual([])
        const search = reading.find((statement) => statement.includes('GROUP BY')) ?? ''
        const plan: { detail: string }[] = await own.reader.query(`EXPLAIN QUERY PLAN ${search}`, [0])
        const covering = manyOf.includes(plural) ? 'COVERING ' : '(COVERING )?'
        expect(plan.map(({ detail }) => detail)).toEqual([
          expect.stringMatching(`^SEARCH \\S+ USING ${covering}INDEX ix_\\w+_pair_language\\w* \\(pair>\\?\\)$`),
        ])
      }
    },
  )

  it('[T13] of free times use an index, of one kind and of a shop that counts all kinds together', async () => {
    const { id: kind } = await shop.create('AppointmentKind', { titleNl: 'Brengen' })
    const day = new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString().slice(0, 10)
    for (const atOnce of [null, 1]) {
      expect(
        (await shop.ask(`mutation { updateShop(input: { appointmentsAtOnce: ${atOnce} }) { id } }`)).code,
      ).toBeUndefined()
      const slots = `{ publicSlots(kind: ${kind}, from: "${day}", to: "${day}") { day } }`
      expect([atOnce, await withoutIndex(slots, 'appointment')]).toEqual([atOnce, []])
    }
  })

  it.each(listed.map((entity) => [entity.plural, entity] as const))(
    '[X32] of %s use an index for what lies from one value to another, in its order or by last change',
    async (plural, { type }) => {
      const ends = new Map<unknown, string>([
        [DayScalar, '"2026-11-21"'],
        [InstantScalar, '"2026-11-21T10:00:00Z"'],
      ])
      for (const ranged of fieldsOf(type).filter(hasRange)) {
        const { name } = ranged
        const end = ends.get(ranged.kind.filter?.type(ranged)) ?? '1'
        const filter = `filter: { ${name}From: ${end}, ${name}To: ${end} }`
        for (const field of [name, 'updatedAt']) {
          const list = `{ ${plural}(${filter}, sort: { field: ${field}, order: desc }) { items { id } } }`
          const plan = await withoutIndex(list, tableOf(type))
          // A few rows found by the range may be put in order; all rows may not.
          const isFine = (detail: string) => field !== name && detail.includes('TEMP B-TREE')
          expect([name, field, plan.filter((detail) => !isFine(detail))]).toEqual([name, field, []])
        }
      }
    },
  )

  it.each(listed.filter(({ hasFew }) => !hasFew).map((entity) => [entity.plural, entity] as const))(
    '[Y40] of %s use an index for every order, and for every choice by last change',
    async (plural, { type }) => {
      const fields = fieldsOf(type)
      const isOfLanguage = fields.some(({ name, inList }) => name === 'language' && inList)
      const inLanguage = isOfLanguage ? ['', 'language: nl'] : ['']
      for (const { name } of fields.filter(({ sortable, name }) => sortable && !['id', 'language'].includes(name))) {
        for (const filter of inLanguage) {
          // References of one language are put in order among those of all.
          if (filter !== '' && fields.find((field) => field.name === name)?.kind.leadsTo === 'record') continue
          const list = `{ ${plural}(filter: { ${filter} }, sort: { field: ${name}, order: desc }) { total items { id } } }`
          expect([name, filter, await withoutIndex(list, tableOf(type))]).toEqual([name, filter, []])
        }
      }
      const chosen = fields.filter(({ kind, filterable }) => filterable && kind.hasFewValues)
      for (const { name, choice } of chosen) {
        const value = choice ? String(choice.values[0]).replaceAll('-', '_') : 'true'
        const list = `{ ${plural}(filter: { ${name}: ${value} }, sort: { field: updatedAt, order: desc }) { total items { id } } }`
        expect([name, await withoutIndex(list, tableOf(type))]).toEqual([name, []])
      }
    },
  )

  it('[Y40] of the dashboard use an index', async () => {
    for (const [table, list] of [
      ['status_repair', 'statusesRepair(filter: { status: finished }, sort: { field: intakeDate }, perPage: 5)'],
      ['status_new_pc', 'statusesNewPc(filter: { status: waiting }, sort: { field: intakeDate }, perPage: 5)'],
      ['product', 'products(filter: { language: nl }, sort: { field: stock }, perPage: 50)'],
      ['email', 'emails(filter: { isRead: false }, sort: { field: updatedAt, order: desc }, perPage: 3)'],
      ['review', 'reviews(filter: { visible: false }, perPage: 1)'],
    ] as const) {
      expect([list, await withoutIndex(`{ ${list} { total items { id } } }`, table)]).toEqual([list, []])
    }
  })

  it.each([
    ['review', 'customer'],
    ['stock_movement', 'user'],
    ['appointment', 'email_address_key'],
    ['reservation', 'email_key'],
    ['email', 'email_key'],
    ['email_phone', 'email_key'],
    ['email_remote_assistance', 'email_key'],
  ])('[Y40] of a customer’s data find the records of %s by %s', async (table, column) => {
    const { database: own } = shop.services
    await shop.login('cms-status-user')
    const [customer] = await own.reader.query("SELECT id FROM customer WHERE role = 'cms-status-user'")
    const statements = await statementsOf(own, async () => {
      const { person } = await customerRecords(own.reader, customer.id)
      for (const data of allPersonalData()) if (!holdsRecords(data)) await data.read(person)
    })
    const reading = statements.filter((statement) => statement.includes(`FROM "${table}"`))
    const narrowed = reading.find((statement) => new RegExp(`"${column}" = [?\\d]`).test(statement)) ?? ''
    const values = Array.from(narrowed.matchAll(/\?/g), () => 1)
    const plan: { detail: string }[] = await own.reader.query(`EXPLAIN QUERY PLAN ${narrowed}`, values)
    expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining(`(${column}=?)`)])
    expect(reading.filter((statement) => /INSTR/.test(statement))).toEqual([])
  })

  it('[Y40] of a week of the agenda look at the appointments of that week alone', async () => {
    const { database: own } = shop.services
    const agenda = '{ agenda(from: "2026-11-20", to: "2026-11-26") { appointments { id } } }'
    const statements = await statementsOf(own, async () => expect((await shop.ask(agenda)).code).toBeUndefined())
    const reading = statements.find((statement) => statement.includes('FROM "appointment"')) ?? ''
    const plan: { detail: string }[] = await own.reader.query(
      `EXPLAIN QUERY PLAN ${reading}`,
      Array.from(reading.matchAll(/\?/g), () => 1),
    )
    expect(plan.map(({ detail }) => detail)).toEqual([
      expect.stringContaining('INDEX ix_appointment_starts_at (starts_at>? AND starts_at<?)'),
    ])
  })

  it.each([
    ['news_item', 'publicNews(language: nl)'],
    ['news_item', 'publicNews(language: nl, category: 1)'],
    ['news_item', 'publicNews(language: nl, group: 1)'],
    ['product', 'publicProducts(language: nl)'],
    ['product', 'publicProducts(language: nl, type: product_sale)'],
    ['product', 'publicProducts(language: nl, condition: new)'],
    ['tip', 'publicTips(language: nl)'],
  ])('[G3] of visitors go by an index: %s, %s', async (table, list) => {
    expect(await withoutIndex(`{ ${list} { items { id } } }`, table)).toEqual([])
  })

  it.each([
    ['category', 'category'],
    ['news_group', 'group'],
  ])('[G3] of news by %s read no other news', async (field, column) => {
    const type = field === 'category' ? 'NewsCategory' : 'NewsGroup'
    const { id } = await shop.create(type, { language: 'nl', title: 'Veilig online' })
    const news = `{ publicNewsByField(language: nl, field: ${field}, value: "${id}") { id } }`
    expect(await planOf(news, 'news_item')).toEqual([
      expect.stringContaining(`(language=? AND state=? AND ${column}=?)`),
    ])
  })
})
