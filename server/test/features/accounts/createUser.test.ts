import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createUser, type NewUser } from '../../../src/features/accounts/createUser.js'
import { demoAccounts } from '../../../src/features/accounts/demoAccounts.js'
import { printError, ShopError } from '../../../src/kernel/errors/ShopError.js'
import { bothDatabases } from '../../testDatabases.js'
import { openTestAccounts, type TestAccounts } from './openTestAccounts.js'

const given: NewUser = {
  name: 'Sophie Visser',
  email: 'sophie@example.com',
  password: 'ten characters',
  role: 'cms-admin',
  demo: false,
}

describe.each(bothDatabases)('adding an account, on $name', ({ create }) => {
  let test: TestAccounts

  beforeAll(async () => {
    test = await openTestAccounts(create)
  })

  afterAll(() => test.remove())

  async function errorsOf(user: NewUser): Promise<Record<string, string[]> | undefined> {
    const error = await createUser(test.database, user).then(
      () => null,
      (reason: unknown) => reason,
    )
    if (!(error instanceof ShopError)) throw new Error('The account was not refused', { cause: error })
    return printError(error, 'en').errors
  }

  it('[A36] stores the address as given, and the password as a hash', async () => {
    const user = await createUser(test.database, { ...given, name: ' Sophie Visser ', email: ' Sophie@Example.com' })
    expect(user).toMatchObject({ name: 'Sophie Visser', email: 'Sophie@Example.com', loginCount: 0, demo: false })
    expect(user.passwordHash).toMatch(/^\$argon2id\$/)
    expect(user.id).toBeGreaterThan(0)
  })

  it('[A36] refuses an address that is in use, whatever its letter case, also of two simultaneous requests', async () => {
    await createUser(test.database, { ...given, email: 'taken@example.com' })
    await expect(errorsOf({ ...given, email: 'TAKEN@Example.Com' })).resolves.toEqual({ email: [expect.any(String)] })
    const both = await Promise.allSettled(
      [1, 2].map(() => createUser(test.database, { ...given, email: 'twin@example.com' })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it.each<[string, Partial<NewUser>, string[]]>([
    ['nothing', { name: ' ', email: '', password: '' }, ['email', 'name', 'password']],
    ['too much', { name: 'a'.repeat(121), password: 'a'.repeat(201) }, ['name', 'password']],
    [
      'a very long address',
      { email: `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.com` },
      ['email'],
    ],
    ['a short password', { password: 'ninechars' }, ['password']],
    ['a line break in the name', { name: 'Sophie\r\nBcc: all@example.com' }, ['name']],
    ['a line break in the address', { email: 'a@example.com\r\nBcc: all@example.com' }, ['email']],
  ])('[A36] refuses %s', async (_, change, fields) => {
    const errors = await errorsOf({ ...given, email: 'fresh@example.com', ...change })
    expect(Object.keys(errors ?? {}).toSorted()).toEqual(fields)
  })

  it('[A36] accepts the accounts of the demo', async () => {
    for (const account of demoAccounts) {
      await expect(createUser(test.database, account)).resolves.toMatchObject({ demo: true })
    }
  })
})
