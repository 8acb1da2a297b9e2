import type { Session } from '../scripts/house/session.mjs'

/** What names the shop of the demo alone, in the forms in which pages show it. */
export async function demoTraces(demo: Session): Promise<string[]> {
  const { shopSettings } = await demo.graphql<{ shopSettings: Record<string, string> }>(
    `{ shopSettings { name sloganNl sloganEn phone whatsapp email street postalCode city chamberOfCommerce
      vatNumber bankAccount } }`,
  )
  const values = Object.values(shopSettings)
  const numbers = [shopSettings.phone, shopSettings.whatsapp].map((number = '') => number.replace(/\D/g, '').slice(2))
  return [...values, ...numbers, 'facebook.com/example', 'instagram.com/example']
}

/** Every address that a shop tells search engines of, and the files beside its pages. */
export async function addressesOf(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const home = await (await fetch(`${origin}/nl`)).text()
  const manifest = /<link rel="manifest" href="([^"]+)"/.exec(home)?.[1]
  const files = [manifest, '/sitemap.xml', '/robots.txt', '/feed/nl.xml', '/feed/en.xml', '/api/shop']
  return [...pages, ...files.flatMap((file) => (file ? [new URL(file, origin).href] : []))]
}
