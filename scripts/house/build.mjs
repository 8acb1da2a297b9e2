import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bin } from './bin.mjs'
import { fingerprint } from './fingerprint.mjs'
import { step } from './progress.mjs'
import { inRoot } from './root.mjs'
import { mustRun, npm } from './run.mjs'

/**
 * @typedef {'server' | 'site' | 'admin'} Part
 * @typedef {object} Recipe
 * @property {string} title
 * @property {string[]} inputs what the result is made from, besides the packages
 * @property {string[]} results files that exist once it was built
 * @property {() => Promise<void>} build
 */

/** @type {Record<Part, Recipe>} */
export const recipes = {
  server: {
    title: 'Building the server',
    inputs: ['server', 'scripts/house/bundle.mjs', 'scripts/house/bundleServer.mjs', 'tsconfig.base.json'],
    results: ['server/compiled/src/delivery/programs/main.js', 'server/dist/main.js'],
    build: buildServer,
  },
  site: {
    title: 'Building the site',
    inputs: [
      'site',
      'scripts/compress.mjs',
      'server/src/kernel/shared',
      'schema.graphql',
      'codegen.yml',
      'tsconfig.base.json',
    ],
    results: ['site/dist/client', 'site/dist/server/entry.server.js'],
    build: () => buildWorkspace('site'),
  },
  admin: {
    title: 'Building the back office',
    inputs: [
      'admin',
      'scripts/compress.mjs',
      'server/src/kernel/shared',
      'schema.graphql',
      'codegen.yml',
      'tsconfig.base.json',
    ],
    results: ['admin/dist/index.html', 'admin/dist/zzp.html', 'admin/dist/account.html'],
    build: () => buildWorkspace('admin'),
  },
}

/**
 * Builds the stale ones of these parts, concurrently.
 * @param {Part[]} parts
 */
export async function build(parts) {
  const outcomes = await Promise.allSettled(parts.map((part) => buildIfStale(part)))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

/** @param {Part} part */
async function buildIfStale(part) {
  const { title, inputs, results, build: make } = recipes[part]
  const stamp = inRoot('.cache', 'builds', part)
  const current = fingerprint([...inputs, 'package-lock.json'], [process.versions.node])
  const isBuilt = results.every((result) => existsSync(inRoot(result)))
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return

  rmSync(stamp, { force: true })
  await step(title, make)
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, current)
}

async function buildServer() {
  await mustRun(...bin('typescript', 'tsc', ['-p', 'server']))
  removeOrphans(inRoot('server', 'compiled'), inRoot('server'))
  await mustRun(process.execPath, [inRoot('scripts', 'house', 'bundleServer.mjs')])
}

/** @param {'site' | 'admin'} workspace */
async function buildWorkspace(workspace) {
  await mustRun(...npm(['run', 'build', '-w', workspace]))
}

/**
 * Removes what was compiled from deleted sources: a migration or an entity left behind would still be loaded.
 * @param {string} compiled
 * @param {string} sources
 */
export function removeOrphans(compiled, sources) {
  for (const entry of readdirSync(compiled, { withFileTypes: true })) {
    const full = path.join(compiled, entry.name)
    if (entry.isDirectory()) {
      if (existsSync(path.join(sources, entry.name))) removeOrphans(full, path.join(sources, entry.name))
      else rmSync(full, { recursive: true })
      continue
    }
    const source = entry.name.match(/^(.+?)(\.d\.ts|\.js)(\.map)?$/)
    if (source && !existsSync(path.join(sources, `${source[1]}.ts`))) rmSync(full)
  }
}
