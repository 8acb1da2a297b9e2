import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { inRoot } from './root.mjs'
import { startShop } from './shop.mjs'

const variants = path.join('uploads', 'images', 'variants')

/**
 * A folder with the demo shop that the built server fills, to be copied and never to be started itself. Cached until
 * the server or the date changes: the demo counts its dates back from the day on which it is filled.
 * @returns {Promise<string>}
 */
export async function demoShop() {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format()
  const cache = inRoot('.cache', 'demo-shops')
  const name = fingerprint(['server/dist', 'server/demo'], [today, process.versions.node])
  const filled = inRoot('.cache', 'demo-shops', name)
  if (existsSync(filled)) return filled

  rmSync(cache, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(inRoot('.cache', 'demo-shops', 'filling-'))
  const shop = await startShop({ folder })
  await shop.stop()
  renameSync(folder, filled)
  return filled
}

/**
 * A copy that can be started. Narrower sizes of the pictures, which take a core for seconds, are made once for all copies.
 * @param {string} filled the folder that `demoShop` returned
 * @param {string} folder
 */
export function copyDemoShop(filled, folder) {
  copyWithoutVariants(filled, folder)
  symlinkSync(path.join(filled, variants), path.join(folder, variants), 'junction')
}

/**
 * A copy that shares nothing: as it was filled, without a narrower size of a picture.
 * @param {string} filled the folder that `demoShop` returned
 * @param {string} folder
 */
export function copyWithoutVariants(filled, folder) {
  cpSync(filled, folder, { recursive: true, filter: (source) => source !== path.join(filled, variants) })
}
