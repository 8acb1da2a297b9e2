import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { step } from './progress.mjs'
import { inRoot } from './root.mjs'
import { mustRun, npm } from './run.mjs'

/**
 * @typedef {{version?: string, link?: boolean, optional?: boolean, devOptional?: boolean}} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages path in node_modules -> what stands there
 */

const stampFile = inRoot('node_modules', '.cache', 'shop-install.json')
const platform = `${process.platform} ${process.arch} ${process.versions.modules}`

/** Installs the packages of package-lock.json, unless exactly these are installed already. */
export async function install() {
  const reason = whyInstall()
  if (reason === undefined) return
  await step(`Installing packages (${reason})`, async () => {
    // Building needs the packages for development, also where NODE_ENV=production is set.
    await mustRun(...npm(['ci', '--include=dev', '--no-audit', '--no-fund']))
  })
  rememberPlatform()
}

/**
 * npm writes what it installed into node_modules/.package-lock.json as its very last act, so an install that was
 * interrupted, and one made by hand, are both recognised.
 * @returns {string | undefined}
 */
function whyInstall() {
  if (!existsSync(inRoot('node_modules', '.package-lock.json'))) return 'first time, this takes a minute or two'
  const wanted = readLock(inRoot('package-lock.json'))
  const found = readLock(inRoot('node_modules', '.package-lock.json'))
  if (differingPackages(wanted, found).length > 0) return 'package-lock.json has changed'
  if (!existsSync(stampFile)) rememberPlatform()
  else if (readFileSync(stampFile, 'utf8') !== platform) return 'another Node or another system than last time'
  return undefined
}

/**
 * The packages that are missing or installed in another version. Optional ones belong to other systems.
 * @param {LockedPackages} wanted
 * @param {LockedPackages} found
 */
export function differingPackages(wanted, found) {
  return Object.entries(wanted)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .filter(([place, { version, optional, devOptional }]) => {
      const there = found[place]
      return there === undefined ? !(optional || devOptional) : there.version !== version
    })
    .map(([place]) => place)
}

/**
 * @param {string} file
 * @returns {LockedPackages}
 */
function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** Compiled packages fit one system and one generation of Node. */
function rememberPlatform() {
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, platform)
}
