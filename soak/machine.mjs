import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The means of the tests of faults, and whether this machine allows them. */

/** @param {string} program */
function isInstalled(program) {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
}

/** A database server that can be started here on a folder of its own, and be killed. */
export const hasMariaDb = isInstalled('mariadbd') && isInstalled('mariadb-install-db')

/** A Redis that can be started here, be killed and come back. */
export const hasRedis = isInstalled('redis-server')

/** Whether a running process can be forbidden to write to files. */
export const canForbidWriting = process.platform === 'linux' && isInstalled('prlimit')

/** Whether a disk of a few megabytes can be had. */
export const canMount = process.platform === 'linux' && canMountHere()

function canMountHere() {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-mount-'))
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', folder]).status === 0
  if (isMounted) execFileSync('umount', [folder])
  rmSync(folder, { recursive: true })
  return isMounted
}

/**
 * A disk of so many megabytes in memory.
 * @param {string} folder
 * @param {number} megabytes
 * @param {'rw' | 'ro'} [access]
 */
export function mountDisk(folder, megabytes, access = 'rw') {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,${access}`, 'none', folder])
}

/** @param {string} folder */
export function unmount(folder) {
  execFileSync('umount', [folder])
}

/**
 * Makes every write of a running process to a file fail, as on a disk that has become read-only; or allows writes again.
 * @param {number} pid
 * @param {boolean} mayWrite
 */
export function allowWriting(pid, mayWrite) {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${mayWrite ? 'unlimited' : '0'}:unlimited`])
}

/** The faults that cannot be tried on this machine, in words. @returns {string[]} */
export function missingForFaults() {
  return [
    ...(hasMariaDb ? [] : ['a database server that is killed (mariadbd and mariadb-install-db are not installed)']),
    ...(hasRedis ? [] : ['a Redis that is killed (redis-server is not installed)']),
    ...(canForbidWriting ? [] : ['a database that cannot be written to (prlimit is not installed)']),
    ...(canMount ? [] : ['a full disk (this user may not mount one)']),
  ]
}
