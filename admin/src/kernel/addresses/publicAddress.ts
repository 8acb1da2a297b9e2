interface Addressed {
  language?: unknown
  url?: unknown
  fullUrl?: unknown
  visible?: unknown
}

/** The site's addresses of details without a language: the site itself leads on to the record's own. */
const details: Record<string, string> = {
  newsItem: '/nieuws',
  tip: '/tips-en-tricks',
  product: '/verkoop/product-verkoop',
}

/** Where visitors find a record; undefined for what has no address of its own or is not shown. */
export function publicAddress(entityName: string, record: Addressed): string | undefined {
  const { language, url, fullUrl, visible } = record
  if (entityName === 'page') {
    return visible === true && typeof fullUrl === 'string' ? `/${language}/${fullUrl}` : undefined
  }
  const parent = details[entityName]
  return parent !== undefined && typeof url === 'string' ? `${parent}/${url}` : undefined
}
