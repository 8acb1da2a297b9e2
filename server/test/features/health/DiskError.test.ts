import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { QueryFailedError } from 'typeorm'
import { DiskError, explained } from '../../../src/features/health/DiskError.js'
import { readSettings } from '../../../src/kernel/settings/readSettings.js'
import { SettingError } from '../../../src/kernel/settings/settingValues.js'

const folder = mkdtempSync(path.join(tmpdir(), 'shop-disk-'))
afterAll(() => rmSync(folder, { recursive: true }))

const inFolder = { DATABASE_URL: `sqlite:${folder}/shop.sqlite`, UPLOADS: `file:${folder}/uploads` }
const onServer = { DATABASE_URL: 'mysql://shop:secret@db.example:3307/shop', SESSION_SECRET: 'x' }

const fault = (code: string, rest: object = {}) => Object.assign(new Error('a fault'), { code, ...rest })
const ofDatabase = (code: string, rest: object = {}) => new QueryFailedError('INSERT', [], fault(code, rest))
const said = async (error: unknown, environment: Record<string, string>, files: string[] = []) => {
  const found = await explained(error, readSettings(environment), files)
  return found instanceof DiskError ? found.message : found
}

describe('[Y46] an error of a disk, in a sentence', () => {
  it.each([
    [
      'ENOSPC at a file',
      fault('ENOSPC', { path: `${folder}/uploads/images/1.png` }),
      inFolder,
      /^No room is left on the disk of the uploads \(.*1\.png\): make room there/,
    ],
    [
      'ENOSPC at the target',
      fault('ENOSPC', { path: '/mnt/shop.backup' }),
      inFolder,
      /^No room is left on the disk of the file \(\/mnt\/shop\.backup\)/,
    ],
    [
      'EDQUOT',
      fault('EDQUOT', { path: `${folder}/uploads/1` }),
      inFolder,
      /^The disk quota of the user \S+ does not suffice for the uploads \(/,
    ],
    [
      'SQLITE_FULL',
      ofDatabase('SQLITE_FULL'),
      inFolder,
      /^No room is left on the disk of (the database|temporary files) \(/,
    ],
    [
      'EROFS',
      fault('EROFS', { path: `${folder}/shop.sqlite` }),
      inFolder,
      /^The disk of the database \(.*\) is read-only: /,
    ],
    ['SQLITE_READONLY', ofDatabase('SQLITE_READONLY_DBMOVED'), inFolder, /is read-only: /],
    [
      'EACCES',
      fault('EACCES', { path: '/mnt/shop.backup' }),
      inFolder,
      /^The user \S+ may not use the file \(\/mnt\/shop\.backup\): /,
    ],
    ['EIO', fault('EIO', { path: `${folder}/uploads/1` }), inFolder, /^The disk of the uploads \(.*\) fails \(EIO\): /],
    [
      'what caused a setting to be blamed',
      new SettingError('UPLOADS', 'is wrong', { cause: fault('ENOSPC', { path: `${folder}/uploads` }) }),
      inFolder,
      /^No room is left on the disk of the uploads/,
    ],
    [
      '1021',
      ofDatabase('ER_DISK_FULL', {
        sqlMessage: 'Disk full (/tmp/#sql-1); waiting for someone to free some space... (errno: 28)',
      }),
      onServer,
      /^No room is left on the disk of the database server at db\.example:3307: /,
    ],
    [
      '1114',
      ofDatabase('ER_RECORD_FILE_FULL', { sqlMessage: "The table 'tip' is full" }),
      onServer,
      /^No room is left on the disk of the database server/,
    ],
    [
      '1030 with the number of a full disk',
      ofDatabase('ER_GET_ERRNO', { sqlMessage: 'Got error 28 "No space left on device" from storage engine InnoDB' }),
      onServer,
      /^No room is left on the disk of the database server/,
    ],
    [
      'a server that is read-only',
      ofDatabase('ER_OPTION_PREVENTS_STATEMENT', {
        sqlMessage: 'The MariaDB server is running with the --read-only option',
      }),
      onServer,
      /^Nothing can be written to the database server at db\.example:3307 \(read_only\): /,
    ],
  ] as [string, unknown, Record<string, string>, RegExp][])('%s', async (_what, error, environment, expected) => {
    const sentence = await said(error, environment, ['/mnt/shop.backup'])
    expect(sentence).toMatch(expected)
    expect(sentence).toMatch(/^[^\n]+\.$/)
  })

  it('leaves any other error, and what a setting says better', async () => {
    for (const error of [
      new Error('else'),
      fault('ECONNREFUSED'),
      ofDatabase('ER_DUP_ENTRY', { sqlMessage: 'x' }),
      null,
    ]) {
      expect(await said(error, inFolder)).toBe(error)
    }
    const wrong = new SettingError('DATABASE_URL', 'names a folder', { cause: fault('SQLITE_CANTOPEN') })
    expect(await said(wrong, inFolder)).toBe(wrong)
  })
})
