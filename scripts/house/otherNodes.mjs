import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

/** The generations of Node that the product is meant for: the oldest that is allowed, and those with long-term support. */
export const testedMajors = [20, 22, 24, 26]

/**
 * @typedef {object} OtherNode
 * @property {string} program
 * @property {string} version
 */

/**
 * Another Node than this one for each generation, where one is installed: named by TEST_NODES (programs, separated as in
 * PATH), on the path as node22, in the folder of a version manager, or below /opt.
 * @param {{named?: string | undefined, home?: string, optional?: string}} [places]
 * @returns {{found: Map<number, OtherNode>, missing: number[]}}
 */
export function otherNodes({ named = process.env.TEST_NODES, home = homedir(), optional = '/opt' } = {}) {
  const own = Number(process.versions.node.split('.')[0])
  const wanted = testedMajors.filter((major) => major !== own)
  const programs = [...programsIn(named), ...onPath(wanted), ...managed(home), ...below(optional, 'bin/node')]
  /** @type {Map<number, OtherNode>} */
  const found = new Map()
  for (const program of programs.filter((place) => existsSync(place))) {
    const node = asked(program)
    const major = Number(node?.version.split('.')[0])
    if (node && wanted.includes(major) && !found.has(major)) found.set(major, node)
  }
  return { found, missing: wanted.filter((major) => !found.has(major)) }
}

/** What is not tried here, in a sentence, or nothing. @returns {string[]} */
export function missingNodes() {
  const { missing } = otherNodes()
  if (missing.length === 0) return []
  return [`Not tried on Node ${missing.join(', ')}: not installed here; TEST_NODES names programs that are elsewhere.`]
}

/** @param {string} [list] */
function programsIn(list = '') {
  return list.split(path.delimiter).filter((entry) => entry !== '')
}

/** @param {number[]} majors */
function onPath(majors) {
  return programsIn(process.env.PATH).flatMap((folder) =>
    majors.flatMap((major) => [path.join(folder, `node${major}`), path.join(folder, `node-${major}`)]),
  )
}

/** @param {string} home */
function managed(home) {
  const shared = process.env.XDG_DATA_HOME ?? path.join(home, '.local/share')
  return [
    ...below(path.join(process.env.NVM_DIR ?? path.join(home, '.nvm'), 'versions/node'), 'bin/node'),
    ...below(path.join(shared, 'fnm/node-versions'), 'installation/bin/node'),
    ...below(path.join(shared, 'mise/installs/node'), 'bin/node'),
    ...below(path.join(home, '.volta/tools/image/node'), 'bin/node'),
    ...below(path.join(home, '.asdf/installs/nodejs'), 'bin/node'),
    ...below(path.join(process.env.N_PREFIX ?? '/usr/local', 'n/versions/node'), 'bin/node'),
  ]
}

/** The newest first. @param {string} folder @param {string} program */
function below(folder, program) {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).sort((one, other) => other.localeCompare(one, undefined, { numeric: true }))
  return names.map((name) => path.join(folder, name, program))
}

/** @param {string} program @returns {OtherNode | undefined} */
function asked(program) {
  const { status, stdout } = spawnSync(program, ['-p', 'process.versions.node'], {
    encoding: 'utf8',
    env: {},
  })
  const [version] = status === 0 ? (stdout.match(/^\d+\.\d+\.\d+$/m) ?? []) : []
  return version ? { program, version } : undefined
}
