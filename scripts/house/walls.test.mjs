import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { cruise } from './cruise.mjs'
import { run } from './run.mjs'

const refused = [
  ['server/src/kernel/fields/Text.ts', '../../features/pages/Page.js', 'kernel-knows-no-feature'],
  ['server/src/kernel/fields/Money.ts', '../records/writePipeline.js', 'descriptions-describe'],
  ['server/src/kernel/search/prices.ts', '../fields/kinds/money.js', 'kinds-are-asked'],
  ['server/src/features/quotes/prices.ts', '../../kernel/fields/kinds/fieldKinds.js', 'kinds-are-asked'],
  ['admin/src/kernel/generate/list/Prices.tsx', '../kinds/money.js', 'kinds-are-asked'],
  ['server/src/features/pages/blocks/TextBlock.ts', '../../../kernel/database/RowReader.js', 'descriptions-describe'],
  ['server/src/kernel/shared/languages.ts', '../i18n/nl.js', 'shared-imports-nothing'],
  ['server/src/features/jobs/list.ts', '../../kernel/search/indexRecord.js', 'one-writer-indexes'],
  ['server/src/kernel/records/remove.ts', '../../delivery/http/app.js', 'kernel-knows-no-feature'],
  ['server/demo/content/pages.ts', '../../src/features/pages/Page.js', 'demo-is-data'],
  ['server/startingContent/content/tips.ts', '../../src/kernel/fields/Text.js', 'demo-is-data'],
  ['server/src/features/accounts/login.ts', '../../delivery/rest/table.js', 'features-know-no-delivery'],
  ['server/src/delivery/http/server.ts', '../composition/services.js', 'composition-on-top'],
  ['server/src/delivery/rest/product.ts', '../../features/products/Product.js', 'rest-names-operations'],
  ['server/src/delivery/rest/handler.ts', '../../kernel/database/openDatabase.js', 'rest-names-operations'],
  [
    'site/src/features/news/screen.tsx',
    '../../../../server/src/kernel/settings/readSettings.js',
    'front-ends-speak-graphql',
  ],
  ['site/src/features/products/screen.tsx', '../../../../admin/src/theme.js', 'front-ends-apart'],
  ['admin/src/App.tsx', '../../server/src/features/products/Product.js', 'front-ends-speak-graphql'],
  ['admin/src/colours.ts', '../../site/src/app/Header.js', 'front-ends-apart'],
  ['admin/src/kernel/components/Notice.tsx', '../../features/jobs/JobTop.js', 'front-kernel-knows-no-feature'],
  ['admin/src/kernel/layout/Menu.tsx', '../../app/routes.js', 'front-kernel-knows-no-feature'],
  ['site/src/kernel/forms/Field.tsx', '../../features/messages/MessageForm.js', 'front-kernel-knows-no-feature'],
  ['site/src/features/tips/TipScreen.tsx', '../../app/layout/Layout.js', 'front-features-know-no-app'],
  ['admin/src/features/quotes/QuotePanel.tsx', '../../app/screens.js', 'front-features-know-no-app'],
  ['server/src/kernel/media/one.ts', './one.js', 'no-circle-of-files'],
  ['server/src/features/jobs/one.ts', '../stock/one.js', 'no-circle-of-folders'],
  ['server/src/features/stock/two.ts', '../jobs/two.js', 'no-circle-of-folders'],
]

const allowed = [
  ['server/src/kernel/records/records.ts', '../search/indexRecord.js'],
  ['server/src/kernel/fields/decorators.ts', './kinds/text.js'],
  ['admin/src/app/BackOffice.tsx', '../kernel/generate/kinds/fieldKinds.js'],
  ['server/src/kernel/records/describeEntities.ts', '../fields/kinds/text.js'],
  ['server/src/kernel/media/two.ts', './three.js'],
  ['server/src/features/news/NewsItem.ts', '../../kernel/fields/Choice.js'],
  ['server/src/features/pages/blocks/NewsBlock.ts', '../../news/NewsItem.js'],
  ['server/src/features/tips/loadDemoTips.ts', '../../../demo/content/tips.js'],
  ['server/demo/content/devices.ts', '../../src/kernel/shared/priceFinder.js'],
  ['server/src/delivery/composition/createServer.ts', '../http/app.js'],
  ['server/src/delivery/programs/main.ts', '../composition/createServer.js'],
  ['server/src/delivery/rest/openapi.ts', '../../features/features.js'],
  ['admin/src/features/devices/DeviceJobs.tsx', '../../kernel/generate/EditScreen.js'],
  ['admin/src/app/BackOffice.tsx', '../features/messages/InboxScreen.js'],
  ['site/src/features/tips/tipRoutes.tsx', '../../kernel/screens/screenOnDemand.js'],
  ['site/src/app/createRoutes.tsx', '../features/news/newsRoutes.js'],
  ['site/src/screens.tsx', '../../server/src/kernel/shared/screens.js'],
]

/** @type {string} a repository of empty folders */
let folder
/** @type {string} the report on the imports in it */
let report

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'walls-'))
  const all = [...refused, ...allowed]
  const extensions = ['.ts', '.tsx']
  const exists = (/** @type {string} */ place) => all.some(([file]) => extensions.some((end) => file === place + end))
  for (const [file = '', imported = ''] of all) {
    write(file, `import { thing } from '${imported}'\n\nexport const other = thing\n`)
    const target = path.join(path.dirname(file), imported.replace(/\.js$/, ''))
    if (!exists(target)) write(`${target}.ts`, 'export const thing = 1\n')
  }
  report = (await run(...cruise(), { cwd: folder })).output
})
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * @param {string} file
 * @param {string} content
 */
function write(file, content) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), content)
}

describe('imports between folders', () => {
  it.each(refused)('[H1] [O7] %s may not import %s: %s', (file = '', _, rule = '') => {
    const from = rule === 'no-circle-of-folders' ? path.dirname(file) : file
    expect(report).toContain(`${rule}: ${from} `)
  })

  it.each(allowed)('[H1] [O7] %s may import %s', (file) => {
    expect(report).not.toContain(`: ${file} `)
  })
})
