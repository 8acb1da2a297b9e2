/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'

const root = fileURLToPath(new URL('..', import.meta.url))
const config = readFileSync(path.join(root, 'vite.config.ts'), 'utf8')

describe('the build', () => {
  it('[H7] [Y104] uses every package as published, but for the parser that react-intl documents to leave out', () => {
    expect(config.match(/alias: .*/g)).toEqual([
      "alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },",
    ])
    // One plugin, which serves in development alone: a plugin of the build could change the code of a package.
    expect(config.match(/plugins: .*/g)).toEqual(['plugins: [catalogues],'])
    expect(config.match(/apply: .*/g)).toEqual(["apply: 'serve',"])
    expect(config).not.toMatch(/node_modules|minify|transform|renderChunk|generateBundle/)
  })

  it('[H7] [Y104] leaves the tests the same react-intl and router', () => {
    const jest = readFileSync(path.join(root, 'jest.config.mjs'), 'utf8')
    expect(jest).not.toMatch(/react-intl|react-router|formatjs/)
  })

  it('[H7] [Y104] names the time zone of the shop wherever a day or a time is written', () => {
    const folder = path.join(root, 'src')
    const own = ['shop/ShopDate.tsx', 'shop/ShopTime.tsx']
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated') && !own.includes(file))
      .filter((file) => /\bFormatted(Date|Time)\b|\bformatTime\(/.test(readFileSync(path.join(folder, file), 'utf8')))
    expect(found).toEqual([])
  })
})
