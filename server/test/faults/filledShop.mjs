import { demoShop } from '../../../scripts/house/demoShop.mjs'
import { inRoot } from '../../../scripts/house/root.mjs'
import { mustRun } from '../../../scripts/house/run.mjs'

/** Builds what is stale. Every test begins with a copy of the demo shop that browser stories begin with too. */
export default async function fillShop() {
  // What is built is what is deployed, not what tests are built as.
  await mustRun(process.execPath, [inRoot('scripts/build.mjs')], { env: { NODE_ENV: undefined } })
  process.env.FILLED_SHOP = await demoShop()
}
