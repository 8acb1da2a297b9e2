import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { demoShop } from '../../../demo/content/shop.js'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { passwordFault } from '../../../src/features/passwords/passwordFault.js'
import { ShopSettings } from '../../../src/features/shop/ShopSettings.js'
import { judgePassword } from '../../../src/kernel/shared/judgePassword.js'
import { guessableWords } from '../../../src/kernel/shared/passwordStrength.js'
import { password } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type AccountShop, apis, startAccountShop } from './accountShop.js'

const house = demoShop as Partial<ShopSettings> as ShopSettings
const owner = { name: 'Sophie de Visser', email: 's.devisser@lantaarn.example' }

describe('the rules of passwords', () => {
  it.each([
    ['field.password', ['', 'short', 'korte zin', 'ééééééééé', '😀😀😀😀😀']],
    [
      'password.pattern',
      [
        '1234567890',
        '0987654321',
        'aaaaaaaaaa',
        'AAAAAAAAAAAA',
        'abcdefghijkl',
        'abcabcabcabc',
        '1212121212',
        '!!!!!!!!!!!!',
      ],
    ],
    ['password.pattern', ['qwertyuiop', 'Qwerty12345', 'asdfghjkl12', 'aaaaabbbbb', '1qaz2wsx3edc', '2020202020']],
    [
      'password.words',
      ['Cougar Computers', 'cougarcomputers1!', 'COUGAR-COMPUTERS-26', 'Cougar12345', 'Veldhoek2026', 'Molenstraat 12'],
    ],
    [
      'password.words',
      ['sophievisser', 'Sophie.Visser1', 's.devisser@lantaarn.example', 'lantaarn2025', 'devisser!!!!'],
    ],
    ['password.guessable', ['password123', 'PassWord123', '1q2w3e4r5t', 'basketball', 'manchester', ' password123 ']],
    ['field.max', ['ab1 '.repeat(51)]],
  ])('[X9] %s: %j', (key, refused) => {
    for (const each of refused) expect([each, passwordFault(each, owner, house)?.key]).toEqual([each, key])
  })

  it.each([
    'correct horse battery staple',
    'een lange zin met spaties',
    'Tr0ub4dor&3x',
    'żółć gęślą jaźń',
    '密码很难猜到吗当然难猜',
    '😀 fietst 🚲 naar 🏖',
  ])('[X9] any character may stand in one: %s', (given) => expect(passwordFault(given, owner, house)).toBeNull())

  it('[Y33] a known word or name with digits, a year or a sign is refused, and what the meter calls strong is taken', () => {
    const refused = [
      'welkom1234',
      'Welkom2026!',
      'Zomer2026!',
      'Herfst!2026',
      'Wachtwoord1!',
      'kerstboom123',
      'Reparatie2026!',
    ]
    for (const each of refused)
      expect([each, passwordFault(each, owner, house)?.key]).toEqual([each, 'password.guessable'])
    const words = guessableWords([owner.name, owner.email, house.name])
    for (const each of [...refused, 'Cougar2026!', 'drie blauwe stoelen', 'aB3$kL9!qz', 'kort', 'fiets 4 paars']) {
      const isTaken = typeof judgePassword(each, words) === 'number'
      expect([each, passwordFault(each, owner, house) === null]).toEqual([each, isTaken])
    }
  })

  it('[Y33] the longest password is judged in the time of a short one', () => {
    /** The shortest of several, in milliseconds: others use the machine too. */
    const timeOf = (given: string) => {
      const times = Array.from({ length: 25 }, () => {
        const began = performance.now()
        judgePassword(given, [])
        return performance.now() - began
      })
      return Math.min(...times)
    }
    for (const each of ['ab1 '.repeat(50), 'x'.repeat(200), 'een lange zin '.repeat(14)]) {
      // A millisecond more for both, which the clock and the machine need.
      expect((timeOf(each) + 1) / (timeOf(each.slice(0, 32)) + 1)).toBeLessThan(4)
    }
  })

  it('[X9] says how strong one is while it is typed', () => {
    const words = guessableWords([owner.name, owner.email])
    const steps = [
      'kort',
      'aaaaaaaaaa',
      'sophievisser',
      'fiets 4 paars',
      'fiets naar de zee',
      'fiets naar zee met Karel en 3 honden',
    ]
    expect(steps.map((step) => judgePassword(step, words))).toEqual(['short', 'pattern', 'words', 1, 2, 3])
  })
})

describe.each(testDatabases)('passwords that are easy to guess, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AccountShop

  beforeAll(async () => {
    database = await create()
    shop = await startAccountShop(database)
    await shop.services.database.write((manager) => manager.updateAll(ShopSettings, { name: house.name }))
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const guessable = ['1234567890', 'password123', 'lantaarn2025']

  it('[X9] are refused for a new account, beside every other fault', async () => {
    for (const given of guessable) {
      const { status, body } = await shop.register({ ...owner, name: '', password: given })
      expect([given, status, Object.keys(body.errors ?? {}).toSorted()]).toEqual([given, 422, ['name', 'password']])
    }
    const named = await shop.register({ ...owner, password: 'Cougar Computers' })
    expect([named.status, Object.keys(named.body.errors ?? {})]).toEqual([422, ['password']])
  })

  it('[X9] are named for what they are beside every other fault: a broken rule, a wrong type, a taken address', async () => {
    const email = 'bezet@lantaarn.example'
    await createUser(shop.services.database, { ...owner, email, password, role: 'cms-status-user', demo: false })
    const words = [expect.stringContaining('the name of the shop')]
    for (const given of ['Cougar Computers', 'Sophie de Visser', 'Cougar Visser']) {
      for (const [fault, values] of [
        ['zip_code', { zip_code: '1234 AB and more' }],
        ['house_number', { house_number: 5 }],
        ['email', { email }],
        ['email', { email: email.toUpperCase(), zip_code: '1234 AB and more' }],
      ] as const) {
        const { status, body } = await shop.register({ ...owner, ...values, password: given })
        expect([given, fault, status]).toEqual([given, fault, 422])
        expect(body.errors).toMatchObject({ [fault]: expect.anything(), password: words })
      }
    }
  })

  it('[X9] are refused for who is added from the command line, beside every other fault', async () => {
    const account = { ...owner, role: 'cms-admin', demo: false } as const
    for (const given of ['Cougar Computers', 'sophievisser', 'Cougar Visser']) {
      await expect(
        createUser(shop.services.database, { ...account, email: 'geen', password: given }),
      ).rejects.toMatchObject({
        details: { fields: { password: [{ key: 'password.words' }], email: expect.anything() } },
      })
    }
  })

  it.each(apis)(
    '[X9] are refused where one is changed or chosen by a link, in both languages, over $name',
    async (api) => {
      const email = `${api.name.toLowerCase()}@lantaarn.example`
      await createUser(shop.services.database, { ...owner, email, password, role: 'cms-zzp', demo: false })
      const headers = await shop.logIn(email)
      await api.call(shop, 'requestPasswordReset', { email }, await shop.csrf())
      const token = await shop.tokenSentTo(email)
      for (const [language, text] of [
        ['nl', 'Dit is snel te raden'],
        ['en', 'This is quickly guessed'],
      ] as const) {
        const given = { currentPassword: password, newPassword: 'password123' }
        const accepting = { 'accept-language': language }
        expect(await api.call(shop, 'changePassword', given, { ...headers, ...accepting })).toMatchObject({
          code: 'VALIDATION',
          errors: { newPassword: [expect.stringContaining(text)] },
        })
        const anyone = { ...(await shop.csrf()), ...accepting }
        expect(await api.call(shop, 'resetPassword', { token, password: 'password123' }, anyone)).toMatchObject({
          code: 'VALIDATION',
          errors: { password: [expect.stringContaining(text)] },
        })
      }
      for (const given of guessable) {
        expect(await api.call(shop, 'resetPassword', { token, password: given }, await shop.csrf())).toMatchObject({
          code: 'VALIDATION',
        })
      }
      await expect(shop.nameOf(headers)).resolves.toBe(owner.name)
    },
  )
})
