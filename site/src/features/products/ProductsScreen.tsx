import { screenAddress } from '@shop/server/screens'
import { useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import type { ProductType } from '../../generated/graphql'
import { withQuery } from '../../kernel/addresses/addresses'
import { FilterChips } from '../../kernel/components/FilterChips'
import { Overview } from '../../kernel/components/Overview'
import { useLanguage } from '../../kernel/screens/useLayout'
import type { ProductsData } from './loadProducts'
import { ProductFilters } from './ProductFilters'
import { ProductList } from './ProductList'
import { brandKey, productOrders, productQuery, productTypes } from './productChoices'

export { loadProducts } from './loadProducts'

/** What is for sale, by page, narrowed down and in an order. */
export function ProductsScreen() {
  const { products, choices, page, filter, translationAddress } = useLoaderData<ProductsData>()
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const address = screenAddress('products', language)
  const { type, condition, brand, price, inStock, order } = filter
  const countOf = (value: ProductType) => choices.types.find((one) => one.value === value)?.count ?? 0
  const types = productTypes.filter((value) => value === type || countOf(value) > 0)
  const brandName = choices.brands.find(({ value }) => brandKey(value) === brand)?.value
  return (
    <Overview
      screen="products"
      title={formatMessage({ id: type ? `productType.${type}` : 'products.title' })}
      chosen={[condition && formatMessage({ id: `productCondition.${condition}` }), brandName].filter(
        (one) => one != null,
      )}
      intro={formatMessage({ id: 'products.intro' })}
      page={page}
      total={products.total}
      query={productQuery(language, filter)}
      translationAddress={translationAddress}
      isUnlisted={price !== null || inStock || order !== productOrders[0]}
      filters={
        <>
          <FilterChips
            title={formatMessage({ id: 'products.type' })}
            chips={[null, ...types].map((value) => ({
              key: value ?? 'all',
              title: formatMessage({ id: value ? `productType.${value}` : 'filter.all' }),
              count: value ? countOf(value) : choices.types.reduce((sum, { count }) => sum + count, 0),
              address: withQuery(address, productQuery(language, { ...filter, type: value })),
              isChosen: value === type,
            }))}
          />
          <ProductFilters filter={filter} choices={choices} total={products.total} />
        </>
      }
    >
      <ProductList items={products.items} headingLevel={2} isFirstInSight />
    </Overview>
  )
}
