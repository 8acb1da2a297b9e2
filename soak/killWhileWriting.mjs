import { setTimeout as wait } from 'node:timers/promises'
import { startShop } from '../scripts/house/shop.mjs'
import { Editor } from './Editor.mjs'
import { ShopClient } from './ShopClient.mjs'

/**
 * @typedef {object} KillReport
 * @property {number} kills
 * @property {number} acknowledged writes, over all kills
 * @property {number} unanswered writes that were in flight when the shop was killed
 * @property {number} slowestStart seconds from a start after a kill until it was ready
 * @property {string[]} faults what was lost, left over or half done; none is right
 */

/**
 * Kills a shop with SIGKILL again and again while editors write, and looks after each start whether everything that was
 * acknowledged is there, and nothing is half done. All sessions remain valid.
 * @param {{kills: number, folder: string, env?: Record<string, string>, editors?: number,
 *   onKill?: (count: number) => void}} options folder: of the shop, empty at first
 * @returns {Promise<KillReport>}
 */
export async function killWhileWriting({ kills, folder, env, editors: number = 6, onKill }) {
  const editors = Array.from({ length: number }, (_, index) => new Editor(`Editor${index}`))
  let shop = await startShop({ folder, ...(env && { env }) })
  let unanswered = 0
  let slowestStart = 0
  try {
    let admin = await ShopClient.admin(shop.url)
    for (let count = 1; count <= kills; count += 1) {
      const before = acknowledged(editors)
      const writing = editors.map((editor) => editor.write(admin))
      while (acknowledged(editors) < before + number) await wait(5)
      await wait(Math.random() * 600)
      await shop.kill()
      await Promise.all(writing)
      unanswered += editors.filter((editor) => editor.unanswered).length
      shop = await startShop({ folder, ...(env && { env }) })
      slowestStart = Math.max(slowestStart, shop.secondsToReady)
      admin = admin.at(shop.url)
      await check(admin, editors)
      onKill?.(count)
    }
  } finally {
    await shop.stop()
  }
  const faults = editors.flatMap((editor) => editor.faults)
  return { kills, acknowledged: acknowledged(editors), unanswered, slowestStart, faults }
}

/**
 * @param {ShopClient} admin
 * @param {Editor[]} editors
 */
async function check(admin, editors) {
  const tips = new Map((await admin.all('tips')).map((tip) => [Number(tip.id), tip]))
  const addresses = (await admin.all('emails')).map(({ email }) => String(email))
  for (const editor of editors) await editor.check(admin, tips, addresses)
}

/** @param {Editor[]} editors */
function acknowledged(editors) {
  return editors.reduce((total, editor) => total + editor.acknowledged, 0)
}
