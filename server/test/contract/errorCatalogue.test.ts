import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { notFound } from '../../src/kernel/records/notFound.js'
import '../../src/features/features.js'
import { printError, ShopError } from '../../src/kernel/errors/ShopError.js'
import { managedEntity, managedType } from '../../src/kernel/fields/Managed.js'
import { en } from '../../src/kernel/i18n/en.js'
import { nl, type TextKey } from '../../src/kernel/i18n/nl.js'
import { say } from '../../src/kernel/i18n/say.js'
import { errorStatus } from '../../src/kernel/shared/errorCodes.js'
import { contractEntities } from './contractEntities.js'

/** Section 5 of the contract. */
const statuses: Record<string, number> = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  CSRF: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  OTHER_ROLE: 409,
  TOO_LARGE: 413,
  FILE_TYPE: 415,
  MISDIRECTED: 421,
  VALIDATION: 422,
  CREDENTIALS: 422,
  SECOND_FACTOR: 422,
  LOCKED: 429,
  RATE_LIMITED: 429,
  INTERNAL: 500,
}

/** Points 5 and 8 of the specification, as far as they are texts of the server. */
const english: Partial<Record<TextKey, string | RegExp>> = {
  'error.CREDENTIALS': 'Invalid username or password.',
  'error.LOCKED': /locked temporarily.*try again later/i,
  'error.OTHER_ROLE':
    'You are already logged in with another account with another role, please logout first to be able to login with another account.',
  'error.FORBIDDEN':
    'You do not have permission to view this page. The requested page requires proper authorization for access.',
  'error.UNAUTHENTICATED': 'Sorry, you are not logged in yet, please login first to access this page.',
  'error.INTERNAL': 'Sorry, something went wrong.',
  'error.FILE_TYPE': 'This file type is not allowed',
  'field.required': "The '{field}' field is required.",
  'field.overviewImage': 'An image overview is required.',
  'unique.newsItem.title': 'There already exists a news item with this title, please choose another title.',
  'unique.tip.title': 'There already exists a tip with this title, please choose another title.',
  'unique.product.title': 'There already exists a product with this title, please choose another title.',
  'unique.page.menuTitle': 'There already exists a page with this menu title, please choose another menu title.',
}

describe('the error catalogue', () => {
  it('[R4] [R12] has every code of the contract with its status, and texts in both languages', () => {
    expect(errorStatus).toMatchObject(statuses)
    for (const code of Object.keys(errorStatus) as (keyof typeof errorStatus)[]) {
      const [dutch, inEnglish] = (['nl', 'en'] as const).map((language) => printError(new ShopError(code), language))
      expect(Object.keys(dutch ?? {})).toEqual(['code', 'title', 'message'])
      expect(dutch?.message).not.toBe(inEnglish?.message)
    }
  })

  it.each(Object.entries(english))('[M1] [M2] [M14] %s is worded as the specification has it', (key, text) => {
    if (text instanceof RegExp) expect(en[key as TextKey]).toMatch(text)
    else expect(en[key as TextKey]).toBe(text)
    expect(nl[key as TextKey]).not.toBe(en[key as TextKey])
  })

  it('[M2] asks for what is required in Dutch as the specification has it', () => {
    const message = { key: 'field.required', values: { field: { owner: 'email', name: 'name' } } } as const
    expect(say('nl', message)).toBe("Het is verplicht om het veld 'Naam' in te vullen.")
    expect(say('en', message)).toBe("The 'Name' field is required.")
  })

  it.each(contractEntities)('[R7] [M4] $name not found', ({ type, name }) => {
    const { message } = notFound(managedEntity(managedType(type))).details
    if (!message) throw new Error('An error without a message')
    expect(say('en', message)).toBe(`${name} not found`)
    expect(say('nl', message)).toMatch(/ niet gevonden$/)
  })

  it('[M1] has no unused text', () => {
    const source = sourceOf(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../src'))
    const madeUp =
      /^(error|notFound|unique|referred|status|notice|mail|mailExample|intake\.kind|jobMessage|accessToken\.no)\./
    const unsaid = Object.keys(nl).filter((key) => !madeUp.test(key) && !source.includes(`'${key}'`))
    expect(unsaid).toEqual([])
  })
})

/** All source but the catalogues themselves. */
function sourceOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('i18n'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
}
