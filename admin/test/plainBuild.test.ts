import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from '@jest/globals'

const root = fileURLToPath(new URL('..', import.meta.url))

it('[H7] the build of the back office uses every package as published', () => {
  const inspect = path.join(root, '../scripts/house/inspectBuild.mjs')
  const built = JSON.parse(execFileSync(process.execPath, [inspect, root], { encoding: 'utf8' }))
  const { aliases, changed, minify, ofRolldown, plugins, treeshake, read } = built
  expect({ aliases, changed, minify, ofRolldown, treeshake }).toEqual({
    aliases: [],
    changed: [],
    minify: 'oxc',
    ofRolldown: [],
    treeshake: null,
  })
  // One of our own, which names files in a document.
  expect(plugins.filter((name: string) => !name.startsWith('vite:react'))).toEqual(['preload-back-office'])
  expect(read).toEqual(expect.arrayContaining(['react-admin/dist/index.js', 'react-router/dist/development/index.mjs']))
})
