import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'

const memory = '/dev/shm'
const roomNeeded = 4 * 1024 ** 3

/**
 * Has this process and those it starts make their temporary files in memory, where there is room for them: syncing to
 * a disk takes longer than most tests, and on a busy one a statement waits longer than the product allows. What is left
 * of them goes with this process.
 */
export function makeTemporaryFilesInMemory() {
  if (!hasRoomInMemory()) return
  const folder = mkdtempSync(path.join(memory, 'shop-tests-'))
  // As the usual folder: a test runs the product as another user.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  // Files of a program that is being killed may appear meanwhile.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
}

function hasRoomInMemory() {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > roomNeeded
}
