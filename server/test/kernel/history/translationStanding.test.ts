import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type ContentShop, startContentShop } from '../records/contentShop.js'

interface Standing {
  source: { id: number; title: string; intro: string | null; version: number }
  isOutdated: boolean
  doneAt: string
  changedAt: string
  changedBy: string[]
  before: { title: string; intro: string | null } | null
}

describe.each(bothDatabases)('a record beside what it is the translation of, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop
  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const tip = async (language: string, title: string, translationOf?: number, intro?: string) =>
    Number((await shop.create('Tip', { language, title, translationOf, intro })).id)
  const pair = async (title: string) => {
    const dutch = await tip('nl', title, undefined, 'Eerste zin.')
    return { dutch, english: await tip('en', `${title} (en)`, dutch) }
  }
  const standing = (id: number) =>
    shop.ask<Standing | null>(
      `query ($id: Int!) {
        translationStanding(entity: tip, id: $id) {
          source { ... on Tip { id title intro version } } isOutdated doneAt changedAt changedBy
          before { ... on Tip { title intro } }
        }
      }`,
      { id },
    )
  const standingOf = async (id: number) => (await standing(id)).data as Standing
  const confirm = (id: number, version: number, sourceVersion: number) =>
    shop.ask<boolean>(
      `mutation ($id: Int!, $version: Int!, $sourceVersion: Int!) {
        confirmTranslation(entity: tip, id: $id, version: $version, sourceVersion: $sourceVersion)
      }`,
      { id, version, sourceVersion },
    )
  const history = async (id: number) =>
    (
      await shop.read<{ items: { action: string; version: number; userName: string | null }[] }>(
        `{ recordHistory(entity: tip, id: ${id}) { items { action version userName } } }`,
      )
    ).items
  const outdated = async () =>
    (
      await shop.read<{ items: { id: number }[] }>(
        '{ tips(filter: { translationState: outdated }, perPage: 100) { items { id } } }',
      )
    ).items.map(({ id }) => id)

  it('[L16] says what the source said when the translation was last brought up to date, and who changed it since', async () => {
    const { dutch, english } = await pair('Back-up')
    expect(await standingOf(english)).toMatchObject({ isOutdated: false, before: null, changedBy: [] })
    await shop.update('Tip', dutch, { intro: 'Eerste zin. Tweede zin.' })
    await shop.update('Tip', dutch, { title: 'Back-ups' })
    const behind = await standingOf(english)
    expect(behind).toMatchObject({
      source: { id: dutch, title: 'Back-ups', intro: 'Eerste zin. Tweede zin.', version: 3 },
      isOutdated: true,
      before: { title: 'Back-up', intro: 'Eerste zin.' },
    })
    expect(behind.changedBy).toHaveLength(1)
    expect(behind.changedAt > behind.doneAt).toBe(true)
    // Dutch is what is translated from.
    expect(await standingOf(dutch)).toMatchObject({ isOutdated: false, source: { id: english } })
    await shop.update('Tip', english, { intro: 'First sentence. Second sentence.' })
    expect(await standingOf(english)).toMatchObject({ isOutdated: false, before: null })
    expect((await standing(await tip('nl', 'Alleen Nederlands'))).data).toBeNull()
  })

  it('[L16] takes one call to say that it is right still, which changes nothing else and stands in the history', async () => {
    const { dutch, english } = await pair('Wachtwoord')
    await shop.update('Tip', dutch, { intro: 'Een tikfout minder.' })
    expect(await outdated()).toContain(dutch)
    const read = `{ tip(id: ${english}) { version updatedAt intro } }`
    const before = await shop.read(read)
    expect((await confirm(english, 1, 2)).data).toBe(true)
    expect(await outdated()).not.toContain(dutch)
    expect(await standingOf(english)).toMatchObject({ isOutdated: false })
    expect(await shop.read(read)).toEqual(before)
    const [last] = await history(english)
    expect(last).toMatchObject({ action: 'confirmed', version: 1, userName: expect.any(String) })
    // What was changed of the source later is all that it is behind.
    await shop.update('Tip', dutch, { title: 'Wachtwoorden' })
    expect(await standingOf(english)).toMatchObject({
      isOutdated: true,
      before: { title: 'Wachtwoord', intro: 'Een tikfout minder.' },
    })
  })

  it('[L16] is behind what changed of the source after it was read, and refuses nothing for that', async () => {
    const { dutch, english } = await pair('Virus')
    await shop.update('Tip', dutch, { intro: 'Gelezen.' })
    await shop.update('Tip', dutch, { intro: 'Niet gelezen.' })
    expect((await confirm(english, 1, 2)).data).toBe(true)
    expect(await standingOf(english)).toMatchObject({ isOutdated: true, before: { intro: 'Gelezen.' } })
    expect((await confirm(english, 1, 3)).data).toBe(true)
    // Somebody with an older source takes nothing back.
    expect((await confirm(english, 1, 2)).data).toBe(true)
    expect(await standingOf(english)).toMatchObject({ isOutdated: false })
    // Typed beside an older source: a save says no more than what was read for it.
    await shop.update('Tip', dutch, { intro: 'Later.' })
    await shop.update('Tip', english, { intro: 'Read before.' })
    expect((await confirm(english, 2, 3)).data).toBe(true)
    expect(await standingOf(english)).toMatchObject({ isOutdated: true, before: { intro: 'Niet gelezen.' } })
  })

  it('[L16] is not behind what was made or linked as its translation', async () => {
    const english = await tip('en', 'Written in English')
    const dutch = await tip('nl', 'Daaruit vertaald', english)
    expect(await standingOf(english)).toMatchObject({ isOutdated: false, source: { id: dutch } })
    await shop.update('Tip', dutch, { intro: 'Nieuw.' })
    expect(await standingOf(english)).toMatchObject({
      isOutdated: true,
      before: { title: 'Daaruit vertaald', intro: null },
    })

    const [one, other] = [await tip('en', 'Apart'), await tip('nl', 'Los')]
    const link = `mutation { linkTranslation(entity: tip, id: ${one}, translation: ${other}, takeFrom: ${one}) { id } }`
    expect(await shop.read(link)).toEqual([{ id: one }, { id: other }])
    expect(await standingOf(one)).toMatchObject({ isOutdated: false })
  })

  it('[L16] refuses what has no translation, a Dutch record, and who may not edit it', async () => {
    const alone = await tip('en', 'Alone')
    expect((await confirm(alone, 1, 1)).code).toBe('NOT_FOUND')
    expect((await confirm(999_999, 1, 1)).code).toBe('NOT_FOUND')
    const { dutch, english } = await pair('Recht')
    expect((await confirm(dutch, 1, 1)).code).toBe('BAD_REQUEST')
    expect((await shop.ask('{ translationStanding(entity: review, id: 1) { isOutdated } }')).code).toBe('BAD_REQUEST')
    const { errors } = await shop.graphql<object>(
      `mutation { confirmTranslation(entity: tip, id: ${english}, version: 1, sourceVersion: 1) }`,
      {},
      {},
    )
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})
