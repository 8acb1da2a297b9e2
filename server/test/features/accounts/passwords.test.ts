import { describe, expect, it } from '@jest/globals'
import { parseOptions } from '@node-rs/argon2'
import { hashPassword, isPassword, nobodysHash } from '../../../src/features/passwords/passwords.js'
import { hashedAsInProduction } from '../../quickHashes.mjs'

describe('passwords', () => {
  it('[A5] cost the same to check where there is no account', async () => {
    const hash = await hashedAsInProduction(() => hashPassword('a right password'))
    expect(parseOptions(nobodysHash)).toEqual(parseOptions(hash))
    expect(nobodysHash).toMatch(/^\$argon2id\$/)
  })

  it('[A4] are right however the keyboard composes their letters, and wrong in another letter case', async () => {
    const hash = await hashPassword('crème brûlée')
    await expect(isPassword(hash, 'crème brûlée'.normalize('NFD'))).resolves.toBe(true)
    await expect(isPassword(hash, 'Crème brûlée')).resolves.toBe(false)
  })

  it('[A4] are never right without a hash, or beyond their length', async () => {
    await expect(isPassword(null, '')).resolves.toBe(false)
    await expect(isPassword(await hashPassword(''), 'a'.repeat(201))).resolves.toBe(false)
  })
})
