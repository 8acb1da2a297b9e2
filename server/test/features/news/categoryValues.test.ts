import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { CategoryValues1763700000991 } from '../../../src/kernel/database/migrations/1763700000991-CategoryValues.js'
import { openWriter } from '../../../src/kernel/database/openDatabase.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'

interface Category {
  id: number
  title: string
  language: string
  value: string
  version: number
}

const standard = [
  ...['phishing-mail', 'phishing-sms', 'phishing-whatsapp', 'spam', 'general', 'software', 'internet', 'security'],
]

describe.each(bothDatabases)('the values of categories of news, on $name', ({ create, alike }) => {
  let database: TestDatabase
  let shop: JobShop

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const all = async () =>
    (await shop.admin.rest<Category[]>('GET', 'news-categories?per_page=100')).body.data?.toSorted(
      (one, other) => one.id - other.id,
    ) ?? []
  const add = (record: object) =>
    shop.admin.rest<Category>('POST', 'news-categories/add-news-category', { language: 'nl', ...record })
  const edit = (id: number, record: object) => shop.admin.rest<Category>('PUT', `news-category/edit/${id}`, record)
  const read = async (id = 0) => (await shop.admin.rest<Category>('GET', `news-category/${id}`)).body.data
  const newsOf = (value: string, field = 'category', language = 'nl') =>
    shop.admin.rest<{ id: number }[]>('GET', `public-news-by-field-value/${language}/${field}/${value}`)

  it('[Y55] [E12] are those of the specification for the categories that every shop has, in both languages', async () => {
    for (const language of ['nl', 'en']) {
      const own = (await all()).filter((category) => category.language === language)
      expect(own.map(({ value }) => value)).toEqual(standard)
    }
  })

  alike(() => {
    it('[Y55] are made from the title, stay when it changes, and are one of a pair', async () => {
      const { body } = await add({ title: 'Nepfacturen & aanmaningen' })
      const dutch = body.data
      expect(dutch).toMatchObject({ value: 'nepfacturen-and-aanmaningen' })
      const english = (await add({ title: 'Fake invoices', language: 'en', translation_of: dutch?.id })).body.data
      expect(english?.value).toBe(dutch?.value)
      expect((await edit(dutch?.id ?? 0, { title: 'Nepfacturen' })).body.data?.value).toBe(dutch?.value)
      // Another takes what would be made of its title, with a number.
      expect((await add({ title: 'Nepfacturen en & aanmaningen?' })).status).toBe(201)
      expect((await add({ title: 'Nepfacturen and aanmaningen' })).body.data?.value).toBe(
        'nepfacturen-and-aanmaningen-2',
      )
      // A value that is given holds for both, whose versions rise; one that is emptied is made anew.
      expect((await edit(english?.id ?? 0, { value: 'fake-invoices' })).body.data?.value).toBe('fake-invoices')
      expect(await read(dutch?.id)).toMatchObject({ value: 'fake-invoices', version: 3 })
      expect((await edit(dutch?.id ?? 0, { value: null })).body.data?.value).toBe('nepfacturen')
      expect((await read(english?.id))?.value).toBe('nepfacturen')
    })

    it('[Y55] are refused where they are taken or no part of an address, by the field', async () => {
      for (const value of ['spam', 'Met spatie', 'Hoofdletter', '-a']) {
        const { status, body } = await add({ title: `Iets over ${value}`, value })
        expect([value, status, Object.keys(body.errors ?? {})]).toEqual([value, 422, ['value']])
      }
    })

    it('[Y55] [R45] find the news of a category, also after it was renamed; unknown ones are 404', async () => {
      const category = (await all()).find(({ value, language }) => value === 'general' && language === 'nl')
      const { body } = await shop.admin.rest<{ url: string }>('GET', 'news')
      expect(body.data).toEqual([])
      await edit(category?.id ?? 0, { title: 'Van alles' })
      for (const asked of ['general', 'van%20alles', String(category?.id)]) {
        expect([asked, (await newsOf(asked)).status]).toEqual([asked, 200])
      }
      for (const asked of ['algemeen', 'generaal', '999999', 'General%20']) {
        const answer = await newsOf(asked)
        expect([asked, answer.status, answer.body.code]).toEqual([asked, 404, 'NOT_FOUND'])
      }
      expect((await newsOf('Onbekend', 'news_group')).body).toMatchObject({ code: 'NOT_FOUND' })
      const { data } = await shop.graphql<{ publicNewsByField: object[] }>(
        '{ publicNewsByField(language: en, field: category, value: "phishing-mail") { id } }',
      )
      expect(data).toEqual({ publicNewsByField: [] })
    })
  })

  it('[Y55] are given by the migration: the specification’s, else from the first title, each once in a language', async () => {
    await edit(1, { title: 'Valse mail' })
    const own = (await add({ title: 'Updates!' })).body.data
    await add({ title: 'Software.', value: 'iets' })
    const source = await openWriter(database.address, { tables: [], subscribers: [] })
    const queryRunner = source.createQueryRunner()
    const migration = new CategoryValues1763700000991()
    await migration.down(queryRunner)
    expect(await queryRunner.hasColumn('news_category', 'value')).toBe(false)
    await migration.up(queryRunner)
    await queryRunner.release()
    await source.destroy()
    const values = (await all()).filter(({ language }) => language === 'nl')
    expect(values.slice(0, 8).map(({ value }) => value)).toEqual(standard)
    expect(values.find(({ id }) => id === own?.id)?.value).toBe('updates')
    expect(values.find(({ title }) => title === 'Software.')?.value).toBe('software-2')
    expect(new Set(values.map(({ value }) => value)).size).toBe(values.length)
  })
})
