/** What a type of schema.org has to have, what search engines recommend besides, and what else it may have. */
interface Rule {
  required: readonly string[]
  /** Missing only where the shop does not know it, which a story names. */
  recommended?: readonly string[]
  optional?: readonly string[]
}

const specificationRule: Rule = {
  required: ['priceCurrency', 'valueAddedTaxIncluded'],
  optional: ['price', 'minPrice', 'maxPrice'],
}
const articleRule: Rule = {
  required: ['headline', 'author', 'publisher', 'mainEntityOfPage'],
  recommended: ['image', 'datePublished', 'dateModified', 'description', 'inLanguage'],
  optional: ['expires'],
}

/** The types that pages are described with. */
const rules: Record<string, Rule> = {
  ComputerStore: {
    required: ['@id', 'name', 'address', 'url'],
    recommended: ['image', 'telephone', 'email', 'geo', 'openingHoursSpecification', 'priceRange', 'description'],
    optional: ['specialOpeningHoursSpecification', 'sameAs', 'vatID'],
  },
  PostalAddress: { required: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'] },
  GeoCoordinates: { required: ['latitude', 'longitude'] },
  OpeningHoursSpecification: {
    required: ['opens', 'closes'],
    optional: ['dayOfWeek', 'validFrom', 'validThrough'],
  },
  BreadcrumbList: { required: ['itemListElement'] },
  ItemList: { required: ['itemListElement'] },
  // Of a trail a name with its address, of a list the address of what it leads to.
  ListItem: { required: ['position'], optional: ['name', 'item', 'url'] },
  NewsArticle: articleRule,
  Article: articleRule,
  Organization: { required: ['@id', 'name', 'url'] },
  Product: {
    required: ['name', 'offers'],
    recommended: ['sku', 'description', 'image', 'brand'],
    optional: ['gtin'],
  },
  Brand: { required: ['name'] },
  Service: {
    required: ['name', 'provider', 'url'],
    recommended: ['serviceType', 'description', 'image', 'offers'],
  },
  Offer: {
    required: ['url', 'priceSpecification'],
    optional: ['price', 'priceCurrency', 'itemCondition', 'availability', 'warranty', 'seller'],
  },
  PriceSpecification: specificationRule,
  UnitPriceSpecification: specificationRule,
  WarrantyPromise: { required: ['durationOfWarranty'] },
  QuantitativeValue: { required: ['value', 'unitCode'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
}

/** What a value has to look like, by the name of the property. */
const forms: Record<string, RegExp> = {
  gtin: /^(\d{8}|\d{12,14})$/,
  price: /^\d+\.\d\d$/,
  minPrice: /^\d+\.\d\d$/,
  maxPrice: /^\d+\.\d\d$/,
  priceCurrency: /^[A-Z]{3}$/,
  url: /^https?:\/\//,
  item: /^https?:\/\//,
  mainEntityOfPage: /^https?:\/\//,
  '@id': /^https?:\/\/.+#/,
  datePublished: /^\d{4}-\d\d-\d\dT/,
  dateModified: /^\d{4}-\d\d-\d\dT/,
  opens: /^\d\d:\d\d$/,
  closes: /^\d\d:\d\d$/,
  itemCondition: /^https:\/\/schema\.org\/\w+Condition$/,
  availability: /^https:\/\/schema\.org\/\w+$/,
  inLanguage: /^(nl|en)$/,
  telephone: /^\+/,
}

/** What is wrong with a description, and what of it is missing that search engines recommend. */
export function schemaFaults(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => schemaFaults(each, `${path}[${index}]`))
  if (value === '' || value === null) return [`${path} is empty`]
  if (typeof value !== 'object') return formFaults(value, path)
  const { '@context': context, '@type': type, ...properties } = value as Record<string, unknown>
  // What is described elsewhere on the page.
  if (type === undefined) return Object.keys(properties).join() === '@id' ? [] : [`${path} has no type`]
  const rule = rules[String(type)]
  const here = `${path || 'page'}:${type}`
  if (!rule) return [`${here} is of an unknown type`]
  const { required, recommended = [], optional = [] } = rule
  const has = (name: string) =>
    properties[name] !== undefined && !(Array.isArray(properties[name]) && !properties[name].length)
  return [
    ...(path === '' && context !== 'https://schema.org' ? [`${here} has no context`] : []),
    ...required.filter((name) => !has(name)).map((name) => `${here} lacks ${name}`),
    ...recommended.filter((name) => !has(name)).map((name) => `${here} should have ${name}`),
    ...Object.keys(properties)
      .filter((name) => ![...required, ...recommended, ...optional].includes(name))
      .map((name) => `${here} has an unknown ${name}`),
    ...Object.entries(properties).flatMap(([name, each]) => schemaFaults(each, `${here}.${name}`)),
  ]
}

function formFaults(value: unknown, path: string): string[] {
  const name = /([@\w]+)(\[\d+\])?$/.exec(path)?.[1] ?? ''
  const form = forms[name]
  return form && !form.test(String(value)) ? [`${path} reads ${value}`] : []
}
