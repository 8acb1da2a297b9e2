import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { readSettings } from '../src/kernel/settings/readSettings.js'
import { retentionSettings } from '../src/kernel/settings/retentionPeriods.js'
import { productRoot } from '../src/kernel/settings/settingValues.js'

const read = (file: string) => readFileSync(path.join(productRoot, file), 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
const unique = (names: string[]) => [...new Set(names)].sort()

/** What the product asks its environment for, found out by watching it. */
function settingsAskedFor(): string[] {
  const asked: string[] = []
  const watched = (values: Record<string, string>) =>
    new Proxy(values, {
      get(target, name) {
        asked.push(String(name))
        return target[String(name)]
      },
    })
  readSettings(watched({ NODE_ENV: 'production', SESSION_SECRET: 'only for a shop that lives as long as one test' }))
  readSettings(watched({ SESSION_SECRET: 'x', UPLOADS: 's3://bucket/prefix' }))
  return asked
}

describe('docs/operations.md', () => {
  const text = read('docs/operations.md')
  const [, table = ''] = /\n## Settings\n(.*?)\n## /s.exec(text) ?? []

  it('[O15] has every setting that is read, in its table, and no other', () => {
    expect(unique(all(table, /^\| `([A-Z_]+)` \|/gm))).toEqual(unique(settingsAskedFor()))
    const inStorage = readdirSync(path.join(productRoot, 'server/src/kernel/storage')).flatMap((file) =>
      all(read(`server/src/kernel/storage/${file}`), /process\.env\.(\w+)/g),
    )
    for (const name of inStorage) expect(table).toContain(`\`${name}\``)
  })

  it('[O15] lists the retention periods of the product', () => {
    for (const { setting, otherwise } of Object.values(retentionSettings)) {
      expect(table).toContain(`| \`${setting}\` | \`${otherwise}\` |`)
    }
  })

  it('[O9] [O10] [O11] [O12] has every command of the operator, and no other', () => {
    const known = unique(all(read('server/src/delivery/programs/manage.ts'), /usage:\s*'([\w-]+)/g))
    const [, commands = ''] = /\n## All commands\n(.*?)\n## /s.exec(text) ?? []
    expect(unique(all(commands, /^\| `npm run manage -- ([\w-]+)/gm))).toEqual(known)
    for (const named of all(text, /(?:npm run manage --|manage\.js|deploy\/manage) ([a-z][\w-]*)/g))
      expect(known).toContain(named)
  })

  it('[O29] names existing metrics, and what to do for every alarm', () => {
    const alerts = read('deploy/alerts.yml')
    const named = unique(all(`${text}\n${alerts}`, /\b(shop_[a-z0-9_]+)/g)).filter((name) => name !== 'shop_backup')
    const sources = ['server/src/kernel/metrics/measures.ts', 'server/src/delivery/http/momentaryMeasures.ts']
    const own = sources.flatMap((file) => all(read(file), /name: '(shop_\w+)'/g))
    // What prom-client measures of every process.
    const lags = ['p99', 'max'].map((which) => `shop_nodejs_eventloop_lag_${which}_seconds`)
    const ofProcess = ['shop_process_resident_memory_bytes', ...lags]
    for (const name of named) expect([...own, ...ofProcess]).toContain(name.replace(/_(count|bucket|sum)$/, ''))
    for (const name of own) expect(text).toContain(name)
    for (const alarm of all(alerts, /alert: (\w+)/g)) expect(text).toContain(alarm)
  })

  it('[Y46] names everything that there is to deploy with', () => {
    for (const file of readdirSync(path.join(productRoot, 'deploy'))) expect(text).toContain(`deploy/${file}`)
  })

  it('leads only to files and headings that there are', () => {
    for (const file of all(text, /`((?:deploy|docs|server|scripts)\/[\w./@-]+\.\w+)`/g)) {
      if (!file.startsWith('server/dist/')) expect(read(file)).not.toBe('')
    }
    const headings = all(text, /^##+ (.+)$/gm).map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    )
    for (const anchor of all(text, /\]\(#([^)]+)\)/g)) expect(headings).toContain(anchor)
  })
})
