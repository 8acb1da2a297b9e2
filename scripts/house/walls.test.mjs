import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { bin } from './bin.mjs'
import { inRoot } from './root.mjs'
import { run } from './run.mjs'

const refused = [
  ['server/src/fields/Text.ts', '../entities/Page.js'],
  ['server/src/fields/Rules.ts', '../database/openDatabase.js'],
  ['server/src/entities/Page.ts', '../content/writePipeline.js'],
  ['server/src/entities/Product.ts', '../rest/routes.js'],
  ['server/src/blocks/TextBlock.ts', '../publicsite/answerCache.js'],
  ['server/src/content/save.ts', '../publicsite/answerCache.js'],
  ['server/src/content/remove.ts', '../http/app.js'],
  ['server/src/accounts/login.ts', '../rest/routes.js'],
  ['server/src/database/demo/loadDemo.ts', '../../http/app.js'],
  ['server/src/rest/routes.ts', '../entities/Product.js'],
  ['server/src/rest/handler.ts', '../database/openDatabase.js'],
  ['server/src/publicsite/menus.ts', '../http/app.js'],
  ['site/src/routes/home.tsx', '@shop/server/entities'],
  ['site/src/routes/news.tsx', '../../../server/src/settings/readSettings.js'],
  ['site/src/routes/product.tsx', '../../../admin/src/theme.js'],
  ['admin/src/App.tsx', '@shop/server/screens'],
  ['admin/src/theme.ts', '../../site/src/layout/Header.js'],
]

const allowed = [
  ['server/src/fields/Choice.ts', './FieldDescription.js'],
  ['server/src/fields/languages.ts', '../shared/screens.js'],
  ['server/src/entities/NewsItem.ts', '../fields/decorators.js'],
  ['server/src/blocks/NewsBlock.ts', '../entities/NewsItem.js'],
  ['server/src/http/app.ts', '../publicsite/answerCache.js'],
  ['server/src/rest/openapi.ts', '../entities/registry.js'],
  ['server/src/content/save.test.ts', '../http/app.js'],
  ['site/src/routes/screens.tsx', '@shop/server/screens'],
]

/** @type {string} a house of empty rooms, with the rules of the real one */
let house
/** @type {string} what the linter said about all of them */
let said

beforeAll(async () => {
  house = mkdtempSync(path.join(tmpdir(), 'walls-'))
  const { vcs, $schema, ...rules } = JSON.parse(readFileSync(inRoot('biome.json'), 'utf8'))
  writeFileSync(path.join(house, 'biome.json'), JSON.stringify(rules))
  for (const [file = '', imported] of [...refused, ...allowed]) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true })
    writeFileSync(path.join(house, file), `import { thing } from '${imported}'\n\nexport const other = thing\n`)
  }
  const lint = bin('@biomejs/biome', 'biome', ['lint', '--only=style/noRestrictedImports', '--max-diagnostics=none'])
  said = (await run(...lint, { cwd: house })).output
})
afterAll(() => rmSync(house, { recursive: true }))

describe('the walls of the house', () => {
  it.each(refused)('%s may not import %s', (file) => {
    expect(said).toContain(`${file}:1:`)
  })

  it.each(allowed)('%s may import %s', (file) => {
    expect(said).not.toContain(`${file}:1:`)
  })
})
