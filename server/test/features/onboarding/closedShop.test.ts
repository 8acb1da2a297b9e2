import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { openWhileClosed } from '../../../src/features/switches/openWhileClosed.js'
import { operationGrants } from '../../../src/kernel/access/OperationGrants.js'
import type { Role } from '../../../src/kernel/access/roles.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { required } from '../../required.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

/** Stands in each text of the content, so that none of it is answered unseen. */
const word = 'zebra'

type Field = GraphQLField<unknown, unknown>

describe.each(bothDatabases)('a shop that has not opened, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop
  /** Arguments that lead to a record, by the operation that reads it. */
  const known: Record<string, Record<string, unknown>> = {}

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
    await fill()
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  async function fill(): Promise<void> {
    const named = { language: 'nl', title: `De ${word}`, url: word }
    const second = { title: `Nog een ${word}`, url: 'tweede' }
    await shop.create('Page', named)
    const group = await shop.create('ServiceGroup', { language: 'nl', title: word, icon: 'repair' })
    const service = await shop.create('Service', { ...named, group: group.id, price: 10, icon: 'repair' })
    const tip = await shop.create('Tip', named)
    await shop.create('Tip', { ...named, ...second })
    const newsGroup = await shop.create('NewsGroup', { language: 'nl', title: word })
    await shop.create('NewsCategory', { language: 'nl', title: word })
    const news = { ...named, overviewImage: shop.image, showInOverview: true, group: newsGroup.id }
    const item = await shop.create('NewsItem', news)
    await shop.create('NewsItem', { ...news, ...second })
    const product = await shop.create('Product', { ...named, price: 100, stock: 1 })
    await shop.create('Product', { ...named, price: 100, stock: 1, ...second })
    await shop.create('Feature', { language: 'nl', title: word, text: word, icon: 'repair' })
    await shop.create('Review', { language: 'nl', name: word, text: word, stars: 5, service: service.id })
    const kind = await shop.create('AppointmentKind', { titleNl: word, titleEn: word, minutes: 30 })
    Object.assign(known, {
      publicTipById: { id: tip.id },
      publicTipNeighbours: { id: tip.id },
      publicNewsItemById: { id: item.id },
      publicNewsItemNeighbours: { id: item.id },
      publicProductNeighbours: { id: product.id },
      publicServiceNeighbours: { id: service.id },
      publicSpecificNews: { ids: [item.id] },
      publicNewsByField: { field: 'news_group', value: word },
      publicSlots: { kind: kind.id, ...comingWeek() },
      publicMovedTo: { path: '/nl/oude-zebra' },
    })
    const moved = await shop.create('Page', { ...named, title: word, url: 'oude-zebra' })
    await shop.update('Page', moved.id, { url: 'nieuwe-zebra' })
  }

  const fieldsOfRoot = (): Field[] => {
    const { schema } = shop.api
    const names = operationGrants(schema).forEveryone()
    const roots = [schema.getQueryType(), schema.getMutationType()]
    return roots.flatMap((root) => Object.values(root?.getFields() ?? {})).filter(({ name }) => names.includes(name))
  }
  const isQuery = ({ name }: Field) => name in (shop.api.schema.getQueryType()?.getFields() ?? {})
  const kept = () => fieldsOfRoot().filter(({ name }) => !(name in openWhileClosed))

  const ask = async (field: Field, headers?: Record<string, string>) => {
    const asked = field.args.flatMap((argument) => {
      const value = known[field.name]?.[argument.name] ?? sampleOf(argument)
      return value === undefined ? [] : [`${argument.name}: ${literal(argument, value)}`]
    })
    const call = `${field.name}${asked.length > 0 ? `(${asked.join(', ')})` : ''}${selectionOf(field.type)}`
    const { data, errors } = await shop.graphql(`${isQuery(field) ? 'query' : 'mutation'} { ${call} }`, {}, headers)
    return { value: data?.[field.name], code: errors?.[0]?.extensions.code, message: errors?.[0]?.message, call }
  }

  const setOpen = (isOpen: boolean) => shop.read<boolean>(`mutation { ${isOpen ? 'openShop' : 'closeShop'} }`)

  it('[L8] tells visitors nothing of its content, whatever of all public operations they ask', async () => {
    const reads = kept().filter(isQuery)
    expect(reads.length).toBeGreaterThan(30)
    const silent: string[] = []
    for (const field of reads) {
      const { value, call, code, message } = await ask(field)
      if (code && code !== 'NOT_FOUND') throw new Error(`${call}: ${code} ${message}`)
      if (isNothing(value)) silent.push(field.name)
    }
    // Each has something to tell once the shop is open: it is not by chance that it tells nothing before.
    expect(silent).toEqual([])

    await setOpen(false)
    for (const headers of [undefined, await shop.login('cms-status-user'), await shop.login('cms-accountant')]) {
      for (const field of reads) {
        const { value, call, code } = await ask(field, headers)
        expect([call, isNothing(value), code ?? 'NOT_FOUND']).toEqual([call, true, 'NOT_FOUND'])
      }
    }
    for (const field of fieldsOfRoot().filter((each) => isQuery(each) && each.name in openWhileClosed)) {
      expect(JSON.stringify((await ask(field)).value ?? null)).not.toContain(word)
    }
    const { data } = await shop.graphql<{ shop: Record<string, unknown> }>(
      '{ shop { name isOpen servicePrices { from } } }',
    )
    expect(data?.shop).toEqual({ name: expect.any(String), isOpen: false, servicePrices: null })
    await setOpen(true)
  })

  it('[L8] takes no booking, reservation or message of strangers, and no other write of everyone', async () => {
    await setOpen(false)
    const writes = kept().filter((field) => !isQuery(field))
    expect(writes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['bookAppointment', 'reserveProduct', 'sendContactMessage', 'sendPhoneMessage']),
    )
    for (const { name } of writes) {
      const field = required(shop.api.schema.getMutationType()?.getFields()[name], name)
      // Without its arguments' being right: what is closed says nothing of them.
      const context = shop.api.context(null, 'en')
      const refused = await Promise.resolve(field.resolve?.(undefined, {}, context, {} as never)).catch(
        (error: { extensions: { code: string } }) => error.extensions.code,
      )
      expect([name, refused]).toEqual([name, 'NOT_FOUND'])
    }
    const rest = await fetch(`${shop.url}/api/news?language=nl`)
    expect(await rest.text()).not.toContain(word)
    await setOpen(true)
  })

  it('[L8] lists nothing for search engines and feed readers, and all of it at the next request once it is open', async () => {
    const read = async (path: string) => {
      const answer = await fetch(shop.url + path)
      return { status: answer.status, text: await answer.text() }
    }
    const files = ['/sitemap.xml', '/feed/nl.xml']
    for (const path of files) expect((await read(path)).text).toContain(word)
    await setOpen(false)
    for (const path of files) expect([path, (await read(path)).status]).toEqual([path, 404])
    const robots = await read('/robots.txt')
    expect(robots.text).toMatch(/^User-agent: \*\n/)
    // What search engines may not read, they do not see the `noindex` of.
    expect(robots.text).not.toMatch(/Disallow: \/\n|Sitemap/)
    await setOpen(true)
    for (const path of files) expect((await read(path)).text).toContain(word)
    expect((await read('/robots.txt')).text).toContain('Sitemap: ')
  })

  it('[L8] shows its owner all of it, and is opened and closed by none but him', async () => {
    await setOpen(false)
    const page = `{ publicPage(language: nl, fullUrl: "${word}") { title } }`
    expect(await shop.read(page)).toEqual({ title: `De ${word}` })
    expect(await shop.read('{ publicSearch(language: nl, q: "zebra") { total } }')).toEqual({
      total: expect.any(Number),
    })
    for (const role of [null, 'cms-status-user', 'cms-zzp', 'cms-accountant'] as (Role | null)[]) {
      const headers = role ? await shop.login(role) : {}
      const { errors } = await shop.graphql('mutation { openShop }', {}, headers)
      expect(errors?.[0]?.extensions.code).toBe(role ? 'FORBIDDEN' : 'UNAUTHENTICATED')
    }
    expect((await shop.graphql(page)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect(await setOpen(true)).toBe(true)
    expect((await shop.graphql<object>(page)).data).toEqual({ publicPage: { title: `De ${word}` } })
  })

  it('[L8] goes on with what exists, and says why for each operation', async () => {
    const names = fieldsOfRoot().map(({ name }) => name)
    expect(Object.keys(openWhileClosed).filter((name) => !names.includes(name))).toEqual([])
    await setOpen(false)
    const answers = await Promise.all(
      fieldsOfRoot()
        .filter((field) => isQuery(field) && field.name in openWhileClosed)
        .map((field) => ask(field)),
    )
    for (const { message, call } of answers) expect([call, message]).not.toEqual([call, 'The shop is not open yet.'])
    await setOpen(true)
  })
})

/** Null, an empty list, or a page of none. */
function isNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'object') return false
  const { total, items } = value as { total?: number; items?: unknown[] }
  return total === 0 && items?.length === 0
}

function comingWeek(): { from: string; to: string } {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  return { from: day(1), to: day(7) }
}

function sampleOf({ type, name, defaultValue }: GraphQLArgument): unknown {
  if (name === 'language') return 'nl'
  if (!isNonNullType(type) || defaultValue !== undefined) return undefined
  return getNamedType(type).name === 'Int' ? 3 : word
}

function literal({ type }: GraphQLArgument, value: unknown): string {
  return isEnumType(getNamedType(type)) ? String(value) : JSON.stringify(value)
}

/** Every field without arguments that is a value, and those of what is below. */
function selectionOf(type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some((argument) => isNonNullType(argument.type))) return []
    if (isLeafType(getNamedType(field.type))) return [field.name]
    const inner = isNonNullType(field.type) ? field.type.ofType : field.type
    return depth === 0 && isListType(inner) && field.name === 'items' ? [`${field.name}${selectionOf(inner, 1)}`] : []
  })
  return ` { __typename ${fields.join(' ')} }`
}
