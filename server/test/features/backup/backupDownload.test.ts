import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { BackupPermit } from '../../../src/features/backup/BackupPermit.js'
import { permitDownload } from '../../../src/features/backup/backupPermits.js'
import { restore } from '../../../src/features/backup/restore.js'
import { BackupRun } from '../../../src/features/health/BackupRun.js'
import { SignIn } from '../../../src/features/sessions/SignIn.js'
import { roles } from '../../../src/kernel/access/roles.js'
import { password } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'
import { type AccountShop, startAccountShop } from '../accounts/accountShop.js'
import { Browser } from '../accounts/Browser.js'
import { codeOf as authenticatorCode, turnOn, wrongCodeOf } from '../accounts/secondFactorOf.js'

const permitMutation = `mutation ($name: String!, $password: String!, $code: String) {
  permitBackupDownload(name: $name, password: $password, code: $code)
}`
const copiesQuery = '{ backupCopies { name bytes rows images isPlanned } }'

interface Copy {
  name: string
  bytes: number
}

type Headers = Record<string, string>

describe('a backup from the back office', () => {
  let database: TestDatabase
  let shop: AccountShop
  let admin: Headers
  let copy: Copy
  beforeAll(async () => {
    database = await createSqlite()
    shop = await startAccountShop(database, { BACKUPS: `file:${path.join(database.folder, 'backups')}` })
    admin = await shop.login('cms-admin')
    expect((await shop.graphql('mutation { makeBackup }', {}, admin)).data).toEqual({ makeBackup: true })
    await shop.services.backups.settled()
    const { data } = await shop.graphql<{ backupCopies: Copy[] }>(copiesQuery, {}, admin)
    copy = data?.backupCopies[0] as Copy
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  beforeEach(async () => {
    await shop.services.database.write((manager) => manager.deleteAll(BackupPermit))
  })

  const permit = (variables: object = {}, headers = admin) =>
    shop.graphql<{ permitBackupDownload: string }>(permitMutation, { name: copy.name, password, ...variables }, headers)
  const addressFor = async () => (await permit()).data?.permitBackupDownload ?? ''
  const statusOf = async (address: string, headers: Headers = admin, method = 'GET') =>
    (await fetch(shop.url + address, { headers, method })).status

  it('[W14] is downloaded after the password, whole, for nobody to cache, and restores', async () => {
    const answer = await fetch(shop.url + (await addressFor()), { headers: admin })
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${copy.name}"`,
      'content-length': String(copy.bytes),
      'content-type': 'application/octet-stream',
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.equals(await readFile(path.join(database.folder, 'backups', copy.name)))).toBe(true)
    const file = path.join(database.folder, 'taken-along.backup')
    await writeFile(file, bytes)
    const place = await createSqlite()
    const other = await startAccountShop(place)
    expect(await restore(other.services, file)).toMatchObject({ missing: 0 })
    const [{ customers }] = await other.services.database.reader.query('SELECT COUNT(*) AS customers FROM customer')
    expect(Number(customers)).toBeGreaterThan(0)
    await other.close()
    await place.drop()
  })

  it('[W14] a download is on record among the sign-ins of the account', async () => {
    const { reader } = shop.services.database
    const before = await reader.countBy(SignIn, { outcome: 'backup-downloaded' })
    await fetch(shop.url + (await addressFor()), { headers: admin })
    expect(await reader.countBy(SignIn, { outcome: 'backup-downloaded', email: 'cms-admin@example.com' })).toBe(
      before + 1,
    )
    const { data } = await shop.graphql('{ signIns(filter: { outcome: backup_downloaded }) { total } }', {}, admin)
    expect(data).toEqual({ signIns: { total: before + 1 } })
  })

  it('[W14] a permit works once, for its own account, for a minute', async () => {
    const address = await addressFor()
    expect(await statusOf(address, admin, 'HEAD')).toBe(404)
    expect(await statusOf(address)).toBe(200)
    expect(await statusOf(address)).toBe(404)
    const twice = await addressFor()
    const answers = await Promise.all([1, 2, 3].map(() => statusOf(twice)))
    expect(answers.sort()).toEqual([200, 404, 404])
    const expired = await addressFor()
    await shop.services.database.write((manager) =>
      manager.updateAll(BackupPermit, { expiresAt: new Date(Date.now() - 1).toISOString() }),
    )
    expect(await statusOf(expired)).toBe(404)
    await shop.login('cms-zzp')
    const stolen = await addressFor()
    await shop.services.database.write((manager) =>
      manager.query("UPDATE backup_permit SET user = (SELECT id FROM customer WHERE email = 'cms-zzp@example.com')"),
    )
    expect(await statusOf(stolen)).toBe(404)
    expect(await statusOf(await addressFor(), {})).toBe(401)
  })

  it('[W14] none is permitted without the password', async () => {
    for (const wrong of ['', 'not-the-password']) {
      expect((await permit({ password: wrong })).errors?.[0]?.extensions).toMatchObject({
        code: 'VALIDATION',
        errors: { password: expect.any(Array) },
      })
    }
    expect(await shop.services.database.reader.count(BackupPermit)).toBe(0)
  })

  it.each([
    '../shop.sqlite',
    '../../etc/passwd',
    'shop.sqlite',
    '..',
    '/etc/passwd',
    'session-secret',
    '%2e%2e%2fshop.sqlite',
  ])('[W14] no name leads elsewhere: %s', async (name) => {
    expect((await permit({ name })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await permit({ name: `${copy.name}/../${name}` })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    // A client makes the address of the REST calls themselves of two dots.
    if (name !== '..') expect(await statusOf(`/api/backup-download/${encodeURIComponent(name)}`)).toBe(404)
    expect(await statusOf(`/uploads/images/${encodeURIComponent(`../../backups/${copy.name}`)}`)).toBe(404)
  })

  it('[W14] neither the label nor an unfinished one is to be had', async () => {
    const unfinished = 'shop-2031-01-10T02-30-00Z-planned.backup'
    await writeFile(path.join(database.folder, 'backups', unfinished), 'half')
    for (const name of [`${copy.name}.json`, unfinished]) {
      expect((await permit({ name })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    }
  })

  it.each(['anonymous', ...roles.values.filter((role) => role !== 'cms-admin')])(
    '[A25] [W14] %s neither sees, makes nor downloads one',
    async (who) => {
      const headers = who === 'anonymous' ? {} : await shop.login(who as 'cms-zzp')
      const refused = who === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN'
      const address = await addressFor()
      for (const query of [copiesQuery, '{ backupState { warning } }', 'mutation { makeBackup }']) {
        expect((await shop.graphql(query, {}, headers)).errors?.[0]?.extensions.code).toBe(refused)
      }
      expect((await permit({}, headers)).errors?.[0]?.extensions.code).toBe(refused)
      expect(await statusOf(address, headers)).toBe(who === 'anonymous' ? 401 : 403)
      expect(await statusOf(address)).toBe(200)
    },
  )

  it('[A37] [W14] a program downloads none, whatever its role', async () => {
    const { data } = await shop.graphql<{ createAccessToken: { token: string } }>(
      `mutation { createAccessToken(password: "${password}", input: { name: "x", role: cms_admin, access: write }) { token } }`,
      {},
      admin,
    )
    const program = { authorization: `Bearer ${data?.createAccessToken.token}` }
    const address = await addressFor()
    expect((await permit({}, program)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect(await statusOf(address, program)).toBe(403)
    expect((await shop.graphql(copiesQuery, {}, program)).errors).toBeUndefined()
  })

  it('[W14] asks for the second factor too, where the account has one', async () => {
    const email = 'guarded@example.com'
    await createUser(shop.services.database, { name: 'Guarded', email, role: 'cms-admin', password, demo: false })
    const browser = new Browser(shop.services)
    await browser.login(email, password)
    const { secret } = await turnOn(browser, password)
    const proved = async (code: string) => permitDownload(await browser.context(), { name: copy.name, password, code })
    await expect(proved('')).rejects.toMatchObject({ code: 'SECOND_FACTOR' })
    await expect(proved(wrongCodeOf(secret))).rejects.toMatchObject({ code: 'VALIDATION' })
    expect(await proved(authenticatorCode(secret))).toMatch(/^[\w-]{43}$/)
    await expect(proved(authenticatorCode(secret))).rejects.toMatchObject({ code: 'VALIDATION' })
  })

  it('[W14] one is made at a time, and the state says how it fares', async () => {
    const now = new Date().toISOString()
    const set = (values: Partial<BackupRun>) =>
      shop.services.database.write((manager) => manager.update(BackupRun, { id: 1 }, values))
    await set({ seenAt: now, done: 30, total: 120 })
    expect((await shop.graphql('mutation { makeBackup }', {}, admin)).errors?.[0]?.extensions.code).toBe('CONFLICT')
    const query = '{ backupState { progress { done total } warning failureText { en } succeededAt place retained } }'
    const state = async () => (await shop.graphql<{ backupState: object }>(query, {}, admin)).data?.backupState
    expect(await state()).toMatchObject({
      progress: { done: 30, total: 120 },
      warning: null,
      place: 'folder',
      retained: 7,
    })
    await set({ seenAt: null, failedAt: now, failure: 'full' })
    expect(await state()).toMatchObject({
      warning: 'failed',
      failureText: { en: expect.stringContaining('almost full') },
    })
    const old = new Date(Date.now() - 49 * 60 * 60 * 1000).toISOString()
    await set({ failedAt: null, failure: null, succeededAt: old })
    expect(await state()).toMatchObject({ warning: 'late', progress: null, failureText: null })
  })

  it('[W14] the measures have its age, size and duration', async () => {
    const measures = await (await fetch(`${shop.url}/metrics`)).text()
    const measured = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(measures)?.[1])
    expect(measured('shop_backup_bytes')).toBe(copy.bytes)
    expect(measured('shop_backup_duration_seconds')).toBeGreaterThan(0)
    expect(measured('shop_backup_timestamp_seconds')).toBeGreaterThan(0)
  })
})

describe('a shop without a plan of backups', () => {
  it('[W14] says so, and makes none', async () => {
    const database = await createSqlite()
    const shop = await startAccountShop(database)
    const admin = await shop.login('cms-admin')
    expect(
      (await shop.graphql('{ backupState { isPlanned warning nextAt } backupCopies { name } }', {}, admin)).data,
    ).toEqual({
      backupState: { isPlanned: false, warning: null, nextAt: null },
      backupCopies: [],
    })
    expect((await shop.graphql('mutation { makeBackup }', {}, admin)).errors?.[0]?.extensions.code).toBe('CONFLICT')
    await shop.close()
    await database.drop()
  })
})
