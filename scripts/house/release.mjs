import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseChangelog, releaseChangelog } from './changelog.mjs'
import { run } from './run.mjs'

const packageFiles = ['package.json', 'server/package.json', 'admin/package.json', 'site/package.json']

/**
 * Why a version cannot be made of a checkout, one sentence for each reason; none when it can.
 * @param {string} root of the checkout
 * @param {string | undefined} version
 * @returns {Promise<string[]>}
 */
export async function releaseFaults(root, version) {
  if (version === undefined || !/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version)) {
    return ['Give the number of the version, such as 0.2.0: npm run release -- 0.2.0']
  }
  const present = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version
  const { versions } = parseChangelog(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'))
  const [unreleased] = versions
  const git = (/** @type {string[]} */ ...words) => run('git', words, { cwd: root })
  const [status, tag] = await Promise.all([git('status', '--porcelain'), git('tag', '--list', `v${version}`)])
  const isKnown =
    tag.output.trim() !== '' ||
    existsSync(path.join(root, 'docs/api', version)) ||
    versions.some((each) => each.version === version)
  return [
    ...(version.localeCompare(present, 'en', { numeric: true }) > 0
      ? []
      : [`${version} is not later than ${present}, the version in package.json.`]),
    ...(isKnown ? [`${version} exists already: as a tag, in docs/api or in CHANGELOG.md.`] : []),
    ...(unreleased?.version !== 'Unreleased' || unreleased.text === ''
      ? ['CHANGELOG.md has nothing under [Unreleased].']
      : []),
    ...(status.code !== 0
      ? [`git does not answer: ${status.output.trim()}`]
      : status.output.trim() === ''
        ? []
        : [`There are changes that are not committed:\n${status.output.trimEnd()}`]),
  ]
}

/**
 * Writes the number into package.json, the workspaces and the lock file, and the changelog; older versions get files of their own.
 * @param {string} root of the checkout
 * @param {string} version
 * @param {string} date ISO
 * @returns {string} the text of the tag
 */
export function writeRelease(root, version, date) {
  for (const file of packageFiles) change(root, file, (json) => Object.assign(json, { version }))
  change(root, 'package-lock.json', (lock) => {
    lock.version = version
    for (const file of packageFiles) lock.packages[path.dirname(file).replace(/^\.$/, '')].version = version
  })
  const changelogFile = path.join(root, 'CHANGELOG.md')
  const { changelog, section, older } = releaseChangelog(readFileSync(changelogFile, 'utf8'), version, date)
  mkdirSync(path.join(root, 'docs/changelog'), { recursive: true })
  for (const each of older) writeFileSync(path.join(root, 'docs/changelog', `${each.version}.md`), each.text)
  writeFileSync(changelogFile, changelog)
  return `Version ${version}\n\n${section}\n`
}

/**
 * @param {string} root
 * @param {string} file
 * @param {(json: any) => void} work
 */
function change(root, file, work) {
  const place = path.join(root, file)
  const json = JSON.parse(readFileSync(place, 'utf8'))
  work(json)
  writeFileSync(place, `${JSON.stringify(json, null, 2)}\n`)
}
