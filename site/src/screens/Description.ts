import type { LayoutData } from './LayoutData'

/** Something of schema.org for search engines, without its context. */
export type Description = Record<string, unknown>

export function writtenBy({ shop, publicUrl }: LayoutData): Description {
  const organization = { '@type': 'Organization', '@id': `${publicUrl}/#shop`, name: shop.name, url: publicUrl }
  return { author: organization, publisher: organization }
}
