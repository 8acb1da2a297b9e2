import { screenAddress } from '@shop/server/screens'
import { useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { withQuery } from '../addresses/addresses'
import { FilterChips } from '../components/FilterChips'
import { Overview } from '../components/Overview'
import { useLanguage } from '../screens/useLayout'
import type { ProductsData } from './loadProducts'
import { ProductList } from './ProductList'
import { addressValue, conditionParameters, productConditions, productTypes, typeParameters } from './productChoices'

/** What is for sale, by page, heading and state. */
export function ProductsScreen() {
  const { products, page, type, condition, translationAddress } = useLoaderData<ProductsData>()
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const address = screenAddress('products', language)
  const queryOf = (chosenType: string | null, chosenCondition: string | null) => ({
    [typeParameters[language]]: addressValue(chosenType),
    [conditionParameters[language]]: addressValue(chosenCondition),
  })
  const all = formatMessage({ id: 'filter.all' })
  return (
    <Overview
      screen="products"
      title={formatMessage({ id: type ? `productType.${type}` : 'products.title' })}
      chosen={condition ? [formatMessage({ id: `productCondition.${condition}` })] : []}
      intro={formatMessage({ id: 'products.intro' })}
      page={page}
      total={products.total}
      query={queryOf(type, condition)}
      translationAddress={translationAddress}
      filters={
        <>
          <FilterChips
            title={formatMessage({ id: 'products.type' })}
            chips={[null, ...productTypes].map((value) => ({
              key: value ?? 'all',
              title: value ? formatMessage({ id: `productType.${value}` }) : all,
              address: withQuery(address, queryOf(value, condition)),
              isChosen: value === type,
            }))}
          />
          <FilterChips
            title={formatMessage({ id: 'products.condition' })}
            chips={[null, ...productConditions].map((value) => ({
              key: value ?? 'all',
              title: value ? formatMessage({ id: `productCondition.${value}` }) : all,
              address: withQuery(address, queryOf(type, value)),
              isChosen: value === condition,
            }))}
          />
        </>
      }
    >
      <ProductList items={products.items} headingLevel={2} isFirstInSight />
    </Overview>
  )
}
