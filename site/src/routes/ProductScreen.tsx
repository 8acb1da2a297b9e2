import { screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { ActionLink } from '../components/ActionLink'
import { Availability } from '../components/Availability'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { Head } from '../components/Head'
import { Icon } from '../components/icons/Icon'
import { Picture } from '../components/Picture'
import { Price } from '../components/Price'
import { RichText } from '../components/RichText'
import { SiteLink } from '../components/SiteLink'
import { plainText } from './plainText'
import type { ProductData } from './ScreenData'

/** A product: price, state, what was checked. */
export function ProductScreen() {
  const { product, translationAddress } = useLoaderData<ProductData>()
  const { formatMessage } = useIntl()
  const overview = screenAddress('products', product.language)
  const address = screenAddress('products', product.language, product.url)
  const description = plainText(product.specifications)
  return (
    <>
      <Head
        title={product.title}
        description={description}
        address={address}
        translationAddress={translationAddress}
        image={product.image}
        kind="product"
      />
      <article className="frame product">
        <Breadcrumbs />
        <div className="product__picture">
          {product.image && (
            <Picture image={product.image} alt={product.title} sizes="(min-width: 993px) 640px, 100vw" isPriority />
          )}
        </div>
        <div className="product__facts">
          {product.brand && <p className="kicker">{product.brand}</p>}
          <h1>{product.title}</h1>
          <p className="product__price">
            <Price euros={product.price} />
            <small>
              <FormattedMessage id="products.vat" />
            </small>
          </p>
          <dl className="facts">
            <dt>
              <FormattedMessage id="products.condition" />
            </dt>
            <dd>
              <FormattedMessage id={`productCondition.${product.condition}`} />
            </dd>
            <dt>
              <FormattedMessage id="products.type" />
            </dt>
            <dd>
              <FormattedMessage id={`productType.${product.productType}`} />
            </dd>
            {product.size && (
              <>
                <dt>
                  <FormattedMessage id="products.size" />
                </dt>
                <dd>{product.size}</dd>
              </>
            )}
          </dl>
          <Availability value={product.availability} />
          <p className="buttons">
            <ActionLink action="question">{formatMessage({ id: 'products.ask' })}</ActionLink>
          </p>
        </div>
        {product.specifications && (
          <section className="product__specifications">
            <h2>
              <FormattedMessage id="products.specifications" />
            </h2>
            <RichText html={product.specifications} />
          </section>
        )}
        <p className="product__onward">
          <SiteLink className="onward" to={overview}>
            <FormattedMessage id="products.all" />
            <Icon name="arrow" />
          </SiteLink>
        </p>
      </article>
    </>
  )
}
