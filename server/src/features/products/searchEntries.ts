import type { Feature } from '../../kernel/Feature.js'
import { choiceLabel } from '../../kernel/fields/Choice.js'
import { publishedWhere } from '../../kernel/publication/Published.js'
import { overviewParameters } from '../../kernel/shared/overviewParameters.js'
import { screenAddress } from '../../kernel/shared/screens.js'
import { Product, productTypes } from './Product.js'

const words = {
  nl: {
    title: 'Wat we verkopen',
    text: 'Computers, onderdelen en accessoires. Wat er ligt kun je reserveren.',
    finds:
      'kopen, producten, product kopen, winkel, webshop, webwinkel, shop, aanbod, assortiment, verkoop, te koop, laptop kopen, computer kopen, reserveren, product reserveren, laptop reserveren, bestellen, accessoires, onderdelen, aanbieding, aanbiedingen, voorraad, op voorraad',
  },
  en: {
    title: 'What we sell',
    text: 'Computers, parts and accessories. What is here you can reserve.',
    finds:
      'buy, products, buy a product, shop, web shop, store, range, sale, for sale, buy a laptop, buy a computer, reserve, reserve a product, reserve a laptop, order, accessories, parts, offers, deals, stock, in stock',
  },
} as const

/** What people call the headings, besides their names. */
const finds: Partial<Record<string, Record<'nl' | 'en', string>>> = {
  software: {
    nl: 'software, software kopen, programma, programma’s, licentie',
    en: 'software, buy software, program, licence',
  },
  outlet: {
    nl: 'outlet, koopje, koopjes, restpartij, demomodel, toonzaalmodel',
    en: 'outlet, bargain, clearance, ex-display',
  },
  secondhand: {
    nl: 'tweedehands, tweedehands laptop, tweedehands computer, gebruikt, gebruikte laptop, refurbished, refurbished laptop, opgeknapt, goedkope laptop, occasion',
    en: 'second-hand, second hand, second-hand laptop, used, used laptop, used computer, refurbished, refurbished laptop, pre-owned, cheap laptop',
  },
}

export const productEntries: Feature['searchEntries'] = [
  {
    name: 'products',
    entries: (_, language) => [
      { kind: 'overview', key: 'products', address: screenAddress('products', language), words: words[language] },
    ],
  },
  {
    name: 'productTypes',
    of: [Product],
    async entries({ services: { database } }, language) {
      const used = await database.reader
        .createQueryBuilder(Product, 'product')
        .select('DISTINCT product.productType', 'type')
        .where({ ...publishedWhere(Product), language })
        .getRawMany<{ type: string }>()
      const address = screenAddress('products', language)
      return used.flatMap(({ type }) => {
        const found = finds[type]
        if (!found) return []
        return [
          {
            kind: 'overview' as const,
            key: type,
            address: `${address}?${overviewParameters[language].productType}=${type}`,
            words: {
              title: choiceLabel(productTypes, type)[language],
              text: words[language].text,
              finds: found[language],
            },
          },
        ]
      })
    },
  },
]
