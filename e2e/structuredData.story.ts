import { schemaFaults } from './schemaRules.js'
import { expect, shopAddress, test } from './stories.js'

/** What a shop may leave out: some services of the demo have neither picture nor price, and records of other stories less. */
const unknown =
  /(Service should have (image|offers)|Article should have (image|description)|Product should have (image|brand|description))$/

/** Screens that are in no sitemap. */
const unlisted = [
  '/nl/zoeken?q=laptop',
  '/en/search?q=laptop',
  '/nl/volg',
  '/en/track',
  '/nl/nieuws?pagina=2',
  '/nl/afspraak/apparaat-brengen',
  '/login-status',
  '/login-status?language=en',
  '/wachtwoord',
  '/nl/bestaat-niet',
  '/en/no-such-page',
]

async function described(path: string): Promise<Record<string, unknown>[]> {
  const html = await (await fetch(shopAddress(path))).text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return blocks.map(([, json = '']) => JSON.parse(json))
}

/** What stands in an element or attribute of the head, without the entities of HTML. */
function written(html: string, pattern: RegExp): string {
  const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" }
  return (pattern.exec(html)?.[1] ?? '').replace(/&([#\w]+);/g, (_, name: string) => entities[name] ?? name)
}

test('[Y84] no two addresses of the sitemap share a description, titles fit, and pictures that are shared have words @every', async () => {
  test.slow()
  const sitemap = await (await fetch(shopAddress('/sitemap.xml'))).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const faults: string[] = []
  const described = new Map<string, string>()
  for (const path of paths) {
    const html = await (await fetch(shopAddress(path))).text()
    const title = written(html, /<title>([^<]*)</)
    const description = written(html, /<meta name="description" content="([^"]*)"/)
    if (title.length > 65) faults.push(`${path}: a title of ${title.length} characters`)
    if (written(html, /<meta property="og:image:alt" content="([^"]*)"/) === '') faults.push(`${path}: no words`)
    const other = described.get(description)
    if (description !== '' && other !== undefined) faults.push(`${path}: described as ${other}`)
    described.set(description, path)
  }
  expect(faults).toEqual([])
})

test('[X86] structured data is clean on all screens, in both languages @every', async () => {
  test.slow()
  const sitemap = await (await fetch(shopAddress('/sitemap.xml'))).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(paths.length).toBeGreaterThan(100)
  const types = new Map<string, Set<string>>()
  const faults: string[] = []
  for (const path of [...new Set([...paths, ...unlisted])]) {
    const descriptions = await described(path)
    const language = path.startsWith('/en') ? 'en' : 'nl'
    for (const description of descriptions) {
      const ofLanguage = types.get(language) ?? new Set()
      types.set(language, ofLanguage.add(String(description['@type'])))
      const found = schemaFaults(description).filter((fault) => !unknown.test(fault))
      faults.push(...found.map((fault) => `${path}: ${fault}`))
    }
    const trails = descriptions.filter((each) => each['@type'] === 'BreadcrumbList')
    const isDeep = paths.includes(path) && path.split('/').length > 3
    if (isDeep && trails.length !== 1) faults.push(`${path}: ${trails.length} trails`)
    if (descriptions.filter((each) => each['@type'] === 'ComputerStore').length !== 1) faults.push(`${path}: no shop`)
  }
  expect(faults).toEqual([])
  const kinds = [
    'Article',
    'BreadcrumbList',
    'ComputerStore',
    'FAQPage',
    'ItemList',
    'NewsArticle',
    'Product',
    'Service',
  ]
  for (const language of ['nl', 'en']) expect([...(types.get(language) ?? [])].toSorted()).toEqual(kinds)
})

test('[X86] search engines read what a product and a service cost, with warranty and between which prices the shop works', async () => {
  const ofType = async (path: string, type: string) => (await described(path)).find((each) => each['@type'] === type)
  expect(await ofType('/nl/verkoop/product-verkoop/lenovo-thinkpad-t480-opgeknapt', 'Product')).toMatchObject({
    sku: expect.stringMatching(/^\d+$/),
    image: [expect.stringMatching(/^http/), expect.stringMatching(/^http/)],
    offers: {
      price: '349.00',
      priceSpecification: { '@type': 'UnitPriceSpecification', price: '349.00', valueAddedTaxIncluded: true },
      warranty: { '@type': 'WarrantyPromise', durationOfWarranty: { unitCode: 'MON' } },
    },
  })
  const service = await ofType('/nl/prijswijzer/laptop/laptopscherm-vervangen', 'Service')
  expect(service?.offers).toMatchObject({ priceSpecification: { minPrice: '139.00', maxPrice: '189.00' } })
  expect((await ofType('/en', 'ComputerStore'))?.priceRange).toMatch(/^€\d+ – €[\d,]+$/)
})
