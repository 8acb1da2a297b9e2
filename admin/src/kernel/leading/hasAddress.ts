/** Those with an address on the site. */
const addressed = ['page', 'newsItem', 'tip', 'product', 'service']

export function hasAddress(entity: string): boolean {
  return addressed.includes(entity)
}
