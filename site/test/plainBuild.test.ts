/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Inspected {
  aliases: string[]
  plugins: string[]
  minify: string
  treeshake: unknown
  ofRolldown: unknown[]
  read: string[]
  changed: string[]
}

describe('the build', () => {
  it('[H7] [Y104] uses every package as published, but for the parser that react-intl documents to leave out', () => {
    const inspect = path.join(root, '../scripts/house/inspectBuild.mjs')
    const built = JSON.parse(execFileSync(process.execPath, [inspect, root], { encoding: 'utf8' })) as Inspected
    const { read, ...rest } = built
    expect(rest).toEqual({
      aliases: ['@formatjs/icu-messageformat-parser → @formatjs/icu-messageformat-parser/no-parser.js'],
      plugins: [],
      minify: 'oxc',
      treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
      ofRolldown: [],
      changed: [],
    })
    expect(read).toEqual(
      expect.arrayContaining([
        'react-router/dist/development/index.mjs',
        'react-intl/index.js',
        'react-dom/cjs/react-dom-client.production.js',
        '@apollo/client/core/ApolloClient.js',
      ]),
    )
  })

  it('[H7] [Y104] leaves the tests the same react-intl and router', () => {
    const jest = readFileSync(path.join(root, 'jest.config.mjs'), 'utf8')
    expect(jest).not.toMatch(/react-intl|react-router|formatjs/)
  })

  it('[H7] [Y104] names the time zone of the shop wherever a day or a time is written', () => {
    const folder = path.join(root, 'src')
    const own = ['features/shop/ShopDate.tsx', 'features/shop/ShopTime.tsx']
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated') && !own.includes(file))
      .filter((file) => /\bFormatted(Date|Time)\b|\bformatTime\(/.test(readFileSync(path.join(folder, file), 'utf8')))
    expect(found).toEqual([])
  })
})
