import { bandKey } from '@shop/server/priceBands'
import { screenAddress } from '@shop/server/screens'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { withQuery } from '../../kernel/addresses/addresses'
import { useHydrated } from '../../kernel/browser/useHydrated'
import { SiteLink } from '../../kernel/components/SiteLink'
import { deployment } from '../../kernel/i18n/deployment'
import { useLanguage } from '../../kernel/screens/useLayout'
import { ChoiceField } from './ChoiceField'
import type { ProductsData } from './loadProducts'
import {
  addressValue,
  brandKey,
  type ProductFilter,
  productOrders,
  productParameters,
  productQuery,
} from './productChoices'

interface ProductFiltersProps extends Pick<ProductsData, 'filter' | 'choices'> {
  total: number
}

/** Narrows the products down and puts them in an order, at once; without scripts with a button. On a phone it is a fold. */
export function ProductFilters({ filter, choices, total }: ProductFiltersProps) {
  const language = useLanguage()
  const intl = useIntl()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const names = productParameters[language]
  const address = screenAddress('products', language)
  const query = productQuery(language, filter)
  const chosen = Object.entries(query).filter(([name, value]) => value !== null && name !== names.type).length
  const [isOpenAtFirst] = useState(chosen > 0)

  const shown = useRef(filter)
  useEffect(() => {
    if (shown.current === filter) return
    shown.current = filter
    if (form.current) show(form.current, query)
  }, [filter, query])

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    navigate(withQuery(address, Object.fromEntries(given)), { preventScrollReset: true })
  }
  const field = (name: Exclude<keyof ProductFilter, 'type' | 'inStock'>, options: [string, string, number?][]) => (
    <ChoiceField
      name={names[name]}
      label={intl.formatMessage({ id: `productFilter.${name}` })}
      chosen={query[names[name]] ?? ''}
      options={options}
    />
  )
  const any = intl.formatMessage({ id: 'productFilter.any' })
  return (
    <>
      <details className="filters" open={isOpenAtFirst}>
        <summary>
          <FormattedMessage id="productFilter.title" values={{ chosen }} />
        </summary>
        <form ref={form} method="get" action={address} autoComplete="off" onChange={apply} onSubmit={apply}>
          {filter.type && <input type="hidden" name={names.type} value={addressValue(filter.type) ?? ''} />}
          {field('brand', [
            ['', any],
            ...choices.brands.map(({ value, count }): [string, string, number] => [brandKey(value), value, count]),
          ])}
          {field('condition', [
            ['', any],
            ...choices.conditions.map(({ value, count }): [string, string, number] => [
              String(addressValue(value)),
              intl.formatMessage({ id: `productCondition.${value}` }),
              count,
            ]),
          ])}
          {field('price', [
            ['', any],
            ...choices.prices.map((band): [string, string, number] => [
              bandKey(band),
              bandWords(band, intl),
              band.count,
            ]),
          ])}
          {field(
            'order',
            productOrders.map((order, index) => [
              index === 0 ? '' : order,
              intl.formatMessage({ id: `productFilter.${order}` }),
            ]),
          )}
          <label className="filters__flag">
            <input type="checkbox" name={names.inStock} value="1" defaultChecked={filter.inStock} />
            <span>
              <FormattedMessage id="productFilter.inStock" values={{ count: choices.inStock }} />
            </span>
          </label>
          {!isHydrated && (
            <button type="submit" className="button button--quiet">
              <FormattedMessage id="productFilter.apply" />
            </button>
          )}
        </form>
      </details>
      <div className="filters__results">
        <p role="status">
          <FormattedMessage id="paging.results" values={{ total }} />
        </p>
        {chosen > 0 && (
          <SiteLink to={withQuery(address, { [names.type]: query[names.type] })} preservesScroll>
            <FormattedMessage id="productFilter.clear" />
          </SiteLink>
        )}
      </div>
    </>
  )
}

/** Puts the fields as the address says, which may have changed by a link or by going back. */
function show(form: HTMLFormElement, query: Record<string, string | null>): void {
  for (const element of form.elements) {
    if (element instanceof HTMLSelectElement) element.value = query[element.name] ?? ''
    if (element instanceof HTMLInputElement && element.type === 'checkbox')
      element.checked = query[element.name] != null
  }
}

/** Such as `€ 100 tot € 250`. */
function bandWords(
  { from, below }: { from: number; below?: number | null },
  { formatMessage, formatNumber }: IntlShape,
): string {
  const { currency } = deployment()
  const amount = (value: number) => formatNumber(value, { style: 'currency', currency, maximumFractionDigits: 0 })
  if (below == null) return formatMessage({ id: 'productFilter.from' }, { from: amount(from) })
  if (from === 0) return formatMessage({ id: 'productFilter.below' }, { below: amount(below) })
  return formatMessage({ id: 'productFilter.between' }, { from: amount(from), below: amount(below) })
}
