import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { recipes, removeOrphans } from './build.mjs'
import { fingerprint } from './fingerprint.mjs'
import { differingPackages } from './install.mjs'
import { isNewEnough } from './nodeVersion.mjs'
import { inRoot } from './root.mjs'

describe('which Node', () => {
  it.each([
    ['18.20.4', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['22.0.0', true],
    ['24.1.0', true],
  ])('[O1] %s', (version, isEnough) => {
    expect(isNewEnough(version)).toBe(isEnough)
  })
})

describe('which packages to install', () => {
  const wanted = {
    '': { version: '0.1.0' },
    server: { version: '0.1.0' },
    'node_modules/@shop/server': { link: true },
    'node_modules/fastify': { version: '5.12.0' },
    'node_modules/sharp-of-another-system': { version: '1.0.0', optional: true },
  }

  it('[O3] none, when all of the lock file are there', () => {
    expect(differingPackages(wanted, { 'node_modules/fastify': { version: '5.12.0' } })).toEqual([])
  })

  it('[O1] those that are missing or there in another version', () => {
    expect(differingPackages(wanted, {})).toEqual(['node_modules/fastify'])
    expect(differingPackages(wanted, { 'node_modules/fastify': { version: '5.11.9' } })).toEqual([
      'node_modules/fastify',
    ])
  })
})

describe('what is stale', () => {
  /** @type {string} */
  let folder
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'fingerprint-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** @param {Record<string, string>} files */
  function write(files) {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
      writeFileSync(path.join(folder, name), content)
    }
  }

  function current() {
    return fingerprint([path.relative(process.cwd(), folder)])
  }

  it('[O3] is decided by content alone: written again, with tests and results beside it, nothing is stale', () => {
    write({ 'src/main.ts': 'one' })
    const before = current()
    write({ 'src/main.ts': 'one', 'src/main.test.ts': 'test', 'dist/main.js': 'result' })
    expect(current()).toBe(before)
  })

  it('[O1] sees a changed, an added and a renamed source', () => {
    write({ 'src/main.ts': 'one' })
    const seen = new Set([current()])
    write({ 'src/main.ts': 'two' })
    seen.add(current())
    write({ 'src/other.ts': '' })
    seen.add(current())
    rmSync(path.join(folder, 'src/other.ts'))
    write({ 'src/another.ts': '' })
    seen.add(current())
    expect(seen.size).toBe(4)
  })

  it.each(/** @type {const} */ (['site', 'admin']))('[O1] sees what the %s shares with the server', (part) => {
    /** @type {{exports: Record<string, string>}} */
    const { exports } = JSON.parse(readFileSync(inRoot('server', 'package.json'), 'utf8'))
    const shared = Object.values(exports).map((file) => path.posix.join('server', file))
    const { inputs } = recipes[part]
    expect(shared.filter((file) => !inputs.some((input) => file === input || file.startsWith(`${input}/`)))).toEqual([])
  })

  it('leaves nothing compiled behind whose source was deleted', () => {
    write({ 'src/kept.ts': '', 'src/inner/kept.ts': '' })
    write({ 'dist/kept.js': '', 'dist/kept.js.map': '', 'dist/stale.js': '', 'dist/stale.js.map': '' })
    write({ 'dist/inner/kept.js': '', 'dist/inner/stale.js': '', 'dist/old/stale.js': '' })
    removeOrphans(path.join(folder, 'dist'), path.join(folder, 'src'))
    expect(readdirSync(path.join(folder, 'dist')).sort()).toEqual(['inner', 'kept.js', 'kept.js.map'])
    expect(readdirSync(path.join(folder, 'dist/inner'))).toEqual(['kept.js'])
  })
})
