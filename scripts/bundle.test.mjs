/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { substituted, substitutions } from './house/bundle.mjs'
import { inRoot } from './house/root.mjs'

const idOf = (/** @type {string} */ file) => inRoot(`node_modules${file}`)

describe('the bundle of the server', () => {
  it('[H7] finds what it changes of packages in those that are installed', () => {
    const plugin = substituted()
    for (const { file } of substitutions) plugin.transform(readFileSync(idOf(file), 'utf8'), idOf(file))
    expect(() => plugin.buildEnd()).not.toThrow()
  })

  it.each(substitutions)('[H7] is refused once $from is no longer in $file', ({ file: changed, from }) => {
    const plugin = substituted()
    for (const { file } of substitutions) {
      const code = readFileSync(idOf(file), 'utf8')
      plugin.transform(file === changed ? code.replaceAll(from, 'otherwise') : code, idOf(file))
    }
    expect(() => plugin.buildEnd()).toThrow(changed.slice(1))
  })

  it('[H7] is refused for its own reason when something else has failed', () => {
    expect(() => substituted().buildEnd(new Error('another'))).not.toThrow()
  })
})
