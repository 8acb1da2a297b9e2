import { describe, expect, it } from '@jest/globals'
import { misspeltSettings } from '../../../src/kernel/settings/misspeltSettings.js'
import { settingNames } from '../../../src/kernel/settings/readSettings.js'

const about = (...names: string[]) => misspeltSettings(Object.fromEntries(names.map((name) => [name, 'x'])))

describe('names that are almost those of settings', () => {
  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['KEEP_MESAGES', 'KEEP_MESSAGES'],
    ['KEEP_MESSAGE', 'KEEP_MESSAGES'],
    ['PUBLIC_URI', 'PUBLIC_URL'],
    ['DATBASE_URL', 'DATABASE_URL'],
    ['SESION_SECRET', 'SESSION_SECRET'],
    ['UPLOAD', 'UPLOADS'],
    ['PROT', 'PORT'],
    ['smtp_url', 'SMTP_URL'],
    ['AWS_ACESS_KEY_ID', 'AWS_ACCESS_KEY_ID'],
  ])('[X26] %s: %s was meant', (written, meant) => {
    expect(about(written)).toBe(`No setting has this name, so it has no effect: ${written} (did you mean ${meant}?).`)
  })

  it('[X26] are all in one sentence', () => {
    expect(about('SMPT_URL', 'PATH', 'KEEP_MESAGES')).toMatch(/SMPT_URL \(.*SMTP_URL\?\), KEEP_MESAGES \(.*\)\.$/)
  })

  it('[X26] are no settings, and no ordinary names either', () => {
    expect(about(...settingNames)).toBeNull()
    const ordinary = [
      ...[
        'PATH',
        'HOME',
        'PORTS',
        'HOSTS',
        'HOSTNAME',
        'POST',
        'SORT',
        'HTTP_PORT',
        'PORT_4000_TCP',
        'SMTP_PORT',
        'SITE_URL',
      ],
      ...[
        'BASE_URL',
        'APP_URL',
        'DEBUG',
        'DEMOS',
        'NODE_PATH',
        'NODE_OPTIONS',
        'NO_COLOR',
        'LOGNAME',
        'USER',
        'SHELL',
        'PWD',
      ],
      ...[
        'TERM',
        'LANG',
        'LC_ALL',
        'TZ',
        'CI',
        'INIT_CWD',
        'MYSQL_PASSWORD',
        'MYSQL_URL',
        'TEST_REDIS_URL',
        'AWS_PROFILE',
      ],
      ...[
        'AWS_ENDPOINT_URL_S3',
        'AWS_SESSION_TOKEN',
        'npm_config_loglevel',
        'XDG_SESSION_ID',
        'http_proxy',
        'KUBERNETES_PORT',
      ],
    ]
    expect(about(...ordinary)).toBeNull()
  })

  it('[X26] are left alone where the setting itself is given', () => {
    expect(about('REDIS_URI', 'REDIS_URL')).toBeNull()
  })
})
