/**
 * `npm run release -- <version>`: makes a version of what is here: the changelog's section with its date, the number in package.json,
 * the workspaces and the lock file, and the APIs with which later ones are compared. It commits, tags and pushes nothing: it prints
 * how, and the text of the tag. What is not as it should be stops it before it has changed anything.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compareWithLastVersion, recordVersion } from './house/apiVersions.mjs'
import { currentApis, outdatedFiles } from './house/generated.mjs'
import { prepare } from './house/prepare.mjs'
import { step } from './house/progress.mjs'
import { releaseFaults, writeRelease } from './house/release.mjs'
import { inRoot, root } from './house/root.mjs'

const [version = ''] = process.argv.slice(2)
refuseFor(await releaseFaults(root, version))
await prepare(['server'])
await step('Comparing the APIs with the last version', async () => {
  refuseFor([...(await outdatedFiles()), ...(await compareWithLastVersion(await currentApis())).faults])
})
const tagText = writeRelease(root, version, new Date().toISOString().slice(0, 10))
// They name the version.
recordVersion(version, await currentApis())

const tagFile = inRoot('.cache', 'release', `v${version}.txt`)
mkdirSync(path.dirname(tagFile), { recursive: true })
writeFileSync(tagFile, tagText)
console.log(`${tagText}
Version ${version} is made. The text above is that of its tag. To take it:

  npm run check && npm test -- every
  git add --all && git commit --message "Version ${version}"
  git tag --annotate v${version} --cleanup=whitespace --file ${path.relative(root, tagFile)}
  git push --follow-tags

To drop it instead: git restore . && git clean --force docs/api/${version} docs/changelog`)

/** @param {string[]} faults */
function refuseFor(faults) {
  if (faults.length === 0) return
  console.error(['No version was made, and nothing was changed:', ...faults].join('\n'))
  process.exit(1)
}
