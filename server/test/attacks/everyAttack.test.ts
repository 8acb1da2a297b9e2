import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { productRoot } from '../../src/kernel/settings/settingValues.js'

const [graphql, rights, sessions, uploads, injection] = ['graphql', 'rights', 'session', 'upload', 'injection'].map(
  (subject) => `server/test/attacks/${subject}Attacks.test.ts`,
)
const story = 'e2e/attacks.story.ts'
const ownJobs = 'server/test/features/jobs/ownJobs.test.ts'
const overGraphql = 'server/test/features/accounts/overGraphql.test.ts'
const endOfAccounts = 'server/test/features/accounts/endOfAccounts.test.ts'

/** Attacks that must be refused, in the words of the requirement, with the start of the title of their test. */
const attacks: Record<string, [what: string, file: string | undefined, title?: string][]> = {
  GraphQL: [
    ['1,000 aliases', graphql],
    ['100 logins in one request', graphql],
    ['an array batch of 100', graphql],
    ['depth 30 and 500', graphql],
    ['20,000 nested braces', graphql],
    ['fragments that double 40 times', graphql],
    ['5,000 directives', graphql],
    ['introspection and field suggestions in production', graphql],
    ['a mutation by GET, form or text', graphql],
    ['expensive aliased reads (cost limit)', graphql],
    [
      'a REST limit walked around through GraphQL (one counter)',
      'server/test/features/messages/messages.test.ts',
      '[A39] [R11] is five messages in ten minutes, over both APIs',
    ],
  ],
  Rights: [
    [
      "another customer's job by id, filter, sort, search or alias",
      ownJobs,
      "another customer's does not exist, by its number and under another name",
    ],
    ['fields a role may not read used as filter or sort', rights],
    ['unknown query names reaching the ORM', rights],
    ['drafts and previews by public id or url, by count or exists', rights],
    [
      'register with a role',
      'server/test/features/accounts/register.test.ts',
      '[A36] never gives cms-admin, over either API',
    ],
    [
      'a partner changing anything but stock',
      'server/test/features/stock/partnerStock.test.ts',
      '[Z3] [A27] what else is sent as it is changes nothing',
    ],
    [
      "another accountant's file",
      'server/test/features/downloads/downloadCalls.test.ts',
      '[D5] read it under the own download alone: another one in the address is another file',
    ],
    ['an edited `user` cookie', overGraphql, '[A3] gives no rights for the user cookie alone'],
    ['a page its own parent or in a ring', rights],
  ],
  Sessions: [
    ['brute force with changing addresses, letter case or extra fields', sessions],
    ['locking out everyone by flooding one account', sessions],
    ['telling known from unknown addresses by text or time', sessions],
    ['a planted session id', sessions],
    ['the cookie after logout', 'server/test/features/accounts/overRest.test.ts', '[A11] logs %s out to %s'],
    ['after deletion of the account', endOfAccounts, '[A35] a session ends with the account'],
    ['after a day', endOfAccounts, '[A35] after a day the session has expired'],
    ['missing, wrong, foreign CSRF tokens, Origin null', sessions],
    ['redirect=//evil, /\\evil, javascript:', story],
    ['method override', sessions],
    ['password as array, object, null', sessions],
  ],
  Uploads: [
    ['SVG or HTML named .png', uploads],
    ['polyglots', uploads],
    ['30,000 × 30,000 pixels', uploads],
    ['page-type=', uploads],
    ['NUL and ../ in names', uploads],
    ['60 MB', uploads],
    ['overwriting another file', uploads],
    ['a remote address as image', uploads],
  ],
  Injection: [
    ['SQL in every parameter', injection],
    ['scripts in rich text, FAQ, menu titles, contact messages', injection],
    ['scripts in menu titles and contact messages', story],
    ['</script> in a title (JSON-LD, page state)', story],
    ['CR LF in name or e-mail', injection],
    ['formulas in CSV exports', 'admin/test/csv.test.ts'],
    ['100 KB strings in validated fields', injection],
    ['Host and X-Forwarded-Host in canonical links', story],
    ['Host and X-Forwarded-Host in canonical links', injection],
    ['two lengths', injection],
  ],
}

describe.each(Object.entries(attacks))('attacks that must be refused: %s', (_, lines) => {
  it.each(lines)('%s', (what, file = '', title = what) => {
    // Quotes within a title are written with a backslash.
    const source = readFileSync(path.join(productRoot, file), 'utf8').replaceAll('\\', '')
    expect(source.includes(title.replaceAll('\\', ''))).toBe(true)
  })
})
