import type { LayoutData } from '../screens/LayoutData'
import type { Description } from './Description'

/** The shop as author and publisher of an article. */
export function writtenBy({ shop, publicUrl }: LayoutData): Description {
  const organization = { '@type': 'Organization', '@id': `${publicUrl}/#shop`, name: shop.name, url: publicUrl }
  return { author: organization, publisher: organization }
}
