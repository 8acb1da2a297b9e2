import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { releaseFaults, writeRelease } from './release.mjs'
import { inRoot } from './root.mjs'

const changelog = `# Changelog

What changed.

## [Unreleased]

### Added

- A thing.

### Removed

- \`Type.field\`

## [0.1.0] - 2026-11-22

### Added

- The shop.
`

/**
 * @param {string} text of a package file of the product
 * @param {string} version
 */
function asVersion(text, version) {
  const file = JSON.parse(text)
  file.version = version
  for (const place of ['', 'server', 'admin', 'site'])
    if (file.packages?.[place]) file.packages[place].version = version
  return `${JSON.stringify(file, null, 2)}\n`
}

describe('[Y43] a release', () => {
  /** @type {string} */
  let root
  const git = (/** @type {string[]} */ ...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' })
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8')
  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }

  // The package files are the product's own, whatever they come to look like.
  const files = [
    'package.json',
    'package-lock.json',
    ...['server', 'admin', 'site'].map((name) => `${name}/package.json`),
  ]
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'release-'))
    for (const file of files) write(file, asVersion(readFileSync(inRoot(file), 'utf8'), '0.1.0'))
    write('CHANGELOG.md', changelog)
    git('init', '--quiet')
    git('add', '--all')
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'All')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('[Y43] has one number in every package file, and changes nothing else of them', async () => {
    expect(await releaseFaults(root, '0.2.0')).toEqual([])
    writeRelease(root, '0.2.0', '2026-12-01')
    for (const file of files) expect(JSON.parse(read(file)).version).toBe('0.2.0')
    const { packages } = JSON.parse(read('package-lock.json'))
    for (const place of ['', 'server', 'admin', 'site']) expect(packages[place].version).toBe('0.2.0')
    const changed = git('diff', '--unified=0', '--', ...files).split('\n')
    const lines = changed.filter((line) => /^\+ /.test(line))
    expect(lines).toHaveLength(9)
    for (const line of lines) expect(line).toMatch(/^\+ +"version": "0\.2\.0",$/)
  })

  it('[Y43] turns what is unreleased into its section, and gives older versions files of their own', () => {
    const tag = writeRelease(root, '0.2.0', '2026-12-01')
    const section = '### Added\n\n- A thing.\n\n### Removed\n\n- `Type.field`\n'
    expect(read('CHANGELOG.md')).toBe(
      `# Changelog\n\nWhat changed.\n\n## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n\n${section}`,
    )
    expect(read('docs/changelog/0.1.0.md')).toBe('# 0.1.0 - 2026-11-22\n\n## Added\n\n- The shop.\n')
    expect(tag).toBe(`Version 0.2.0\n\n${section}`)
  })

  it.each([
    [undefined, 'Give the number'],
    ['v0.2.0', 'Give the number'],
    ['0.2', 'Give the number'],
    ['0.0.9', '0.0.9 is not later than 0.1.0'],
    ['0.1.0', '0.1.0 exists already'],
  ])('[Y43] of %s is refused with the reason', async (version, reason) => {
    expect((await releaseFaults(root, version)).join('\n')).toContain(reason)
  })

  it('[Y43] is refused with all reasons at once: uncommitted changes, a tag, nothing to tell', async () => {
    git('tag', 'v0.2.0')
    write('CHANGELOG.md', changelog.replace(/### Added\n\n- A thing.*?(?=## \[0)/s, ''))
    const faults = (await releaseFaults(root, '0.2.0')).join('\n')
    for (const part of ['0.2.0 exists already', 'nothing under [Unreleased]', 'not committed:\n M CHANGELOG.md']) {
      expect(faults).toContain(part)
    }
  })
})
