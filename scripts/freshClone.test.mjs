import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { inRoot } from './house/root.mjs'

/** Commands of package.json that install what is missing before anything else. */
const commands = Object.values(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).scripts).map(
  (/** @type {string} */ command) => command.replace(/^node /, ''),
)

/** The packages that a script and what it imports need when it is loaded. @param {string} file @param {Set<string>} seen */
function packagesOf(file, seen = new Set()) {
  if (seen.has(file)) return []
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  const imports = /^(?:import\s+(?:[^'"]*?\sfrom\s+)?|export\s[^'";]*?\sfrom\s+)['"]([^'"]+)['"]/gm
  const names = [...source.matchAll(imports)].map(([, name = '']) => name)
  /** @type {string[]} */
  const found = []
  for (const name of names) {
    if (name.startsWith('.')) found.push(...packagesOf(path.resolve(path.dirname(file), name), seen))
    else if (!name.startsWith('node:')) found.push(`${name}, by ${path.relative(inRoot('.'), file)}`)
  }
  return found
}

describe('a fresh clone', () => {
  it.each(commands)('[O1] loads %s before its packages are installed', (command) => {
    expect(packagesOf(inRoot(command))).toEqual([])
  })

  it('[O1] does not build with Vite in the process that starts the shop, which would be in production then', () => {
    /** @type {Set<string>} */
    const loaded = new Set()
    packagesOf(inRoot('scripts/start.mjs'), loaded)
    expect(loaded.size).toBeGreaterThan(5)
    expect([...loaded].filter((file) => /['"]vite['"]/.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})
