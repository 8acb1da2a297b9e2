import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type ContentShop, startContentShop } from './contentShop.js'

describe.each(bothDatabases)('checks of uniqueness, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop
  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  interface Claim {
    language?: 'nl' | 'en'
    except?: number
    reader?: 'nl' | 'en'
  }
  async function complaint(field: string, value: string, { language = 'nl', except, reader = 'nl' }: Claim = {}) {
    const { data, errors } = await shop.graphql<{ uniqueComplaint: string | null }>(
      `query ($field: UniqueField!, $value: String!, $language: Language!, $except: Int) {
        uniqueComplaint(field: $field, value: $value, language: $language, except: $except)
      }`,
      { field, value, language, except },
      { ...(await shop.login()), 'accept-language': reader },
    )
    if (!data) throw new Error(errors?.[0]?.message)
    return data.uniqueComplaint
  }

  const texts = {
    newsItem: ['Er bestaat al een nieuwsbericht met deze titel', 'There already exists a news item with this title'],
    tip: ['Er bestaat al een tip met deze titel', 'There already exists a tip with this title'],
    product: ['Er bestaat al een product met deze titel', 'There already exists a product with this title'],
  }
  const inputs = {
    newsItem: () => ({ overviewImage: shop.image }),
    tip: () => ({}),
    product: () => ({ price: 10, stock: 1, productType: 'outlet', condition: 'new' }),
  }

  it.each(['newsItem', 'tip', 'product'] as const)(
    '[M14] [B17] the title of a %s within its language, whatever its case, but for the record itself',
    async (name) => {
      const type = name.charAt(0).toUpperCase() + name.slice(1)
      const { id } = await shop.create(type, { language: 'nl', title: 'Dezelfde naam', ...inputs[name]() })
      const field = `${name}_title`
      const [dutch, english] = texts[name]
      expect(await complaint(field, ' DEZELFDE naam ')).toBe(`${dutch}, kies een andere titel.`)
      expect(await complaint(field, 'Dezelfde naam', { reader: 'en' })).toBe(`${english}, please choose another title.`)
      expect(await complaint(field, 'Dezelfde naam', { language: 'en' })).toBeNull()
      expect(await complaint(field, 'Dezelfde naam', { except: Number(id) })).toBeNull()
      expect(await complaint(field, 'Een andere naam')).toBeNull()
      expect(await complaint(field, '  ')).toBeNull()

      const refused = await shop.refused(type, { language: 'nl', title: 'dezelfde NAAM', ...inputs[name]() })
      expect(refused.errors?.title).toEqual([await complaint(field, 'dezelfde NAAM', { reader: 'en' })])
    },
  )

  it('[M14] [B17] a menu title within its language, and an address over both languages', async () => {
    await shop.create('Page', { language: 'nl', title: 'Werkplaats', menuTitle: 'Bank', url: 'werkplaats' })
    expect(await complaint('page_menuTitle', 'bank')).toBe(
      'Er bestaat al een pagina met deze menutitel, kies een andere menutitel.',
    )
    expect(await complaint('page_menuTitle', 'bank', { reader: 'en' })).toBe(
      'There already exists a page with this menu title, please choose another menu title.',
    )
    expect(await complaint('page_menuTitle', 'bank', { language: 'en' })).toBeNull()
    expect(await complaint('page_url', 'werkplaats', { language: 'en' })).toBe(
      'Dit adres bestaat al, kies een ander adres.',
    )
  })

  it('[A36] the e-mail address of an account, and a reference that only one record may have', async () => {
    const data = await shop.read<{ id: number }>(
      'mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }',
      { input: { name: 'Kees', email: 'kees@example.com', role: 'cms_accountant' } },
    )
    expect(await complaint('customer_email', 'KEES@example.com')).toBe('Er bestaat al een account met dit e-mailadres.')
    expect(await complaint('accountantDownload_accountant', String(data.id))).toBe(
      'Deze boekhouder heeft al een download.',
    )
    expect(await complaint('accountantDownload_accountant', String(data.id + 1))).toBeNull()
  })
})
