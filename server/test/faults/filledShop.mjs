import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inRoot } from '../../../scripts/house/root.mjs'
import { mustRun } from '../../../scripts/house/run.mjs'
import { startShop } from '../../../scripts/house/shop.mjs'

/** Builds what is stale, and fills one shop with the demo: every test begins with a copy of it. */
export default async function fillShop() {
  // What is built is what is deployed, not what tests are built as.
  await mustRun(process.execPath, [inRoot('scripts/build.mjs')], { env: { NODE_ENV: undefined } })
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-filled-'))
  process.env.FILLED_SHOP = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const shop = await startShop({ folder })
  await shop.stop()
}
