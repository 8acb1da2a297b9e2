import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { measures } from '../../../src/kernel/metrics/measures.js'
import { productRoot } from '../../../src/kernel/settings/settingValues.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'

const read = (file: string) => readFileSync(path.join(productRoot, file), 'utf8')

/** They keep their names for one version more, which the changelog has to say. */
const deprecated = ['handles', 'requests', 'resources'].map((what) => `shop_nodejs_active_${what}_total`)

interface Family {
  type: string
  help: string
  labels: Set<string>
}

/** By name, as Prometheus reads them. */
function familiesIn(text: string): Map<string, Family> {
  const families = new Map<string, Family>()
  for (const line of text.split('\n')) {
    const [, what, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) ?(.*)$/.exec(line) ?? []
    const family = families.get(name) ?? { type: '', help: '', labels: new Set() }
    if (what) families.set(name, family)
    if (what === 'HELP') family.help = rest
    if (what === 'TYPE') family.type = rest
    const [, sample = '', labels = ''] = /^([a-z]\w*)(?:\{(.*)\})? /.exec(line) ?? []
    const of = families.get(sample) ?? families.get(sample.replace(/_(bucket|count|sum)$/, ''))
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) of?.labels.add(label)
  }
  return families
}

describe('all that /metrics answers', () => {
  let database: TestDatabase
  let shop: TestShop
  let families: Map<string, Family>
  beforeAll(async () => {
    database = await createSqlite()
    shop = await startTestShop(database)
    // Garbage is collected sooner or later, and Prometheus would wait for it.
    for (let times = 0; times < 200; times++) Array.from({ length: 100_000 }, () => ({}))
    await fetch(`${shop.url}/api/public-news/nl/1`)
    families = familiesIn(await (await fetch(`${shop.url}/metrics`)).text())
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it('[Y46] counters end in _total and nothing else does, times are in seconds and sizes in bytes, and all say what they are', () => {
    expect(families.size).toBeGreaterThan(40)
    for (const [name, { type, help }] of families) {
      expect([name, type]).toEqual([
        expect.stringMatching(/^shop_[a-z0-9]+(_[a-z0-9]+)*$/),
        expect.stringMatching(/^(counter|gauge|histogram)$/),
      ])
      if (!deprecated.includes(name)) expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter'])
      expect([name, /_(count|sum|bucket)$/.test(name)]).toEqual([name, false])
      expect([name, /_(milliseconds|ms|minutes|hours|kb|mb|megabytes|percent)(_|$)/.test(name)]).toEqual([name, false])
      if (type === 'histogram') expect(name).toMatch(/_(seconds|bytes)$/)
      expect([name, help]).toEqual([name, expect.stringMatching(/^[A-Z].{9,}/)])
    }
  })

  it('[Y46] what is deprecated says what to use, and stands in the changelog', () => {
    const changelog = read('CHANGELOG.md')
    for (const name of deprecated) {
      const [, other = ''] = /^Deprecated: use sum\((\w+)\)$/.exec(families.get(name)?.help ?? '') ?? []
      expect(families.get(other)?.type).toBe('gauge')
      expect(changelog).toContain(`\`${name}\``)
    }
  })

  it.each(['deploy/grafana-dashboard.json', 'deploy/alerts.yml'])(
    '[Y46] %s names what there is, with the labels that it has',
    (file) => {
      const ofScrape = ['shop', 'instance', 'job', 'le']
      const known = (name: string) => {
        const family = families.get(name) ?? families.get(name.replace(/_(bucket|count|sum)$/, ''))
        // Nothing may have been measured yet.
        const metric = measures.getSingleMetric(name.replace(/_(bucket|count|sum)$/, '')) as { labelNames?: string[] }
        return family && new Set([...ofScrape, ...family.labels, ...(metric?.labelNames ?? [])])
      }
      const expressions = file.endsWith('.json')
        ? expressionsOf(JSON.parse(read(file)))
        : (read(file).match(/(?<=expr: )[^\n]*(?:\n {10}[^\n]+)*/g) ?? [])
      expect(expressions.length).toBeGreaterThan(15)
      for (const expression of expressions) {
        const named = [...expression.matchAll(/\b(shop_\w+|up\b)(?:\{([^}]*)\})?/g)]
        expect([expression, named.length]).not.toEqual([expression, 0])
        const labels = named.map(([, name = '']) => (name === 'up' ? new Set(ofScrape) : known(name)))
        named.forEach(([, name, selector = ''], index) => {
          expect([name, labels[index]]).not.toEqual([name, undefined])
          for (const [, label = ''] of selector.matchAll(/(\w+)\s*=~?"/g)) {
            expect([name, label, labels[index]?.has(label)]).toEqual([name, label, true])
          }
        })
        for (const [, grouped = ''] of expression.matchAll(/\bby \(([^)]*)\)/g)) {
          for (const label of grouped.split(', ')) {
            expect([expression, label, labels.some((each) => each?.has(label))]).toEqual([expression, label, true])
          }
          // Several shops on one Prometheus are never one.
          expect([expression, grouped.split(', ')]).toEqual([expression, expect.arrayContaining(['shop'])])
        }
        expect(expression).not.toMatch(/\b(sum|max|min|avg|count)\s*\(/)
      }
    },
  )
})

/** All that panels and variables ask Prometheus for. */
function expressionsOf({
  panels,
  templating,
}: {
  panels: { targets?: { expr: string }[] }[]
  templating: { list: { query: unknown }[] }
}): string[] {
  const asked = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  const variables = templating.list.flatMap(({ query }) =>
    typeof query === 'object' && query !== null && 'query' in query ? [String(query.query)] : [],
  )
  return [...asked, ...variables]
}
