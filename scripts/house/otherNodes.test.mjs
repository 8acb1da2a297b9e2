import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { otherNodes, testedMajors } from './otherNodes.mjs'

describe('the other Nodes of a machine', () => {
  let home = ''
  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'shop-nodes-'))
  })
  afterEach(() => rmSync(home, { recursive: true }))

  /** A program that answers like a Node. @param {string} place @param {string} version */
  function install(place, version) {
    const program = path.join(home, place)
    mkdirSync(path.dirname(program), { recursive: true })
    writeFileSync(program, `#!/bin/sh\necho ${version}\n`)
    chmodSync(program, 0o755)
    return program
  }

  /** @param {string} [named] */
  const found = (named) => {
    const { found } = otherNodes({ named, home, optional: path.join(home, 'opt') })
    return Object.fromEntries([...found].map(([major, { version }]) => [major, version]))
  }

  it('[X26] are those of version managers, the newest of each generation', () => {
    install('.nvm/versions/node/v24.9.0/bin/node', '24.9.0')
    install('.nvm/versions/node/v24.11.1/bin/node', '24.11.1')
    install('.local/share/fnm/node-versions/v26.1.0/installation/bin/node', '26.1.0')
    install('opt/node-v21.0.0-linux-x64/bin/node', '21.0.0')
    expect(found()).toMatchObject({ 24: '24.11.1', 26: '26.1.0' })
    expect(found()).not.toHaveProperty('21')
  })

  it('[X26] are those that TEST_NODES names before any other', () => {
    install('.nvm/versions/node/v24.11.1/bin/node', '24.11.1')
    const named = [install('a/node', '24.2.0'), path.join(home, 'none'), install('b/node', 'broken')]
    expect(found(named.join(path.delimiter))).toMatchObject({ 24: '24.2.0' })
  })

  it('[X26] are never of the generation of this one; the rest is missing', () => {
    const own = Number(process.versions.node.split('.')[0])
    install(`.nvm/versions/node/v${own}.0.0/bin/node`, `${own}.0.0`)
    const { found, missing } = otherNodes({ named: '', home, optional: home })
    expect(found.has(own)).toBe(false)
    expect([...found.keys(), ...missing, own].sort()).toEqual([...new Set([...testedMajors, own])].sort())
  })
})
