import { screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { withQuery } from '../addresses'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { FilterChips } from '../components/FilterChips'
import { Head } from '../components/Head'
import { Hero } from '../components/Hero'
import { Paging, pagedAddress } from '../components/Paging'
import { ProductList } from '../components/ProductList'
import { useLanguage } from '../layout/useLayout'
import { pageCount } from './paging'
import { addressValue, conditionParameters, productConditions, productTypes, typeParameters } from './productChoices'
import type { ProductsData } from './ScreenData'

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
  const list = { address, query: queryOf(type, condition) }
  const title = type ? formatMessage({ id: `productType.${type}` }) : formatMessage({ id: 'products.title' })
  const all = formatMessage({ id: 'filter.all' })
  return (
    <>
      <Head
        title={title}
        description={formatMessage({ id: 'products.intro' })}
        address={pagedAddress(list, language, page)}
        translationAddress={page === 1 ? translationAddress : null}
      />
      <Hero title={title} intro={formatMessage({ id: 'products.intro' })} images={[]} breadcrumbs={<Breadcrumbs />} />
      <div className="frame overview">
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
        {products.items.length > 0 ? (
          <ProductList items={products.items} headingLevel={2} isFirstInSight />
        ) : (
          <p className="empty">
            <FormattedMessage id="paging.none" />
          </p>
        )}
        {products.total > 0 && (
          <Paging page={page} pages={pageCount(products.total)} total={products.total} {...list} />
        )}
      </div>
    </>
  )
}
