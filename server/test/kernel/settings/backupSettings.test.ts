import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { lastPlanned, nextPlanned } from '../../../src/kernel/scheduler/plannedTime.js'
import { readSettings } from '../../../src/kernel/settings/readSettings.js'
import { productRoot } from '../../../src/kernel/settings/settingValues.js'

const planOf = (environment: Record<string, string>) => readSettings({ SESSION_SECRET: 'x', ...environment }).backups

describe('the settings of backups', () => {
  it('[W14] are a folder beside the uploads, half past three, and a week, unless they say otherwise', () => {
    expect(planOf({})).toEqual({
      place: { kind: 'folder', folder: path.join(productRoot, 'data/backups') },
      at: { hour: 3, minute: 30, timeZone: 'Europe/Amsterdam' },
      retained: 7,
    })
    expect(planOf({ UPLOADS: 'file:/srv/files/uploads' })?.place).toEqual({
      kind: 'folder',
      folder: '/srv/files/backups',
    })
    expect(planOf({ BACKUPS: 's3://bucket/shop', BACKUP_AT: '23:05', BACKUPS_RETAINED: '30' })).toEqual({
      place: { kind: 'bucket', bucket: 'bucket', prefix: 'shop/' },
      at: { hour: 23, minute: 5, timeZone: 'Europe/Amsterdam' },
      retained: 30,
    })
    expect(planOf({ BACKUPS: 'off' })).toBeNull()
  })

  it.each([
    [{ BACKUPS: 'daily' }, 'The setting BACKUPS must look like'],
    [{ BACKUP_AT: '24:00' }, "The setting BACKUP_AT must be a time of day such as 03:30, not '24:00'."],
    [{ BACKUPS_RETAINED: '0' }, 'The setting BACKUPS_RETAINED must be a number from 1 to 366'],
    [{ UPLOADS: 'file:/srv/uploads', BACKUPS: 'file:/srv/uploads/images' }, 'BACKUPS names a place among the uploads'],
    [{ UPLOADS: 'file:/srv/uploads', BACKUPS: 'file:/srv/private' }, 'BACKUPS names a place among the uploads'],
    [{ UPLOADS: 's3://one/shop', BACKUPS: 's3://one/shop/images' }, 'BACKUPS names a place among the uploads'],
  ])('[W14] %j stops the start with a sentence', (environment, sentence) => {
    expect(() => planOf(environment as unknown as Record<string, string>)).toThrow(sentence)
  })
})

describe('the moment of the plan', () => {
  const timeZone = 'Europe/Amsterdam'
  const at = { hour: 3, minute: 30, timeZone }
  it.each([
    ['2026-01-10T12:00:00.000Z', '2026-01-10T02:30:00.000Z', '2026-01-11T02:30:00.000Z'],
    ['2026-01-10T02:29:59.999Z', '2026-01-09T02:30:00.000Z', '2026-01-10T02:30:00.000Z'],
    ['2026-01-10T02:30:00.000Z', '2026-01-10T02:30:00.000Z', '2026-01-11T02:30:00.000Z'],
    ['2026-07-10T12:00:00.000Z', '2026-07-10T01:30:00.000Z', '2026-07-11T01:30:00.000Z'],
    ['2026-03-29T12:00:00.000Z', '2026-03-29T01:30:00.000Z', '2026-03-30T01:30:00.000Z'],
    ['2026-10-25T12:00:00.000Z', '2026-10-25T02:30:00.000Z', '2026-10-26T02:30:00.000Z'],
    ['2026-01-10T23:30:00.000Z', '2026-01-10T02:30:00.000Z', '2026-01-11T02:30:00.000Z'],
  ])('[W14] is on the clock of the shop, in summer and winter: at %s', (now, last, next) => {
    expect([lastPlanned(at, new Date(now)), nextPlanned(at, new Date(now))].map((each) => each.toISOString())).toEqual([
      last,
      next,
    ])
  })

  it('[W14] that summer time leaves out comes all the same, once', () => {
    const skipped = { hour: 2, minute: 30, timeZone }
    const moments = new Set<string>()
    for (let hours = 0; hours < 48; hours++) {
      const now = new Date(Date.UTC(2026, 2, 28, 3 + hours))
      moments.add(lastPlanned(skipped, now).toISOString())
    }
    expect(moments.size).toBe(3)
  })
})
