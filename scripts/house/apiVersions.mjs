import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { restChanges } from './restChanges.mjs'
import { inRoot } from './root.mjs'

/** @typedef {import('./graphqlChanges.mjs').ApiChange} ApiChange */

/** The APIs of every version that was released: a folder each, with `schema.graphql` and `openapi.json`. */
const versionsFolder = inRoot('docs', 'api')
const changelogFile = inRoot('CHANGELOG.md')

/**
 * Compares the APIs with those of the last version.
 * @param {{graphql: string, rest: string}} present both descriptions as text
 * @returns {Promise<{version: string, faults: string[]}>} one sentence for each change that CHANGELOG.md does not mention
 */
export async function compareWithLastVersion(present) {
  // Needs a package, and a fresh clone has none when this file is loaded.
  const { graphqlChanges } = await import('./graphqlChanges.mjs')
  const version = lastVersion(existsSync(versionsFolder) ? readdirSync(versionsFolder) : [])
  const read = (/** @type {string} */ file) => readFileSync(`${versionsFolder}/${version}/${file}`, 'utf8')
  const changes = [
    ...graphqlChanges(read('schema.graphql'), present.graphql),
    ...restChanges(JSON.parse(read('openapi.json')), JSON.parse(present.rest)),
  ]
  const changelog = existsSync(changelogFile) ? readFileSync(changelogFile, 'utf8') : ''
  return { version, faults: untold(changes, changelog, version) }
}

/**
 * Records the APIs as those of a version that is released now.
 * @param {string} version
 * @param {{graphql: string, rest: string}} present
 */
export function recordVersion(version, present) {
  const folder = `${versionsFolder}/${version}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/schema.graphql`, present.graphql)
  writeFileSync(`${folder}/openapi.json`, present.rest)
}

/**
 * @param {string[]} folders
 * @returns {string} the highest version
 */
export function lastVersion(folders) {
  const versions = folders.filter((name) => /^\d+\.\d+\.\d+$/.test(name))
  const parts = (/** @type {string} */ name) => name.split('.').map(Number)
  const [last] = versions.sort((one, other) => {
    const [a, b] = [parts(one), parts(other)]
    return (b[0] ?? 0) - (a[0] ?? 0) || (b[1] ?? 0) - (a[1] ?? 0) || (b[2] ?? 0) - (a[2] ?? 0)
  })
  if (last === undefined)
    throw new Error('docs/api holds no version: "npm run generate -- release" records the present one')
  return last
}

/**
 * What is neither deprecated first nor named in the changelog above the last version, in backticks.
 * @param {ApiChange[]} changes
 * @param {string} changelog
 * @param {string} version the last one
 */
export function untold(changes, changelog, version) {
  const [since = ''] = changelog.split(new RegExp(`^## \\[?${version.replaceAll('.', '\\.')}\\]?`, 'm'))
  return changes.flatMap(({ what, said, isRemoval, wasDeprecated }) => [
    ...(isRemoval && !wasDeprecated
      ? [`${said} It was not deprecated in ${version}: deprecate it for a version first.`]
      : []),
    ...(since.includes(`\`${what}\``)
      ? []
      : [`${said} CHANGELOG.md does not say so above ${version}: name \`${what}\` there.`]),
  ])
}
