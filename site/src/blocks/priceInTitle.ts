/** A card's title that ends in a price, `New screen: from €139`, shows the price on a line of its own. */
export function priceInTitle(title: string): { name: string; price?: string } {
  const match = /^(.+?): (.*€.*)$/.exec(title)
  return match?.[1] && match[2] ? { name: match[1], price: match[2] } : { name: title }
}
